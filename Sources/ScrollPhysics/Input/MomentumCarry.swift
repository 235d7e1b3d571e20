import Foundation

/// The extra velocity of repeated flicks: a list that is flicked while it still moves goes faster each time.
package enum MomentumCarry {
  private static let factor = 0.000816
  private static let exponent = 1.967
  private static let limit = 40_000.0

  /// Returns the velocity that a grabbed motion adds to a following release in the same direction.
  ///
  /// - Parameter velocity: The velocity of the motion when it was grabbed, in pt/s; NaN counts as 0.
  /// - Returns: A velocity in pt/s with the same sign, at most 40,000.
  /// - Source: a published fit to recorded flicks, of low confidence; a scroll view does not use it by default.
  package static func carried(from velocity: Double) -> Double {
    guard !velocity.isNaN else { return 0 }
    let carry = Swift.min(factor * pow(abs(velocity), exponent), limit)
    return Double(signOf: velocity, magnitudeOf: carry)
  }
}
