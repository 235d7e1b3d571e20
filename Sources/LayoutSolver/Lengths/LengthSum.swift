import Foundation
import Geometry

/// The sum of some lengths, and their count.
///
/// Lengths that are whole numbers of steps are summed as integers, exactly and in any order.
struct LengthSum: Equatable, Sendable {
  /// The number of steps per point. Halves, thirds, quarters, fifths, eighths and tenths of a point are whole numbers
  /// of steps.
  static let stepsPerPoint: CGFloat = 960

  var steps: Int64 = 0
  /// The sum of the lengths that are not whole numbers of steps, in points.
  var rest: CGFloat = 0
  var count = 0

  init() {}

  init(steps: Int64, rest: CGFloat, count: Int) {
    self.steps = steps
    self.rest = rest
    self.count = count
  }

  /// Creates the sum of one finite length.
  init(_ length: CGFloat) {
    count = 1
    if let whole = Self.steps(length) { steps = Int64(whole) } else { rest = length }
  }

  /// Returns a length in steps, or `nil` if it is not a whole number of them.
  @inline(__always)
  static func steps(_ length: CGFloat) -> Int32? {
    let scaled = length * stepsPerPoint
    guard abs(scaled) < CGFloat(Int32.max) else { return nil }
    let nearest = PixelGrid.whole(scaled + 0.5)
    return nearest / stepsPerPoint == length ? Int32(nearest) : nil
  }

  /// Adds one length.
  mutating func add(steps: Int32) {
    self.steps &+= Int64(steps)
    count &+= 1
  }

  /// Removes one length.
  mutating func remove(steps: Int32) {
    self.steps &-= Int64(steps)
    count &-= 1
  }

  var points: CGFloat { CGFloat(steps) / Self.stepsPerPoint + rest }

  static func + (left: LengthSum, right: LengthSum) -> LengthSum {
    LengthSum(steps: left.steps &+ right.steps, rest: left.rest + right.rest, count: left.count &+ right.count)
  }

  static func - (left: LengthSum, right: LengthSum) -> LengthSum {
    LengthSum(steps: left.steps &- right.steps, rest: left.rest - right.rest, count: left.count &- right.count)
  }
}
