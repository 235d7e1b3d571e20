package import Foundation

/// A rectangle with rounded corners, in points; each corner can be round or square.
package struct RoundedRect: Hashable, Sendable {
  /// A set of corners.
  package struct Corners: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let topLeft = Corners(rawValue: 1)
    package static let topRight = Corners(rawValue: 2)
    package static let bottomLeft = Corners(rawValue: 4)
    package static let bottomRight = Corners(rawValue: 8)
    package static let all = Corners(rawValue: 15)
  }

  package var rect: CGRect
  /// The corner radius, clamped to half the shorter side when drawn.
  package var radius: CGFloat
  package var corners: Corners
  /// Whether the corners' curvature increases gradually from the sides, as on iOS, rather than abruptly as a circle's.
  /// Such a corner takes up about half as much again of the sides; if they are too short, it approaches a circle.
  package var isContinuous: Bool

  package init(_ rect: CGRect, radius: CGFloat = 0, corners: Corners = .all, isContinuous: Bool = false) {
    self.rect = rect
    self.radius = radius
    self.corners = corners
    self.isContinuous = isContinuous
  }
}
