package import Foundation
package import Geometry

/// An anchor point on a box.
///
/// Along an axis without an edge, or with both, the anchor is in the center.
package struct AnchorSpec: Equatable, Sendable {
  package var edges: NSDirectionalRectEdge
  /// An offset in points.
  package var absoluteOffset: CGPoint
  /// An offset in multiples of the supplementary item's size.
  package var fractionalOffset: CGPoint

  package init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint = .zero, fractionalOffset: CGPoint = .zero) {
    self.edges = edges
    self.absoluteOffset = absoluteOffset
    self.fractionalOffset = fractionalOffset
  }
}

/// A badge: a view anchored to an item or a group.
package struct SupplementarySpec: Equatable, Sendable {
  package var kind: String
  package var size: SizeSpec
  package var contentInsets: NSDirectionalEdgeInsets
  package var containerAnchor: AnchorSpec
  /// The anchor on the supplementary item; `nil` means that the edges of the container's anchor are aligned with the
  /// same edges of the item.
  package var itemAnchor: AnchorSpec?
  package var zIndex: Int

  package init(
    kind: String, size: SizeSpec, contentInsets: NSDirectionalEdgeInsets = .zero, containerAnchor: AnchorSpec,
    itemAnchor: AnchorSpec? = nil, zIndex: Int = 1
  ) {
    self.kind = kind
    self.size = size
    self.contentInsets = contentInsets
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    self.zIndex = zIndex
  }
}

/// A header, footer or side item of a section or of the whole layout.
package struct BoundarySpec: Equatable, Sendable {
  package var kind: String
  package var size: SizeSpec
  package var contentInsets: NSDirectionalEdgeInsets
  package var alignment: NSRectAlignment
  /// An offset in points, along x and y.
  package var absoluteOffset: CGPoint
  /// Whether the item is outside the section's insets and extends the section, rather than over its content.
  package var extendsBoundary: Bool
  package var pinToVisibleBounds: Bool
  package var zIndex: Int
  /// The empty length before an extending item at the section's start, such as a list's header padding; in points.
  package var marginBefore: CGFloat

  package init(
    kind: String, size: SizeSpec, contentInsets: NSDirectionalEdgeInsets = .zero, alignment: NSRectAlignment,
    absoluteOffset: CGPoint = .zero, extendsBoundary: Bool = true, pinToVisibleBounds: Bool = false, zIndex: Int = 1,
    marginBefore: CGFloat = 0
  ) {
    self.kind = kind
    self.size = size
    self.contentInsets = contentInsets
    self.alignment = alignment
    self.absoluteOffset = absoluteOffset
    self.extendsBoundary = extendsBoundary
    self.pinToVisibleBounds = pinToVisibleBounds
    self.zIndex = zIndex
    self.marginBefore = marginBefore
  }
}

/// A background of a whole section.
package struct DecorationSpec: Equatable, Sendable {
  package var kind: String
  package var contentInsets: NSDirectionalEdgeInsets
  package var zIndex: Int

  package init(kind: String, contentInsets: NSDirectionalEdgeInsets = .zero, zIndex: Int = 0) {
    self.kind = kind
    self.contentInsets = contentInsets
    self.zIndex = zIndex
  }
}
