import DeviceSupport
import Foundation
import Testing
import UIKit

@testable import UIKitCollections
import TestSupport

/// The amount of computation, counted instead of timed.
@MainActor
struct SolverWorkTests {
  private func store(_ phone: CollectionFixture) throws -> LayoutStore {
    try #require(phone.collectionView.collectionViewLayout as? UICollectionViewCompositionalLayout).store
  }

  @Test func scrollingSolvesNothing() throws {
    let phone = CollectionFixture(
      UICollectionViewCompositionalLayout(section: Sections.list(.absolute(50))), counts: [100_000])
    for step in 1...100 { phone.scroll(toY: CGFloat(step) * 41) }
    try expectEqual(store(phone).generation, 1)
    try expectAtMost(store(phone).work.groupsSolved, 2)
  }

  @Test func scrollingSectionWithHandlerSolvesNothing() throws {
    let section = Sections.carousel(.continuous, width: 0.3, height: 100)
    section.visibleItemsInvalidationHandler = { items, _, _ in for item in items { item.alpha = 0.5 } }
    let phone = CollectionFixture(UICollectionViewCompositionalLayout(section: section), counts: [1_000])
    for step in 1...100 {
      try phone.scroller(0).contentOffset.x = CGFloat(step) * 17
      phone.step()
    }
    try expectEqual(store(phone).generation, 1)
  }

  @Test func pinnedHeadersMoveWithoutSolvingSections() throws {
    let section = Sections.list(.absolute(50))
    let header = Sections.boundary(UICollectionView.elementKindSectionHeader, .top, height: 40)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    let phone = CollectionFixture(UICollectionViewCompositionalLayout(section: section), counts: [100, 100])
    let solved = try store(phone).work.sectionsSolved
    for y in [100, 300, 4_990] as [CGFloat] {
      phone.scroll(toY: y)
      let view = try #require(
        phone.collectionView.supplementaryView(
          forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0)))
      // The header stays at the top until its section has scrolled away.
      expectEqual(view.frame.minY, min(y, 5_000))
      #expect(phone.collectionView.subviews.last === view || y == 4_990)
    }
    try expectEqual(store(phone).work.sectionsSolved, solved)
  }

  @Test func changingSectionSolvesOnlyThatSection() throws {
    let layout = UICollectionViewCompositionalLayout { _, _ in Sections.list(.absolute(50)) }
    let phone = CollectionFixture(layout, counts: Array(repeating: 10, count: 100))
    let before = try store(phone).work.sectionsSolved
    phone.dataSource.counts[40] = 11
    phone.collectionView.insertItems(at: [IndexPath(item: 3, section: 40)])
    phone.step()
    try expectEqual(store(phone).work.sectionsSolved, before + 1)
  }
}
