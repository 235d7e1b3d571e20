import Foundation
import Geometry
import UIKitCore

/// Cells in place of items that the data does not have yet.
extension UICollectionView {
  func isPlaceholder(_ shown: IndexPath) -> Bool { order.placeholder(at: shown) != nil }

  /// Shows a placeholder before an item of the data.
  func insert(_ placeholder: ItemPlaceholder, at path: IndexPath) {
    let past = handledPast()
    let counts = order.data(counts: itemCounts)
    guard path.count == 2, counts.indices.contains(path.section), (0...counts[path.section]).contains(path.item) else {
      raise(
        "A placeholder cannot be inserted at \(path.readable): the sections of the data have \(counts) items. Use the "
          + "index path at which the item will be inserted.")
    }
    var list = order.placeholders
    list.insert(placeholder, at: path)
    var batch = BatchUpdate()
    batch.insertedItems = [list.path(of: placeholder)].compactMap(\.self)
    show(list, batch, from: past)
  }

  /// Removes a placeholder, and returns whether it was shown.
  func delete(_ placeholder: ItemPlaceholder) -> Bool {
    guard order.placeholders.path(of: placeholder) != nil else { return false }
    let past = handledPast()
    guard let path = order.placeholders.path(of: placeholder) else { return false }
    var list = order.placeholders
    list.remove(placeholder)
    var batch = BatchUpdate()
    batch.deletedItems = [path]
    show(list, batch, from: past)
    return true
  }

  private func show(_ list: PlaceholderList, _ batch: BatchUpdate, from past: LayoutPast?) {
    let before = itemCounts
    order.setPlaceholders(list)
    knownCounts.invalidate()
    guard !needsReload else { return }
    let map: IndexMap
    do { map = try batch.map(from: before, to: itemCounts) } catch { raise(error.description) }
    var change = DataChange(map: map)
    change.isOfDisplayOnly = true
    show(change, from: past, updates: { batch.updateItems(map) }, completion: { _ in })
  }

  /// Replaces a placeholder with the item that a closure inserts into the data, and returns whether it was shown.
  func commit(_ placeholder: ItemPlaceholder, _ updates: (IndexPath) -> Void) -> Bool {
    guard order.placeholders.path(of: placeholder) != nil else { return false }
    let past = handledPast()
    guard let shown = order.placeholders.path(of: placeholder) else { return false }
    let (path, before) = (order.placeholders.data(shown), itemCounts)
    updates(path)
    // The closure may have reloaded the data.
    guard order.placeholders.path(of: placeholder) != nil else { return true }
    var (list, batch) = (order.placeholders, BatchUpdate())
    let dataBefore = list.data(counts: before)
    list.commit(placeholder)
    order.setPlaceholders(list)
    knownCounts.invalidate()
    guard !needsReload else { return true }
    batch.insertedItems = [path]
    let map: IndexMap
    do { map = try batch.map(from: dataBefore, to: list.data(counts: itemCounts)) } catch { raise(error.description) }
    var change = DataChange(map: .identity, reloadedItems: [shown])
    change.dataMap = map
    show(change, from: past, updates: { batch.updateItems(map) }, completion: { _ in })
    return true
  }

  /// Returns a change of the data as it affects displayed items, among which placeholders are.
  func amongPlaceholders(_ change: DataChange) -> DataChange {
    let old = order.placeholders
    guard !old.isEmpty, !change.isOfDisplayOnly, change.dataMap == nil else { return change }
    let new = old.following(change.map)
    order.setPlaceholders(new)
    var shown = change
    shown.dataMap = change.map
    shown.map = PlaceholderList.map(change.map, from: old, to: new)
    shown.reloadedItems = Set(change.reloadedItems.map(new.placed))
    return shown
  }

  /// Returns the frame of a placeholder in the window.
  func dropFrame(of placeholder: ItemPlaceholder) -> CGRect? {
    guard let window, let path = order.path(of: placeholder) else { return nil }
    return displayed[.item(section: path.section, item: path.item)].map {
      convert(contentFrame(of: $0.placement), to: window)
    }
  }

  /// Shows a placeholder whose preview has reached it.
  func reveal(_ placeholder: ItemPlaceholder) {
    placeholder.isConcealed = false
    setNeedsLayout()
    if isOnScreen { UIView.performWithoutAnimation { layoutIfNeeded() } }
  }
}
