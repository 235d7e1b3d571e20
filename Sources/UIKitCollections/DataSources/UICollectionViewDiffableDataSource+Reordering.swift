import DiffableData
import Foundation

extension UICollectionViewDiffableDataSource {
  /// The closures called when the user moves items.
  ///
  /// - Fidelity: documented.
  public struct ReorderingHandlers {
    /// A closure that returns whether an item may be moved; `nil`, the default, if no items may be.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?

    /// A closure called after an item was dropped, before the data source changes; `nil`, the default, for none.
    public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// A closure called after the data source has changed, in which the app updates its own data; `nil`, the default,
    /// for none.
    public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Creates handlers without closures.
    public init() {}
  }

  func mayReorder(at path: IndexPath) -> Bool {
    guard let item = itemIdentifier(for: path), reorderingHandlers.canReorderItem?(item) ?? false else { return false }
    // The visible children of an item would have to move with it.
    guard let section = sectionIdentifier(for: path.section), let outline = outlines[section] else { return true }
    return !outline.isExpanded(item) || outline.snapshot(of: item).items.isEmpty
  }

  func reorder(from source: IndexPath, to destination: IndexPath) {
    guard let item = itemIdentifier(for: source), let old = sectionIdentifier(for: source.section),
      let new = sectionIdentifier(for: destination.section)
    else { return }
    let move = ItemMove(from: source, to: destination)
    let next = neighbour(of: move, at: destination.item + 1)
    let previous = destination.item > 0 ? neighbour(of: move, at: destination.item - 1) : nil
    var final = current
    if let next {
      final.moveItem(item, beforeItem: next)
    } else {
      final.deleteItems([item])
      final.appendItems([item], toSection: new)
    }
    var newOutlines = outlines
    newOutlines.move(item, from: old, to: new, after: previous, before: next)
    let changed = old == new ? [old] : source < destination ? [new, old] : [old, new]
    let transaction = NSDiffableDataSourceTransaction(
      from: current, to: final,
      sections: changed.map {
        NSDiffableDataSourceSectionTransaction(
          of: $0, from: outlines.outline(of: $0, in: current), to: newOutlines.outline(of: $0, in: final))
      })
    reorderingHandlers.willReorder?(transaction)
    core.adopt(final)
    outlines = newOutlines
    reorderingHandlers.didReorder?(transaction)
  }

  /// Returns the item at a position of the section into which another item has moved.
  private func neighbour(of move: ItemMove, at item: Int) -> ItemIdentifierType? {
    let path = move.data(IndexPath(item: item, section: move.to.section))
    return path == move.from ? nil : itemIdentifier(for: path)
  }
}
