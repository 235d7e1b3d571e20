package import Foundation

/// A rectangle with rounded corners, in points; each corner can be round or square.
package struct RoundedRect: Hashable, Sendable {
  /// A set of corners.
  package struct Corners: OptionSet, Hashable, Sendable {
    /// The bits of the corners.
    package let rawValue: UInt8
    /// Creates a set of corners from its bits.
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The upper left corner.
    package static let topLeft = Corners(rawValue: 1)
    /// The upper right corner.
    package static let topRight = Corners(rawValue: 2)
    /// The lower left corner.
    package static let bottomLeft = Corners(rawValue: 4)
    /// The lower right corner.
    package static let bottomRight = Corners(rawValue: 8)
    /// All four corners.
    package static let all = Corners(rawValue: 15)
  }

  /// The rectangle.
  package var rect: CGRect
  /// The corner radius, clamped to half the shorter side when drawn.
  package var radius: CGFloat
  /// The corners that are rounded.
  package var corners: Corners
  /// Whether the corners' curvature increases gradually from the sides, as on iOS, rather than abruptly as a circle's.
  /// Such a corner takes up about half as much again of the sides; if they are too short, it approaches a circle.
  package var isContinuous: Bool

  /// Creates a rectangle, by default with square corners.
  package init(_ rect: CGRect, radius: CGFloat = 0, corners: Corners = .all, isContinuous: Bool = false) {
    self.rect = rect
    self.radius = radius
    self.corners = corners
    self.isContinuous = isContinuous
  }
}
