import Drawing
import Foundation
import Geometry

/// A map from points to device pixels in 1/256. All later values are integers, so that moving by whole pixels moves
/// every result by exactly as much.
struct DeviceSpace: Equatable {
  let scale: Double
  /// The position of the space's origin, in 1/256 pixels.
  var x = 0
  var y = 0

  /// The limit of coordinates: eight times the longest side of a surface, in 1/256 pixels. Positions beyond it are
  /// clamped.
  private static let farthest = 131_072 << 8
  /// The largest number of pixels, for the largest coordinate at eight pixels per point.
  private static let limit = 0x1p53

  /// Returns a length, or a coordinate without the origin. Content that is scrolled far has large coordinates and an
  /// origin that compensates for them.
  func fixed(_ value: CGFloat) -> Int {
    let pixels = Double(value) * scale
    guard !pixels.isNaN else { return 0 }
    let bounded = pixels > Self.limit ? Self.limit : (pixels < -Self.limit ? -Self.limit : pixels)
    return Int((bounded * 256).rounded())
  }

  /// Returns an origin clamped so that its sum with a length fits into an `Int`, for any nesting of groups. The bound is
  /// arbitrary between `farthest`, to which every position is clamped, and the largest `Int` less a length.
  private static func bounded(_ origin: Int) -> Int { min(max(origin, -1 << 61), 1 << 61) }

  /// Returns the device position of a horizontal coordinate.
  func originX(_ value: CGFloat) -> Int { Self.near(x + fixed(value)) }
  func originY(_ value: CGFloat) -> Int { Self.near(y + fixed(value)) }

  /// Returns a position clamped so that areas can be computed without overflow.
  private static func near(_ coordinate: Int) -> Int { min(max(coordinate, -farthest), farthest) }

  /// Returns the pixels that a rectangle touches.
  func cover(_ rect: CGRect) -> PixelRect {
    guard rect.size.width > 0, rect.size.height > 0 else { return .empty }
    return PixelRect(
      left: originX(rect.origin.x) >> 8, top: originY(rect.origin.y) >> 8,
      right: (originX(rect.origin.x + rect.size.width) + 255) >> 8,
      bottom: (originY(rect.origin.y + rect.size.height) + 255) >> 8)
  }

  /// Returns the space of a group that is only translated.
  func moved(by transform: CGAffineTransform) -> DeviceSpace {
    var space = self
    space.x = Self.bounded(x + fixed(transform.tx))
    space.y = Self.bounded(y + fixed(transform.ty))
    return space
  }

  func shape(_ rounded: RoundedRect) -> Shape? {
    let rect = rounded.rect.extent
    let left = Shape.snap(originX(rect.origin.x))
    let top = Shape.snap(originY(rect.origin.y))
    let right = Shape.snap(originX(rect.origin.x + rect.size.width))
    let bottom = Shape.snap(originY(rect.origin.y + rect.size.height))
    guard right > left, bottom > top else { return nil }
    return Shape(
      left: left, top: top, right: right, bottom: bottom, radius: fixed(FiniteGeometry.length(rounded.radius)),
      corners: rounded.corners, isContinuous: rounded.isContinuous)
  }
}

/// A rounded rectangle in 1/256 device pixels.
struct Shape: Hashable, Sendable {
  let left: Int
  let top: Int
  let right: Int
  let bottom: Int
  /// The corner radius, at most half the shorter side.
  let radius: Int
  /// The length of each side that a corner takes up: the radius, or up to half as much again if curvature is
  /// continuous.
  let reach: Int
  let corners: RoundedRect.Corners

  init(
    left: Int, top: Int, right: Int, bottom: Int, radius: Int, corners: RoundedRect.Corners, isContinuous: Bool = false
  ) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
    let half = min(right - left, bottom - top) / 2
    self.radius = corners.isEmpty ? 0 : min(max(0, radius), half)
    reach = isContinuous ? min(CornerCurve.reach(ofRadius: self.radius), half) : self.radius
    self.corners = self.radius == 0 ? [] : corners
  }

  var isContinuous: Bool { reach > radius }

  /// The pixels that the shape touches.
  var cover: PixelRect {
    PixelRect(left: left >> 8, top: top >> 8, right: (right + 255) >> 8, bottom: (bottom + 255) >> 8)
  }

  /// Whether the shape has whole pixels and square corners, so that every pixel is either inside or outside.
  var isPlain: Bool { radius == 0 && (left | top | right | bottom) & 255 == 0 }

  /// Returns the shape inset on all sides, or `nil` if nothing is left.
  func inset(by distance: Int) -> Shape? {
    guard right - left > 2 * distance, bottom - top > 2 * distance else { return nil }
    return Shape(
      left: left + distance, top: top + distance, right: right - distance, bottom: bottom - distance,
      radius: radius - distance, corners: corners, isContinuous: isContinuous)
  }

  /// Returns a value rounded to a whole pixel if it is within 1/32 of one, because sums of rounded thirds must not blur
  /// an edge.
  static func snap(_ value: Int) -> Int {
    let nearest = (value + 128) & ~255
    return abs(value - nearest) <= 8 ? nearest : value
  }
}
