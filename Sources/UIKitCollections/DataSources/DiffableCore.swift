import DiffableData
import Foundation
import UIKitCore

/// The state of a diffable data source for a collection view or a table: the displayed snapshot, and whether any
/// snapshot has been applied.
@MainActor
final class DiffableCore<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  /// The displayed snapshot, without its reload and reconfigure marks.
  private(set) var current = Snapshot() { didSet { background.show(current) } }
  private let background = BackgroundSnapshot<Section, Item>()
  /// Whether a snapshot has been applied, so that later changes are animated.
  private var hasApplied = false
  private var equalItems = EqualItems()

  /// The current snapshot. On another thread it includes the snapshots applied from there.
  var snapshot: Snapshot { MainQueue.isCurrent ? current : background.snapshot }

  init() { MovedItemLog.begin() }

  // MARK: Changes

  /// Makes a change on the main queue: at once if called on it, and otherwise in the order of the calls.
  ///
  /// - Parameter snapshot: The whole snapshot after the change; `nil` if only a section changes.
  func onMainQueue(applying snapshot: Snapshot?, _ change: @escaping @MainActor () -> Void) {
    guard MainQueue.isCurrent else {
      return background.apply(snapshot) { [background] in
        background.queues.warnIfMixed()
        change()
      }
    }
    background.noteMainQueue()
    background.queues.warnIfMixed()
    change()
  }

  /// Displays a snapshot: the first one by reloading, later ones by their differences.
  ///
  /// - Parameters:
  ///   - view: The view that displays the cells; `nil` if it no longer exists.
  ///   - shown: The snapshot that the view displays; `nil` for the current one.
  ///   - reload: A closure that reloads the view, and lays it out if it is on screen.
  ///   - adopted: A closure called when the data source uses the new snapshot.
  func show(
    _ new: Snapshot, in view: UICollectionView?, after shown: Snapshot? = nil, animated: Bool,
    completion: (() -> Void)?, reload: () -> Void, adopted: () -> Void = {}
  ) {
    guard hasApplied, let view else {
      showByReloading(new, reload)
      completion?()
      return
    }
    equalItems.warn(of: new, after: current, in: view)
    view.show(new, after: shown ?? current, animated: animated, completion) {
      current = new.clearingUpdateMarks()
      adopted()
    }
  }

  /// Displays a snapshot by reloading the view.
  func showByReloading(_ new: Snapshot, _ reload: () -> Void) {
    current = new.clearingUpdateMarks()
    hasApplied = true
    reload()
  }

  /// Adopts a snapshot that results from an item moved by the user.
  func adopt(_ moved: Snapshot) { current = moved }

  // MARK: Identifiers

  func item(at path: IndexPath) -> Item? { path.count == 2 ? current.item(at: ItemPosition(path)) : nil }

  func path(of item: Item) -> IndexPath? { current.position(of: item).map(IndexPath.init) }

  func section(at index: Int) -> Section? {
    (0..<current.numberOfSections).contains(index) ? current.sectionIdentifier(at: index) : nil
  }

  /// Returns the number of items in a section. A section that does not exist is a programmer error.
  func numberOfItems(inSection section: Int) -> Int {
    guard (0..<current.numberOfSections).contains(section) else {
      raise(
        "Invalid parameter not satisfying: section < _impl.numberOfSections. There is no section \(section); the snapshot "
          + "has \(current.numberOfSections) sections.")
    }
    return current.numberOfItems(inSectionAt: section)
  }

  func raiseMissingItem(at path: IndexPath) -> Never {
    raise("There is no item at \(path.readable); the snapshot has \(current.numberOfItems) items.")
  }
}
