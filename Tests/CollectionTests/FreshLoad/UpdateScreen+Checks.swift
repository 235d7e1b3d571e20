import DeviceSupport
import Foundation
import UIKit

@testable import UIKitCollections
import UIKitCore

/// The invariants that hold at every moment, and those that hold at rest.
extension UpdateScreen {
  var usedViews: [UICollectionReusableView] {
    collectionView.displayed.values.map(\.view) + collectionView.disappearing.map(\.view)
  }

  func check() {
    let view = collectionView
    let used = usedViews
    if Set(used.map(ObjectIdentifier.init)).count != used.count { ledger.fail("one view is in two places") }
    // A data source that has not been queried yet may have any counts.
    guard !view.needsReload, view.knownCounts.areKnown else { return }
    for path in view.indexPathsForVisibleItems {
      guard let cell = view.cellForItem(at: path) as? any LedgerView else { continue }
      if cell.life?.state != .displayed { ledger.fail("the cell at \(path) is \(cell.life?.state as Any)") }
      if cell.superview == nil { ledger.fail("the cell at \(path) is nowhere") }
      guard let item = item(at: path) else {
        ledger.fail("there is a cell at \(path), but no item")
        continue
      }
      if text(of: cell) != text(of: item) {
        ledger.fail("the cell at \(path) shows \(text(of: cell)), not \(text(of: item))")
      }
    }
  }

  /// Checks, at rest, that every view is visible or waits for reuse, and that the content offset is within its limits.
  func checkRest() {
    let view = collectionView
    let inset = view.adjustedContentInset
    let end = max(-inset.top, view.contentSize.height + inset.bottom - view.bounds.height)
    if view.contentOffset.y < -inset.top - 0.5 || view.contentOffset.y > end + 0.5 || view.contentOffset.x != 0 {
      ledger.fail("the content rests at \(view.contentOffset), and may from \(-inset.top) to \(end)")
    }
    if !view.disappearing.isEmpty { ledger.fail("\(view.disappearing.count) views are still leaving") }
    let lost = ledger.living - view.displayed.count - view.pool.idleCount
    if lost != 0 { ledger.fail("\(lost) views are neither visible nor in the pool") }
    if let needless = ledger.needlesslyMade { ledger.fail(needless) }
  }

  /// The selected items, independent of their index paths.
  var selection: Set<Int> { Set((collectionView.indexPathsForSelectedItems ?? []).compactMap { item(at: $0) }) }

  /// Checks that a change of the data deselects exactly the items that were deleted or recreated.
  func checkSelection(since before: Set<Int>) {
    let (after, there) = (selection, Set(shownItems.joined()))
    if let new = after.subtracting(before).first { ledger.fail("\(new) is selected all of a sudden") }
    if let lost = before.intersection(there).subtracting(after).subtracting(renewed).first {
      ledger.fail("\(lost) is no longer selected")
    }
  }
}
