public import Foundation
public import UIKitCollections

// Optional methods of delegates that objects forward to others.

extension UICollectionViewDataSource where Self: TesseraForwarding {
  private func next(_ method: String) -> any UICollectionViewDataSource {
    (target(of: method) as (any UICollectionViewDataSource)?) ?? tesseraDelegate
  }

  /// Forwards the call.
  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    next("numberOfSectionsIn:").numberOfSections(in: collectionView)
  }
  /// Forwards the call.
  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    next("collectionView:canMoveItemAt:").collectionView(collectionView, canMoveItemAt: indexPath)
  }
  /// Forwards the call.
  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    next("collectionView:moveItemAt:to:").collectionView(
      collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
  }
  /// Forwards the call.
  public func indexTitles(for collectionView: UICollectionView) -> [String]? {
    next("indexTitlesFor:").indexTitles(for: collectionView)
  }
  /// Forwards the call.
  public func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int)
    -> IndexPath
  {
    next("collectionView:indexPathForIndexTitle:at:").collectionView(
      collectionView, indexPathForIndexTitle: title, at: index)
  }
  /// Forwards the call.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    next("collectionView:viewForSupplementaryElementOfKind:at:").collectionView(
      collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }
}

extension UITableViewDataSource where Self: TesseraForwarding {
  private func next(_ method: String) -> any UITableViewDataSource {
    (target(of: method) as (any UITableViewDataSource)?) ?? tesseraDelegate
  }

  /// Forwards the call.
  public func numberOfSections(in tableView: UITableView) -> Int {
    next("numberOfSectionsIn:").numberOfSections(in: tableView)
  }
  /// Forwards the call.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    next("tableView:titleForHeaderInSection:").tableView(tableView, titleForHeaderInSection: section)
  }
  /// Forwards the call.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    next("tableView:titleForFooterInSection:").tableView(tableView, titleForFooterInSection: section)
  }
  /// Forwards the call.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    next("tableView:canEditRowAt:").tableView(tableView, canEditRowAt: indexPath)
  }
  /// Forwards the call.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    next("tableView:canMoveRowAt:").tableView(tableView, canMoveRowAt: indexPath)
  }
  /// Forwards the call.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    next("tableView:commit:forRowAt:").tableView(tableView, commit: editingStyle, forRowAt: indexPath)
  }
  /// Forwards the call.
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    next("tableView:moveRowAt:to:").tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
  }
  /// Forwards the call.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    next("sectionIndexTitlesFor:").sectionIndexTitles(for: tableView)
  }
  /// Forwards the call.
  public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    next("tableView:sectionForSectionIndexTitle:at:").tableView(
      tableView, sectionForSectionIndexTitle: title, at: index)
  }
}

extension UICollectionViewDataSourcePrefetching where Self: TesseraForwarding {
  private func next(_ method: String) -> any UICollectionViewDataSourcePrefetching {
    (target(of: method) as (any UICollectionViewDataSourcePrefetching)?) ?? tesseraDelegate
  }

  /// Forwards the call.
  public func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
    next("collectionView:cancelPrefetchingForItemsAt:").collectionView(
      collectionView, cancelPrefetchingForItemsAt: indexPaths)
  }
}

extension UITableViewDataSourcePrefetching where Self: TesseraForwarding {
  private func next(_ method: String) -> any UITableViewDataSourcePrefetching {
    (target(of: method) as (any UITableViewDataSourcePrefetching)?) ?? tesseraDelegate
  }

  /// Forwards the call.
  public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    next("tableView:cancelPrefetchingForRowsAt:").tableView(tableView, cancelPrefetchingForRowsAt: indexPaths)
  }
}
