import Foundation

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
          // An equal time changes nothing, and NaN keeps the time before it.
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
  func position(of fraction: Double) -> (index: Int, share: Double) {
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
