import Foundation

/// The sum of some lengths, and of how many.
///
/// Lengths that are whole numbers of steps are summed as such, exactly and in any order.
struct LengthSum: Equatable, Sendable {
  /// Halves, thirds, quarters, fifths, eighths and tenths of a point are whole numbers of steps.
  static let stepsPerPoint: CGFloat = 960

  var steps: Int64 = 0
  /// Of lengths that are no whole number of steps, in points.
  var rest: CGFloat = 0
  var count = 0

  init() {}

  init(steps: Int64, rest: CGFloat, count: Int) {
    self.steps = steps
    self.rest = rest
    self.count = count
  }

  /// One finite length.
  init(_ length: CGFloat) {
    count = 1
    let scaled = length * Self.stepsPerPoint
    if abs(scaled) < CGFloat(Int32.max), case let whole = scaled.rounded(), whole / Self.stepsPerPoint == length {
      steps = Int64(whole)
    } else {
      rest = length
    }
  }

  var points: CGFloat { CGFloat(steps) / Self.stepsPerPoint + rest }

  static func + (left: LengthSum, right: LengthSum) -> LengthSum {
    LengthSum(steps: left.steps &+ right.steps, rest: left.rest + right.rest, count: left.count &+ right.count)
  }

  static func - (left: LengthSum, right: LengthSum) -> LengthSum {
    LengthSum(steps: left.steps &- right.steps, rest: left.rest - right.rest, count: left.count &- right.count)
  }
}
