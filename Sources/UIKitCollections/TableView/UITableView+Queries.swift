import Foundation
import Geometry
import UIKitCore

/// Queries for rows, visible views and frames.
extension UITableView {
  /// Lays out the rows before a query for visible ones, as on iOS, unless a layout or an update is in progress.
  private func layOutRows() {
    guard needsLayout || contents.needsLayout, !contents.loop.isRunning, !contents.updates.isInBatch else { return }
    layoutIfNeeded()
  }

  var baseIndexPathsForVisibleRows: [IndexPath]? {
    layOutRows()
    return contents.indexPathsForVisibleItems
  }

  var baseVisibleCells: [UITableViewCell] {
    layOutRows()
    return contents.visibleCells.compactMap { ($0 as? TableRow)?.face as? UITableViewCell }
  }

  func baseCellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    layOutRows()
    return contents.row(at: indexPath)?.face as? UITableViewCell
  }

  /// - Fidelity: observed (iOS 26.1); a row that reaches less than a point into the rectangle's lower end is not among
  ///   the result, and an empty rectangle is a line or a point.
  func baseIndexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    let area = rect.standardized
    let last = area.isEmpty ? area.maxY : Swift.max(area.maxY - 1, area.minY)
    guard !rect.isNull, area.minX <= area.maxX, area.minY <= last else { return [] }
    let rows = contents.layoutAttributesForRows(from: area.minY, to: last).filter {
      let row = $0.frame
      let isBeside = row.minX < area.maxX && row.maxX > area.minX
      let isAtPoint = area.width == 0 && row.minX <= area.minX && area.minX < row.maxX
      return row.minY <= last && row.maxY > area.minY && (isBeside || isAtPoint)
    }
    return rows.map { contents.dataPath($0.indexPath) }.sorted()
  }

  func baseHeaderView(forSection section: Int) -> UITableViewHeaderFooterView? {
    boundaryView(UICollectionView.elementKindSectionHeader, section)
  }

  func baseFooterView(forSection section: Int) -> UITableViewHeaderFooterView? {
    boundaryView(UICollectionView.elementKindSectionFooter, section)
  }

  private func boundaryView(_ kind: String, _ section: Int) -> UITableViewHeaderFooterView? {
    let view = contents.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))
    return (view as? TableRow)?.face as? UITableViewHeaderFooterView
  }

  // MARK: Frames

  func baseRectForRow(at indexPath: IndexPath) -> CGRect {
    contents.layoutAttributesForItem(at: indexPath)?.frame ?? .zero
  }

  func baseRectForHeader(inSection section: Int) -> CGRect {
    boundaryRect(UICollectionView.elementKindSectionHeader, section)
  }

  func baseRectForFooter(inSection section: Int) -> CGRect {
    boundaryRect(UICollectionView.elementKindSectionFooter, section)
  }

  private func boundaryRect(_ kind: String, _ section: Int) -> CGRect {
    let path = IndexPath(item: 0, section: section)
    return contents.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)?.frame ?? .zero
  }

  func baseRect(forSection section: Int) -> CGRect {
    guard (0..<numberOfSections).contains(section) else { return .zero }
    let rows = numberOfRows(inSection: section)
    let ends = rows > 0 ? [0, rows - 1] : []
    let parts =
      [rectForHeader(inSection: section), rectForFooter(inSection: section)]
      + ends.map { rectForRow(at: IndexPath(row: $0, section: section)) }
    let shown = parts.filter { $0.height > 0 }
    guard let first = shown.map(\.minY).min(), let last = shown.map(\.maxY).max() else { return .zero }
    return CGRect(x: 0, y: first, width: bounds.width, height: last - first)
  }

  // MARK: Scrolling

  /// Scrolls to a section with its header; to none if the section does not exist or is empty.
  func scroll(toSection section: Int, at position: ScrollPosition, animated: Bool) {
    contents.prepareLayoutOutsidePass()
    let frame = baseRect(forSection: section)
    guard frame.height > 0 else { return }
    let offset = contents.offset(showing: frame, at: position.position, in: contents.visibleArea)
    setContentOffset(offset, animated: animated)
  }

  // MARK: Selection

  var baseIndexPathsForSelectedRows: [IndexPath]? {
    contents.indexPathsForSelectedItems.flatMap { $0.isEmpty ? nil : $0 }
  }
}
