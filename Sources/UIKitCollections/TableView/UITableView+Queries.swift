import Foundation
import Geometry
import UIKitCore

/// What there is, what is in sight, and where.
extension UITableView {
  /// Asks the data source if something invalidated what it said.
  public var numberOfSections: Int { contents.numberOfSections }

  public func numberOfRows(inSection section: Int) -> Int { contents.numberOfItems(inSection: section) }

  /// On screen, in the order of their index paths.
  public var visibleCells: [UITableViewCell] {
    contents.visibleCells.compactMap { ($0 as? TableRow)?.face as? UITableViewCell }
  }

  /// In ascending order; empty if nothing is in sight.
  public var indexPathsForVisibleRows: [IndexPath]? { contents.indexPathsForVisibleItems }

  /// `nil` if the row is not on screen.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    contents.row(at: indexPath)?.face as? UITableViewCell
  }

  /// `nil` if the cell is not on screen.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? { contents.indexPath(for: cell.row) }

  /// The row on screen at a point of the content.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? { contents.indexPathForItem(at: point) }

  /// Those on screen that a rectangle of the content touches.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    contents.indexPathsForVisibleItems.filter { rectForRow(at: $0).overlaps(rect.standardFinite) }
  }

  /// `nil` if it is not on screen.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    boundaryView(UICollectionView.elementKindSectionHeader, section)
  }

  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    boundaryView(UICollectionView.elementKindSectionFooter, section)
  }

  private func boundaryView(_ kind: String, _ section: Int) -> UITableViewHeaderFooterView? {
    let view = contents.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))
    return (view as? TableRow)?.face as? UITableViewHeaderFooterView
  }

  // MARK: Places

  /// Of a row, on screen or not; of one that has not been in sight by its estimated height. Zero for one that does not
  /// exist.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    contents.layoutAttributesForItem(at: indexPath)?.frame ?? .zero
  }

  /// Where a header is if nothing keeps it in sight; without one, a line where it would be.
  public func rectForHeader(inSection section: Int) -> CGRect {
    boundaryRect(UICollectionView.elementKindSectionHeader, section)
  }

  public func rectForFooter(inSection section: Int) -> CGRect {
    boundaryRect(UICollectionView.elementKindSectionFooter, section)
  }

  private func boundaryRect(_ kind: String, _ section: Int) -> CGRect {
    let path = IndexPath(item: 0, section: section)
    return contents.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)?.frame ?? .zero
  }

  /// Header, rows and footer of a section.
  public func rect(forSection section: Int) -> CGRect {
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

  // MARK: Selection

  public var indexPathForSelectedRow: IndexPath? { contents.indexPathsForSelectedItems?.first }

  /// In the order of selection; `nil` when nothing is selected.
  public var indexPathsForSelectedRows: [IndexPath]? {
    contents.indexPathsForSelectedItems.flatMap { $0.isEmpty ? nil : $0 }
  }
}
