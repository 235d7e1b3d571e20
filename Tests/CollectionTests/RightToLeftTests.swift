import DeviceSupport
import Foundation
import Testing
import UIKit

import UIKitCollections
import TestSupport

/// The two directions are mirror images in every kind of section: left in one is right in the other.
@MainActor
struct RightToLeftTests {
  private func pair(
    counts: [Int], _ layout: () -> UICollectionViewLayout
  ) -> (left: CollectionFixture, right: CollectionFixture) {
    (
      CollectionFixture(layout(), counts: counts, scale: 2),
      CollectionFixture(layout(), counts: counts, scale: 2, direction: .rightToLeft)
    )
  }

  private func positions(_ phone: CollectionFixture) -> [IndexPath: CGRect] {
    var positions: [IndexPath: CGRect] = [:]
    for cell in phone.collectionView.visibleCells {
      guard let path = phone.collectionView.indexPath(for: cell) else { continue }
      positions[path] = cell.convert(cell.bounds, to: phone.root.window)
    }
    return positions
  }

  private func expectMirrored(_ left: CollectionFixture, _ right: CollectionFixture, _ what: String) {
    let mirrored = positions(left).mapValues {
      CGRect(x: 390 - $0.maxX, y: $0.minY, width: $0.width, height: $0.height)
    }
    let actual = positions(right)
    expectEqual(Set(mirrored.keys), Set(actual.keys), "\(what)")
    for (path, frame) in actual {
      guard let wanted = mirrored[path] else { continue }
      expectLess(abs(frame.minX - wanted.minX), 0.01, "\(what): \(path)")
      expectLess(abs(frame.minY - wanted.minY), 0.01, "\(what): \(path)")
      expectEqual(frame.size, wanted.size, "\(what): \(path)")
    }
  }

  private func grid() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: Sections.size(.fractionalWidth(0.25), .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 8)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Sections.size(.fractionalWidth(1), .absolute(80)), subitems: [item])
    group.interItemSpacing = .fixed(6)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 12, bottom: 7, trailing: 30)
    return section
  }

  @Test func listsAndGridsAreMirrored() {
    let (left, right) = pair(counts: [7, 4]) {
      UICollectionViewCompositionalLayout { index, _ in index == 0 ? self.grid() : Sections.list(.absolute(44)) }
    }
    expectMirrored(left, right, "grid")
  }

  @Test func measuredRowsAreMirrored() {
    let item = NSCollectionLayoutItem(layoutSize: Sections.size(.estimated(80), .estimated(30)))
    let (left, right) = pair(counts: [40]) {
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: Sections.size(.fractionalWidth(1), .estimated(30)), subitems: [item])
      group.interItemSpacing = .fixed(5)
      return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }
    for phone in [left, right] {
      phone.dataSource.preferredHeight = { CGFloat(20 + $0.item * 13 % 40) }
      phone.collectionView.reloadData()
      phone.step()
    }
    expectMirrored(left, right, "measured")
  }

  @Test(arguments: [
    UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous, .continuousGroupLeadingBoundary, .paging,
    .groupPaging, .groupPagingCentered,
  ])
  func rightToLeftSectionsStartAtTheRight(
    behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) throws {
    let (left, right) = pair(counts: [9]) {
      let section = Sections.carousel(behavior, width: 0.4, height: 100, spacing: 10)
      section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 40)
      return UICollectionViewCompositionalLayout(section: section)
    }
    expectMirrored(left, right, "\(behavior) at first")
    for item in [1, 4, 8, 2, 0] {
      left.collectionView.scrollToItem(at: IndexPath(item: item, section: 0), at: .left, animated: false)
      right.collectionView.scrollToItem(at: IndexPath(item: item, section: 0), at: .right, animated: false)
      for phone in [left, right] { phone.step() }
      expectMirrored(left, right, "\(behavior), item \(item)")
    }
    // A finger that pulls the next page in moves in the opposite direction.
    for _ in 0..<3 {
      left.drag(from: CGPoint(x: 300, y: 50), to: CGPoint(x: 200, y: 50), in: 0.1)
      right.drag(from: CGPoint(x: 90, y: 50), to: CGPoint(x: 190, y: 50), in: 0.1)
      for phone in [left, right] { phone.run(for: 2) }
      let apart = positions(left).mapValues { 390 - $0.maxX }
      for (path, frame) in positions(right) {
        if let wanted = apart[path] { expectAtMost(abs(frame.minX - wanted), 0.5, "\(behavior), dragged: \(path)") }
      }
    }
  }

  /// Values that handlers compute from frames and offset hold in both directions: at rest on a page the item of that
  /// page has distance 0 from the middle, and its neighbors have opposite distances.
  @Test func handlerPositionsAreFrameMinusOffsetInBothDirections() throws {
    for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
      var distances: [Int: CGFloat] = [:]
      var offset = CGPoint.zero
      let section = Sections.carousel(.groupPagingCentered, width: 0.8, height: 100)
      section.visibleItemsInvalidationHandler = { items, now, environment in
        let middle = environment.container.contentSize.width / 2
        distances = Dictionary(
          items.map { ($0.indexPath.item, $0.center.x - now.x - middle) }, uniquingKeysWith: { $1 })
        offset = now
      }
      let phone = CollectionFixture(
        UICollectionViewCompositionalLayout(section: section), counts: [5], scale: 2, direction: direction)
      let sign: CGFloat = direction == .leftToRight ? 1 : -1
      expectEqual(distances, [0: 0, 1: 312 * sign])
      phone.collectionView.scrollToItem(
        at: IndexPath(item: 2, section: 0), at: .centeredHorizontally, animated: false)
      phone.step()
      expectEqual(distances, [1: -312 * sign, 2: 0, 3: 312 * sign])
      let last = CGFloat(4 * 312 - 39)
      expectEqual(offset.x, (direction == .leftToRight ? -39 + 624 : last - 624))
    }
  }

  @Test func aHorizontalLayoutBeginsAtItsRightEnd() throws {
    let item = NSCollectionLayoutItem(layoutSize: Sections.size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Sections.size(.absolute(150), .fractionalHeight(1)), subitems: [item])
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let (left, right) = pair(counts: [20]) {
      UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group), configuration: configuration)
    }
    expectMirrored(left, right, "at first")
    expectLess(abs(right.collectionView.contentOffset.x - (20 * 150 - 390)), 0.01)
    left.scrollX(by: 1_000)
    right.scrollX(by: -1_000)
    expectMirrored(left, right, "scrolled")
    // Items added at the end do not move the visible ones.
    let before = positions(right)
    right.dataSource.counts = [25]
    right.dataSource.names[0] += ["a", "b", "c", "d", "e"]
    right.collectionView.insertItems(at: (20..<25).map { IndexPath(item: $0, section: 0) })
    right.run(for: 1)
    expectEqual(positions(right), before)
  }
}

extension CollectionFixture {
  fileprivate func scrollX(by distance: CGFloat) {
    collectionView.contentOffset.x += distance
    step()
  }
}
