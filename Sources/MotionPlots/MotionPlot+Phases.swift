import Drawing
import Foundation
import Geometry
import UIKitCore

/// Bands that show the phases of scrolling over time, with their legend.
struct PhaseBands {
  var marks: [PlotMark]
  var bottom: CGFloat
  var isEmpty: Bool { marks.isEmpty }
}

extension MotionPlot {
  private static let bandHeight: CGFloat = 18
  private static let bandGap: CGFloat = 6

  /// Returns a band for each recording with phases; empty if none has any.
  func phaseBands(top: CGFloat) -> PhaseBands {
    var marks: [PlotMark] = []
    var unnamed: [ScrollActivity] = []
    var named: Set<ScrollActivity> = []
    var y = top
    let panel = panel(top: top, height: Self.bandHeight, values: 0...1)
    for (index, recording) in recordings.enumerated() {
      let stretches = panel.visible(recording.trace.stretches(of: \.phase))
      guard !stretches.isEmpty else { continue }
      if recordings.count > 1 { marks.append(.line(sample(ofLine: index, at: CGPoint(x: 20, y: y + 9)))) }
      for stretch in stretches {
        let rect = CGRect(
          x: stretch.left, y: y, width: Swift.max(0.5, stretch.right - stretch.left), height: Self.bandHeight)
        marks.append(.area(rect, style.fill(of: stretch.value)))
        if let name = name(of: stretch.value, in: rect) {
          marks.append(.text(name))
          named.insert(stretch.value)
        } else if !unnamed.contains(stretch.value) {
          unnamed.append(stretch.value)
        }
      }
      y += Self.bandHeight + Self.bandGap
    }
    guard !marks.isEmpty else { return PhaseBands(marks: [], bottom: top) }
    marks += [heading("phase", above: top)] + key(to: unnamed.filter { !named.contains($0) }, above: top)
    return PhaseBands(marks: marks, bottom: y - Self.bandGap)
  }

  /// Returns the phase's name; `nil` if it does not fit.
  private func name(of phase: ScrollActivity, in rect: CGRect) -> PlotText? {
    let size = PlotStyle.smallText
    guard width(of: phase.rawValue, size: size) + 8 <= rect.size.width else { return nil }
    let position = CGPoint(
      x: rect.origin.x + rect.size.width / 2, y: rect.origin.y + rect.size.height / 2 + size * PlotStyle.middle)
    return PlotText(phase.rawValue, at: position, anchor: .middle, size: size, color: style.textColor)
  }

  /// Returns a legend of patches with names, right of the heading.
  private func key(to phases: [ScrollActivity], above top: CGFloat) -> [PlotMark] {
    var x = Self.left + width(of: "phase", size: PlotStyle.text, isBold: true) + 16
    return phases.flatMap { phase -> [PlotMark] in
      let patch = CGRect(x: x.onHalves, y: top - 17, width: 9, height: 9)
      let name = small(phase.rawValue, at: CGPoint(x: patch.origin.x + 14, y: top - 9))
      x = name.position.x + width(of: phase.rawValue, size: PlotStyle.smallText) + 14
      return [.area(patch, style.fill(of: phase)), .text(name)]
    }
  }
}
