import DeviceSupport
import Foundation
import Testing
import UIKit

import UIKitCollections
import UIKitCore
import TestSupport

/// Snapshots applied with `await`.
@MainActor
@Suite(.serialized)
struct AsyncApplyTests {
  private typealias Source = UICollectionViewDiffableDataSource<Int, Int>

  private final class Fixture {
    var phone: CollectionFixture?
    let source: Source

    @MainActor
    init() {
      // Windows and animations that another test makes meanwhile must not belong to this root and keep it.
      let phone = RenderRoot.keepingCurrent {
        CollectionFixture(
          UICollectionViewCompositionalLayout(section: Sections.list(.absolute(100))), counts: [])
      }
      source = Source(collectionView: phone.collectionView) { view, path, _ in
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }
      self.phone = phone
    }
  }

  private func snapshot(_ items: [Int]) -> NSDiffableDataSourceSnapshot<Int, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    return snapshot
  }

  /// Yields often enough for waiting tasks to continue.
  private func turns() async { for _ in 0..<20 { await Task.yield() } }

  @Test func awaitedApplyReturnsAfterAnimation() async throws {
    let host = Fixture()
    let phone = try #require(host.phone)
    await host.source.apply(snapshot([1, 2]))
    var isOver = false
    let task = Task { @MainActor in
      // Another test may drive its own root whenever this one awaits something.
      phone.root.drive()
      await host.source.apply(snapshot([2, 1, 3]))
      isOver = true
    }
    await turns()
    expectEqual(host.source.snapshot().itemIdentifiers, [2, 1, 3])
    phone.run(for: 0.25)
    await turns()
    expectFalse(isOver)
    phone.run(for: 0.1)
    await turns()
    expectTrue(isOver)
    await task.value
  }

  @Test func unanimatedChangesCompleteAtOnce() async throws {
    let host = Fixture()
    try #require(host.phone).root.drive()
    await host.source.apply(snapshot([1, 2]))
    await host.source.apply(snapshot([2, 1]), animatingDifferences: false)
    await host.source.applySnapshotUsingReloadData(snapshot([4]))
    expectEqual(host.source.snapshot().itemIdentifiers, [4])
  }

  @Test func awaitedApplyReturnsAtOnceWithoutFrames() async {
    let host = Fixture()
    await host.source.apply(snapshot([1, 2]))
    await host.source.apply(snapshot([2, 1, 3]))
    var outline = NSDiffableDataSourceSectionSnapshot<Int>()
    outline.append([7])
    await host.source.apply(outline, to: 5)
    expectEqual(host.source.snapshot().itemIdentifiers, [2, 1, 3, 7])
  }

  @Test func awaitedApplyReturnsWhenHostIsReleased() async throws {
    let host = Fixture()
    await host.source.apply(snapshot([1, 2]))
    var isOver = false
    let task = Task { @MainActor in
      host.phone?.root.drive()
      await host.source.apply(snapshot([2, 1, 3]))
      isOver = true
    }
    await turns()
    expectFalse(isOver)
    host.phone = nil
    await turns()
    expectTrue(isOver)
    task.cancel()
  }

  @Test func aDataSourceDescribesItself() {
    let host = Fixture()
    host.source.apply(snapshot([1, 2]))
    expectEqual(host.source.description(), "<UICollectionViewDiffableDataSource<Int, Int>: 1 sections, 2 items>")
  }
}
