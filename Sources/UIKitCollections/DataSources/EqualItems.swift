import DiffableData
import Foundation
import UIKitCore

/// A check for items that count as unchanged although their content differs, so that their cells keep the old content.
@MainActor
struct EqualItems {
  private var hasWarned = false
  /// The number of visible items that are compared.
  private static let most = 20

  /// Warns once of a visible item that equals its successor and differs from it in its description.
  mutating func warn<Section: Hashable & Sendable, Item: Hashable & Sendable>(
    of new: NSDiffableDataSourceSnapshot<Section, Item>, after old: NSDiffableDataSourceSnapshot<Section, Item>,
    in view: UICollectionView
  ) {
    // The description of an object can name its address instead of its content.
    guard !hasWarned, !(Item.self is AnyClass) else { return }
    let marked = Set(new.reloadedItemIdentifiers + new.reconfiguredItemIdentifiers)
    let sections = Set(new.reloadedSectionIdentifiers)
    for path in view.indexPathsForVisibleItems.prefix(Self.most) {
      guard let item = old.item(at: ItemPosition(path)), !marked.contains(item), let position = new.position(of: item),
        let next = new.item(at: position), !Self.areSame(item, next), "\(item)" != "\(next)",
        new.sectionIdentifier(containingItem: item).map({ !sections.contains($0) }) ?? true
      else { continue }
      hasWarned = true
      LayoutLog.write(
        "UICollectionViewDiffableDataSource: the item \(next) equals the displayed item \(item), so its cell is not "
          + "configured again and shows the old content. Call reconfigureItems(_:) on the snapshot for items whose "
          + "content has changed, or let == compare the content, too.")
      return
    }
  }

  /// Returns whether two values are the same bytes, as most items of successive snapshots are, so that no description
  /// has to be made.
  private static func areSame<Item>(_ first: Item, _ second: Item) -> Bool {
    withUnsafeBytes(of: first) { first in withUnsafeBytes(of: second) { first.elementsEqual($0) } }
  }
}
