import Foundation
import Geometry
import UIKitCore

/// Which parts of a layout are out of date.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Everything, as on `reloadData()` and for a layout's first display.
  open internal(set) var invalidateEverything = false
  /// The data source is asked for its counts again.
  open internal(set) var invalidateDataSourceCounts = false
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// Added to the content offset once the layout is prepared, in points. The reader's place is then the layout's
  /// business: nothing else moves the offset.
  open var contentOffsetAdjustment: CGPoint = .zero
  /// Added to the content size at once, in points; the layout's own answer takes its place once it is prepared.
  open var contentSizeAdjustment: CGSize = .zero

  /// Where the items that are held came from and go to, and where they are held.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  open internal(set) var interactiveMovementTarget: CGPoint = .zero

  /// What a self-sizing view asked for.
  var preferredSize: PreferredSize?
  /// Only the visible part moved; what a layout has solved is still right.
  var isScroll = false

  public override init() { super.init() }

  /// Makes a context of the class it is sent to, which Swift allows for required initialisers only.
  @_spi(UIKitInstantiation)
  public required convenience init(instantiating: Void) { self.init() }

  /// - Fidelity: observed (macOS 27 Catalyst); paths are kept in ascending order and each once, as of other elements.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []).union(indexPaths)
  }

  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: [].union(indexPaths)]) { $0.union($1) }
  }

  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: [].union(indexPaths)]) { $0.union($1) }
  }

  /// Whether nothing in particular is named, which invalidates the whole layout.
  var isUnspecific: Bool {
    invalidateEverything || invalidateDataSourceCounts
      || (invalidatedItemIndexPaths == nil && invalidatedSupplementaryIndexPaths == nil
        && invalidatedDecorationIndexPaths == nil && preferredSize == nil && !isScroll)
  }
}

extension [IndexPath] {
  fileprivate func union(_ others: [IndexPath]) -> [IndexPath] { Set(self).union(others).sorted() }
}

extension CGSize {
  /// Lengths to be added, which may be negative, unlike those of ``finite``.
  var finiteChange: CGSize {
    CGSize(width: FiniteGeometry.coordinate(width), height: FiniteGeometry.coordinate(height))
  }
}
