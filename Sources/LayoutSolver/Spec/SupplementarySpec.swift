package import Foundation
package import Geometry

/// An anchor point on a box.
///
/// Along an axis without an edge, or with both, the anchor is in the center.
package struct AnchorSpec: Equatable, Sendable {
  /// The edges at which the anchor is.
  package var edges: NSDirectionalRectEdge
  /// An offset in points.
  package var absoluteOffset: CGPoint
  /// An offset in multiples of the supplementary item's size.
  package var fractionalOffset: CGPoint

  /// Creates an anchor at edges, by default without an offset.
  package init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint = .zero, fractionalOffset: CGPoint = .zero) {
    self.edges = edges
    self.absoluteOffset = absoluteOffset
    self.fractionalOffset = fractionalOffset
  }
}

/// A badge: a view anchored to an item or a group.
package struct SupplementarySpec: Equatable, Sendable {
  /// The element kind.
  package var kind: String
  /// The size, as authored. Fractions refer to the container of the item or group.
  package var size: SizeSpec
  /// The distances from the edges of the size to the view, in points.
  package var contentInsets: NSDirectionalEdgeInsets
  /// The anchor on the item or group.
  package var containerAnchor: AnchorSpec
  /// The anchor on the supplementary item; `nil` means that the edges of the container's anchor are aligned with the
  /// same edges of the item.
  package var itemAnchor: AnchorSpec?
  /// The order in depth, relative to the item or group.
  package var zIndex: Int

  /// Creates a badge, by default in front of its item.
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
  /// The element kind.
  package var kind: String
  /// The size, as authored.
  package var size: SizeSpec
  /// The distances from the edges of the size to the view, in points.
  package var contentInsets: NSDirectionalEdgeInsets
  /// The edge or corner of the body at which the item is.
  package var alignment: NSRectAlignment
  /// An offset in points, along x and y.
  package var absoluteOffset: CGPoint
  /// Whether the item is outside the section's insets and extends the section, rather than over its content.
  package var extendsBoundary: Bool
  /// Whether the item stays visible while its section is.
  package var pinToVisibleBounds: Bool
  /// The order in depth: elements with greater numbers are in front.
  package var zIndex: Int
  /// The empty length before an extending item at the section's start, such as a list's header padding; in points.
  package var marginBefore: CGFloat

  /// Creates an item at an edge or corner. By default it extends the section and is not pinned.
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
  /// The element kind.
  package var kind: String
  /// The distances from the section's edges to the background, in points.
  package var contentInsets: NSDirectionalEdgeInsets
  /// The order in depth, relative to the section's cells.
  package var zIndex: Int

  /// Creates a background, by default as large as the section.
  package init(kind: String, contentInsets: NSDirectionalEdgeInsets = .zero, zIndex: Int = 0) {
    self.kind = kind
    self.contentInsets = contentInsets
    self.zIndex = zIndex
  }
}
