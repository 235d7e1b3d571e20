package import Foundation
package import Geometry

/// Where on a box something is hung up.
///
/// An axis with no edge, or with both, means its middle.
package struct AnchorSpec: Equatable, Sendable {
  package var edges: NSDirectionalRectEdge
  /// In points.
  package var absoluteOffset: CGPoint
  /// In sizes of the supplementary itself.
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
  /// `nil`: the supplementary's own edges of the same names meet the container's anchor.
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
  /// In points, along x and y.
  package var absoluteOffset: CGPoint
  /// Outside the section's insets, growing the section; otherwise over its content.
  package var extendsBoundary: Bool
  package var pinToVisibleBounds: Bool
  package var zIndex: Int
  /// Empty room before an extending item at the section's start, as a list's header padding is; in points.
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
