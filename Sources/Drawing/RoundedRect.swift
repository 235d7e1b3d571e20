package import Foundation

/// A rectangle with rounded corners, in points; which corners are round is a choice of each.
package struct RoundedRect: Hashable, Sendable {
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
  /// Clamped to half the shorter side when drawn.
  package var radius: CGFloat
  package var corners: Corners
  /// The corners' curvature grows bit by bit from the sides on, as on iOS, instead of all at once as a circle's does.
  /// Such a corner takes up about half as much again of the sides; where there is no room for that it is the rounder.
  package var isContinuous: Bool

  package init(_ rect: CGRect, radius: CGFloat = 0, corners: Corners = .all, isContinuous: Bool = false) {
    self.rect = rect
    self.radius = radius
    self.corners = corners
    self.isContinuous = isContinuous
  }
}
