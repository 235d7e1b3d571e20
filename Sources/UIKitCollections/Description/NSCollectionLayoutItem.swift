import Foundation
import Geometry
import LayoutSolver

/// Room for one cell.
///
/// The object stays the developer's: what it says is read when the layout is prepared, so changes until then count, and
/// later ones count from the next invalidation on.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject, @MainActor NSCopying {
  public let layoutSize: NSCollectionLayoutSize
  /// Shrinks the item in its slot, after everything has been placed.
  open var contentInsets: NSDirectionalEdgeInsets = .zero
  /// Room around the slot; reads as four fixed zeros until set.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing? = NSCollectionLayoutEdgeSpacing(
    leading: .fixed(0), top: .fixed(0), trailing: .fixed(0), bottom: .fixed(0))
  fileprivate var badges: [NSCollectionLayoutSupplementaryItem]

  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
    self.layoutSize = layoutSize
    badges = supplementaryItems
    super.init()
    requireUniqueKinds(of: supplementaryItems, on: "item")
  }

  /// Views anchored to every instance of the item.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { badges }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutItem(layoutSize: layoutSize, supplementaryItems: badges)
    copy.copyProperties(from: self)
    return copy
  }

  func copyProperties(from other: NSCollectionLayoutItem) {
    contentInsets = other.contentInsets
    edgeSpacing = other.edgeSpacing
  }

  /// Groups replace the list, which is fixed for other items.
  func replaceSupplementaryItems(_ items: [NSCollectionLayoutSupplementaryItem]) { badges = items }

  /// What the item is inside a group: a leaf here, a nested group in `NSCollectionLayoutGroup`.
  func subitemSpec(in context: SpecContext) -> SubitemSpec {
    .item(
      ItemSpec(
        size: layoutSize.spec, contentInsets: contentInsets.finite, edgeSpacing: edgeSpacingSpec,
        supplementaryItems: supplementaryItems.map(\.spec)))
  }

  var edgeSpacingSpec: EdgeSpacingSpec { edgeSpacing?.spec ?? EdgeSpacingSpec() }
}

/// UIKit refuses two supplementary items of one kind on one host: their views could not be told apart.
@MainActor
func requireUniqueKinds(of items: [NSCollectionLayoutSupplementaryItem], on host: String) {
  var seen: Set<String> = []
  let duplicates = items.map(\.elementKind).filter { !seen.insert($0).inserted }
  guard !duplicates.isEmpty else { return }
  raise(
    "Error: Every supplementary must have a unique elementKind: duplicates detected: "
      + "(\(duplicates.joined(separator: ", "))) on one \(host). Give each its own elementKind string.")
}

extension NSDirectionalEdgeInsets {
  /// The insets with NaN as zero and infinities clamped.
  var finite: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: FiniteGeometry.coordinate(top), leading: FiniteGeometry.coordinate(leading),
      bottom: FiniteGeometry.coordinate(bottom), trailing: FiniteGeometry.coordinate(trailing))
  }
}
