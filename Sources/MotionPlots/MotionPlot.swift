import Drawing
package import Foundation
import Geometry
package import Typography

/// Offset, velocity and phase of one or two recordings over the same time.
package struct MotionPlot {
  /// A motion with its name in the legend.
  package struct Recording {
    /// The name in the legend.
    package var name: String
    /// The motion.
    package var trace: MotionTrace

    /// - Parameter name: The name in the legend; long names are shortened.
    package init(name: String, trace: MotionTrace) {
      self.name = name
      self.trace = trace
    }
  }

  let recordings: [Recording]
  let times: ClosedRange<Double>
  let style: PlotStyle
  let textEngine: any TextEngine

  /// The width of a plot, in points.
  package static let width: CGFloat = 720
  static let left: CGFloat = 60
  static let right: CGFloat = 676

  /// - Parameters:
  ///   - recordings: One recording, or two to be compared, with samples.
  ///   - times: The interval to show, in seconds; `nil` for all. An empty interval is extended to a second.
  ///   - textEngine: The engine that measures names.
  package init(
    _ recordings: [Recording], times: ClosedRange<Double>? = nil, isDark: Bool = false, textEngine: any TextEngine
  ) {
    self.recordings = recordings
    self.textEngine = textEngine
    style = isDark ? .dark : .light
    let spans = recordings.compactMap(\.trace.span)
    let start = spans.map(\.lowerBound).min() ?? 0
    let whole = times ?? (start...Swift.max(start, spans.map(\.upperBound).max() ?? 0))
    let isMoment = whole.upperBound - whole.lowerBound < 1e-6
    self.times = isMoment ? (whole.lowerBound - 0.5)...(whole.upperBound + 0.5) : whole
  }

  /// The plot as lines and texts.
  package var picture: PlotPicture {
    let offset = panel(top: 58, height: 210, values: offsetRange)
    let velocity = panel(top: offset.bottom + 36, height: 110, values: velocityRange)
    let bands = phaseBands(top: velocity.bottom + 36)
    let bottom = bands.isEmpty ? velocity.bottom : bands.bottom
    let size = CGSize(width: Self.width, height: bottom + 44)
    let marks =
      legend(baseline: 24) + timeGrid(panels: [offset, velocity], labels: bottom + 17)
      + offsetMarks(in: offset) + velocityMarks(in: velocity) + bands.marks
    return PlotPicture(size: size, background: style.background, marks: marks, summary: summary)
  }

  private var summary: String {
    "Scroll offset, velocity and phase over time: " + recordings.map(\.name).joined(separator: " and ")
  }

  func panel(top: CGFloat, height: CGFloat, values: ClosedRange<Double>) -> PlotPanel {
    PlotPanel(
      rect: CGRect(x: Self.left, y: top, width: Self.right - Self.left, height: height), times: times, values: values)
  }

  // MARK: Time

  private func timeGrid(panels: [PlotPanel], labels: CGFloat) -> [PlotMark] {
    guard let panel = panels.first else { return [] }
    let ticks = NiceTicks(over: times, atMost: 10)
    let lines = panels.flatMap { panel in
      ticks.values.map { time in
        PlotMark.area(
          CGRect(x: panel.x(of: time).onHalves, y: panel.rect.origin.y, width: 0.5, height: panel.rect.size.height),
          style.grid)
      }
    }
    let words = ticks.values.map { time in
      PlotMark.text(small(ticks.label(of: time), at: CGPoint(x: panel.x(of: time), y: labels), anchor: .middle))
    }
    let middle = CGPoint(x: (Self.left + Self.right) / 2, y: labels + 17)
    return lines + words + [.text(small("time, s", at: middle, anchor: .middle))]
  }

  // MARK: Words

  func small(_ text: String, at position: CGPoint, anchor: PlotText.Anchor = .start) -> PlotText {
    PlotText(text, at: position, anchor: anchor, size: PlotStyle.smallText, color: style.faintColor)
  }

  func width(of text: String, size: CGFloat, isBold: Bool = false) -> CGFloat {
    textEngine.width(of: text, font: FontDescriptor(size: size, weight: isBold ? 0.3 : 0))
  }
}

extension PlotPanel {
  var bottom: CGFloat { rect.origin.y + rect.size.height }
}

extension CGFloat {
  /// The coordinate rounded to half points, so that hairlines match the pixels of a screen with two pixels per point.
  var onHalves: CGFloat { (self * 2).rounded() / 2 }
}
