import Foundation
import Geometry
import LayoutSolver
import UIKitCore

/// Called in the layout step with what the section has on screen, its offset, and the environment.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

/// One section: a group repeated until the section's items are used up, and what surrounds it.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject, @MainActor NSCopying {
  private let group: NSCollectionLayoutGroup

  /// Around the groups; part of the section's own extent.
  open var contentInsets: NSDirectionalEdgeInsets = .zero
  /// Between consecutive groups.
  open var interGroupSpacing: CGFloat = 0
  open var contentInsetsReference: UIContentInsetsReference = .automatic
  open var supplementaryContentInsetsReference: UIContentInsetsReference = .automatic
  /// Whether headers and footers are as narrow as the groups; otherwise as wide as the collection view.
  @available(*, deprecated, renamed: "supplementaryContentInsetsReference")
  open var supplementariesFollowContentInsets: Bool {
    get { followsContentInsets }
    set { followsContentInsets = newValue }
  }
  open var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none
  public private(set) var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = [] {
    didSet { requireUniqueKinds(of: boundarySupplementaryItems, on: "section") }
  }
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Called in the layout step whenever the section is laid out again, its offset changes, or other elements of it come
  /// into sight, before the frame is drawn.
  ///
  /// - The items are the section's cells, supplementary views and decorations in sight, by their place in the data. Their
  ///   frames are in the content's coordinates, not moved by the offset.
  /// - The offset of a section that scrolls by itself is 0 at rest, or its first stop, along its axis; across it, it is
  ///   the row's place in the content. Other sections are told the collection view's offset.
  /// - The environment's container is the whole collection view.
  ///
  /// - Fidelity: observed; UIKit's items may include one just out of sight.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  private var followsContentInsets = true

  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// The section as a value, read once per preparation.
  package func spec(in context: SpecContext) -> SectionSpec {
    SectionSpec(
      group: group.spec(in: context), contentInsets: contentInsets.finite,
      interGroupSpacing: FiniteGeometry.coordinate(interGroupSpacing),
      orthogonalScrollingBehavior: orthogonalScrollingBehavior.spec,
      boundarySupplementaryItems: boundarySupplementaryItems.map(\.boundarySpec),
      decorationItems: decorationItems.map(\.spec),
      supplementariesFollowContentInsets: followsContentInsets,
      supplementaryContentInsetsReference: supplementaryContentInsetsReference.spec,
      contentInsetsReference: contentInsetsReference.spec)
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutSection(group: group)
    copy.contentInsets = contentInsets
    copy.interGroupSpacing = interGroupSpacing
    copy.contentInsetsReference = contentInsetsReference
    copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
    copy.followsContentInsets = followsContentInsets
    copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    copy.orthogonalScrollingProperties.bounce = orthogonalScrollingProperties.bounce
    copy.orthogonalScrollingProperties.decelerationRate = orthogonalScrollingProperties.decelerationRate
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.decorationItems = decorationItems
    copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
    return copy
  }
}
