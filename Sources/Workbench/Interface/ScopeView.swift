import Foundation
import MotionPlots
import UIKit
import UIKitCore

/// The physics scope: the motion of one axis of a scroll view over the latest seconds.
final class ScopeView: UIView {
  typealias Content = InspectionContent.Motion

  private let language: Language
  private let title = InterfaceStyle.label(font: .systemFont(ofSize: 11, weight: .semibold))
  private let values = InterfaceStyle.label(
    font: .monospacedDigitSystemFont(ofSize: 11, weight: .regular), color: .secondaryLabel)
  private let graph = ScopeGraph()
  private let line = UIView()

  init(language: Language) {
    self.language = language
    super.init(frame: .zero)
    backgroundColor = InterfaceStyle.bar
    clipsToBounds = true
    line.backgroundColor = .separator
    values.textAlignment = .right
    [title, values, graph, line].forEach(addSubview)
    refresh()
  }

  required init?(coder: NSCoder) { nil }

  var content = Content() {
    didSet { if content != oldValue { refresh() } }
  }

  private func refresh() {
    graph.content = content
    guard let last = content.trace.samples.last else {
      title.text = language == .korean ? "스크롤하면 움직임이 보입니다." : "Scroll to see the motion."
      values.text = ""
      return setNeedsLayout()
    }
    defer { setNeedsLayout() }
    title.text = language == .korean ? Self.korean(content.name) : content.name
    let number = { (value: Double?) in value.map { String(format: "%.1f", $0) } ?? "-" }
    let phase = last.phase.map { language == .korean ? $0.korean : $0.rawValue } ?? ""
    values.text = "\(number(last.offset)) → \(number(last.target))  \(number(last.velocity)) pt/s  \(phase)"
  }

  /// Returns the name of a motion, such as `section 0 · horizontal`, in Korean.
  private static func korean(_ name: String) -> String {
    let words = ["page": "페이지", "section": "섹션", "horizontal": "가로", "vertical": "세로"]
    return name.split(separator: " ").map { words[String($0)] ?? String($0) }.joined(separator: " ")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(0, bounds.width - 24)
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1)
    let wanted = (values.text ?? "").isEmpty ? 0 : min(width, values.sizeThatFits(bounds.size).width + 8)
    let free = max(0, width - wanted)
    title.frame = CGRect(x: 12, y: 5, width: free, height: 14)
    values.frame = CGRect(x: 12 + free, y: 5, width: width - free, height: 14)
    graph.frame = CGRect(x: 12, y: 22, width: width, height: max(0, bounds.height - 28))
  }
}

