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
  ///
  /// - Precondition: No two have the same kind.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = [] {
    didSet { requireUniqueKinds(of: boundarySupplementaryItems, on: "layout configuration") }
  }

  public override init() { super.init() }

  /// The configuration as a value. Numbers that cannot be used are replaced, and named in the log.
  package var spec: LayoutConfiguration {
    for message in unusableNumbers { LayoutLog.write("UICollectionViewCompositionalLayoutConfiguration: \(message)") }
    return LayoutConfiguration(
      scrollDirection: scrollDirection.axis, interSectionSpacing: FiniteGeometry.coordinate(interSectionSpacing),
      contentInsetsReference: contentInsetsReference.spec,
      boundarySupplementaryItems: boundarySupplementaryItems.map(\.boundarySpec))
  }

  var unusableNumbers: [String] {
    var numbers = UnusableNumbers()
    numbers.check(interSectionSpacing, "interSectionSpacing")
    for item in boundarySupplementaryItems {
      item.check(&numbers, "boundarySupplementaryItems[\"\(item.elementKind)\"]")
    }
    return numbers.messages
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
