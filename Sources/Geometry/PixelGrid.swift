public import Foundation

/// The grid of device pixels on a plane measured in points.
@frozen @usableFromInline
package struct PixelGrid: Hashable, Sendable {
  /// The pixels per point; at least a tiny positive number.
  @usableFromInline package let scale: CGFloat

  /// The tolerance, in pixels, within which a value counts as a whole pixel: products such as 1/3 × 390 × 3 differ from
  /// the integer by a few units in the last place.
  @inlinable static var slack: CGFloat { 1e-4 }

  /// Creates the grid of a screen with the given pixels per point; 1 if the number is not positive and finite.
  @usableFromInline package init(scale: CGFloat) { self.scale = scale.isFinite && scale > 0 ? scale : 1 }

  /// Returns the largest whole pixel that is not beyond `value`, in points.
  @inlinable
  package func floor(_ value: CGFloat) -> CGFloat { Self.whole(value * scale + Self.slack) / scale }

  /// Returns the nearest whole pixel, in points; halves are rounded up.
  @inlinable
  package func round(_ value: CGFloat) -> CGFloat { pixel(nearest: value) / scale }

  /// Returns the index of the pixel boundary nearest to `value`; halves are rounded up.
  @inlinable
  func pixel(nearest value: CGFloat) -> CGFloat { Self.whole(value * scale + 0.5 + Self.slack / 100) }

  /// Returns the smallest whole pixel that is not before `value`, in points.
  @inlinable
  package func ceil(_ value: CGFloat) -> CGFloat { (value * scale - Self.slack).rounded(.up) / scale }

  /// Returns the point with both coordinates rounded to the nearest pixel, in points.
  @inlinable
  package func round(_ point: CGPoint) -> CGPoint { CGPoint(x: round(point.x), y: round(point.y)) }

  /// Returns the largest whole number that is not above `value`, like `rounded(.down)`, which is a call into the C
  /// library on processors without an instruction for it. This function is called for every cell in every frame.
  ///
  /// Doubles near the added constant are whole numbers, so adding it rounds.
  @inlinable
  package static func whole(_ value: CGFloat) -> CGFloat {
    // The bound itself is a whole number for both branches: `<=` would make no difference.
    guard abs(value) < 0x1p51 else { return value.rounded(.down) }
    let nearest = (value + 0x1.8p52) - 0x1.8p52
    return nearest > value ? nearest - 1 : nearest
  }

  /// Returns a rectangle with snapped edges, so that adjacent rectangles have no gap.
  ///
  /// Sizes are computed in pixels: the difference of two rounded edges would be off by a unit in the last place, as in
  /// 184.33 - 84.33.
  package func round(_ rect: CGRect) -> CGRect {
    let x0 = pixel(nearest: rect.origin.x)
    let y0 = pixel(nearest: rect.origin.y)
    return CGRect(
      x: x0 / scale, y: y0 / scale, width: (pixel(nearest: rect.origin.x + rect.size.width) - x0) / scale,
      height: (pixel(nearest: rect.origin.y + rect.size.height) - y0) / scale)
  }
}
