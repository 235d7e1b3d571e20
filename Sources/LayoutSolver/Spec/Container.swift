package import Foundation
package import Geometry

/// The box a layout is made for: the only environment that a solver sees.
package struct Container: Equatable, Sendable {
  /// Bounds of the collection view, in points.
  package var size: CGSize
  /// Device pixels per point.
  package var scale: CGFloat
  package var safeAreaInsets: UIEdgeInsets
  /// As a view reports them: the safe area is already in them.
  package var layoutMargins: UIEdgeInsets
  /// `nil`: the readable content is as wide as the layout margins leave it.
  package var readableContentInsets: UIEdgeInsets?
  /// Frames leave the solution mirrored, and leading means right.
  package var isRightToLeft: Bool

  package init(
    size: CGSize, scale: CGFloat, safeAreaInsets: UIEdgeInsets = .zero, layoutMargins: UIEdgeInsets = .zero,
    readableContentInsets: UIEdgeInsets? = nil, isRightToLeft: Bool = false
  ) {
    self.size = size
    self.scale = scale
    self.safeAreaInsets = safeAreaInsets
    self.layoutMargins = layoutMargins
    self.readableContentInsets = readableContentInsets
    self.isRightToLeft = isRightToLeft
  }
}
