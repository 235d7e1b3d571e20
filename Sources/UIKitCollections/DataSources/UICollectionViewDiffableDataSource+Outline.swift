import DiffableData
import Foundation

extension UICollectionViewDiffableDataSource {
  /// What an app has to say when the user expands or collapses an item. Snapshots that the app applies go unasked.
  ///
  /// - Fidelity: documented; that the children are asked for after `willExpandItem` is assumed.
  @preconcurrency
  public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
    /// Whether an item may be expanded; it may without an answer.
    public var shouldExpandItem: ((Item) -> Bool)?

    /// An item is about to be expanded.
    public var willExpandItem: ((Item) -> Void)?

    /// Whether an item may be collapsed; it may without an answer.
    public var shouldCollapseItem: ((Item) -> Bool)?

    /// An item is about to be collapsed.
    public var willCollapseItem: ((Item) -> Void)?

    /// Gives the descendants that an item is to show as it is expanded, told of those that it has.
    public var snapshotForExpandingParent:
      ((Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>)?

    public init() {}
  }
}

extension UICollectionViewDiffableDataSource: OutlineProviding {
  func outlineItem(at indexPath: IndexPath) -> OutlineItem? {
    guard let item = itemIdentifier(for: indexPath), let section = sectionIdentifier(for: indexPath.section),
      let outline = outlines[section], outline.contains(item)
    else { return nil }
    return OutlineItem(level: outline.level(of: item), isExpanded: outline.isExpanded(item))
  }

  func toggleOutlineItem(at indexPath: IndexPath) {
    guard let item = itemIdentifier(for: indexPath), let section = sectionIdentifier(for: indexPath.section),
      let outline = outlines[section], outline.contains(item)
    else { return }
    if outline.isExpanded(item) { collapse(item, in: section) } else { expand(item, in: section) }
  }

  /// Handlers may apply snapshots: what they have made of the section is looked up again after each.
  private func expand(_ item: ItemIdentifierType, in section: SectionIdentifierType) {
    guard sectionSnapshotHandlers.shouldExpandItem?(item) ?? true else { return }
    sectionSnapshotHandlers.willExpandItem?(item)
    guard let outline = outlines[section], outline.contains(item) else { return }
    let children = sectionSnapshotHandlers.snapshotForExpandingParent?(item, outline.snapshot(of: item))
    show(outlines.expand(item, showing: children, in: section, of: current), animated: true)
  }

  private func collapse(_ item: ItemIdentifierType, in section: SectionIdentifierType) {
    guard sectionSnapshotHandlers.shouldCollapseItem?(item) ?? true else { return }
    sectionSnapshotHandlers.willCollapseItem?(item)
    show(outlines.collapse(item, in: section, of: current), animated: true)
  }
}
