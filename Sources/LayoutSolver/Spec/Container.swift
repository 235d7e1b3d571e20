package import Foundation
package import Geometry

/// The container of a layout, which is the only environment that the solver depends on.
package struct Container: Equatable, Sendable {
  /// The size of the collection view's bounds, in points.
  package var size: CGSize
  /// The device pixels per point.
  package var scale: CGFloat
  /// The safe area insets of the view, in points.
  package var safeAreaInsets: UIEdgeInsets
  /// The layout margins as a view reports them, including the safe area.
  package var layoutMargins: UIEdgeInsets
  /// The insets of the readable content; `nil` means that it is as wide as the layout margins allow.
  package var readableContentInsets: UIEdgeInsets?
  /// Whether frames are mirrored and leading means right.
  package var isRightToLeft: Bool

  /// Creates a container, by default without insets and from left to right.
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
