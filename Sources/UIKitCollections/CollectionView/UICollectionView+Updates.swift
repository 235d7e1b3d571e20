import Foundation
import Geometry
import LayoutSolver
import UIKitCore

/// Changes of the data, and of the layout.
extension UICollectionView {
  /// Notes a change; outside of a batch it takes effect at once.
  func update(_ note: (inout BatchUpdate) -> Void) {
    guard var open = batch else { return runBatch { update(note) } }
    note(&open)
    batch = open
  }

  /// - Parameter updates: May call the methods that insert, delete, move and reload, and nested batches.
  func runBatch(_ updates: () -> Void) {
    if batch != nil {
      updates()
      return
    }
    // What the data source says now is the data before; afterwards it has to be asked again.
    let before = needsReload ? nil : itemCounts
    batch = BatchUpdate()
    updates()
    let changes = batch ?? BatchUpdate()
    batch = nil
    knownCounts = nil
    // A reload that is due anyway shows whatever the data source has by then.
    guard let before, !needsReload else { return }
    do {
      let map = try changes.map(from: before, to: itemCounts)
      dataChanged(by: map, reloading: Set(changes.reloadedItems.compactMap { map.item($0) }))
    } catch {
      raise(error.description)
    }
    if window != nil, !isLayingOut { layoutIfNeeded() }
  }

  /// Everything that is known by index follows its item to where it now is.
  ///
  /// - Parameter reloading: Paths after the change whose cells are to be asked for again.
  func dataChanged(by map: IndexMap, reloading: Set<IndexPath>) {
    knownCounts = nil
    moveDisplayed(by: map, reloading: reloading)
    selectedPaths = selectedPaths.compactMap { map.item($0) }
    highlighted = highlighted.flatMap { map.item($0) }
    orthogonals.move(by: map)
    asksForTargetOffset = true
    currentLayout.dataMoved(by: map)
    let context = currentLayout.makeContext()
    context.invalidateDataSourceCounts = true
    currentLayout.invalidateLayout(with: context)
  }

  /// Views of what is gone or reloaded go back to the pool; the others stay with their items.
  private func moveDisplayed(by map: IndexMap, reloading: Set<IndexPath>) {
    var kept: [ElementKey: Displayed] = [:]
    var vanishing: [ElementKey] = []
    for key in displayedKeys {
      guard let shown = displayed[key] else { continue }
      guard let new = map.key(of: key), shown.placement.scrollingSection == nil || new.section == key.section,
        !(new.category == .cell && reloading.contains(new.indexPath))
      else {
        vanishing.append(key)
        continue
      }
      kept[new] = shown
    }
    for key in vanishing { vanish(key) }
    displayed = kept
    displayedKeys = kept.keys.sorted()
    for key in displayedKeys {
      displayed[key]?.placement.key = key
      displayed[key]?.view.displayedKey = key
    }
  }

  /// Configures cells that are in sight again, in place.
  func reconfigure(_ paths: [IndexPath]) {
    guard let dataSource else { return }
    for path in paths {
      guard path.count == 2, let cell = cellForItem(at: path) else { continue }
      reconfiguredCells[path] = cell
      _ = dataSource.collectionView(self, cellForItemAt: path)
      reconfiguredCells[path] = nil
      displayed[.item(section: path.section, item: path.item)]?.measurement = nil
    }
    setNeedsLayout()
  }

  // MARK: Layout

  /// Takes another layout; what is shown moves to its new places.
  public func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  public func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    guard layout !== currentLayout else {
      completion?(true)
      return
    }
    let old = currentLayout
    for key in displayedKeys { displayed[key]?.view.willTransition(from: old, to: layout) }
    old.collectionView = nil
    currentLayout = layout
    layout.collectionView = self
    orthogonals.forgetOffsets()
    asksForTargetOffset = true
    measureAgain()
    let context = layout.makeContext()
    context.invalidateEverything = true
    layout.invalidateLayout(with: context)
    setNeedsLayout()
    let finish: (Bool) -> Void = { [weak self] finished in
      guard let self else { return }
      for key in displayedKeys { displayed[key]?.view.didTransition(from: old, to: layout) }
      completion?(finished)
    }
    guard animated, window != nil else { return finish(true) }
    UIView.animate(withDuration: 0.3, animations: { self.layoutIfNeeded() }, completion: finish)
  }
}

extension IndexMap {
  /// Headers and backgrounds follow their section; badges, which are numbered by place, are made again.
  fileprivate func key(of old: ElementKey) -> ElementKey? {
    switch old {
    case .item(let section, let item):
      guard let path = self.item(IndexPath(item: item, section: section)) else { return nil }
      return .item(section: path.section, item: path.item)
    case .supplementary(let kind, let section?, 0):
      return self.section(section).map { .supplementary(kind: kind, section: $0, index: 0) }
    case .supplementary(_, .some, _): return nil
    case .supplementary(_, nil, _): return old
    case .decoration(let kind, let section, let index):
      return self.section(section).map { .decoration(kind: kind, section: $0, index: index) }
    }
  }
}
