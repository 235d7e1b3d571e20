import Foundation

/// A thousand entries of a ``LengthTable``. They take 4 bytes each while every length is a whole number of 1/960
/// points.
///
/// Halves, thirds, quarters, fifths, eighths and tenths of a point are such multiples. Any other length is stored
/// exactly, at 8 bytes per entry.
struct LengthBlock: Sendable {
  static let shift = 10
  static let length = 1 << shift

  private static let noSteps = Int32.min
  private static let noPoints = CGFloat.nan

  /// The lengths in steps; empty until a length is known, and again once `points` is used.
  private var steps: [Int32] = []
  private var points: [CGFloat] = []

  var isEmpty: Bool { steps.isEmpty && points.isEmpty }

  subscript(slot: Int) -> CGFloat? {
    if !steps.isEmpty {
      return steps[slot] == Self.noSteps ? nil : CGFloat(steps[slot]) / LengthSum.stepsPerPoint
    }
    return points.isEmpty || points[slot].isNaN ? nil : points[slot]
  }

  /// Stores a finite length, or removes one if `nil`, and updates the block's sum.
  ///
  /// - Returns: Whether the length changed.
  mutating func set(_ length: CGFloat?, at slot: Int, sum: inout LengthSum) -> Bool {
    if points.isEmpty, let steps = length.map(LengthSum.steps) ?? Self.noSteps {
      return replace(slot, by: steps, &sum)
    }
    guard self[slot] != length else { return false }
    if points.isEmpty { keepPoints() }
    points[slot] = length ?? Self.noPoints
    sum = self.sum(0..<Self.length)
    return true
  }

  /// - Parameter new: The slot's length in steps, or `noSteps` to remove it.
  private mutating func replace(_ slot: Int, by new: Int32, _ sum: inout LengthSum) -> Bool {
    if steps.isEmpty {
      guard new != Self.noSteps else { return false }
      steps = Array(repeating: Self.noSteps, count: Self.length)
    }
    let old = steps[slot]
    guard new != old else { return false }
    if old != Self.noSteps { sum.remove(steps: old) }
    if new != Self.noSteps { sum.add(steps: new) }
    steps[slot] = new
    return true
  }

  private mutating func keepPoints() {
    points = (0..<Self.length).map { self[$0] ?? Self.noPoints }
    steps = []
  }

  /// Returns the sum of the known lengths in a range of slots.
  ///
  /// The result depends only on the set of known lengths, not on the order in which they were stored.
  func sum(_ slots: Range<Int>) -> LengthSum {
    var sum = LengthSum()
    if !steps.isEmpty {
      // The loop has no branches, so that the compiler can vectorize it.
      for value in steps[slots] {
        sum.steps &+= value == Self.noSteps ? 0 : Int64(value)
        sum.count &+= value == Self.noSteps ? 0 : 1
      }
    } else if !points.isEmpty {
      for value in points[slots] where !value.isNaN {
        sum.rest += value
        sum.count &+= 1
      }
    }
    return sum
  }

  /// Whether both blocks share storage, so that no comparison is needed.
  func isIdentical(to other: LengthBlock) -> Bool {
    steps.withUnsafeBufferPointer { mine in
      other.steps.withUnsafeBufferPointer { mine.baseAddress == $0.baseAddress }
    }
      && points.withUnsafeBufferPointer { mine in
        other.points.withUnsafeBufferPointer { mine.baseAddress == $0.baseAddress }
      }
  }
}
