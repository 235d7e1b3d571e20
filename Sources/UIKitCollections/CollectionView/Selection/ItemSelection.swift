import Foundation
import Geometry
import UIKitCore

/// The items of a collection view that are selected or highlighted, the selection by drag under way, and the app's
/// permissions.
///
/// Index paths are those of the data.
@MainActor
final class ItemSelection {
  private(set) var items = SelectedItems()
  /// The item under a finger.
  private(set) var highlighted: IndexPath?
  private(set) var permissions = SelectionPermissions()
  private var sweep: MultipleSelection?
  /// Scrolls while the fingers of a selection by drag are near an edge.
  private var scroller: EdgeScroller?

  func permit(_ permission: WritableKeyPath<SelectionPermissions, Bool>, _ isAllowed: Bool) {
    permissions[keyPath: permission] = isAllowed
  }

  // MARK: Items

  /// - Returns: Whether the item was not selected before.
  func select(_ path: IndexPath) -> Bool { items.insert(path) }

  /// - Returns: Whether the item was selected before.
  func deselect(_ path: IndexPath) -> Bool { items.remove(path) }

  func highlight(_ path: IndexPath) { highlighted = path }

  /// - Returns: The item that was highlighted.
  func endHighlight() -> IndexPath? {
    defer { highlighted = nil }
    return highlighted
  }

  // MARK: Selection by drag

  var isSelectingMultiple: Bool { sweep != nil }

  func begin(_ sweep: MultipleSelection, scroller: EdgeScroller) {
    self.sweep = sweep
    self.scroller = scroller
  }

  func pull(at point: CGPoint, time: TimeInterval?) { scroller?.pull(at: point, time: time) }

  /// The fingers are at another item.
  ///
  /// - Returns: The items to select or deselect.
  func continueMultipleSelection(to end: IndexPath, counts: @autoclosure () -> [Int]) -> [MultipleSelection.Change] {
    guard var next = sweep, end != next.end else { return [] }
    let changes = next.move(to: end, counts: counts())
    sweep = next
    return changes
  }

  func endMultipleSelection() { (sweep, scroller) = (nil, nil) }

  // MARK: Data

  func reset() {
    items = SelectedItems()
    highlighted = nil
    endMultipleSelection()
  }

  /// Takes the selected items to their paths after an item was moved.
  func move(by map: (IndexPath) -> IndexPath?) { items.move(by: map) }

  /// Takes selection and highlight to their paths after a change of the data.
  func follow(_ map: (IndexPath) -> IndexPath?) {
    items.move(by: map)
    highlighted = highlighted.flatMap(map)
    endMultipleSelection()
  }
}

extension UICollectionView {
  var selected: SelectedItems { selection.items }
  var highlighted: IndexPath? { selection.highlighted }
}
