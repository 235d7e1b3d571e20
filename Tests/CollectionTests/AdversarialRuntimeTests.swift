import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit
import UIKitCollections
import UIKitCore

/// Numbers and callbacks that no reasonable program produces: the layout terminates, never traps, and names the error.
@MainActor
struct AdversarialRuntimeTests {
  private func list(
    _ height: NSCollectionLayoutDimension, counts: [Int], size: CGSize = CGSize(width: 390, height: 844)
  ) -> CollectionFixture {
    CollectionFixture(UICollectionViewCompositionalLayout(section: Sections.list(height)), counts: counts, size: size)
  }

  // MARK: Handlers

  @Test func handlersMayCollapseOrBlowUpACell() throws {
    let section = Sections.carousel(.continuous, width: 0.5, height: 100)
    section.visibleItemsInvalidationHandler = { items, _, _ in
      for item in items {
        switch item.indexPath.item {
        case 0: item.transform = CGAffineTransform(scaleX: 0, y: 0)
        case 1: item.transform3D = CATransform3DMakeScale(.nan, 1, 1)
        case 2: item.transform = CGAffineTransform(scaleX: 1e300, y: -1e300)
        default: item.transform3D = CATransform3DMakeScale(1, 0, 1)
        }
        item.alpha = item.indexPath.item.isMultiple(of: 2) ? -3 : 40
        item.zIndex = item.indexPath.item.isMultiple(of: 2) ? .max : .min
        item.center = CGPoint(x: CGFloat.nan, y: .infinity)
      }
    }
    let phone = CollectionFixture(UICollectionViewCompositionalLayout(section: section), counts: [20])
    for x in [0, 100, 700, 3_000] as [CGFloat] {
      try phone.scroller(0).contentOffset.x = x
      phone.step()
      for cell in phone.collectionView.visibleCells {
        expectAtLeast(cell.alpha, 0)
        expectAtMost(cell.alpha, 1)
        expectTrue(cell.center.x.isFinite)
        expectTrue(cell.center.y.isFinite)
      }
      // A collapsed cell contains no point, but the query is allowed.
      _ = phone.collectionView.indexPathForItem(at: CGPoint(x: x + 10, y: 50))
      phone.tap(CGPoint(x: 20, y: 50))
      _ = phone.root.record()
    }
  }

