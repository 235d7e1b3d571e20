import Foundation
import Geometry

/// The interpolation between keyframes.
enum KeyframeMode: Equatable {
  case linear
  case discrete
  case paced
  case cubic
  case cubicPaced

  var isPaced: Bool { self == .paced || self == .cubicPaced }
  var isCubic: Bool { self == .cubic || self == .cubicPaced }
}

/// The times of keyframes, as fractions of the duration.
struct KeyframeTimes: Equatable {
  /// The times in ascending order, in `0 ... 1`.
  let times: [Double]
  private let easings: [Easing]

  /// - Parameter wanted: The times. The keyframes are distributed evenly if their number differs.
  init(count: Int, wanted: [Double]?, easings: [Easing], mode: KeyframeMode) {
    let ends = mode == .discrete ? count : Swift.max(1, count - 1)
    let even = (0..<count).map { Double($0) / Double(ends) }
    var reached = 0.0
    times =
      wanted.map { $0.prefix(count) }.flatMap { wanted in
        guard wanted.count == count else { return nil }
        return wanted.map { time in
          if time > reached { reached = Swift.min(time, 1) }
          return reached
        }
      } ?? even
    self.easings = mode.isPaced ? [] : easings
  }

  /// Creates the times of a paced animation, at distances proportional to `lengths`.
  init(lengths: [Double]) {
    let total = lengths.reduce(0, +)
    var passed = 0.0
    let even = 1 / Double(Swift.max(1, lengths.count))
    times =
      [0]
      + lengths.indices.map { index in
        passed += lengths[index]
        return total > 0 && total.isFinite ? passed / total : Double(index + 1) * even
      }
    easings = []
  }

  /// Returns the keyframe at or before `fraction`, and the progress toward the next one.
  ///
  /// - Complexity: O(log n).
  func place(of fraction: Double) -> (index: Int, share: Double) {
    var (low, high) = (0, times.count)
    while low < high {
      let middle = (low + high) / 2
      if times[middle] <= fraction { low = middle + 1 } else { high = middle }
    }
    let index = low - 1
    guard index >= 0 else { return (0, 0) }
    guard index < times.count - 1 else { return (times.count - 1, 0) }
    let share = (fraction - times[index]) / (times[index + 1] - times[index])
    return (index, easings.indices.contains(index) ? Double(easings[index].progress(at: share)) : share)
  }
}

/// The keyframes of a property.
struct KeyframeTrack: Equatable {
  /// The values. There is at least one.
  private(set) var values: [AnimatedValue]
  private let times: KeyframeTimes
  private let mode: KeyframeMode

  /// Creates the keyframes; `nil` without values.
  init?(values: [AnimatedValue], times: [Double]?, easings: [Easing], mode: KeyframeMode) {
    guard !values.isEmpty else { return nil }
    self.values = values
    self.mode = mode
    self.times =
      mode.isPaced
      ? KeyframeTimes(lengths: zip(values, values.dropFirst()).map { $0.distance(to: $1) })
      : KeyframeTimes(count: values.count, wanted: times, easings: easings, mode: mode)
  }

  /// Replaces the first value, and equal ones that follow it.
  mutating func begin(with value: AnimatedValue) {
    let first = values[0]
    for index in values.prefix(while: { $0 == first }).indices { values[index] = value }
  }

  /// - Parameter fraction: The fraction of the duration. Outside `0 ... 1` it is the first or last value.
  func value(at fraction: Double) -> AnimatedValue {
    let (index, share) = times.place(of: fraction)
    guard index < values.count - 1, mode != .discrete else { return values[index] }
    if mode.isCubic, let smooth = smoothValue(after: index, share: share) { return smooth }
    return values[index].mixed(with: values[index + 1], share: CGFloat(share))
  }

  /// Returns a value of the smooth curve through the keyframes.
  ///
  /// - Source: cubic Hermite curves with the slopes of Catmull and Rom. At both ends, the value itself takes the place
  ///   of the missing neighbor.
  private func smoothValue(after index: Int, share t: Double) -> AnimatedValue? {
    func numbers(_ index: Int) -> SIMD4<Double>? {
      guard case .numbers(let numbers) = values[Swift.max(0, Swift.min(index, values.count - 1))] else { return nil }
      return numbers
    }
    guard let before = numbers(index - 1), let from = numbers(index), let to = numbers(index + 1),
      let after = numbers(index + 2)
    else { return nil }
    let (leaving, arriving) = ((to - before) / 2, (after - from) / 2)
    let (t2, t3) = (t * t, t * t * t)
    let kept = from * (2 * t3 - 3 * t2 + 1) + to * (3 * t2 - 2 * t3)
    return .numbers(kept + leaving * (t3 - 2 * t2 + t) + arriving * (t3 - t2))
  }
}
