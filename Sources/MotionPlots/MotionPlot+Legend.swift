import Foundation
import Geometry

extension MotionPlot {
  private static let sampleLength: CGFloat = 28

  /// Returns the legend of the recordings' lines and of the thin dashes.
  func legend(baseline: CGFloat) -> [PlotMark] {
    var marks: [PlotMark] = []
    var x = Self.left
    let middle = baseline - PlotStyle.text * PlotStyle.middle
    for (index, recording) in recordings.enumerated() {
      marks.append(.line(sample(ofLine: index, at: CGPoint(x: x, y: middle))))
      add(recording.name.shortened, after: &x, baseline, to: &marks)
    }
    guard let index = recordings.firstIndex(where: { $0.trace.samples.contains { $0.target != nil } }) else {
      return marks
    }
    let line = PlotLine(
      points: [CGPoint(x: x, y: middle), CGPoint(x: x + Self.sampleLength, y: middle)], width: PlotStyle.targetWidth,
      dash: style.dash(ofTarget: index), color: style.lines[index])
    marks.append(.line(line))
    add("resting offset", after: &x, baseline, to: &marks)
    return marks
  }

  private func add(_ name: String, after x: inout CGFloat, _ baseline: CGFloat, to marks: inout [PlotMark]) {
    x += Self.sampleLength + 8
    marks.append(.text(PlotText(name, at: CGPoint(x: x, y: baseline), size: PlotStyle.text, color: style.textColor)))
    x += width(of: name, size: PlotStyle.text) + 24
  }

  /// Returns a short piece of a recording's line.
  func sample(ofLine index: Int, at start: CGPoint) -> PlotLine {
    PlotLine(
      points: [start, CGPoint(x: start.x + Self.sampleLength, y: start.y)], width: PlotStyle.lineWidth,
      dash: style.dash(ofLine: index), color: style.lines[index])
  }
}

extension String {
  /// The name shortened so that two names and their descriptions fit on one line.
  fileprivate var shortened: String { count <= 28 ? self : prefix(27) + "…" }
}
