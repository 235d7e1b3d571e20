import Drawing
import Foundation
import Geometry

extension MotionPlot {
  // MARK: Ranges

  /// The range of offsets and targets, including the ends of the content if they are near.
  var offsetRange: ClosedRange<Double> {
    var data = range(of: recordings.map(\.trace.offsets)) ?? 0...0
    for target in recordings.flatMap({ $0.trace.stretches(of: \.target) }) where target.times.overlaps(times) {
      data = data.including(target.value)
    }
    let near = (data.upperBound - data.lowerBound) * 0.15
    let ends = recordings.compactMap(\.trace.bounds).flatMap { [$0.lowerBound, $0.upperBound] }
    let reach = (data.lowerBound - near)...(data.upperBound + near)
    return ends.filter { reach.contains($0) }.reduce(data) { $0.including($1) }.padded(least: 2)
  }

  var velocityRange: ClosedRange<Double> {
    (range(of: recordings.map(\.trace.velocities)) ?? 0...0).including(0).padded(least: 20)
  }

  private func range(of curves: [MotionCurve]) -> ClosedRange<Double>? {
    let values = curves.flatMap { $0.clipped(to: times).points.map(\.value) }
    guard let least = values.min(), let most = values.max() else { return nil }
    return least...most
  }

  // MARK: Panels

  func offsetMarks(in panel: PlotPanel) -> [PlotMark] {
    var marks = frame(of: panel, title: "offset, pt", ticks: 6) + ends(in: panel)
    for (index, recording) in recordings.enumerated() {
      for target in panel.visible(recording.trace.stretches(of: \.target)) {
        let y = panel.y(of: target.value)
        let points = [CGPoint(x: target.left, y: y), CGPoint(x: target.right, y: y)]
        let dash = style.dash(ofTarget: index)
        marks.append(
          .line(PlotLine(points: points, width: PlotStyle.targetWidth, dash: dash, color: style.lines[index])))
      }
    }
    return marks + lines(in: panel) { $0.offsets }
  }

  func velocityMarks(in panel: PlotPanel) -> [PlotMark] {
    let zero = hairline(at: panel.y(of: 0), in: panel, color: style.edge)
    return frame(of: panel, title: "velocity, pt/s", ticks: 4) + [zero] + lines(in: panel) { $0.velocities }
  }

  private func lines(in panel: PlotPanel, _ curve: (MotionTrace) -> MotionCurve) -> [PlotMark] {
    recordings.enumerated().compactMap { index, recording in
      let points = panel.points(of: curve(recording.trace))
      guard !points.isEmpty else { return nil }
      return .line(
        PlotLine(
          points: points, width: PlotStyle.lineWidth, dash: style.dash(ofLine: index), color: style.lines[index]))
    }
  }

  /// Returns the panel's title, and a hairline with a number at every round value.
  private func frame(of panel: PlotPanel, title: String, ticks limit: Int) -> [PlotMark] {
    let ticks = NiceTicks(over: panel.values, atMost: limit)
    var marks = [heading(title, above: panel.rect.origin.y)]
    for value in ticks.values {
      let y = panel.y(of: value)
      marks.append(hairline(at: y, in: panel, color: style.grid))
      let position = CGPoint(x: Self.left - 8, y: y + PlotStyle.smallText * PlotStyle.middle)
      marks.append(.text(small(ticks.label(of: value), at: position, anchor: .end)))
    }
    return marks
  }

  func heading(_ title: String, above top: CGFloat) -> PlotMark {
    .text(
      PlotText(
        title, at: CGPoint(x: Self.left, y: top - 9), size: PlotStyle.text, isBold: true, color: style.textColor))
  }

  /// Returns the ends of the content, from the first recording that has them.
  private func ends(in panel: PlotPanel) -> [PlotMark] {
    guard let bounds = recordings.compactMap(\.trace.bounds).first else { return [] }
    let start = panel.y(of: bounds.lowerBound)
    var ends = [("start", bounds.lowerBound)]
    let gap = abs(panel.y(of: bounds.upperBound) - start)
    if gap > PlotStyle.smallText * 1.2 { ends.append(("end", bounds.upperBound)) }
    return ends.filter { panel.values.contains($0.1) }.flatMap { name, value in
      let y = panel.y(of: value)
      let position = CGPoint(x: Self.right + 6, y: y + PlotStyle.smallText * PlotStyle.middle)
      return [hairline(at: y, in: panel, color: style.edge), .text(small(name, at: position))]
    }
  }

  private func hairline(at y: CGFloat, in panel: PlotPanel, color: Color) -> PlotMark {
    .area(CGRect(x: panel.rect.origin.x, y: y.onHalves, width: panel.rect.size.width, height: 0.5), color)
  }
}

extension ClosedRange<Double> {
  fileprivate func including(_ value: Double) -> ClosedRange<Double> {
    Swift.min(lowerBound, value)...Swift.max(upperBound, value)
  }

  /// Returns the range with a margin, and at least `least` long.
  fileprivate func padded(least: Double) -> ClosedRange<Double> {
    let margin = Swift.max((upperBound - lowerBound) * 0.06, (least - (upperBound - lowerBound)) / 2)
    return (lowerBound - margin)...(upperBound + margin)
  }
}
