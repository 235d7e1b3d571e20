import DeviceSupport
import Foundation
import Testing
import UIKit
import TestSupport

/// Snapshots that older code applies on background threads, as UIKit allows.
@MainActor
@Suite(.serialized)
struct OffMainApplyTests {
  private let phone = CollectionFixture(
    UICollectionViewCompositionalLayout(section: Sections.list(.absolute(100))), counts: [])
  private let source: UICollectionViewDiffableDataSource<Int, Int>

  init() {
    source = UICollectionViewDiffableDataSource(collectionView: phone.collectionView) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2])
    source.apply(snapshot)
    phone.step()
  }

  /// Calls a method of the main actor off the main actor, which Swift 5 permits.
  private func offMain(_ work: @escaping @MainActor () -> Void) async {
    let unchecked = unsafeBitCast(work, to: (@Sendable () -> Void).self)
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        unchecked()
        continuation.resume()
      }
    }
  }

  /// Waits until the main queue has run the blocks enqueued so far.
  private func mainQueue() async {
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
  }

  @Test func backgroundApplyShowsOnMainQueue() async {
    let (source, log) = (source, Log())
    await offMain {
      for item in [3, 4] {
        var snapshot = source.snapshot()
        snapshot.appendItems([item])
        source.apply(snapshot, animatingDifferences: false) { log.completions += 1 }
      }
      log.seen = source.snapshot().itemIdentifiers
    }
    await mainQueue()
    expectEqual(log.seen, [1, 2, 3, 4], "who applies sees what it has applied, shown yet or not")
    expectEqual(log.completions, 2)
    expectEqual(source.snapshot().itemIdentifiers, [1, 2, 3, 4])
    expectEqual(phone.collectionView.numberOfItems(inSection: 0), 4)
  }

  @Test func otherThreadsSeeLaterMainQueueChanges() async {
    let (source, log) = (source, Log())
    await offMain {
      var snapshot = source.snapshot()
      snapshot.appendItems([3])
      source.apply(snapshot, animatingDifferences: false)
    }
    await mainQueue()
    var snapshot = source.snapshot()
    snapshot.deleteItems([1, 2])
    await source.apply(snapshot, animatingDifferences: false)
    await offMain { log.seen = source.snapshot().itemIdentifiers }
    expectEqual(log.seen, [3])
  }

  @Test func backgroundSectionChangesShowOnMainQueue() async {
    let source = source
    await offMain {
      var outline = NSDiffableDataSourceSectionSnapshot<Int>()
      outline.append([7, 8, 9])
      source.apply(outline, to: 0, animatingDifferences: false)
      var all = source.snapshot()
      all.appendSections([1])
      source.applySnapshotUsingReloadData(all)
    }
    await mainQueue()
    expectEqual(source.snapshot().sectionIdentifiers, [0, 1])
  }

  private final class Log: @unchecked Sendable {
    /// The values written by the code that applies the snapshot.
    var seen: [Int] = []
    /// The number of completions, which the main queue calls.
    var completions = 0
  }
}
