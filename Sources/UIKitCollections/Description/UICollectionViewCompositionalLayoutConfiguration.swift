import Foundation
import Geometry
import LayoutSolver

/// What applies to a compositional layout as a whole.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, @MainActor NSCopying {
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical
  /// Between every two neighbouring sections, empty ones included.
  open var interSectionSpacing: CGFloat = 0
  open var contentInsetsReference: UIContentInsetsReference = .safeArea
  /// Around all sections together.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = [] {
    didSet { requireUniqueKinds(of: boundarySupplementaryItems, on: "layout configuration") }
  }

  public override init() { super.init() }

  package var spec: LayoutConfiguration {
    LayoutConfiguration(
      scrollDirection: scrollDirection.axis, interSectionSpacing: FiniteGeometry.coordinate(interSectionSpacing),
      contentInsetsReference: contentInsetsReference.spec,
      boundarySupplementaryItems: boundarySupplementaryItems.map(\.boundarySpec))
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.contentInsetsReference = contentInsetsReference
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    return copy
  }
}
