import Foundation
import Geometry
import LayoutSolver
import UIKitCore

/// Changes of the data and their display.
extension UICollectionView {
  /// Records a change in the open batch; outside a batch the change takes effect at once.
  func update(_ note: (inout BatchUpdate) -> Void) {
    if !updates.note(note) { runBatch({ update(note) }, completion: nil) }
  }

  /// - Parameter changes: A closure that may insert, delete, move and reload, and may contain nested batches.
  func runBatch(_ changes: () -> Void, completion: ((Bool) -> Void)?) {
    if updates.isInBatch {
      changes()
      if let completion { updates.addCompletion(completion) }
      return
    }
    let start = openBatch()
    changes()
    closeBatch(start, completion: completion)
  }

  /// Begins recording changes.
  func openBatch() -> BatchStart {
    giveUpMovement()
    // The displayed elements reflect the data before the changes; afterwards the data source has to be queried again.
    let past = handledPast()
    let start = BatchStart(past: past, counts: needsReload ? nil : itemCounts)
    updates.openBatch()
    return start
  }

  /// Applies the recorded changes.
  func closeBatch(_ start: BatchStart, completion: ((Bool) -> Void)?) {
    var changes = updates.closeBatch()
    knownCounts.invalidate()
    if let completion { changes.completions.append(completion) }
    let report = { (finished: Bool) in for completion in changes.completions { completion(finished) } }
    // A pending reload displays the data source's current data in any case.
    guard let counts = start.counts, !needsReload else { return report(true) }
    let placeholders = order.placeholders
    let (before, after) = (placeholders.data(counts: counts), placeholders.data(counts: itemCounts))
    let map: IndexMap
    do { map = try changes.map(from: before, to: after) } catch { raise(error.description) }
    show(changes.change(map), from: start.past, updates: { changes.updateItems(map) }, completion: report)
  }

  /// Returns the displayed elements after updating the layout; `nil` if none are displayed, or if a reload replaces
  /// them.
  ///
  /// - Parameter closingGap: Whether to close the gap of a drop first, so that the elements match the data before its
  ///   change.
  func handledPast(closingGap: Bool = true) -> LayoutPast? {
    if closingGap, gap != nil { return closeGapForChange() }
    guard isOnScreen, !needsReload else { return nil }
    layoutIfNeeded()
    return rememberPast()
  }

  /// Whether a layout now would display elements.
  var isOnScreen: Bool { window != nil && !loop.isRunning && bounds.size.width > 0 && bounds.size.height > 0 }

  /// Updates the layout after a data change without animation. A view that is not on screen has the new counts and the
  /// new content size at once, too: the next change may follow one of the data source's data.
  private func settle() {
    if isOnScreen { layoutIfNeeded() } else if !loop.isRunning { prepareLayout() }
  }

  /// Animates views after a data change.
  ///
  /// - Parameters:
  ///   - past: The elements displayed before; `nil` for a change without animation.
  ///   - items: The update items to report to a layout.
  func show(
    _ change: DataChange, from past: LayoutPast?, updates items: @escaping () -> [UICollectionViewUpdateItem],
    completion: @escaping (Bool) -> Void
  ) {
    var change = amongPlaceholders(change)
    change.supplementaryKinds = currentLayout.supplementaryKinds
    measureWhatStays(in: change)
    guard let past else {
      abandonTransition()
      dataChanged(by: change)
      settle()
      return completion(true)
    }
    let transition = LayoutTransition(.updates(items), of: self, change: change, past: past)
    updates.begin(transition)
    dataChanged(by: change)
    run(transition, completion: completion)
  }

  /// Measures the visible views again if an update moves and replaces none of them: apps request an update without
  /// changes when the contents of visible cells have changed their sizes.
  private func measureWhatStays(in change: DataChange) {
    let stays = displayedKeys.allSatisfy { change.newKey(of: $0) == $0 }
    if stays, !change.isOfDisplayOnly { measureAgain() }
  }

  /// Moves all state that is stored by index path to the new index paths.
  func dataChanged(by change: DataChange) {
    let map = change.map
    knownCounts.invalidate()
    elements.renumberDisappearing { change.newKey(of: $0) }
    moveDisplayed(by: change)
    if !change.isOfDisplayOnly { itemsMoved(by: change) }
    moveOrthogonals(by: map)
    elements.depth.requireRestack()
    currentLayout.dataMoved(by: map)
    let context = currentLayout.makeContext()
    context.invalidateDataSourceCounts = true
    currentLayout.invalidateLayout(with: context)
    if !change.reconfiguredItems.isEmpty { reconfigureItems(at: change.reconfiguredItems) }
  }

  private func itemsMoved(by change: DataChange) {
    let map = change.dataMap ?? change.map
    selection.follow { map.item($0) }
    drags.follow { map.item($0) }
    if movement?.follow(change) == false { forgetMovement() }
    prefetching.move { map.item($0) }
    updates.requireTargetOffset()
  }

  /// Removes the views of deleted or reloaded elements; other views stay with their items.
  private func moveDisplayed(by change: DataChange) {
    for key in displayedKeys where change.newKey(of: key) == nil {
      if transition == nil { vanish(key) } else { disappear(key, as: key) }
    }
    elements.renumber { change.newKey(of: $0) }
  }

  /// Moves the scroll views of orthogonal sections with their sections.
  private func moveOrthogonals(by map: IndexMap) {
    let gone = orthogonals.move(by: map)
    arrange { for host in gone { remove(host: host) } }
    elements.depth.renumberSections(map.section)
    elements.renumberScrollingSections(map.section)
  }

  /// Reconfigures visible cells in place.
  func reconfigure(_ paths: [IndexPath]) {
    guard let dataSource else { return }
    for path in paths {
      guard path.count == 2, let cell = cellForItem(at: path) ?? leavingCell(at: path) else { continue }
      updates.reconfigure(cell, at: path) {
        _ = CellRequests.during(of: self) { dataSource.collectionView(self, cellForItemAt: path) }
      }
      let shown = shownPath(path)
      elements.setMeasurement(nil, of: .item(section: shown.section, item: shown.item))
    }
    setNeedsLayout()
  }
}

extension BatchUpdate {
  fileprivate func change(_ map: IndexMap) -> DataChange {
    DataChange(
      map: map, reloadedItems: Set(reloadedItems.compactMap { map.item($0) }),
      reloadedSections: IndexSet(reloadedSections.compactMap { map.section($0) }))
  }
}
