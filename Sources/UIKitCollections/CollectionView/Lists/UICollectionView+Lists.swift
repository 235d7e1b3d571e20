import Foundation
import Geometry
import LayoutSolver
import UIKitCore

/// Informs cells and headers of lists of their positions, and every cell of the collection view's state.
extension UICollectionView {
  /// Prepares a view for an element before the data source configures it.
  func prepare(_ view: UICollectionReusableView, for key: ElementKey?) {
    guard let cell = view as? UICollectionViewCell, let key else { return }
    tell(cell, about: key)
    cell.setNeedsUpdateConfiguration()
  }

  /// Updates the positions of list rows, whose neighbors may have changed.
  func updateListPositions() {
    guard elements.takeListPositionUpdate() else { return }
    for key in displayedKeys {
      if let cell = displayed[key]?.view as? UICollectionViewCell { tell(cell, about: key) }
    }
  }

  /// Tells the headers and footers of lists whether they are held at an edge of the bounds.
  func notePinnedBoundaries() {
    guard let solution = (currentLayout as? UICollectionViewCompositionalLayout)?.store.solution,
      solution.hasPinnedItems
    else { return }
    for key in displayedKeys {
      guard case .supplementary = key, let shown = displayed[key], let cell = shown.view as? UICollectionViewCell,
        cell.listPosition != nil, let resting = solution.element(key)?.frame
      else { continue }
      cell.isPinned = shown.placement.frame != resting
    }
  }

  /// Updates the separators around a row after its appearance has changed.
  func updateLines(around path: IndexPath) {
    let shown = shownPath(path)
    guard list(ofSection: shown.section) != nil else { return }
    for item in [shown.item - 1, shown.item] where item >= 0 {
      let key = ElementKey.item(section: shown.section, item: item)
      guard let cell = displayed[key]?.view as? UICollectionViewCell else { continue }
      cell.listPosition = listPosition(of: key)
    }
  }

  func editingDidChange() {
    swipes?.close()
    let keys = displayedKeys
    let change = {
      self.deselectAll()
      for key in keys {
        guard let cell = self.displayed[key]?.view as? UICollectionViewCell else { continue }
        cell.isInEditing = self.isEdited(key)
        cell.layoutIfNeeded()
      }
    }
    if window == nil { change() } else { UIView.animate(withDuration: Self.editingDuration, animations: change) }
    elements.invalidateListPositions()
    setNeedsLayout()
  }

  /// Whether a cell shows editing controls; the delegate may exclude items.
  private func isEdited(_ key: ElementKey) -> Bool {
    guard isEditing, case .item = key, !isPlaceholder(key.indexPath) else { return false }
    return delegate?.collectionView(self, canEditItemAt: dataPath(key.indexPath)) ?? true
  }

  private static let editingDuration: TimeInterval = 0.3

  private func tell(_ cell: UICollectionViewCell, about key: ElementKey) {
    let isItem = if case .item = key { true } else { false }
    cell.isInEditing = isEdited(key)
    cell.listPosition = listPosition(of: key)
    guard isItem, !isPlaceholder(key.indexPath) else { return }
    cell.outlineItem = (dataSource as? any OutlineProviding)?.outlineItem(at: dataPath(key.indexPath))
  }

  // MARK: Places

  /// The list configuration of a section; `nil` for a section that is not a list.
  func list(ofSection section: Int) -> UICollectionLayoutListConfiguration? {
    (currentLayout as? UICollectionViewCompositionalLayout)?.list(ofSection: section)
  }

  private func listPosition(of key: ElementKey) -> ListPosition? {
    guard let section = key.section, let list = list(ofSection: section) else { return nil }
    prepareForSwipes(of: list)
    let margin: CGFloat = bounds.width >= ListMetrics.wideWidth ? 20 : 16
    switch key {
    case .item(_, let item): return rowPosition(item, in: section, of: list, margin: margin)
    case .supplementary(let kind, _, _):
      let isFooter = kind == UICollectionView.elementKindSectionFooter
      return ListPosition(appearance: list.appearance, role: isFooter ? .footer : .header, margin: margin)
    case .decoration: return nil
    }
  }

  private func rowPosition(
    _ item: Int, in section: Int, of list: UICollectionLayoutListConfiguration, margin: CGFloat
  ) -> ListPosition {
    let counts = itemCounts
    let count = counts.indices.contains(section) ? counts[section] : 0
    let first = list.headerMode == .firstItemInSection ? 1 : 0
    let isHeader = item < first
    var position = ListPosition(appearance: list.appearance, role: isHeader ? .header : .row, margin: margin)
    position.isFirst = item == first
    position.isLast = item == count - 1 && !isHeader
    let path = IndexPath(item: item, section: section)
    let handler = isPlaceholder(path) ? nil : list.itemSeparatorHandler
    let said = handler?(dataPath(path), list.separatorConfiguration) ?? list.separatorConfiguration
    position.separators = RowSeparators(
      said,
      row: RowSeparators.Row(
        appearance: list.appearance, isFirst: position.isFirst, isLast: position.isLast, isHeader: isHeader,
        showsSeparators: list.showsSeparators, isMarked: isCoveringLines(path),
        isNextMarked: item + 1 < count && isCoveringLines(IndexPath(item: item + 1, section: section)),
        isAmongSelected: isEditing && isMarked(path)))
    return position
  }

  /// Whether the item is highlighted or selected, and its background shows that.
  private func isMarked(_ path: IndexPath) -> Bool {
    let path = dataPath(path)
    return (highlighted == path || selected.contains(path)) && cellForItem(at: path)?.showsSelection != false
  }

  /// Whether the row covers the separators around it, with its background or because it is being moved.
  private func isCoveringLines(_ path: IndexPath) -> Bool {
    (isMarked(path) && !isEditing) || (movement.map { $0.phase != .landing && $0.move.to == path } ?? false)
  }
}
