import Foundation
import MotionPlots
import UIKit
import UIKitCore

/// The curves of a scope: offset with stops and target, below it the velocity, and below that the phase.
final class ScopeGraph: UIView {
  var content = ScopeView.Content() {
    didSet {
      guard content != oldValue else { return }
      let trace = content.trace.withVelocities
      samples = Self.shown(trace, in: times)
      reference = content.reference.map { Self.shown($0, in: times) } ?? []
      ranges = Ranges(samples, reference)
      legend.show(samples.isEmpty ? nil : ranges, hasReference: !reference.isEmpty)
      setNeedsDisplay()
    }
  }

  /// The samples on screen, and the one before them.
  private var samples: [MotionSample] = []
  private var reference: [MotionSample] = []
  private var ranges = Ranges([], [])
  private let legend: ScopeLegend

  init(language: Language) {
    legend = ScopeLegend(language: language)
    super.init(frame: .zero)
    backgroundColor = .clear
    contentMode = .redraw
    clipsToBounds = true
    addSubview(legend)
  }

  /// The values from the lower to the upper edge of the graphs.
  struct Ranges: Equatable {
    /// Offsets, in points.
    var offsets: ClosedRange<Double>
    /// The greatest velocity, in points per second, of both directions.
    var velocity: Double

    init(_ samples: [MotionSample], _ reference: [MotionSample]) {
      let all = samples.flatMap { [$0.offset, $0.target ?? $0.offset] } + reference.map(\.offset)
      let (low, high) = (all.min() ?? 0, all.max() ?? 0)
      let margin = max(10, (high - low) * 0.1)
      offsets = (low - margin)...(high + margin)
      velocity = max(100, samples.compactMap(\.velocity).map(abs).max() ?? 0)
    }
  }

  /// The graphs from top to bottom: offsets, velocities and phases.
  private var areas: (offsets: CGRect, speeds: CGRect, phases: CGRect) {
    let top = ScopeLegend.rowHeight
    let (width, height) = (max(0, bounds.width - ScopeLegend.margin), max(0, bounds.height - top))
    return (
      CGRect(x: 0, y: top, width: width, height: max(0, height * 0.62 - top)),
      CGRect(x: 0, y: height * 0.66, width: width, height: height * 0.22),
      CGRect(x: 0, y: height * 0.92, width: width, height: height * 0.08)
    )
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    legend.frame = bounds
    (legend.offsets, legend.speeds) = (areas.offsets, areas.speeds)
  }

  required init?(coder: NSCoder) { nil }

  private var times: ClosedRange<Double> {
    let end = content.trace.samples.last?.time ?? 0
    return (end - ScopeView.Content.duration)...end
  }

  override func draw(_ rect: CGRect) {
    let areas = areas
    UIColor.tertiarySystemFill.setFill()
    [areas.offsets, areas.speeds].forEach { UIBezierPath(rect: $0).fill() }
    guard !samples.isEmpty else { return }
    drawOffsets(in: areas.offsets)
    let speed = Panel(rect: areas.speeds, times: times, values: -ranges.velocity...ranges.velocity)
    rule(at: speed.y(0), in: areas.speeds, .separator)
    curve(samples.map { speed.point($0.time, $0.velocity ?? 0) }, .systemGreen)
    drawPhases(in: areas.phases)
  }

  /// Returns the samples on screen, and the one before them. A recorded motion can go on longer than the one on screen.
  static func shown(_ trace: MotionTrace, in times: ClosedRange<Double>) -> [MotionSample] {
    let samples = trace.samples.prefix { $0.time <= times.upperBound }
    let first = samples.firstIndex { $0.time >= times.lowerBound } ?? samples.endIndex
    return Array(samples[max(0, first - 1)...])
  }

  private func drawOffsets(in rect: CGRect) {
    let panel = Panel(rect: rect, times: times, values: ranges.offsets)
    for stop in content.stops where panel.values.contains(stop) { rule(at: panel.y(stop), in: rect, .systemOrange) }
    for run in Self.runs(samples, of: \.target) {
      let dash = UIBezierPath()
      dash.move(to: panel.point(run.start, run.value))
      dash.addLine(to: panel.point(run.end, run.value))
      UIColor.systemPurple.setStroke()
      dash.stroke()
    }
    curve(reference.map { panel.point($0.time, $0.offset) }, .systemRed)
    curve(samples.map { panel.point($0.time, $0.offset) }, .systemBlue)
  }

  private func drawPhases(in rect: CGRect) {
    let panel = Panel(rect: rect, times: times, values: 0...1)
    for run in Self.runs(samples, of: \.phase) {
      guard let color = Self.color(of: run.value) else { continue }
      let x = max(0, panel.point(run.start, 0).x)
      color.setFill()
      // Half a point over the next one, so that no seam shows.
      let width = max(0, panel.point(run.end, 0).x - x + 0.5)
      UIBezierPath(rect: CGRect(x: x, y: rect.minY, width: width, height: rect.height)).fill()
    }
  }

  /// The time in which a value stays the same.
  struct Run<Value: Equatable>: Equatable {
    var value: Value
    var start: Double
    var end: Double
  }

  /// Returns the times in which a value stays the same, each up to the sample at which the next one begins. Drawing is
  /// expensive for each path, not for each point.
  static func runs<Value: Equatable>(_ samples: [MotionSample], of value: (MotionSample) -> Value?) -> [Run<Value>] {
    var runs: [Run<Value>] = []
    for (sample, next) in zip(samples, samples.dropFirst()) {
      guard let value = value(sample) else { continue }
      if let last = runs.last, last.value == value, last.end == sample.time {
        runs[runs.count - 1].end = next.time
      } else {
        runs.append(Run(value: value, start: sample.time, end: next.time))
      }
    }
    return runs
  }

  /// The color of a phase in the strip; `nil` for rest.
  static func color(of phase: ScrollActivity) -> UIColor? {
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
