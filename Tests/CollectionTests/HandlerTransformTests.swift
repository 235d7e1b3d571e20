import DeviceSupport
import Foundation
import Testing
import UIKit

import UIKitCollections
import UIKitCore
import TestSupport

/// Values set by carousel handlers, on the views that show them: frame by frame, in three dimensions, at a known cost.
@MainActor
struct HandlerTransformTests {
  private func phone(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .groupPagingCentered, items: Int = 50,
    _ handler: @escaping NSCollectionLayoutSectionVisibleItemsInvalidationHandler
  ) -> CollectionFixture {
    let section = Sections.carousel(behavior, width: 0.5, height: 200)
    section.visibleItemsInvalidationHandler = handler
    return CollectionFixture(UICollectionViewCompositionalLayout(section: section), counts: [items])
  }

  private func turned(_ distance: CGFloat) -> CATransform3D {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 500
    return CATransform3DRotate(transform, -distance * .pi / 3, 0, 1, 0)
  }

  /// In a cover flow the view has the whole transform, including perspective, in the same frame.
  @Test func perspectiveGetsToTheView() throws {
    let phone = phone { items, offset, environment in
      let width = environment.container.contentSize.width
      for item in items {
        item.transform3D = self.turned((item.center.x - offset.x - width / 2) / width)
        item.zIndex = -Int(abs(item.center.x - offset.x - width / 2))
      }
    }
    phone.drag(from: CGPoint(x: 300, y: 100), to: CGPoint(x: 200, y: 100), in: 0.1)
    for _ in 0..<20 {
      phone.step()
      let offset = try phone.offset(ofSection: 0)
      let cells = phone.collectionView.visibleCells
      expectAtLeast(cells.count, 3)
      for cell in cells {
        let middle = cell.center.x - offset - 195
        expectEqual(cell.transform3D, turned(middle / 390))
        expectEqual(cell.layer.transform, turned(middle / 390))
        expectEqual(cell.bounds.size, CGSize(width: 195, height: 200))
      }
      // The middle card is drawn last.
      let scroller = try phone.scroller(0)
      let order = scroller.subviews.filter { $0 is UICollectionViewCell }.map { abs($0.center.x - offset - 195) }
      #expect(zip(order, order.dropFirst()).allSatisfy { $0.rounded(.down) >= $1.rounded(.down) })
    }
  }

  @Test func transformAndTransform3DShareValue() throws {
    var read: [CATransform3D] = []
    let phone = phone { items, _, _ in
      for item in items where item.indexPath.item == 0 {
        item.transform = CGAffineTransform(scaleX: 2, y: 3)
        read.append(item.transform3D)
        item.transform3D = CATransform3DMakeTranslation(5, 6, 7)
      }
    }
    expectEqual(read.first, CATransform3DMakeScale(2, 3, 1))
    let cell = try #require(phone.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)))
    expectEqual(cell.transform, CGAffineTransform(translationX: 5, y: 6))
    expectEqual(cell.transform3D, CATransform3DMakeTranslation(5, 6, 7))
  }

  @Test func headersOfTheSectionAreTransformedToo() throws {
    let section = Sections.carousel(.continuous, width: 0.5, height: 200)
    section.boundarySupplementaryItems = [
      Sections.boundary(UICollectionView.elementKindSectionHeader, .top, height: 40)
    ]
    section.visibleItemsInvalidationHandler = { items, offset, _ in
      for item in items where item.representedElementKind == UICollectionView.elementKindSectionHeader {
        item.alpha = max(0, 1 - offset.x / 200)
        item.transform3D = CATransform3DMakeTranslation(-offset.x, 0, 0)
      }
    }
    let phone = CollectionFixture(UICollectionViewCompositionalLayout(section: section), counts: [20])
    try phone.scroller(0).contentOffset.x = 50
    phone.step()
    let header = try #require(
      phone.collectionView.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0)))
    expectEqual(header.alpha, 0.75)
    expectEqual(header.transform3D.m41, -50)
  }

  /// The handler's values persist: a cell returns to its layout values only when the handler sets them.
  @Test func offsetFollowingStackKeepsFirstItemStill() throws {
    let phone = phone(.continuous) { items, offset, _ in
      for item in items where item.representedElementCategory == .cell {
        item.center.x = max(CGFloat(item.indexPath.item) * 195, offset.x) + 97.5
      }
    }
    for x in stride(from: 0, through: 150, by: 15) as StrideThrough<CGFloat> {
      try phone.scroller(0).contentOffset.x = x
      phone.step()
      let cell = try #require(phone.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)))
      expectLess(abs(cell.convert(cell.bounds, to: phone.root.window).minX), 0.34)
    }
  }

  // MARK: Cost

  /// The handler is called once per frame in which the section moved, with the visible items only.
  @Test func aFlingCallsItOnceAFrame() throws {
    var calls = 0
    var given = 0
    var offsets: [CGFloat] = []
    let layoutPhone = phone(.continuous, items: 1_000_000) { items, offset, _ in
      calls += 1
      given += items.count
      offsets.append(offset.x)
    }
    layoutPhone.drag(from: CGPoint(x: 300, y: 100), to: CGPoint(x: 100, y: 100), in: 0.1)
    (calls, given, offsets) = (0, 0, [])
    var frames = 0
    while try layoutPhone.scroller(0).isScrollInMotion, frames < 600 {
      layoutPhone.step()
      frames += 1
    }
    expectAtMost(calls, frames)
    expectGreater(calls, frames * 9 / 10)
    expectGreater(frames, 100)
    expectAtMost(given, calls * 4)
    expectEqual(Set(offsets).count, offsets.count)
  }

  @Test func onlyTheSectionThatMovesIsCalled() throws {
    var calls: [Int: Int] = [:]
    let layout = UICollectionViewCompositionalLayout { index, _ in
      let section = Sections.carousel(.groupPaging, width: 0.5, height: 200)
      section.visibleItemsInvalidationHandler = { _, _, _ in calls[index, default: 0] += 1 }
      return section
    }
    let phone = CollectionFixture(layout, counts: [20, 20, 20])
    calls = [:]
    phone.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 200, y: 300), in: 0.1)
    phone.run(for: 1)
    expectEqual(calls.keys.sorted(), [1])
    expectGreater(calls[1, default: 0], 10)
  }
}
