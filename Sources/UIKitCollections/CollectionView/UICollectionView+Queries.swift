import Foundation
import Geometry
import LayoutSolver
import UIKitCore

/// Queries of items, visible elements and their positions.
extension UICollectionView {
  func baseNumberOfItems(inSection section: Int) -> Int {
    let counts = itemCounts
    guard counts.indices.contains(section) else {
      raise(
        "request for number of items in section \(section) when there are only \(counts.count) sections in the "
          + "collection view")
    }
    return order.data(counts: counts)[section]
  }

  var baseVisibleCells: [UICollectionViewCell] {
    displayedKeys.compactMap { displayed[$0]?.view as? UICollectionViewCell }.filter {
      !($0 is GapCell) && !$0.isPlaceholder
    }
  }

  var baseIndexPathsForVisibleItems: [IndexPath] {
    displayedKeys.compactMap { key in
      if case .item = key, !isGap(key.indexPath), !isPlaceholder(key.indexPath) { dataPath(key.indexPath) } else { nil }
    }.ordered(if: !order.isOfData)
  }

  func baseVisibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    visibleSupplementaryKeys(elementKind).compactMap { displayed[$0]?.view }
  }

  func baseIndexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    visibleSupplementaryKeys(elementKind).map(\.indexPath)
  }

  private func visibleSupplementaryKeys(_ kind: String) -> [ElementKey] {
    displayedKeys.filter { key in
      if case .supplementary(kind, _, _) = key { true } else { false }
    }
  }

  func baseCellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    guard indexPath.count == 2 else { return nil }
    let path = shownPath(indexPath)
    return displayed[.item(section: path.section, item: path.item)]?.view as? UICollectionViewCell
  }

  func baseSupplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  {
    ElementKey.supplementary(elementKind, at: indexPath).flatMap { displayed[$0]?.view }
  }

  func baseIndexPath(for cell: UICollectionViewCell) -> IndexPath? {
    guard case .item = cell.displayedKey else { return nil }
    return path(of: cell).map { dataPath($0) }
  }

  func baseIndexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
    guard case .supplementary = supplementaryView.displayedKey else { return nil }
    return path(of: supplementaryView)
  }

  private func path(of view: UICollectionReusableView) -> IndexPath? {
    guard let key = view.displayedKey, displayed[key]?.view === view else { return nil }
    return key.indexPath
  }

  func baseIndexPathForItem(at point: CGPoint) -> IndexPath? {
    guard point.x.isFinite, point.y.isFinite else { return nil }
    if let path = shownItem(at: point) { return path }
    // Every element within the bounds is displayed, so no other element can contain a point within them.
    return displayedKeys.isEmpty || !bounds.holds(point) ? laidOutItem(at: point) : nil
  }

  /// Returns the item that the layout has at a point; `nil` while the layout is asked for its elements, since the answer
  /// depends on them.
  private func laidOutItem(at point: CGPoint) -> IndexPath? {
    guard bounds.size.width > 0, bounds.size.height > 0 else { return nil }
    prepareLayoutOutsidePass()
    guard !currentLayout.needsPreparation, !currentLayout.isReturningElements else { return nil }
    let items = currentLayout.placements(
      near: CGRect(origin: point, size: CGSize(width: 1, height: 1)), offsets: orthogonals.offsets
    )
    .filter { placement in
      guard case .item = placement.key, !placement.isHidden, !isGap(placement.key.indexPath),
        !isPlaceholder(placement.key.indexPath)
      else { return false }
      return contentFrame(of: placement).holds(point)
    }
    let front = items.max { ($0.zIndex, $0.key.indexPath) < ($1.zIndex, $1.key.indexPath) }
    return front.map { dataPath($0.key.indexPath) }
  }

  private func shownItem(at point: CGPoint) -> IndexPath? {
    var best: (zIndex: Int, path: IndexPath)?
    for key in displayedKeys {
      guard case .item = key, let shown = displayed[key], !shown.placement.isHidden, !(shown.view is GapCell),
        !isPlaceholder(key.indexPath)
      else {
        continue
      }
      guard shown.view.point(inside: shown.view.convert(point, from: self), with: nil) else { continue }
      if best.map({ shown.placement.zIndex >= $0.zIndex }) ?? true { best = (shown.placement.zIndex, key.indexPath) }
    }
    return best.map { dataPath($0.path) }
  }

  func baseLayoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareLayoutOutsidePass()
    let shown = shownPath(indexPath)
    guard exists(shown) else { return nil }
    return currentLayout.layoutAttributesForItem(at: shown).map(currentLayout.inContent)
  }

  func baseLayoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayoutOutsidePass()
    guard indexPath.count != 2 || itemCounts.indices.contains(indexPath.section) else { return nil }
    return currentLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
      .map(currentLayout.inContent)
  }

  func exists(_ path: IndexPath) -> Bool {
    let counts = itemCounts
    guard path.count == 2, counts.indices.contains(path.section) else { return false }
    return (0..<counts[path.section]).contains(path.item)
  }

  /// Updates the layout without displaying anything.
  ///
  /// Queries that the app makes meanwhile are answered from the current layout.
  func prepareLayoutOutsidePass() {
    guard let needsRound = loop.runOutsidePass({ prepareLayout() }) else { return }
    position.forgetChoice()
    if needsRound || currentLayout.needsPreparation { setNeedsLayout() }
  }
}

extension [IndexPath] {
  /// Sorts index paths if needed: while an item is moved, the display order differs from the order of index paths.
  fileprivate func ordered(if isNeeded: Bool) -> [IndexPath] { isNeeded ? sorted() : self }
}
