import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit
import UIKitCollections

/// Programmatic scrolling: to rows, into orthogonally scrolling sections, and before there is any content.
@MainActor
struct ScrollToItemTests {
  private func path(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section) }

  @Test(
    arguments: [
      (UICollectionView.ScrollPosition.top, 3_000), (.centeredVertically, 2_628), (.bottom, 2_256), ([], 2_256),
    ] as [(UICollectionView.ScrollPosition, CGFloat)])
  func rowsScrollToRequestedPosition(position: UICollectionView.ScrollPosition, expected: CGFloat) {
    let phone = CollectionFixture(
      UICollectionViewCompositionalLayout(section: Sections.list(.absolute(100))), counts: [100])
    phone.collectionView.scrollToItem(at: path(0, 30), at: position, animated: false)
    phone.step()
    expectEqual(phone.collectionView.contentOffset, CGPoint(x: 0, y: expected))
    expectNotNil(phone.collectionView.cellForItem(at: path(0, 30)))
  }

  @Test func theEndsOfTheContentAreNotPassed() {
    let phone = CollectionFixture(
      UICollectionViewCompositionalLayout(section: Sections.list(.absolute(100))), counts: [10])
    phone.collectionView.scrollToItem(at: path(0, 9), at: .top, animated: false)
    expectEqual(phone.collectionView.contentOffset.y, 156)
    phone.collectionView.scrollToItem(at: path(0, 0), at: .bottom, animated: false)
    expectEqual(phone.collectionView.contentOffset.y, 0)
  }

  @Test func scrollBeforeLayoutIsDoneInFirstLayout() {
    let phone = CollectionFixture(
      UICollectionViewCompositionalLayout(section: Sections.list(.absolute(100))), counts: [100], showsAtOnce: false)
    phone.collectionView.frame = .zero
    phone.collectionView.scrollToItem(at: path(0, 50), at: .top, animated: false)
    phone.collectionView.frame = phone.root.window.bounds
    phone.step()
    expectEqual(phone.collectionView.contentOffset.y, 5_000)
    expectEqual(phone.collectionView.indexPathsForVisibleItems.first, path(0, 50))
  }

  @Test func sizedViewScrollsBeforeFirstLayout() {
    let phone = CollectionFixture(
      UICollectionViewCompositionalLayout(section: Sections.list(.absolute(100))), counts: [100], showsAtOnce: false)
    phone.collectionView.scrollToItem(at: path(0, 50), at: .top, animated: false)
    phone.step()
    expectEqual(phone.collectionView.indexPathsForVisibleItems.first, path(0, 50))
  }

  @Test func centeredSectionScrollsToItemsStop() throws {
    let section = Sections.carousel(.groupPagingCentered, width: 0.8, height: 200, spacing: 16)
    let phone = CollectionFixture(UICollectionViewCompositionalLayout(section: section), counts: [5])
    phone.collectionView.scrollToItem(at: path(0, 2), at: .centeredHorizontally, animated: false)
    try expectEqual(phone.offset(ofSection: 0), 617)
    // The section rests on a stop, whatever the requested position is.
    phone.collectionView.scrollToItem(at: path(0, 1), at: .left, animated: false)
    try expectEqual(phone.offset(ofSection: 0), 289)
    expectEqual(phone.collectionView.contentOffset, .zero)
  }

  @Test func animatedScrollEndsOnStop() throws {
    var offsets: [CGFloat] = []
    let section = Sections.carousel(.groupPagingCentered, width: 1, height: 200)
    section.visibleItemsInvalidationHandler = { _, offset, _ in offsets.append(offset.x) }
    let phone = CollectionFixture(UICollectionViewCompositionalLayout(section: section), counts: [5])
    offsets = []
    phone.collectionView.scrollToItem(at: path(0, 3), at: .centeredHorizontally, animated: true)
    try expectEqual(phone.offset(ofSection: 0), 0)
    phone.run(for: 1)
    try expectEqual(phone.offset(ofSection: 0), 1_170)
    expectEqual(offsets.last, 1_170)
    expectEqual(offsets, offsets.sorted())
    expectGreater(offsets.count, 5)
  }

  @Test func offscreenSectionScrollsOnBothAxes() throws {
    let layout = UICollectionViewCompositionalLayout { _, _ in
      Sections.carousel(.groupPaging, width: 0.5, height: 400)
    }
    let phone = CollectionFixture(layout, counts: Array(repeating: 9, count: 10))
    phone.collectionView.scrollToItem(at: path(7, 4), at: [.top, .left], animated: false)
    phone.step()
    expectEqual(phone.collectionView.contentOffset.y, 2_800)
    try expectEqual(phone.offset(ofSection: 7), 780)
    expectNotNil(phone.collectionView.cellForItem(at: path(7, 4)))
  }

  @Test func returningSectionKeepsOffset() throws {
    let layout = UICollectionViewCompositionalLayout { _, _ in
      Sections.carousel(.groupPaging, width: 0.5, height: 400)
    }
    let phone = CollectionFixture(layout, counts: Array(repeating: 9, count: 10))
    phone.collectionView.scrollToItem(at: path(0, 4), at: .left, animated: false)
    phone.scroll(toY: 3_000)
    expectNil(phone.findScroller(0))
    phone.scroll(toY: 0)
    try expectEqual(phone.offset(ofSection: 0), 780)
    // At most three rows of 400 fit into 844 points: scroll views are reused like cells.
    expectAtMost(Set(phone.collectionView.subviews.compactMap { $0 as? UIScrollView }).count, 3)
  }

  @Test func removedSectionReturnsAtRestOnAStop() throws {
    let layout = UICollectionViewCompositionalLayout { _, _ in
      Sections.carousel(.groupPaging, width: 0.5, height: 400)
    }
    let phone = CollectionFixture(layout, counts: Array(repeating: 9, count: 10))
    phone.drag(from: CGPoint(x: 300, y: 100), to: CGPoint(x: 200, y: 100), in: 0.1)
    let inFlight = try phone.offset(ofSection: 0)
    expectGreater(inFlight, 0)
    expectNotEqual(inFlight.truncatingRemainder(dividingBy: 195), 0)
    phone.scroll(toY: 3_000)
    phone.scroll(toY: 0)
    try expectEqual(phone.offset(ofSection: 0), 195)
  }

  @Test func anItemThatDoesNotExistStopsTheProgram() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let phone = CollectionFixture(
          UICollectionViewCompositionalLayout(section: Sections.list(.absolute(100))), counts: [3])
        phone.collectionView.scrollToItem(at: IndexPath(item: 3, section: 0), at: .top, animated: false)
      }
    }
  }

  @Test func rotatingKeepsThePageOfASection() throws {
    let phone = CollectionFixture(
      UICollectionViewCompositionalLayout(
        section: Sections.carousel(.groupPagingCentered, width: 0.8, height: 200, spacing: 16)), counts: [5])
    phone.collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    phone.collectionView.scrollToItem(at: path(0, 2), at: .centeredHorizontally, animated: false)
    phone.root.environment.size = CGSize(width: 844, height: 390)
    phone.step()
    let cell = try #require(phone.collectionView.cellForItem(at: path(0, 2)))
    expectLess(abs(cell.convert(cell.bounds, to: phone.root.window).midX - 422), 1)
  }

  @Test func rightToLeftSectionsBeginAtTheRight() throws {
    let phone = CollectionFixture(
      UICollectionViewCompositionalLayout(section: Sections.carousel(.groupPaging, width: 0.5, height: 200)),
      counts: [5], direction: .rightToLeft)
    let first = try #require(phone.collectionView.cellForItem(at: path(0, 0)))
    expectEqual(first.convert(first.bounds, to: phone.root.window), CGRect(x: 195, y: 0, width: 195, height: 200))
    phone.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 200, y: 100), in: 0.1)
    phone.run(for: 2)
    let second = try #require(phone.collectionView.cellForItem(at: path(0, 1)))
    expectEqual(second.convert(second.bounds, to: phone.root.window).minX, 195)
  }
}
