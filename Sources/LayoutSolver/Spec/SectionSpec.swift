package import Foundation
package import Geometry

/// Which of the container's insets content keeps clear of, across the scroll direction.
package enum InsetsReference: Hashable, Sendable, CaseIterable {
  case automatic
  case none
  case safeArea
  case layoutMargins
  case readableContent
}

/// One section: a group repeated until the items are used up, and what surrounds it.
package struct SectionSpec: Equatable, Sendable {
  package var contentInsets: NSDirectionalEdgeInsets
  package var interGroupSpacing: CGFloat
  package var orthogonalScrollingBehavior: OrthogonalBehavior
  package var boundarySupplementaryItems: [BoundarySpec]
  package var decorationItems: [DecorationSpec]
  /// Whether boundary items are as narrow as the groups; otherwise as wide as the container.
  package var supplementariesFollowContentInsets: Bool
  /// `automatic`: as ``contentInsetsReference``.
  package var supplementaryContentInsetsReference: InsetsReference
  /// `automatic`: as the layout's.
  package var contentInsetsReference: InsetsReference
  /// Last, as the largest: what every solve asks of a section stands close together.
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

/// What applies to a layout as a whole.
package struct LayoutConfiguration: Equatable, Sendable {
  package var scrollDirection: Axis
  package var interSectionSpacing: CGFloat
  /// `automatic` is the same as `safeArea`.
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

/// A whole layout, one entry for each section of the data.
package struct LayoutSpec: Equatable, Sendable {
  /// `nil`: the client gave no definition for that section; right only when the section has no items.
  ///
  /// - Complexity: O(sections), as each is taken out of or put in its box.
  package var sections: [SectionSpec?] {
    get { definitions.map { $0?.spec } }
    set { definitions = SectionDefinition.list(newValue) }
  }
  package var configuration: LayoutConfiguration
  /// The sections in boxes: a spec is large, and every solution that is made from it refers to it.
  private(set) var definitions: [SectionDefinition?]

  package init(sections: [SectionSpec?], configuration: LayoutConfiguration = LayoutConfiguration()) {
    definitions = SectionDefinition.list(sections)
    self.configuration = configuration
  }
}