  @Test func extremeZIndexesSortWithoutOverflow() {
    let depths = [Int.max, .min, 0, -1, .max - 1]
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: Sections.size(.fractionalWidth(1), .absolute(100))
    ) { _ in
      depths.enumerated().map {
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: CGFloat($0.offset) * 10, y: 0, width: 50, height: 100), zIndex: $0.element)
      }
    }
    let section = NSCollectionLayoutSection(group: group)
    section.decorationItems = [.background(elementKind: "background")]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(RecordingSupplementary.self, forDecorationViewOfKind: "background")
    let phone = CollectionFixture(layout, counts: [5])
    let order = phone.collectionView.subviews.compactMap { view in
      (view as? UICollectionViewCell).flatMap { phone.collectionView.indexPath(for: $0)?.item }
    }
    expectEqual(order.first, 1)
    expectContains(order, 0)
    expectContains(order, 4)
  }

  // MARK: Self-sizing answers

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -50, 0, 1e300, .leastNonzeroMagnitude])
  func contentLengthIsFiniteForAnyCellSize(height: CGFloat) {
    let phone = CollectionFixture(
      UICollectionViewCompositionalLayout(section: Sections.list(.estimated(44))), counts: [50], showsAtOnce: false)
    phone.dataSource.preferredHeight = { $0.item % 3 == 0 ? height : 30 }
    phone.step()
    for y in [0, 200, 1e6, -500] as [CGFloat] { phone.scroll(toY: y) }
    expectTrue(phone.collectionView.contentSize.height.isFinite)
    expectAtLeast(phone.collectionView.contentSize.height, 0)
    expectTrue(phone.collectionView.contentOffset.y.isFinite)
    #expect(phone.collectionView.visibleCells.allSatisfy { $0.frame.height >= 0 && $0.frame.minY.isFinite })
  }

  @Test(arguments: [0, 1e-12, 0.001, 1e12] as [CGFloat])
  func estimatesMayBeAnything(estimate: CGFloat) {
    let phone = CollectionFixture(
      UICollectionViewCompositionalLayout(section: Sections.list(.estimated(estimate))), counts: [300],
      showsAtOnce: false)
    phone.dataSource.preferredHeight = { _ in 40 }
    phone.step()
    for _ in 0..<4 { phone.step() }
    expectTrue(phone.collectionView.contentSize.height.isFinite)
    expectAtMost(phone.collectionView.cellCounts.made, 301)
  }

  // MARK: Providers

  @Test func aProviderMayChangeItsMindEveryTime() {
    var calls = 0
    let layout = UICollectionViewCompositionalLayout { _, _ in
      calls += 1
      switch calls % 4 {
      case 0: return Sections.list(.estimated(10))
      case 1: return Sections.carousel(.groupPagingCentered, width: 0.4, height: 90)
      case 2: return Sections.list(.fractionalHeight(0.2))
      default: return Sections.carousel(.continuous, width: 3, height: 900)
      }
    }
    let phone = CollectionFixture(layout, counts: [9, 9])
    for step in 0..<40 {
      layout.invalidateLayout()
      if step % 7 == 0 { phone.collectionView.contentOffset.y = CGFloat(step * 13) }
      phone.step()
      expectTrue(phone.collectionView.contentSize.height.isFinite)
      expectFalse(phone.collectionView.visibleCells.isEmpty)
    }
  }

  // MARK: Sizes of the view

  @Test(arguments: [
    CGSize(width: 1, height: 1), CGSize(width: 0.25, height: 0.25), CGSize(width: 100_000, height: 1),
    CGSize(width: 1, height: 100_000),
  ])
  func theViewMayHaveAnySize(size: CGSize) {
    let phone = list(.estimated(44), counts: [200])
    phone.collectionView.frame = CGRect(origin: .zero, size: size)
    phone.step()
    phone.collectionView.contentOffset.y = 700
    phone.step()
    expectTrue(phone.collectionView.contentSize.width.isFinite)
    expectTrue(phone.collectionView.contentSize.height.isFinite)
    phone.collectionView.frame = phone.root.window.bounds
    phone.step()
    expectAtLeast(phone.collectionView.visibleCells.count, 17)
  }

  @Test func viewWithoutSizeShowsContentOnceSized() {
    let phone = CollectionFixture(
      UICollectionViewCompositionalLayout(section: Sections.list(.absolute(100))), counts: [20], showsAtOnce: false)
    phone.collectionView.frame = .zero
    phone.step()
    expectEmpty(phone.collectionView.visibleCells)
    expectEqual(phone.collectionView.numberOfItems(inSection: 0), 20)
    phone.collectionView.bounds = CGRect(x: CGFloat.nan, y: .infinity, width: .nan, height: -5)
    phone.step()
    phone.collectionView.frame = phone.root.window.bounds
    phone.collectionView.contentOffset = .zero
    phone.step()
    expectEqual(phone.collectionView.visibleCells.count, 9)
  }

  @Test func nonFiniteOffsetsBecomeZero() {
    let phone = list(.absolute(100), counts: [20])
    phone.collectionView.contentOffset = CGPoint(x: CGFloat.nan, y: .nan)
    phone.step()
    expectEqual(phone.collectionView.contentOffset, .zero)
    expectEqual(phone.collectionView.visibleCells.count, 9)
  }

  // MARK: Many items

  @Test(arguments: [false, true])
  func tenMillionItemsScrollToEnd(isEstimated: Bool) throws {
    let count = 10_000_000
    let phone = list(isEstimated ? .estimated(50) : .absolute(50), counts: [count])
    let view = phone.collectionView
    expectEqual(view.contentSize.height, CGFloat(count) * 50)
    view.contentOffset.y = view.contentSize.height - 844
    phone.step()
    expectEqual(view.indexPathsForVisibleItems.last, IndexPath(item: count - 1, section: 0))
    view.scrollToItem(at: IndexPath(item: count / 2, section: 0), at: .top, animated: false)
    phone.step()
    expectEqual(view.indexPathsForVisibleItems.first, IndexPath(item: count / 2, section: 0))
    // The pool keeps nothing for items that were never visible.
    expectAtMost(view.cellCounts.made, 19)
    expectAtMost(view.visibleCells.count, 19)
  }
}