/// The curves of a scope: offset with stops and target, below it the velocity, and below that the phase.
final class ScopeGraph: UIView {
  var content = ScopeView.Content() {
    didSet { if content != oldValue { setNeedsDisplay() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .clear
    contentMode = .redraw
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  private var times: ClosedRange<Double> {
    let end = content.trace.samples.last?.time ?? 0
    return (end - ScopeView.Content.duration)...end
  }

  override func draw(_ rect: CGRect) {
    let height = bounds.height
    let offsets = CGRect(x: 0, y: 0, width: bounds.width, height: height * 0.62)
    let speeds = CGRect(x: 0, y: height * 0.66, width: bounds.width, height: height * 0.22)
    let phases = CGRect(x: 0, y: height * 0.92, width: bounds.width, height: height * 0.08)
    UIColor.tertiarySystemFill.setFill()
    [offsets, speeds].forEach { UIBezierPath(rect: $0).fill() }
    let samples = shown(content.trace.withVelocities)
    guard !samples.isEmpty else { return }
    drawOffsets(samples, in: offsets)
    let fastest = max(100, samples.compactMap(\.velocity).map(abs).max() ?? 0)
    let speed = Panel(rect: speeds, times: times, values: -fastest...fastest)
    rule(at: speed.y(0), in: speeds, .separator)
    curve(samples.map { speed.point($0.time, $0.velocity ?? 0) }, .systemGreen)
    drawPhases(samples, in: phases)
  }

  /// Returns the samples on screen, and the one before them.
  private func shown(_ trace: MotionTrace) -> [MotionSample] {
    let first = trace.samples.firstIndex { $0.time >= times.lowerBound } ?? trace.samples.count
    return Array(trace.samples[max(0, first - 1)...])
  }

  private func drawOffsets(_ samples: [MotionSample], in rect: CGRect) {
    let reference = content.reference.map(shown) ?? []
    let all = samples.flatMap { [$0.offset, $0.target ?? $0.offset] } + reference.map(\.offset)
    let (low, high) = (all.min() ?? 0, all.max() ?? 0)
    let margin = max(10, (high - low) * 0.1)
    let panel = Panel(rect: rect, times: times, values: (low - margin)...(high + margin))
    for stop in content.stops where panel.values.contains(stop) { rule(at: panel.y(stop), in: rect, .systemOrange) }
    for (sample, next) in zip(samples, samples.dropFirst()) {
      guard let target = sample.target else { continue }
      let dash = UIBezierPath()
      dash.move(to: panel.point(sample.time, target))
      dash.addLine(to: panel.point(next.time, target))
      UIColor.systemPurple.setStroke()
      dash.stroke()
    }
    curve(reference.map { panel.point($0.time, $0.offset) }, .systemRed)
    curve(samples.map { panel.point($0.time, $0.offset) }, .systemBlue)
  }

  private func drawPhases(_ samples: [MotionSample], in rect: CGRect) {
    let panel = Panel(rect: rect, times: times, values: 0...1)
    for (sample, next) in zip(samples, samples.dropFirst()) {
      guard let phase = sample.phase, let color = Self.color(of: phase) else { continue }
      let x = max(0, panel.point(sample.time, 0).x)
      color.setFill()
      UIBezierPath(
        // Half a point over the next one, so that no seam shows.
        rect: CGRect(x: x, y: rect.minY, width: max(0, panel.point(next.time, 0).x - x + 0.5), height: rect.height)
      ).fill()
    }
  }

  private static func color(of phase: ScrollActivity) -> UIColor? {
    switch phase {
    case .idle: nil
    case .tracking: .systemGray
    case .dragging: .systemYellow
    case .decelerating: .systemBlue
    case .animating: .systemPurple
    case .wheeling: .systemOrange
    }
  }

  private func rule(at y: CGFloat, in rect: CGRect, _ color: UIColor) {
    color.setFill()
    UIBezierPath(rect: CGRect(x: rect.minX, y: y - 0.5, width: rect.width, height: 1)).fill()
  }

  private func curve(_ points: [CGPoint], _ color: UIColor) {
    guard let first = points.first, points.count > 1 else { return }
    let path = UIBezierPath()
    path.move(to: first)
    points.dropFirst().forEach(path.addLine(to:))
    path.lineWidth = 1.5
    color.setStroke()
    path.stroke()
  }

  /// The coordinates of one of the graphs.
  private struct Panel {
    var rect: CGRect
    var times: ClosedRange<Double>
    var values: ClosedRange<Double>

    func y(_ value: Double) -> CGFloat {
      rect.maxY - rect.height * CGFloat((value - values.lowerBound) / (values.upperBound - values.lowerBound))
    }

    func point(_ time: Double, _ value: Double) -> CGPoint {
      let share = (time - times.lowerBound) / (times.upperBound - times.lowerBound)
      return CGPoint(x: rect.minX + rect.width * CGFloat(share), y: y(value))
    }
  }
}

extension ScrollActivity {
  fileprivate var korean: String {
    switch self {
    case .idle: "멈춤"
    case .tracking: "누름"
    case .dragging: "끌기"
    case .decelerating: "감속"
    case .animating: "애니메이션"
    case .wheeling: "휠"
    }
  }
}
