import DeviceSupport
import Foundation
import Testing
import UIKit

@testable import UIKitCollections
import TestSupport

/// The items that a handler receives, the order of its sections, and the state that items keep.
@MainActor
struct HandlerItemsTests {
  private func carousel(
    _ handler: @escaping @MainActor ([any NSCollectionLayoutVisibleItem], CGPoint) -> Void
  ) -> NSCollectionLayoutSection {
    let section = Sections.carousel(.continuous, width: 0.25, height: 100)
    section.visibleItemsInvalidationHandler = { items, offset, _ in handler(items, offset) }
    return section
  }

  /// The handler receives only the visible items, however many items there are.
  @Test func handlerReceivesOnlyVisibleItems() throws {
    var given: [Int] = []
    let phone = CollectionFixture(
      UICollectionViewCompositionalLayout(section: carousel { items, _ in given = items.map(\.indexPath.item) }),
      counts: [1_000_000])
    for step in 0..<20 {
      try phone.scroller(0).contentOffset.x = CGFloat(step) * 1_237
      phone.step()
      let shown = phone.collectionView.indexPathsForVisibleItems.map(\.item)
      expectEqual(given.sorted(), shown)
      expectAtMost(given.count, 6)
    }
  }

  @Test func visibleItemObjectsKeepIdentityWhileVisible() throws {
    var objects: [[Int: ObjectIdentifier]] = []
    let phone = CollectionFixture(
      UICollectionViewCompositionalLayout(
        section: carousel { items, _ in
          objects.append(
            Dictionary(items.map { ($0.indexPath.item, ObjectIdentifier($0)) }, uniquingKeysWith: { $1 }))
        }), counts: [50])
    for x in [30, 60, 90] as [CGFloat] {
      try phone.scroller(0).contentOffset.x = x
      phone.step()
    }
    let first = try #require(objects.first)
    for later in objects.dropFirst() {
      for (item, object) in later where first[item] != nil { expectEqual(first[item], object) }
    }
    expectEqual(objects.count, 4)
  }

  @Test func handlerReadsBackSetValues() {
    var read: [(CGFloat, CGPoint, Int, Bool, CGAffineTransform, CGRect, CGRect)] = []
    _ = CollectionFixture(
      UICollectionViewCompositionalLayout(
        section: carousel { items, _ in
          for item in items where item.indexPath.item == 1 {
            item.alpha = 0.25
            item.center = CGPoint(x: 200, y: 30)
            item.zIndex = -4
            item.isHidden = true
            item.transform3D = CATransform3DMakeScale(2, 3, 1)
            read.append(
              (item.alpha, item.center, item.zIndex, item.isHidden, item.transform, item.bounds, item.frame))
          }
        }), counts: [3])
    let (alpha, center, zIndex, isHidden, transform, bounds, frame) = read[0]
    expectEqual(alpha, 0.25)
    expectEqual(center, CGPoint(x: 200, y: 30))
    expectEqual(zIndex, -4)
    expectTrue(isHidden)
    expectEqual(transform, CGAffineTransform(scaleX: 2, y: 3))
    expectEqual(bounds.origin, .zero)
    expectEqual(bounds.height, 100)
    expectLess(abs(bounds.width - 97.333), 0.01)
    expectEqual(frame.midX, 200)
    expectEqual(frame.midY, 30)
  }

  /// The handler is called on the first layout, after a reload and after a change of the bounds; sections from the last
  /// to the first.
  @Test func handlersRunEveryLayoutLastSectionFirst() {
    var calls: [Int] = []
    let layout = UICollectionViewCompositionalLayout { index, _ in
      self.carousel { _, _ in calls.append(index) }
    }
    let phone = CollectionFixture(layout, counts: [5, 5, 5])
    phone.collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    expectEqual(calls, [2, 1, 0])
    phone.step()
    expectEqual(calls, [2, 1, 0])
    phone.collectionView.reloadData()
    phone.step()
    expectEqual(calls, [2, 1, 0, 2, 1, 0])
    phone.root.environment.size = CGSize(width: 844, height: 390)
    phone.step()
    expectEqual(calls, [2, 1, 0, 2, 1, 0, 2, 1, 0])
  }

  /// The handler is called in every frame of a scroll, without solving the layout.
  @Test func scrollingCallsItWithoutSolvingAnything() throws {
    var calls = 0
    let layout = UICollectionViewCompositionalLayout(section: carousel { _, _ in calls += 1 })
    let phone = CollectionFixture(layout, counts: [500])
    let solved = (layout.store.work.sectionsSolved, layout.store.work.groupsSolved, layout.store.generation)
    calls = 0
    for step in 1...30 {
      try phone.scroller(0).contentOffset.x = CGFloat(step) * 11
      phone.step()
    }
    expectEqual(calls, 30)
    expectEqual(layout.store.work.sectionsSolved, solved.0)
    expectEqual(layout.store.work.groupsSolved, solved.1)
    expectEqual(layout.store.generation, solved.2)
  }

  @Test func backgroundsAndBadgesAreAmongTheItems() {
    var kinds: [String: UICollectionView.ElementCategory] = [:]
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: Sections.size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
    let item = NSCollectionLayoutItem(
      layoutSize: Sections.size(.fractionalWidth(1), .fractionalHeight(1)), supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Sections.size(.fractionalWidth(0.4), .absolute(80)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    section.decorationItems = [.background(elementKind: "background")]
    section.visibleItemsInvalidationHandler = { items, _, _ in
      for item in items { kinds[item.representedElementKind ?? "cell"] = item.representedElementCategory }
    }
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(RecordingSupplementary.self, forDecorationViewOfKind: "background")
    _ = CollectionFixture(layout, counts: [6])
    expectEqual(kinds, ["cell": .cell, "badge": .supplementaryView, "background": .decorationView])
  }
}
