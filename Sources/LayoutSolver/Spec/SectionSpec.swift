package import Foundation
package import Geometry

/// The container's insets that content avoids, across the scroll direction.
package enum InsetsReference: Hashable, Sendable, CaseIterable {
  case automatic
  case none
  case safeArea
  case layoutMargins
  case readableContent
}

/// A section: a group that is repeated for all items, and the elements around the groups.
package struct SectionSpec: Equatable, Sendable {
  /// The distances from the section's edges to its groups, in points.
  package var contentInsets: NSDirectionalEdgeInsets
  /// The distance between two groups, in points; negative values make them overlap.
  package var interGroupSpacing: CGFloat
  /// The behavior of a section that scrolls across the layout's direction; `none` for all other sections.
  package var orthogonalScrollingBehavior: OrthogonalBehavior
  /// The headers, footers and side items of the section.
  package var boundarySupplementaryItems: [BoundarySpec]
  /// The backgrounds of the section.
  package var decorationItems: [DecorationSpec]
  /// Whether boundary items are as narrow as the groups rather than as wide as the container.
  package var supplementariesFollowContentInsets: Bool
  /// The insets reference of boundary items; `automatic` means the same as ``contentInsetsReference``.
  package var supplementaryContentInsetsReference: InsetsReference
  /// The insets reference of groups; `automatic` means the same as the layout's.
  package var contentInsetsReference: InsetsReference
  /// The group. It is the last and largest property, so that the properties that every solve reads are adjacent in
  /// memory.
  package var group: GroupSpec

  /// Creates a section of a group, by default without insets, spacing and other elements.
  package init(
    group: GroupSpec, contentInsets: NSDirectionalEdgeInsets = .zero, interGroupSpacing: CGFloat = 0,
    orthogonalScrollingBehavior: OrthogonalBehavior = .none, boundarySupplementaryItems: [BoundarySpec] = [],
    decorationItems: [DecorationSpec] = [], supplementariesFollowContentInsets: Bool = true,
    supplementaryContentInsetsReference: InsetsReference = .automatic,
    contentInsetsReference: InsetsReference = .automatic
  ) {
    self.group = group
    self.contentInsets = contentInsets
    self.interGroupSpacing = interGroupSpacing
    self.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    self.boundarySupplementaryItems = boundarySupplementaryItems
    self.decorationItems = decorationItems
    self.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    self.supplementaryContentInsetsReference = supplementaryContentInsetsReference
    self.contentInsetsReference = contentInsetsReference
  }
}

/// The properties of a layout as a whole.
package struct LayoutConfiguration: Equatable, Sendable {
  /// The direction in which the sections follow one another.
  package var scrollDirection: Axis
  /// The distance between two sections, in points.
  package var interSectionSpacing: CGFloat
  /// The insets reference of sections; `automatic` is the same as `safeArea`.
  package var contentInsetsReference: InsetsReference
  /// The headers, footers and side items of the whole layout.
  package var boundarySupplementaryItems: [BoundarySpec]

  /// Creates a configuration. By default the layout scrolls vertically and avoids the safe area.
  package init(
    scrollDirection: Axis = .vertical, interSectionSpacing: CGFloat = 0,
    contentInsetsReference: InsetsReference = .safeArea, boundarySupplementaryItems: [BoundarySpec] = []
  ) {
    self.scrollDirection = scrollDirection
    self.interSectionSpacing = interSectionSpacing
    self.contentInsetsReference = contentInsetsReference
    self.boundarySupplementaryItems = boundarySupplementaryItems
  }
}
