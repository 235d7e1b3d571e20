import DiffableData
import Foundation

extension UICollectionViewDiffableDataSource {
  /// What an app has to say when the user carries items elsewhere.
  ///
  /// - Fidelity: documented.
  public struct ReorderingHandlers {
    /// Whether an item may be carried elsewhere; it may not without an answer.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?

    /// An item has been put down, and the data source is about to take that over.
    public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// The data source has taken over the new order: the app's own data is to follow.
    public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    public init() {}
  }

  func mayReorder(at path: IndexPath) -> Bool {
    guard let item = itemIdentifier(for: path), reorderingHandlers.canReorderItem?(item) ?? false else { return false }
    // What it shows would have to come along.
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
    if let next { final.moveItem(item, beforeItem: next) } else { final.appendItems([item], toSection: new) }
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
    (current, outlines) = (final, newOutlines)
    reorderingHandlers.didReorder?(transaction)
  }

  /// The item that is shown in a place of the section that another has come to.
  private func neighbour(of move: ItemMove, at item: Int) -> ItemIdentifierType? {
    let path = move.data(IndexPath(item: item, section: move.to.section))
    return path == move.from ? nil : itemIdentifier(for: path)
  }
}
