import Drawing
import Foundation
import Geometry

/// An affine map from device pixels to the pixels of a texture, in 1/2³² of a pixel.
///
/// Coordinates are relative to an anchor that moves with the content, so that content moved by whole pixels is sampled
/// identically.
struct AffineMap: Hashable, Sendable {
  private let anchorX: Int
  private let anchorY: Int
  /// The change of the sample position for one device pixel to the right.
  let columnX: Int
  let columnY: Int
  /// The change of the sample position for one device pixel down.
  let rowX: Int
  let rowY: Int
  private let startX: Int
  private let startY: Int

  static let one = 4_294_967_296.0
  /// The limit of the steps: content that is shrunk further is invisible, and larger steps would overflow.
  private static let steepest = 4_096.0

  /// - Parameters:
  ///   - linear: The transform from the texture's content to device pixels; its translation is ignored.
  ///   - x: The position of the content's origin, in 1/256 device pixels.
  /// - Returns: `nil` if the transform flattens the content.
  init?(linear: CGAffineTransform, x: Int, y: Int) {
    let determinant = linear.a * linear.d - linear.b * linear.c
    let inverse = CGAffineTransform(
      a: linear.d / determinant, b: -linear.b / determinant, c: -linear.c / determinant, d: linear.a / determinant,
      tx: 0, ty: 0)
    let entries = [inverse.a, inverse.b, inverse.c, inverse.d]
    guard entries.allSatisfy({ $0.isFinite && abs($0) <= Self.steepest }) else { return nil }
    (anchorX, anchorY) = (x >> 8, y >> 8)
    let fixed = { (value: CGFloat) in Int((value * Self.one).rounded()) }
    (columnX, columnY, rowX, rowY) = (fixed(inverse.a), fixed(inverse.b), fixed(inverse.c), fixed(inverse.d))
    // Pixels are sampled at their centers, and the center of a texture's first pixel is at one half.
    let centreX = 0.5 - CGFloat(x & 255) / 256
    let centreY = 0.5 - CGFloat(y & 255) / 256
    startX = fixed(inverse.a * centreX + inverse.c * centreY - 0.5)
    startY = fixed(inverse.b * centreX + inverse.d * centreY - 0.5)
  }

  var isUpright: Bool { columnY == 0 && rowX == 0 && columnX > 0 && rowY > 0 }

  /// Returns the sample position for the center of a device pixel, relative to the center of the content's first pixel.
  @inline(__always)
  func sample(x: Int, y: Int) -> (x: Int, y: Int) {
    let (dx, dy) = (x &- anchorX, y &- anchorY)
    return (
      startX &+ dx &* columnX &+ dy &* rowX,
      startY &+ dx &* columnY &+ dy &* rowY
    )
  }
}

extension AffineMap {
  /// Returns the pixels of `bounds` whose samples and interpolated neighbors are all in `area` of the content.
  ///
  /// - Precondition: The map does not rotate.
  func pixels(in bounds: PixelRect, within area: PixelRect) -> PixelRect {
    guard area.width > 1, area.height > 1 else { return .empty }
    let start = sample(x: bounds.x, y: bounds.y)
    let columns = (0..<bounds.width)
      .steps(from: start.x, by: columnX, within: (area.x << 32)..<((area.right - 1) << 32))
    let rows = (0..<bounds.height)
      .steps(from: start.y, by: rowY, within: (area.y << 32)..<((area.bottom - 1) << 32))
    return PixelRect(
      x: bounds.x + columns.lowerBound, y: bounds.y + rows.lowerBound, width: columns.count, height: rows.count)
  }
}

extension Range where Bound == Int {
  /// Returns the steps k in this range for which `start + k · step` is in `interval`.
  func steps(from start: Int, by step: Int, within interval: Range<Int>) -> Range<Int> {
    if step == 0 { return interval.contains(start) ? self : lowerBound..<lowerBound }
    let low = interval.lowerBound - start
    let high = interval.upperBound - 1 - start
    let first = step > 0 ? Self.ceilDivide(low, step) : Self.ceilDivide(-high, -step)
    let last = step > 0 ? Self.floorDivide(high, step) : Self.floorDivide(-low, -step)
    let lower = Swift.max(lowerBound, first)
    let upper = Swift.min(upperBound, last + 1)
    return lower < upper ? lower..<upper : lowerBound..<lowerBound
  }

  private static func floorDivide(_ value: Int, _ divisor: Int) -> Int {
    let quotient = value / divisor
    return value % divisor < 0 ? quotient - 1 : quotient
  }

  private static func ceilDivide(_ value: Int, _ divisor: Int) -> Int { -floorDivide(-value, divisor) }
}
