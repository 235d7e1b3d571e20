import Foundation
import Geometry
import UIKitCore

/// The selected and highlighted items of a collection view, the current selection by drag, and the app's selection
/// rules.
///
/// Index paths refer to the data.
@MainActor
final class ItemSelection {
  private(set) var items = SelectedItems()
  /// The item under a finger.
  private(set) var highlighted: IndexPath?
  private(set) var permissions = SelectionPermissions()
  private var multipleSelection: MultipleSelection?
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

  var isSelectingMultiple: Bool { multipleSelection != nil }

  func begin(_ multipleSelection: MultipleSelection, scroller: EdgeScroller) {
    self.multipleSelection = multipleSelection
    self.scroller = scroller
  }

  func pull(at point: CGPoint, time: TimeInterval?) { scroller?.pull(at: point, time: time) }

  /// Extends the selection to the item that is now under the fingers.
  ///
  /// - Returns: The items to select or deselect.
  func continueMultipleSelection(to end: IndexPath, counts: @autoclosure () -> [Int]) -> [MultipleSelection.Change] {
    guard var next = multipleSelection, end != next.end else { return [] }
    let changes = next.move(to: end, counts: counts())
    multipleSelection = next
    return changes
  }

  func endMultipleSelection() { (multipleSelection, scroller) = (nil, nil) }

  // MARK: Data

  func reset() {
    items = SelectedItems()
    highlighted = nil
    endMultipleSelection()
  }

  /// Updates the paths of selected items after an item was moved.
  func move(by map: (IndexPath) -> IndexPath?) { items.move(by: map) }

  /// Updates the paths of selected and highlighted items after a data change.
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
