import DiffableData
import Foundation

extension UICollectionViewDiffableDataSource {
  /// The closures called when the user expands or collapses an item. They are not called for snapshots that the app
  /// applies.
  ///
  /// - Fidelity: documented; that the children are requested after `willExpandItem` is assumed.
  @preconcurrency
  public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
    /// A closure that returns whether an item may be expanded; `nil`, the default, if all items may be.
    public var shouldExpandItem: ((Item) -> Bool)?

    /// A closure called before an item is expanded; `nil`, the default, for none.
    public var willExpandItem: ((Item) -> Void)?

    /// A closure that returns whether an item may be collapsed; `nil`, the default, if all items may be.
    public var shouldCollapseItem: ((Item) -> Bool)?

    /// A closure called before an item is collapsed; `nil`, the default, for none.
    public var willCollapseItem: ((Item) -> Void)?

    /// A closure that returns the descendants of an item that is being expanded, given the current ones; `nil`, the
    /// default, to keep the current ones.
    public var snapshotForExpandingParent:
      ((Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>)?

    /// Creates handlers without closures.
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

  /// Expands an item. Handlers may apply snapshots, so the outline is read again after each call.
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
