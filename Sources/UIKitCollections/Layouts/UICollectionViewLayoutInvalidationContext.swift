import Foundation
import Geometry
import UIKitCore

/// The parts of a layout that are out of date.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether everything is out of date, as after `reloadData()` and before a layout is first displayed.
  open internal(set) var invalidateEverything = false
  /// Whether the data source's counts are requested again.
  open internal(set) var invalidateDataSourceCounts = false
  /// The items that are out of date; `nil` if the context names no items.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The supplementary views that are out of date, by their kinds; `nil` if the context names none.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The decoration views that are out of date, by their kinds; `nil` if the context names none.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// The change of the content offset once the layout is prepared, in points. The default is zero. With another value,
  /// only the layout determines the visible position.
  open var contentOffsetAdjustment: CGPoint = .zero
  /// The change of the content size, in points, which applies at once until the layout is prepared. The default is
  /// zero.
  open var contentSizeAdjustment: CGSize = .zero

  /// The original index paths of held items; `nil` if no item is held.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The target index paths of held items; `nil` if no item is held.
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The position at which an item is held.
  open internal(set) var interactiveMovementTarget: CGPoint = .zero

  /// The size that a self-sizing view requested.
  var preferredSize: PreferredSize?
  /// Whether only the visible area moved, in which case the solution remains valid.
  var isScroll = false

  /// Creates a context that names no parts.
  public override init() { super.init() }

  /// Creates a context of the class on which it is called, which Swift allows only for required initializers.
  @_spi(UIKitInstantiation)
  public required convenience init(instantiating: Void) { self.init() }

  /// Marks items as out of date.
  ///
  /// - Fidelity: observed (macOS 27 Catalyst); index paths are kept in ascending order and once each, as for other
  ///   elements.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []).union(indexPaths)
  }

  /// Marks supplementary views of a kind as out of date.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: [].union(indexPaths)]) { $0.union($1) }
  }

  /// Marks decoration views of a kind as out of date.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: [].union(indexPaths)]) { $0.union($1) }
  }

  /// Whether the context names no parts, which invalidates the whole layout.
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
  /// The lengths to add, which may be negative, unlike those of ``finite``.
  var finiteChange: CGSize {
    CGSize(width: FiniteGeometry.coordinate(width), height: FiniteGeometry.coordinate(height))
  }
}
