import DeviceSupport
import Foundation
import Testing
import UIKit

@testable import UIKitCollections
import UIKitCore
import TestSupport

/// The insertion, deletion and movement of views while the data changes. An animation of 0.3 s is half complete after
/// nine frames, and its curve is symmetric, so that moving views are half way then.
@MainActor
struct UpdateAnimationTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  private func list(_ count: Int) -> CollectionFixture {
    CollectionFixture(UICollectionViewCompositionalLayout(section: Sections.list(.absolute(100))), counts: [count])
  }

  /// The row's upper edge as it is currently presented.
  private func shownY(_ view: UIView) -> CGFloat { view.layer.presentation()?.frame.minY ?? .nan }

  private func shownAlpha(_ view: UIView) -> Float { view.layer.presentation()?.opacity ?? .nan }

  private func insert(
    _ names: [String], at positions: [Int], in phone: CollectionFixture, completion: ((Bool) -> Void)? = nil
  ) {
    phone.collectionView.performBatchUpdates(
      {
        for (name, index) in zip(names, positions) { phone.dataSource.names[0].insert(name, at: index) }
        phone.dataSource.counts[0] += names.count
        phone.collectionView.insertItems(at: positions.map { path($0) })
      }, completion: completion)
  }

  private func delete(_ positions: [Int], in phone: CollectionFixture, completion: ((Bool) -> Void)? = nil) {
    phone.collectionView.performBatchUpdates(
      {
        for index in positions.sorted(by: >) { phone.dataSource.names[0].remove(at: index) }
        phone.dataSource.counts[0] -= positions.count
        phone.collectionView.deleteItems(at: positions.map { path($0) })
      }, completion: completion)
  }

  @Test func insertedItemsFadeInAndOthersSlide() throws {
    let phone = list(5)
    let old = phone.collectionView.visibleCells
    insert(["new"], at: [1], in: phone)
    let new = try #require(phone.collectionView.cellForItem(at: path(1)))
    expectEqual(new.frame.minY, 100)
    expectEqual(shownAlpha(new), 0)
    expectEqual(old.map { shownY($0) }, [0, 100, 200, 300, 400])
    phone.run(for: 0.15)
    expectLess(abs(shownAlpha(new) - 0.5), 0.001)
    expectEqual(shownY(new), 100)
    let halfway: [CGFloat] = [0, 150, 250, 350, 450]
    for (cell, y) in zip(old, halfway) { expectLess(abs(shownY(cell) - y), 0.01) }
    phone.run(for: 0.2)
    expectEqual(phone.collectionView.visibleCells.map { shownY($0) }, [0, 100, 200, 300, 400, 500])
    #expect(phone.collectionView.visibleCells.allSatisfy { shownAlpha($0) == 1 })
  }

  @Test func deletedCellsFadeOutBeforeReuse() throws {
    let phone = list(5)
    let gone = try #require(phone.collectionView.cellForItem(at: path(1)))
    phone.calls.lines = []
    delete([1], in: phone)
    phone.run(for: 0.15)
    expectIdentical(gone.superview, phone.collectionView)
    expectLess(abs(shownAlpha(gone) - 0.5), 0.001)
    expectEqual(shownY(gone), 100)
    #expect(!phone.calls.lines.contains("did end 0.1"))
    expectEqual(phone.collectionView.pool.idleCount, 0)
    #expect(!phone.collectionView.visibleCells.contains(gone))
    phone.run(for: 0.2)
    expectNil(gone.superview)
    expectContains(phone.calls.lines, "did end 0.1")
    expectEqual(phone.collectionView.pool.idleCount, 1)
  }

  @Test func completionRunsWhenAnimationEnds() {
    let phone = list(5)
    var finished: [Bool] = []
    insert(["new"], at: [0], in: phone) { finished.append($0) }
    phone.run(for: 0.25)
    expectEmpty(finished)
    phone.run(for: 0.1)
    expectEqual(finished, [true])
  }

  @Test func nothingMovesWithoutAnimations() throws {
    let phone = list(5)
    let gone = try #require(phone.collectionView.cellForItem(at: path(0)))
    var finished: [Bool] = []
    UIView.performWithoutAnimation { delete([0], in: phone) { finished.append($0) } }
    expectEqual(finished, [true])
    expectNil(gone.superview)
    expectEqual(phone.collectionView.visibleCells.map { shownY($0) }, [0, 100, 200, 300])
  }

  @Test func overlappingBatchStartsFromDisplayedFrames() throws {
    let phone = list(6)
    let cells = phone.collectionView.visibleCells
    insert(["a", "b"], at: [0, 1], in: phone)
    phone.run(for: 0.1)
    let before = cells.map { shownY($0) }
    delete([0], in: phone)
    let after = cells.map { shownY($0) }
    for (old, new) in zip(before, after) { expectLess(abs(old - new), 0.001) }
    phone.run(for: 0.6)
    expectEqual(cells.map { shownY($0) }, [100, 200, 300, 400, 500, 600])
  }

  @Test func reinsertedItemContinuesFromDisplayedFrame() throws {
    let phone = list(8)
    let last = try #require(phone.collectionView.cellForItem(at: path(7)))
    let names = (0..<9).map { "n\($0)" }
    insert(names, at: Array(0..<9), in: phone)
    phone.run(for: 0.1)
    let y = shownY(last)
    expectGreater(y, 700)
    expectLess(y, 1_600)
    delete(Array(0..<9), in: phone)
    expectIdentical(phone.collectionView.cellForItem(at: path(7)), last)
    expectLess(abs(shownY(last) - y), 0.001)
    phone.run(for: 0.6)
    expectEqual(shownY(last), 700)
    expectEmpty(phone.collectionView.disappearing)
  }

  @Test func rowsFromBelowTheScreenSlideIn() throws {
    let phone = list(20)
    delete([0, 1], in: phone)
    let cell = try #require(phone.collectionView.cellForItem(at: path(8)))
    expectEqual(shownY(cell), 1_000)
    expectEqual(shownAlpha(cell), 1)
    phone.run(for: 0.15)
    expectLess(abs(shownY(cell) - 900), 0.01)
  }

  @Test func scrollingContinuesDuringUpdateAnimation() throws {
    let phone = list(30)
    insert(["new"], at: [0], in: phone)
    phone.run(for: 0.1)
    phone.scroll(toY: 250)
    phone.run(for: 0.5)
    let fresh = list(31)
    fresh.scroll(toY: 250)
    expectEqual(phone.collectionView.visibleCells.map(\.frame), fresh.collectionView.visibleCells.map(\.frame))
    expectEqual(
      phone.collectionView.visibleCells.map { shownY($0) }, fresh.collectionView.visibleCells.map(\.frame.minY))
  }

  @Test func flingContinuesDuringUpdates() {
    let phone = list(60)
    phone.drag(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 300), in: 0.1)
    phone.run(for: 0.1)
    expectTrue(phone.collectionView.isDecelerating)
    let before = phone.collectionView.contentOffset.y
    insert(["a", "b"], at: [0, 1], in: phone)
    phone.run(for: 0.1)
    delete([30, 31, 32], in: phone)
    expectTrue(phone.collectionView.isDecelerating)
    phone.run(for: 0.1)
    expectGreater(phone.collectionView.contentOffset.y, before)
    phone.run(for: 4)
    let fresh = list(59)
    fresh.scroll(toY: phone.collectionView.contentOffset.y)
    expectEqual(phone.collectionView.visibleCells.map(\.frame), fresh.collectionView.visibleCells.map(\.frame))
    expectEmpty(phone.collectionView.disappearing)
    checkViews(phone, "after the fling")
  }

  @Test func aBatchInsideAnAnimationTakesItsTime() throws {
    let phone = list(3)
    let cell = try #require(phone.collectionView.cellForItem(at: path(0)))
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { insert(["new"], at: [0], in: phone) }
    phone.run(for: 0.5)
    expectLess(abs(shownY(cell) - 50), 0.01)
  }

  @Test func shrinkingContentMovesOffsetSmoothly() throws {
    let phone = list(20)
    phone.scroll(toY: 2_000 - 844)
    let last = try #require(phone.collectionView.cellForItem(at: path(19)))
    let shownInWindow = {
      self.shownY(last) - (phone.collectionView.layer.presentation()?.bounds.minY ?? .nan)
    }
    expectEqual(shownInWindow(), 744)
    delete([0, 1, 2, 3], in: phone)
    expectEqual(phone.collectionView.contentSize.height, 1_600)
    phone.step()
    expectLess(abs(shownInWindow() - 744), 10)
    phone.run(for: 1)
    expectEqual(phone.collectionView.contentOffset.y, CGFloat(756))
    expectLess(abs(shownInWindow() - 744), 0.01)
    expectIdentical(phone.collectionView.visibleCells.last, last)
  }

  @Test func reloadCrossfadesCells() throws {
    let phone = list(3)
    let old = try #require(phone.collectionView.cellForItem(at: path(1)))
    phone.collectionView.reloadItems(at: [path(1)])
    let new = try #require(phone.collectionView.cellForItem(at: path(1)))
    expectNotIdentical(new, old)
    phone.run(for: 0.15)
    expectLess(abs(shownAlpha(old) - 0.5), 0.001)
    expectLess(abs(shownAlpha(new) - 0.5), 0.001)
    // Disappearing views are behind appearing ones.
    let views = phone.collectionView.subviews
    let (back, front) = (try #require(views.firstIndex(of: old)), try #require(views.firstIndex(of: new)))
    expectLess(back, front)
  }

  @Test func headersAndBackgroundsAnimateWithSections() throws {
    let section = Sections.list(.absolute(50))
    section.boundarySupplementaryItems = [
      Sections.boundary(UICollectionView.elementKindSectionHeader, .top, height: 40)
    ]
    section.decorationItems = [.background(elementKind: "background")]
    let layout = UICollectionViewCompositionalLayout { _, _ in section }
    layout.register(RecordingSupplementary.self, forDecorationViewOfKind: "background")
    let phone = CollectionFixture(layout, counts: [2, 2])
    let header = try #require(
      phone.collectionView.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: path(0, 1)))
    expectEqual(header.frame.minY, 140)
    phone.dataSource.counts = [2]
    phone.dataSource.names.remove(at: 0)
    phone.collectionView.performBatchUpdates { phone.collectionView.deleteSections([0]) }
    expectEqual(header.frame.minY, 0)
    expectEqual(shownY(header), 140)
    expectEqual(phone.collectionView.disappearing.count, 4)
    phone.run(for: 0.15)
    expectLess(abs(shownY(header) - 70), 0.01)
    #expect(phone.collectionView.disappearing.allSatisfy { abs(shownAlpha($0.view) - 0.5) < 0.001 })
    phone.run(for: 0.3)
    expectEmpty(phone.collectionView.disappearing)
    expectEqual(phone.collectionView.subviews.filter { $0 is UICollectionReusableView }.count, 4)
  }

  @Test func movedOrthogonalSectionKeepsScrollView() throws {
    let layout = UICollectionViewCompositionalLayout { _, _ in
      Sections.carousel(.groupPaging, width: 0.5, height: 200)
    }
    let phone = CollectionFixture(layout, counts: [9, 9])
    phone.collectionView.scrollToItem(at: path(3, 1), at: .left, animated: false)
    phone.step()
    let cell = try #require(phone.collectionView.cellForItem(at: path(3, 1)))
    let shown = { cell.convert(CGPoint.zero, to: phone.root.window) }
    expectEqual(shown(), CGPoint(x: 0, y: 200))
    let scroller = try phone.scroller(1)
    phone.dataSource.counts = [9]
    phone.dataSource.names.remove(at: 0)
    phone.collectionView.deleteSections([0])
    try expectIdentical(phone.scroller(0), scroller)
    expectIdentical(phone.collectionView.cellForItem(at: path(3)), cell)
    expectEqual(shownY(scroller), 200)
    phone.run(for: 0.15)
    expectLess(abs(shownY(scroller) - 100), 0.01)
    expectLess(abs((scroller.layer.presentation()?.bounds.minY ?? 0) - shownY(cell)), 0.01)
    phone.run(for: 0.3)
    expectEqual(shown(), .zero)
    checkViews(phone, "in the end")
  }

  @Test func snapshotsMoveEqualItems() throws {
    let phone = list(0)
    phone.collectionView.register(RecordingCell.self, forCellWithReuseIdentifier: "tally")
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: phone.collectionView) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "tally", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2, 3])
    source.apply(snapshot)
    phone.step()
    let third = try #require(phone.collectionView.cellForItem(at: path(2)))
    snapshot.moveItem(3, beforeItem: 1)
    snapshot.deleteItems([2])
    var isDone = false
    source.apply(snapshot, animatingDifferences: true) { isDone = true }
    expectIdentical(phone.collectionView.cellForItem(at: path(0)), third)
    phone.run(for: 0.15)
    expectLess(abs(shownY(third) - 100), 0.01)
    expectFalse(isDone)
    phone.run(for: 0.2)
    expectTrue(isDone)
    snapshot.appendItems([4])
    source.apply(snapshot, animatingDifferences: false)
    expectEqual(phone.collectionView.visibleCells.map { shownAlpha($0) }, [1, 1, 1])
  }

  @Test func emptyBatchAnimatesInvalidatedLayout() throws {
    let layout = UICollectionViewCompositionalLayout(section: Sections.list(.absolute(100)))
    let phone = CollectionFixture(layout, counts: [3])
    let cell = try #require(phone.collectionView.cellForItem(at: path(1)))
    phone.collectionView.performBatchUpdates {
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.boundarySupplementaryItems = [
        Sections.boundary(UICollectionView.elementKindSectionHeader, .top, height: 60)
      ]
      layout.configuration = configuration
    }
    expectEqual(cell.frame.minY, 160)
    expectEqual(shownY(cell), 100)
  }

  @Test func reloadDataEndsRunningAnimations() throws {
    let phone = list(5)
    delete([0], in: phone)
    phone.run(for: 0.1)
    phone.collectionView.reloadData()
    phone.step()
    expectEmpty(phone.collectionView.disappearing)
    expectEqual(phone.collectionView.visibleCells.map { shownY($0) }, [0, 100, 200, 300])
    #expect(phone.collectionView.visibleCells.allSatisfy { shownAlpha($0) == 1 })
  }

  /// Random batches at random moments, with scrolling between them: no view is lost or used twice, and the result
  /// equals a fresh load, in the same order from back to front.
  @Test(arguments: [11, 12, 13, 14, 15, 16] as [UInt64])
  func batchesInFlightEndAsAFreshLoad(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let makeLayout = {
      UICollectionViewCompositionalLayout { section, _ in
        let section =
          section % 2 == 0
          ? Sections.list(.absolute(60)) : Sections.carousel(.groupPaging, width: 0.4, height: 120)
        section.boundarySupplementaryItems = [
          Sections.boundary(UICollectionView.elementKindSectionHeader, .top, height: 30)
        ]
        return section
      }
    }
    let phone = CollectionFixture(makeLayout(), counts: [5, 7, 3, 6])
    var serial = 0
    for round in 0..<30 {
      phone.collectionView.performBatchUpdates { change(phone, &random, &serial) }
      for _ in 0..<(random.next() % 25) {
        phone.step()
        checkViews(phone, "seed \(seed), round \(round)")
      }
      if round % 3 == 0 { phone.collectionView.contentOffset.y = CGFloat(random.next() % 300) }
    }
    phone.run(for: 1)
    expectEmpty(phone.collectionView.disappearing)
    let fresh = CollectionFixture(makeLayout(), counts: phone.dataSource.counts, showsAtOnce: false)
    fresh.dataSource.names = phone.dataSource.names
    fresh.step()
    fresh.collectionView.contentOffset = phone.collectionView.contentOffset
    fresh.step()
    expectEqual(content(phone), content(fresh), "seed \(seed)")
  }

  private func content(_ phone: CollectionFixture) -> [String] {
    phone.collectionView.subviews.flatMap { view in view is UIScrollView ? [view] + view.subviews : [view] }
      .map { "\(type(of: $0)) \(($0 as? RecordingCell)?.name ?? "") \($0.frame) \($0.alpha)" }
  }

  private func checkViews(_ phone: CollectionFixture, _ label: String) {
    let view = phone.collectionView
    let shown = view.displayed.values.map { ObjectIdentifier($0.view) }
    let leaving = view.disappearing.map { ObjectIdentifier($0.view) }
    expectEqual(Set(shown + leaving).count, shown.count + leaving.count, "\(label): a view is used twice")
    let all = shown.count + leaving.count + view.pool.idleCount
    expectEqual(all, view.pool.creations, "\(label): a view was lost")
    #expect(view.displayed.values.allSatisfy { $0.view.superview != nil }, "\(label): a view is nowhere")
  }

  private func change(_ phone: CollectionFixture, _ random: inout SeededGenerator, _ serial: inout Int) {
    let view = phone.collectionView
    for section in phone.dataSource.counts.indices {
      let count = phone.dataSource.names[section].count
      let deleted = (0..<count).filter { _ in random.next() % 4 == 0 }
      for item in deleted.reversed() { phone.dataSource.names[section].remove(at: item) }
      view.deleteItems(at: deleted.map { path($0, section) })
      var inserted: [Int] = []
      for _ in 0..<(random.next() % 3) {
        serial += 1
        let index = Int(random.next() % UInt64(phone.dataSource.names[section].count + 1))
        phone.dataSource.names[section].insert("n\(serial)", at: index)
        inserted = inserted.map { $0 >= index ? $0 + 1 : $0 } + [index]
      }
      view.insertItems(at: inserted.map { path($0, section) })
      phone.dataSource.counts[section] = phone.dataSource.names[section].count
    }
  }
}
