/// A rectangle of whole device pixels, half-open: `x ..< x + width` by `y ..< y + height`.
package struct PixelRect: Hashable, Sendable {
  /// The left edge.
  package var x: Int
  /// The upper edge.
  package var y: Int
  /// The number of columns; not positive if the rectangle is empty.
  package var width: Int
  /// The number of rows; not positive if the rectangle is empty.
  package var height: Int

  /// Creates a rectangle from its upper left pixel and size.
  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Creates a rectangle from its edges; empty if an upper edge is not beyond its lower one.
  init(left: Int, top: Int, right: Int, bottom: Int) {
    self.init(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  static let empty = PixelRect(x: 0, y: 0, width: 0, height: 0)

  var right: Int { x + width }
  var bottom: Int { y + height }
  /// Whether the rectangle contains no pixels.
  package var isEmpty: Bool { width <= 0 || height <= 0 }
  /// The number of pixels.
  package var area: Int { isEmpty ? 0 : width * height }

  /// Returns the pixels that are in both rectangles; an empty rectangle if they do not overlap.
  package func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      left: max(x, other.x), top: max(y, other.y), right: min(right, other.right), bottom: min(bottom, other.bottom))
  }

  func overlaps(_ other: PixelRect) -> Bool { !intersection(other).isEmpty }

  func contains(_ other: PixelRect) -> Bool {
    other.isEmpty || (x <= other.x && y <= other.y && right >= other.right && bottom >= other.bottom)
  }

  /// Returns the smallest rectangle around both, ignoring an empty one.
  func enclosing(_ other: PixelRect) -> PixelRect {
    if other.isEmpty { return self }
    if isEmpty { return other }
    return PixelRect(
      left: min(x, other.x), top: min(y, other.y), right: max(right, other.right), bottom: max(bottom, other.bottom))
  }

  package func offset(x dx: Int, y dy: Int) -> PixelRect {
    PixelRect(x: x + dx, y: y + dy, width: width, height: height)
  }

  func outset(by distance: Int) -> PixelRect {
    PixelRect(left: x - distance, top: y - distance, right: right + distance, bottom: bottom + distance)
  }

  /// Returns the area without `hole`: up to four rectangles that do not overlap.
  func subtracting(_ hole: PixelRect) -> [PixelRect] {
    let inner = intersection(hole)
    guard !inner.isEmpty else { return isEmpty ? [] : [self] }
    return [
      PixelRect(left: x, top: y, right: right, bottom: inner.y),
      PixelRect(left: x, top: inner.y, right: inner.x, bottom: inner.bottom),
      PixelRect(left: inner.right, top: inner.y, right: right, bottom: inner.bottom),
      PixelRect(left: x, top: inner.bottom, right: right, bottom: bottom),
    ].filter { !$0.isEmpty }
  }
}
