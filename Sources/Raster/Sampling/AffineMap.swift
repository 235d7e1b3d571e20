import Drawing
import Foundation
import Geometry

/// From device pixels back to the pixels of a texture, in 1/2³² of a pixel.
///
/// Counted from an anchor that moves with the content, so that content moved by whole pixels is sampled alike.
struct AffineMap: Hashable, Sendable {
  private let anchorX: Int
  private let anchorY: Int
  /// How far the sample moves for one device pixel to the right …
  let columnX: Int
  let columnY: Int
  /// … and for one down.
  let rowX: Int
  let rowY: Int
  private let startX: Int
  private let startY: Int

  static let one = 4_294_967_296.0
  /// Whatever is shrunk further has vanished, and its steps would overflow.
  private static let steepest = 4_096.0

  /// - Parameters:
  ///   - linear: From the texture's content to device pixels; its translation is ignored.
  ///   - x: Where the content's origin lies, in 1/256 device pixels.
  /// - Returns: nil if the transform flattens the content to nothing.
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
    // Pixels are sampled at their centres, and a texture's first pixel has its centre at one half.
    let centreX = 0.5 - CGFloat(x & 255) / 256
    let centreY = 0.5 - CGFloat(y & 255) / 256
    startX = fixed(inverse.a * centreX + inverse.c * centreY - 0.5)
    startY = fixed(inverse.b * centreX + inverse.d * centreY - 0.5)
  }

  var isUpright: Bool { columnY == 0 && rowX == 0 && columnX > 0 && rowY > 0 }

  /// Where the centre of a device pixel falls, relative to the centre of the content's first pixel.
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
  /// The pixels of `bounds` whose samples, and the neighbours they are mixed from, all lie in `area` of the content. Only
  /// for upright maps.
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
  /// The steps k in this range for which `start + k · step` lies in `interval`.
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
