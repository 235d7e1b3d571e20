import Foundation
import Geometry

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
    let (index, share) = times.position(of: fraction)
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
