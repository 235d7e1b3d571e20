import Foundation

/// The grid on which numbers leave the physics: 1/64 point for offsets, 1/64 point per second for velocities.
///
/// `exp`, `log` and `cos` differ in the last bit between processors with and without fused multiplication. The grid
/// takes that bit off, so that all of them draw the same frames and tell delegates the same numbers. 1/64 is exact in
/// binary, finer than any device pixel, and sixty-four times 1, 2 or 3 pixels per point is a whole number: a value on
/// the grid lies exactly between two pixels or a sixty-fourth of a pixel away from there, so rounding it once more, to
/// pixels, cannot tell those processors apart either.
///
/// Inside nothing is rounded, and what has been rounded is never fed back.
package enum PublishedGrid {
  /// Grid steps to a point.
  package static let steps = 64.0

  package static func offset(_ value: Double) -> Double { (value * steps).rounded() / steps }

  /// Scales that fingers and motions give: a step moves the edge of content as long as ten thousand points by a
  /// hundredth of a point.
  package static func scale(_ value: Double) -> Double { (value * scaleSteps).rounded() / scaleSteps }

  private static let scaleSteps = 1_048_576.0

  package static func velocity(_ value: Double) -> Double { (value * steps).rounded() / steps }
}
