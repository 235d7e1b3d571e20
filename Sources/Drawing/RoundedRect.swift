package import Foundation

/// A rectangle with circular corners, in points; which corners are round is a choice of each.
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

  package init(_ rect: CGRect, radius: CGFloat = 0, corners: Corners = .all) {
    self.rect = rect
    self.radius = radius
    self.corners = corners
  }
}
