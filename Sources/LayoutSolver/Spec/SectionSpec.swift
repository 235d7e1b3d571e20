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
  package var contentInsets: NSDirectionalEdgeInsets
  package var interGroupSpacing: CGFloat
  package var orthogonalScrollingBehavior: OrthogonalBehavior
  package var boundarySupplementaryItems: [BoundarySpec]
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
  package var scrollDirection: Axis
  package var interSectionSpacing: CGFloat
  /// The insets reference of sections; `automatic` is the same as `safeArea`.
  package var contentInsetsReference: InsetsReference
  package var boundarySupplementaryItems: [BoundarySpec]

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

/// A whole layout, with one entry for each section of the data.
package struct LayoutSpec: Equatable, Sendable {
  /// The sections; `nil` if the client provided no definition, which is valid only if the section has no items.
  ///
  /// - Complexity: O(sections), because each is copied from or to its definition.
  package var sections: [SectionSpec?] {
    get { definitions.map { $0?.spec } }
    set { definitions = SectionDefinition.list(newValue) }
  }
  package var configuration: LayoutConfiguration
  /// The sections as shared objects: a spec is large, and every solution created from it refers to it.
  private(set) var definitions: [SectionDefinition?]

  package init(sections: [SectionSpec?], configuration: LayoutConfiguration = LayoutConfiguration()) {
    definitions = SectionDefinition.list(sections)
    self.configuration = configuration
  }
}
