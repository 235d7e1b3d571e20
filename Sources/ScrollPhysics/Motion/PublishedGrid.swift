import Foundation

/// The grid to which published numbers are rounded: 1/64 point for offsets, 1/64 point per second for velocities.
///
/// `exp`, `log` and `cos` differ in the last bit between processors with and without fused multiplication. The grid
/// removes that bit, so that all processors draw the same frames and pass delegates the same numbers. 1/64 is exact in
/// binary and finer than any device pixel, and sixty-four times 1, 2 or 3 pixels per point is a whole number: a value
/// on the grid is exactly between two pixels or at least a sixty-fourth of a pixel away, so rounding it again, to
/// pixels, cannot make those processors differ either.
///
/// The physics rounds nothing internally, and rounded values are never inputs.
package enum PublishedGrid {
  /// The number of grid steps per point.
  package static let steps = 64.0

  /// Returns an offset in points, rounded to the grid.
  package static func offset(_ value: Double) -> Double { (value * steps).rounded() / steps }

  /// Returns a scale rounded to a grid so fine that one step moves the edge of content ten thousand points long by a
  /// hundredth of a point.
  package static func scale(_ value: Double) -> Double { (value * scaleSteps).rounded() / scaleSteps }

  private static let scaleSteps = 1_048_576.0

  /// Returns a velocity in points per second, rounded to the grid.
  package static func velocity(_ value: Double) -> Double { (value * steps).rounded() / steps }
}
