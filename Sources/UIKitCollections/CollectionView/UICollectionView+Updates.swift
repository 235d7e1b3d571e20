import Foundation
import Geometry
import LayoutSolver
import UIKitCore

/// Changes of the data.
extension UICollectionView {
  /// Notes a change; outside of a batch it takes effect at once.
  func update(_ note: (inout BatchUpdate) -> Void) {
    if !updates.note(note) { runBatch({ update(note) }, completion: nil) }
  }

  /// - Parameter changes: May call the methods that insert, delete, move and reload, and nested batches.
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

  /// From now on changes are noted.
  func openBatch() -> BatchStart {
    giveUpMovement()
    // What is shown now is the data before; afterwards the data source has to be asked again.
    let past = settledPast()
    let start = BatchStart(past: past, counts: needsReload ? nil : itemCounts)
    updates.openBatch()
    return start
  }

  /// What was noted takes effect.
  func closeBatch(_ start: BatchStart, completion: ((Bool) -> Void)?) {
    var changes = updates.closeBatch()
    knownCounts.invalidate()
    if let completion { changes.completions.append(completion) }
    let report = { (finished: Bool) in for completion in changes.completions { completion(finished) } }
    // A reload that is due anyway shows whatever the data source has by then.
    guard let before = start.counts, !needsReload else { return report(true) }
    let map: IndexMap
    do { map = try changes.map(from: before, to: itemCounts) } catch { raise(error.description) }
    show(changes.change(map), from: start.past, told: { changes.updateItems(map) }, completion: report)
  }

  /// What is shown, brought up to date; `nil` if nothing is, or if it is going to be replaced anyway.
  ///
  /// - Parameter closingGap: Whether what is shown is to be what the data is before it changes, without room for a drop.
  func settledPast(closingGap: Bool = true) -> LayoutPast? {
    if closingGap, gap != nil { return closeGapForChange() }
    guard isOnScreen, !needsReload else { return nil }
    layoutIfNeeded()
    return rememberPast()
  }

  /// Laying out now shows something.
  var isOnScreen: Bool { window != nil && !loop.isRunning && bounds.size.width > 0 && bounds.size.height > 0 }

  /// Has views follow a change of the data.
  ///
  /// - Parameters:
  ///   - past: What was shown before; without it nothing is animated.
  ///   - items: The change as a layout is told of it.
  func show(
    _ change: DataChange, from past: LayoutPast?, told items: @escaping () -> [UICollectionViewUpdateItem],
    completion: @escaping (Bool) -> Void
  ) {
    var change = change
    change.supplementaryKinds = currentLayout.supplementaryKinds
    guard let past else {
      abandonTransition()
      dataChanged(by: change)
      if isOnScreen { layoutIfNeeded() }
      return completion(true)
    }
    let transition = LayoutTransition(.updates(items), of: self, change: change, past: past)
    updates.begin(transition)
    dataChanged(by: change)
    run(transition, completion: completion)
  }

  /// Everything that is known by index follows its item to where it now is.
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
    let map = change.map
    selection.follow { map.item($0) }
    drags.follow { map.item($0) }
    if movement?.follow(change) == false { forgetMovement() }
    prefetching.move { map.item($0) }
    updates.requireTargetOffset()
  }

  /// Views of what is gone or reloaded leave; the others stay with their items.
  private func moveDisplayed(by change: DataChange) {
    for key in displayedKeys where change.newKey(of: key) == nil {
      if transition == nil { vanish(key) } else { disappear(key, as: key) }
    }
    elements.renumber { change.newKey(of: $0) }
  }

  /// Sections that scroll by themselves take their scroll views with them.
  private func moveOrthogonals(by map: IndexMap) {
    let gone = orthogonals.move(by: map)
    arrange { for host in gone { remove(host: host) } }
    elements.depth.renumberSections(map.section)
    elements.renumberScrollingSections(map.section)
  }

  /// Configures cells that are in sight again, in place.
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
