import Foundation
import Geometry
import LayoutSolver

/// The properties of a compositional layout as a whole.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, @MainActor NSCopying {
  /// The direction in which sections follow one another. The default is `vertical`.
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical
  /// The spacing between neighboring sections, including empty ones, in points. The default is 0; a non-finite value is
  /// replaced and logged.
  open var interSectionSpacing: CGFloat = 0
  /// The insets of the collection view that sections avoid. The default is `safeArea`.
  open var contentInsetsReference: UIContentInsetsReference = .safeArea
  /// The headers, footers and side views around all sections together. There are none by default.
  ///
  /// - Precondition: No two items have the same kind.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = [] {
    didSet { requireUniqueKinds(of: boundarySupplementaryItems, on: "layout configuration") }
  }

  /// Creates a configuration with the default values.
  public override init() { super.init() }

  /// The configuration as a value. Unusable numbers are replaced and logged.
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

  /// Returns a copy with the same properties.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.contentInsetsReference = contentInsetsReference
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    return copy
  }
}
