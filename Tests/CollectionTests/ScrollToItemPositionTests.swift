import DeviceSupport
import Foundation
import Testing
import UIKit

import UIKitCollections
import TestSupport

/// Every scroll position, in every kind of section: the item is at that position, or as near as the content allows.
@MainActor
struct ScrollToItemPositionTests {
  fileprivate typealias Position = UICollectionView.ScrollPosition

  nonisolated private static let vertical: [Position] = [[], .top, .centeredVertically, .bottom]
  nonisolated private static let horizontal: [Position] = [[], .left, .centeredHorizontally, .right]
  nonisolated private static var combinations: [Position] {
    vertical.flatMap { one in horizontal.map { one.union($0) } }
  }

  private func path(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section) }

  private func cellFrame(_ phone: CollectionFixture, _ path: IndexPath) throws -> CGRect {
    let cell = try #require(phone.collectionView.cellForItem(at: path), "\(path)")
    return cell.convert(cell.bounds, to: phone.root.window)
  }

  /// The position of an interval of a given length between two edges, or `nil` if any position between them will do.
  private func place(
    _ position: Position, _ names: [Position], length: CGFloat, from low: CGFloat, to high: CGFloat
  ) -> CGFloat? {
    if position.contains(names[1]) { return low }
    if position.contains(names[2]) { return (low + high - length) / 2 }
    return position.contains(names[3]) ? high - length : nil
  }

  /// A grid that is larger than the screen in both directions, scrolled by a custom layout, with insets.
  @Test(arguments: combinations)
  func inAListUnderInsets(position: UICollectionView.ScrollPosition) throws {
    let phone = CollectionFixture(
      UICollectionViewCompositionalLayout(section: Sections.list(.absolute(100))), counts: [100])
    phone.collectionView.contentInset = UIEdgeInsets(top: 60, left: 0, bottom: 44, right: 0)
    phone.collectionView.scrollToItem(at: path(0, 50), at: position, animated: false)
    phone.step()
    let frame = try cellFrame(phone, path(0, 50))
    expectEqual(frame.minX, 0)
    if let wanted = place(position, Self.vertical, length: 100, from: 60, to: 800) {
      expectLess(abs(frame.minY - wanted), 0.34, "\(position)")
    } else {
      // The nearest offset at which the whole row is visible: coming from above, the lower edge.
      expectEqual(frame.maxY, 800)
    }
  }

  @Test(arguments: combinations)
  func inAHorizontalLayoutUnderInsets(position: UICollectionView.ScrollPosition) throws {
    let item = NSCollectionLayoutItem(layoutSize: Sections.size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Sections.size(.absolute(100), .fractionalHeight(1)), subitems: [item])
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
      let phone = CollectionFixture(
        UICollectionViewCompositionalLayout(
          section: NSCollectionLayoutSection(group: group), configuration: configuration), counts: [100],
        direction: direction)
      phone.collectionView.contentInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 30)
      phone.collectionView.scrollToItem(at: path(0, 50), at: position, animated: false)
      phone.step()
      let frame = try cellFrame(phone, path(0, 50))
      if let wanted = place(position, Self.horizontal, length: 100, from: 20, to: 360) {
        expectLess(abs(frame.minX - wanted), 0.34, "\(position) \(direction)")
      } else if direction == .leftToRight {
        expectEqual(frame.maxX, 360)
      } else {
        expectEqual(frame.minX, 20)
      }
    }
  }

  /// The page scrolls to the row, and the row to the item.
  @Test(arguments: combinations)
  func scrollToItemMovesSectionAndCollectionView(position: UICollectionView.ScrollPosition) throws {
    for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
      let layout = UICollectionViewCompositionalLayout { _, _ in
        let section = Sections.carousel(.continuous, width: 0.25, height: 150, spacing: 10)
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 16, bottom: 10, trailing: 16)
        return section
      }
      let phone = CollectionFixture(
        layout, counts: Array(repeating: 40, count: 30), size: CGSize(width: 400, height: 844), scale: 2,
        direction: direction)
      phone.collectionView.contentInset = UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0)
      phone.collectionView.scrollToItem(at: path(15, 20), at: position, animated: false)
      phone.step()
      let frame = try cellFrame(phone, path(15, 20))
      if let wanted = place(position, Self.vertical, length: 150, from: 40, to: 824) {
        expectEqual(frame.minY, wanted, "\(position)")
      } else {
        expectEqual(frame.maxY, 824)
      }
      if let wanted = place(position, Self.horizontal, length: 100, from: 16, to: 384) {
        expectEqual(frame.minX, wanted, "\(position) \(direction)")
      } else {
        #expect(direction == .leftToRight ? frame.maxX == 384 : frame.minX == 16)
      }
    }
  }

  @Test func visibleItemStaysWithoutScrollPosition() throws {
    let phone = CollectionFixture(
      UICollectionViewCompositionalLayout { _, _ in Sections.carousel(.continuous, width: 0.25, height: 150) },
      counts: Array(repeating: 40, count: 30))
    phone.collectionView.scrollToItem(at: path(15, 20), at: [.top, .left], animated: false)
    phone.step()
    let before = try cellFrame(phone, path(15, 20))
    for item in 20...22 {
      phone.collectionView.scrollToItem(at: path(15, item), at: [], animated: false)
      phone.step()
      try expectEqual(cellFrame(phone, path(15, 20)), before)
    }
  }

  /// UIKit also ignores the area that pinned headers cover.
  @Test func itemScrollsToTopUnderPinnedHeader() throws {
    let section = Sections.list(.absolute(50))
    let header = Sections.boundary(UICollectionView.elementKindSectionHeader, .top, height: 40)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    let phone = CollectionFixture(
      UICollectionViewCompositionalLayout { _, _ in section }, counts: Array(repeating: 30, count: 9))
    phone.collectionView.contentInset.top = 60
    phone.collectionView.scrollToItem(at: path(4, 7), at: .top, animated: false)
    phone.step()
    try expectEqual(cellFrame(phone, path(4, 7)).minY, 60)
    let pinned = try #require(
      phone.collectionView.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: path(4, 0)))
    expectEqual(pinned.convert(pinned.bounds, to: phone.root.window).minY, 60)
  }

  // MARK: Before the first layout

  @Test(arguments: [true, false])
  func scrollBeforeFirstLayoutAppliesInFirstFrame(isAnimated: Bool) throws {
    let layout = UICollectionViewCompositionalLayout { _, _ in
      Sections.carousel(.groupPagingCentered, width: 0.8, height: 300)
    }
    let phone = CollectionFixture(layout, counts: Array(repeating: 9, count: 10), showsAtOnce: false)
    phone.collectionView.frame = .zero
    phone.collectionView.scrollToItem(at: path(6, 4), at: [.top, .centeredHorizontally], animated: isAnimated)
    phone.collectionView.frame = phone.root.window.bounds
    phone.step()
    expectEqual(phone.collectionView.contentOffset.y, 1_800)
    try expectEqual(phone.offset(ofSection: 6), 4 * 312 - 39)
    expectLess(abs(try cellFrame(phone, path(6, 4)).midX - 195), 0.34)
    phone.run(for: 1)
    try expectEqual(phone.offset(ofSection: 6), 4 * 312 - 39)
  }

  @Test func removedItemIsNotScrolledTo() {
    let phone = CollectionFixture(
      UICollectionViewCompositionalLayout(section: Sections.list(.absolute(100))), counts: [100], showsAtOnce: false)
    phone.collectionView.frame = .zero
    phone.collectionView.scrollToItem(at: path(0, 50), at: .top, animated: false)
    phone.dataSource.counts = [20]
    phone.collectionView.reloadData()
    phone.collectionView.frame = phone.root.window.bounds
    phone.step()
    expectEqual(phone.collectionView.contentOffset, .zero)
  }

  // MARK: Self-sizing

  /// Items between the offset and the target are measured when they become visible, which moves the target.
  @Test(arguments: [true, false])
  func measuredSectionScrollsExactlyToItem(isAnimated: Bool) throws {
    for behavior in [
      UICollectionLayoutSectionOrthogonalScrollingBehavior.groupPaging, .groupPagingCentered,
      .continuousGroupLeadingBoundary,
    ] {
      for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
        let phone = measured(behavior, direction)
        for item in [60, 20, 61, 3] {
          phone.collectionView.scrollToItem(
            at: path(0, item), at: behavior == .groupPagingCentered ? .centeredHorizontally : .leading(direction),
            animated: isAnimated)
          phone.step()
          if isAnimated { phone.run(for: 1) }
          let frame = try cellFrame(phone, path(0, item))
          let what: Comment = "\(behavior), \(direction), item \(item), animated \(isAnimated)"
          switch behavior {
          case .groupPagingCentered: expectLess(abs(frame.midX - 195), 0.5, what)
          default: expectLess(abs(direction == .leftToRight ? frame.minX : frame.maxX - 390), 0.5, what)
          }
        }
      }
    }
  }

  private func measured(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, _ direction: UITraitEnvironmentLayoutDirection
  ) -> CollectionFixture {
    let size = Sections.size(.estimated(80), .absolute(40))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = behavior
    section.interGroupSpacing = 8
    let phone = CollectionFixture(
      UICollectionViewCompositionalLayout(section: section), counts: [100], direction: direction, showsAtOnce: false)
    phone.collectionView.register(MeasuredWidthCell.self, forCellWithReuseIdentifier: "cell")
    phone.step()
    return phone
  }

  /// A handler's translation does not change the frame that scrolling targets.
  @Test func handlerTransformsDoNotAffectScrollTarget() throws {
    let section = Sections.carousel(.groupPaging, width: 0.5, height: 200)
    section.visibleItemsInvalidationHandler = { items, offset, _ in
      for item in items { item.center.x = offset.x + 100 }
    }
    let phone = CollectionFixture(UICollectionViewCompositionalLayout(section: section), counts: [20])
    for item in [1, 2, 5, 6, 4] {
      phone.collectionView.scrollToItem(at: path(0, item), at: .left, animated: false)
      phone.step()
      try expectEqual(phone.offset(ofSection: 0), CGFloat(item) * 195)
    }
  }

  // MARK: While something moves

  @Test func aScrollInCodeEndsAFling() throws {
    let phone = CollectionFixture(
      UICollectionViewCompositionalLayout(section: Sections.carousel(.continuous, width: 0.5, height: 200)),
      counts: [40])
    phone.drag(from: CGPoint(x: 300, y: 100), to: CGPoint(x: 100, y: 100), in: 0.1)
    phone.collectionView.scrollToItem(at: path(0, 10), at: .left, animated: false)
    try expectEqual(phone.offset(ofSection: 0), 1_950)
    phone.run(for: 2)
    try expectEqual(phone.offset(ofSection: 0), 1_950)
  }

  @Test func aFingerEndsAnAnimatedScroll() throws {
    let phone = CollectionFixture(
      UICollectionViewCompositionalLayout(section: Sections.carousel(.continuous, width: 0.5, height: 200)),
      counts: [40])
    phone.collectionView.scrollToItem(at: path(0, 10), at: .left, animated: true)
    phone.run(for: 0.15)
    phone.touch(.began, at: CGPoint(x: 200, y: 100))
    let held = try phone.offset(ofSection: 0)
    expectGreater(held, 100)
    expectLess(held, 1_900)
    phone.run(for: 0.5)
    phone.touch(.ended, at: CGPoint(x: 200, y: 100))
    phone.run(for: 1)
    try expectEqual(phone.offset(ofSection: 0), held)
  }

  @Test func theLatestOfSeveralAnimatedScrollsCounts() throws {
    let phone = CollectionFixture(
      UICollectionViewCompositionalLayout(section: Sections.carousel(.groupPaging, width: 0.5, height: 200)),
      counts: [40])
    for item in [10, 20, 5] {
      phone.collectionView.scrollToItem(at: path(0, item), at: .left, animated: true)
      phone.run(for: 0.1)
    }
    phone.run(for: 1)
    try expectEqual(phone.offset(ofSection: 0), 975)
  }

  // MARK: Mistakes

  @Test(
    arguments: [
      [.top, .bottom], [.top, .centeredVertically], [.left, .right], [.top, .left, .centeredHorizontally],
    ] as [UICollectionView.ScrollPosition])
  func twoScrollPositionsOnOneAxisStop(position: UICollectionView.ScrollPosition) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [raw = position.rawValue as UInt] in
      await MainActor.run {
        let phone = CollectionFixture(
          UICollectionViewCompositionalLayout(section: Sections.list(.absolute(100))), counts: [3])
        phone.collectionView.scrollToItem(
          at: IndexPath(item: 0, section: 0), at: UICollectionView.ScrollPosition(rawValue: raw), animated: false)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expectContains(text, "one position on each axis")
  }

  @Test func missingItemStopsWithUIKitsMessage() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let phone = CollectionFixture(
          UICollectionViewCompositionalLayout(section: Sections.list(.absolute(100))), counts: [3, 0])
        phone.collectionView.scrollToItem(at: IndexPath(item: 0, section: 1), at: .top, animated: false)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expectContains(
      text,
      "Attempted to scroll the collection view to an out-of-bounds item (0) when there are only 0 items in section 1."
    )
  }

  @Test func missingSectionStopsBeforeFirstLayoutToo() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let phone = CollectionFixture(
          UICollectionViewCompositionalLayout(section: Sections.list(.absolute(100))), counts: [3], showsAtOnce: false)
        phone.collectionView.frame = .zero
        phone.collectionView.scrollToItem(at: IndexPath(item: 0, section: 2), at: .top, animated: false)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expectContains(
      text,
      "Attempted to scroll the collection view to an out-of-bounds section (2) when there are only 1 sections.")
  }
}

extension UICollectionView.ScrollPosition {
  /// The scroll position at the leading edge.
  fileprivate static func leading(_ direction: UITraitEnvironmentLayoutDirection) -> UICollectionView.ScrollPosition {
    direction == .rightToLeft ? .right : .left
  }
}

private final class MeasuredWidthCell: UICollectionViewCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.width = CGFloat(30 + layoutAttributes.indexPath.item * 53 % 210)
    return layoutAttributes
  }
}
