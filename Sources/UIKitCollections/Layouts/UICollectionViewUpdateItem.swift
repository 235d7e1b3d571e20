import Foundation

/// An insertion, deletion, reload or move, as reported to a layout.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// The kind of an update.
  public enum Action: Int, Hashable, Sendable {
    /// The element is inserted.
    case insert
    /// The element is deleted.
    case delete
    /// The element is replaced: deleted and inserted again.
    case reload
    /// The element is moved.
    case move
    /// No update.
    case none
  }

  /// The index path before the update; `nil` for insertions. A whole section has the item `NSNotFound`.
  open private(set) var indexPathBeforeUpdate: IndexPath?
  /// The index path after the update; `nil` for deletions. A whole section has the item `NSNotFound`.
  open private(set) var indexPathAfterUpdate: IndexPath?
  /// The kind of the update: an insertion, deletion, reload or move.
  open private(set) var updateAction = Action.none

  /// Creates an item without an update.
  public override init() { super.init() }

  convenience init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
    self.init()
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
  }
}

extension BatchUpdate {
  /// Returns the update items: deletions in descending order, insertions in ascending order, then reloads, then moves
  /// in the order of the calls; sections precede items.
  ///
  /// - Fidelity: approximated; the order is not documented.
  @MainActor
  func updateItems(_ map: IndexMap) -> [UICollectionViewUpdateItem] {
    typealias Item = UICollectionViewUpdateItem
    var items = deletedSections.reversed().map { Item(.delete, from: .section($0), to: nil) }
    items += deletedItems.sorted(by: >).map { Item(.delete, from: $0, to: nil) }
    items += insertedSections.map { Item(.insert, from: nil, to: .section($0)) }
    items += insertedItems.sorted().map { Item(.insert, from: nil, to: $0) }
    items += reloadedSections.map { Item(.reload, from: .section($0), to: map.section($0).map { .section($0) }) }
    items += reloadedItems.sorted().map { Item(.reload, from: $0, to: map.item($0)) }
    items += movedSections.map { Item(.move, from: .section($0.from), to: .section($0.to)) }
    items += movedItems.map { Item(.move, from: $0.from, to: $0.to) }
    return items
  }
}

extension IndexPath {
  /// Returns the index path that represents a whole section.
  static func section(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
}
