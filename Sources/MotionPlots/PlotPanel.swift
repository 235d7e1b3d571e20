import Foundation

/// A rectangle of a plot, with its ranges of times and values.
struct PlotPanel {
  let rect: CGRect
  let times: ClosedRange<Double>
  /// The values from the lower edge up.
  let values: ClosedRange<Double>

  func x(of time: Double) -> CGFloat {
    rect.origin.x + CGFloat((time - times.lowerBound) / (times.upperBound - times.lowerBound)) * rect.size.width
  }

  func y(of value: Double) -> CGFloat {
    let share = (value - values.lowerBound) / (values.upperBound - values.lowerBound)
    return rect.origin.y + rect.size.height - CGFloat(share) * rect.size.height
  }

  /// Returns a curve as the points of a line, limited to the times. A panel half a thousand points wide cannot show
  /// more than four points of a column half a point wide: the first, the extremes and the last.
  func points(of curve: MotionCurve) -> [CGPoint] {
    let points = curve.clipped(to: times).points.map { CGPoint(x: x(of: $0.time), y: y(of: $0.value)) }
    return points.count > 4_000 ? points.thinned : points.withoutRepeats
  }
}

/// Values over time, without gaps.
struct MotionCurve: Equatable {
  struct Point: Equatable {
    var time: Double
    var value: Double
  }

  /// The points; times never decrease.
  var points: [Point]

  /// Returns the part within `times`, with interpolated points at its ends.
  func clipped(to times: ClosedRange<Double>) -> MotionCurve {
    var clipped: [Point] = []
    var last: Point?
    for point in points {
      if let last, last.time < point.time {
        for edge in [times.lowerBound, times.upperBound] where last.time < edge && edge < point.time {
          let share = (edge - last.time) / (point.time - last.time)
          clipped.append(Point(time: edge, value: last.value + (point.value - last.value) * share))
        }
      }
      if times.contains(point.time) { clipped.append(point) }
      last = point
    }
    return MotionCurve(points: clipped)
  }
}

extension MotionTrace {
  var offsets: MotionCurve { MotionCurve(points: samples.map { .init(time: $0.time, value: $0.offset) }) }

  var velocities: MotionCurve {
    MotionCurve(points: withVelocities.samples.map { .init(time: $0.time, value: $0.velocity ?? 0) })
  }

  /// Returns the intervals in which a known value stayed the same; it is valid until the next sample.
  func stretches<Value: Equatable>(
    of value: (MotionSample) -> Value?
  ) -> [(times: ClosedRange<Double>, value: Value)] {
    var stretches: [(times: ClosedRange<Double>, value: Value)] = []
    var current: (start: Double, value: Value)?
    for sample in samples {
      let new = value(sample)
      guard new != current?.value else { continue }
      if let current { stretches.append((current.start...sample.time, current.value)) }
      current = new.map { (sample.time, $0) }
    }
    if let current, let end = samples.last?.time { stretches.append((current.start...end, current.value)) }
    return stretches
  }
}

extension PlotPanel {
  /// Returns the intervals that can be distinguished: of those that end within a quarter of a point of each other, the
  /// first. A table may change its value in every one of a million rows.
  func visible<Value>(
    _ stretches: [(times: ClosedRange<Double>, value: Value)]
  ) -> [(left: CGFloat, right: CGFloat, value: Value)] {
    var seen: [(left: CGFloat, right: CGFloat, value: Value)] = []
    for stretch in stretches {
      let start = Swift.max(stretch.times.lowerBound, times.lowerBound)
      let end = Swift.min(stretch.times.upperBound, times.upperBound)
      guard start < end else { continue }
      let right = x(of: end)
      if let last = seen.last, right - last.right < 0.25 { continue }
      seen.append((x(of: start), right, stretch.value))
    }
    return seen
  }
}

extension [CGPoint] {
  /// The points without the middle ones of horizontal runs.
  fileprivate var withoutRepeats: [CGPoint] {
    var kept: [CGPoint] = []
    for point in self {
      if kept.count > 1, kept[kept.count - 1].y == point.y, kept[kept.count - 2].y == point.y { kept.removeLast() }
      kept.append(point)
    }
    return kept
  }

  fileprivate var thinned: [CGPoint] {
    var kept: [CGPoint] = []
    var start = startIndex
    while start < endIndex {
      let column = (self[start].x * 2).rounded(.down)
      let end = self[start...].firstIndex { ($0.x * 2).rounded(.down) != column } ?? endIndex
      let low = (start..<end).min { self[$0].y < self[$1].y } ?? start
      let high = (start..<end).max { self[$0].y < self[$1].y } ?? start
      for index in Set([start, low, high, end - 1]).sorted() { kept.append(self[index]) }
      start = end
    }
    return kept
  }
}
