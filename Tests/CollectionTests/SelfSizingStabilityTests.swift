import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

@testable import UIKitCollections

/// Visible content does not jump when rows outside the screen are measured.
@MainActor
struct SelfSizingStabilityTests {
  /// A random row height between one point and almost two screens.
  private nonisolated static func height(_ item: Int, seed: UInt64) -> CGFloat {
    var random = SeededGenerator(seed: seed &+ UInt64(item))
    let roll = random.next() % 100
    if roll < 5 { return 900 + CGFloat(random.next() % 700) }
    return 10 + CGFloat(random.next() % 9_000) / 37
  }

  /// A list at two pixels per point: offsets that leave the physics are on whole pixels wherever the content is.
  private func list(_ seed: UInt64, count: Int = 10_000, estimate: CGFloat = 44) -> CollectionFixture {
    let phone = CollectionFixture(
      UICollectionViewCompositionalLayout(section: Sections.list(.estimated(estimate), spacing: 3)), counts: [count],
      scale: 2, showsAtOnce: false)
    phone.dataSource.preferredHeight = { Self.height($0.item, seed: seed) }
    phone.step()
    return phone
  }

  private func positions(_ phone: CollectionFixture, _ axis: KeyPath<CGRect, CGFloat> = \.origin.y) -> [IndexPath:
    CGFloat]
  {
    var positions: [IndexPath: CGFloat] = [:]
    for path in phone.collectionView.indexPathsForVisibleItems {
      guard let cell = phone.collectionView.cellForItem(at: path) else { continue }
      positions[path] = cell.convert(cell.bounds, to: phone.root.window)[keyPath: axis]
    }
    return positions
  }

  /// In each frame of a fling, visible content moves exactly as far as the fling alone moves it. An oracle with rows of
  /// fixed height gives that distance.
  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func flingMovesVisibleRowsOnlyByItself(seed: UInt64) {
    let phone = list(seed)
    let reference = CollectionFixture(
      UICollectionViewCompositionalLayout(section: Sections.list(.absolute(50))), counts: [100_000], scale: 2)
    phone.collectionView.contentOffset.y = 200_000
    reference.collectionView.contentOffset.y = 2_000_000
    for each in [phone, reference] { each.step() }
    var random = SeededGenerator(seed: seed)
    var before = positions(phone)
    var offset = reference.collectionView.contentOffset.y
    var known = 0

    func check(_ event: String) {
      let after = positions(phone)
      let moved = reference.collectionView.contentOffset.y - offset
      for (path, y) in after {
        guard let old = before[path] else { continue }
        known += 1
        expectAtMost(abs(old - y - moved), 0.5, "seed \(seed), \(event): row \(path.item) jumped \(old - y - moved)")
      }
      before = after
      offset = reference.collectionView.contentOffset.y
    }

    for fling in 0..<6 {
      let length = CGFloat(80 + random.next() % 500)
      let up = random.next() % 2 == 0
      let (start, end) =
        up
        ? (CGPoint(x: 100, y: 700), CGPoint(x: 100, y: 700 - length))
        : (CGPoint(x: 100, y: 100), CGPoint(x: 100, y: 100 + length))
      for each in [phone, reference] { each.touch(.began, at: start) }
      for step in 1...6 {
        let point = CGPoint(x: 100, y: start.y + (end.y - start.y) * CGFloat(step) / 6)
        for each in [phone, reference] {
          each.touch(.moved, at: point)
          each.step()
        }
        check("fling \(fling), drag \(step)")
      }
      for each in [phone, reference] { each.touch(.ended, at: end) }
      for frame in 0..<Int(20 + random.next() % 120) {
        for each in [phone, reference] { each.step() }
        check("fling \(fling), frame \(frame)")
      }
    }
    expectGreater(known, 500)
  }

  @Test(arguments: [11, 12, 13] as [UInt64])
  func programmaticStepsMoveListExactly(seed: UInt64) {
    let phone = list(seed)
    var random = SeededGenerator(seed: seed)
    phone.collectionView.contentOffset.y = 100_000
    phone.step()
    for step in 0..<300 {
      let before = positions(phone)
      let move = CGFloat(Int(random.next() % 600) - 300)
      phone.collectionView.contentOffset.y += move
      phone.step()
      for (path, y) in positions(phone) {
        guard let old = before[path] else { continue }
        expectAtMost(abs(old - y - move), 0.5, "seed \(seed), step \(step): row \(path.item) jumped \(old - y - move)")
      }
    }
  }

  @Test func horizontalListKeepsPositionInBothDirections() {
    for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
      let item = NSCollectionLayoutItem(layoutSize: Sections.size(.estimated(60), .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: Sections.size(.estimated(60), .fractionalHeight(1)), subitems: [item])
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.scrollDirection = .horizontal
      let phone = CollectionFixture(
        UICollectionViewCompositionalLayout(
          section: NSCollectionLayoutSection(group: group), configuration: configuration), counts: [1_000],
        direction: direction, showsAtOnce: false)
      phone.collectionView.register(WideCell.self, forCellWithReuseIdentifier: "cell")
      phone.dataSource.preferredHeight = { CGFloat(20 + $0.item * 61 % 170) }
      phone.step()
      let first = phone.collectionView.cellForItem(at: IndexPath(item: 0, section: 0))
      expectEqual(
        first?.convert(first?.bounds ?? .zero, to: phone.root.window).minX, (direction == .leftToRight ? 0 : 370))
      let forward: CGFloat = direction == .leftToRight ? 1 : -1
      for step in 0..<120 {
        let before = positions(phone, \.origin.x)
        // The list first scrolls forwards, in strides that leave rows unmeasured, then back over them.
        let move = forward * (step < 40 ? 900 : -97)
        phone.collectionView.contentOffset.x += move
        phone.step()
        for (path, x) in positions(phone, \.origin.x) {
          guard let old = before[path] else { continue }
          expectAtMost(abs(old - x - move), 0.5, "\(direction), step \(step): \(path.item) jumped \(old - x - move)")
        }
      }
    }
  }

  @Test(
    arguments: [
      (UICollectionView.ScrollPosition.top, 0), (.centeredVertically, 0.5), (.bottom, 1),
    ] as [(UICollectionView.ScrollPosition, CGFloat)])
  func scrollingToUnmeasuredRowEndsAtRequestedPosition(
    position: UICollectionView.ScrollPosition, share: CGFloat
  ) throws {
    for (item, isAnimated) in [(6_000, false), (9_999, false), (3, false), (300, true), (60, true)] {
      let phone = list(21)
      let path = IndexPath(item: item, section: 0)
      phone.collectionView.scrollToItem(at: path, at: position, animated: isAnimated)
      phone.step()
      if isAnimated { phone.run(for: 1) }
      let cell = try #require(phone.collectionView.cellForItem(at: path), "\(item), \(isAnimated)")
      let view = phone.collectionView
      let wanted = cell.frame.minY - (view.bounds.height - cell.frame.height) * share
      let last = view.contentSize.height - view.bounds.height
      let clamped = min(max(wanted, 0), last)
      expectAtMost(abs(view.contentOffset.y - clamped), 0.5, "\(item), animated \(isAnimated)")
      // The list is not scrolled back afterwards.
      let before = positions(phone)
      view.contentOffset.y -= 60
      phone.step()
      for (path, y) in positions(phone) {
        if let old = before[path] { #expect(clamped < 60 || abs(y - old - 60) <= 0.5) }
      }
    }
  }

  /// Offsets are on whole pixels and insets need not be: the fraction of a pixel between them is no movement of
  /// content.
  @Test(arguments: [0.75, 1, 1.35, 2, 3] as [CGFloat])
  func fractionalInsetsKeepStartOnPixel(scale: CGFloat) {
    for hundredths in stride(from: 1_001, through: 1_200, by: 13) {
      let inset = CGFloat(hundredths) / 100
      let phone = CollectionFixture(
        UICollectionViewCompositionalLayout(section: Sections.list(.estimated(44))), counts: [40], scale: scale,
        showsAtOnce: false)
      phone.collectionView.contentInset.top = inset
      phone.dataSource.preferredHeight = { Self.height($0.item, seed: 5) }
      let start = phone.collectionView.onPixels(-inset)
      // The tolerance is half a pixel, and half a step of the grid on which offsets are published.
      expectAtMost(abs(start + inset), 0.5 / scale + 0.01)
      for (round, size) in [UIContentSizeCategory.small, .large, .small].enumerated() {
        phone.root.environment.preferredContentSizeCategory = size
        phone.step()
        expectEqual(phone.collectionView.contentOffset.y, start, "scale \(scale), inset \(inset), round \(round)")
        phone.collectionView.measureAgain(.item(section: 0, item: 0))
        phone.step()
        expectEqual(phone.collectionView.contentOffset.y, start, "scale \(scale), inset \(inset), round \(round)")
      }
    }
  }

  @Test func jumpingToTheEndEndsAtTheEnd() {
    let phone = list(31)
    let view = phone.collectionView
    view.contentOffset.y = view.contentSize.height - view.bounds.height
    phone.step()
    expectAtMost(abs(view.contentOffset.y - (view.contentSize.height - view.bounds.height)), 0.5)
    expectEqual(view.indexPathsForVisibleItems.last?.item, 9_999)
  }

  /// The provider makes a new section with the same constant estimate each time.
  @Test func measuredSizesOutliveTheProvidersSections() {
    let layout = UICollectionViewCompositionalLayout { _, _ in Sections.list(.estimated(44)) }
    let phone = CollectionFixture(layout, counts: [0])
    phone.dataSource.preferredHeight = { CGFloat(60 + $0.item % 7 * 10) }
    phone.dataSource.counts = [60]
    phone.collectionView.reloadData()
    for y in stride(from: 0, to: 5_000, by: 400) as StrideTo<CGFloat> { phone.scroll(toY: y) }
    let size = phone.collectionView.contentSize
    expectEqual(size.height, (0..<60).reduce(0) { $0 + CGFloat(60 + $1 % 7 * 10) })
    phone.scroll(toY: 2_000)
    let before = phone.collectionView.visibleCells.map(\.frame)
    layout.invalidateLayout()
    phone.step()
    expectEqual(phone.collectionView.contentSize, size)
    expectEqual(phone.collectionView.contentOffset.y, 2_000)
    expectEqual(phone.collectionView.visibleCells.map(\.frame), before)
  }

  @Test func pinnedHeadersMakeNoDifference() {
    let section = Sections.list(.estimated(44))
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: Sections.size(.fractionalWidth(1), .estimated(30)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    let phone = CollectionFixture(
      UICollectionViewCompositionalLayout { _, _ in section }, counts: Array(repeating: 30, count: 50),
      showsAtOnce: false)
    phone.collectionView.register(
      TallHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "view")
    phone.dataSource.preferredHeight = { CGFloat(30 + ($0.item * 37 + $0.section * 11) % 90) }
    phone.step()
    phone.collectionView.scrollToItem(at: IndexPath(item: 3, section: 30), at: .top, animated: false)
    phone.step()
    for step in 0..<300 {
      let before = positions(phone)
      phone.collectionView.contentOffset.y -= 41
      phone.step()
      for (path, y) in positions(phone) {
        guard let old = before[path] else { continue }
        expectAtMost(abs(y - old - 41), 0.5, "step \(step), \(path): jumped \(y - old - 41)")
      }
    }
  }

  @Test func orthogonalSectionsKeepTheirPosition() throws {
    for behavior in [
      UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous, .groupPaging, .groupPagingCentered,
    ] {
      for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
        let phone = pills(behavior, direction)
        let forward: CGFloat = direction == .leftToRight ? 1 : -1
        try phone.scroller(0).contentOffset.x += forward * 4_000
        phone.step()
        for step in 0..<100 {
          let before = positions(phone, \.origin.x)
          let scroller = try phone.scroller(0)
          scroller.contentOffset.x -= forward * 23
          phone.step()
          for (path, x) in positions(phone, \.origin.x) {
            guard let old = before[path] else { continue }
            expectAtMost(
              abs(x - old - forward * 23), 0.5,
              "\(behavior), \(direction), step \(step): \(path.item) jumped \(x - old - forward * 23)")
          }
        }
      }
    }
  }

  private func pills(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, _ direction: UITraitEnvironmentLayoutDirection
  ) -> CollectionFixture {
    let item = NSCollectionLayoutItem(layoutSize: Sections.size(.estimated(80), .absolute(40)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Sections.size(.estimated(80), .absolute(40)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = behavior
    section.interGroupSpacing = 8
    let phone = CollectionFixture(
      UICollectionViewCompositionalLayout(section: section), counts: [400], direction: direction, showsAtOnce: false)
    phone.collectionView.register(WideCell.self, forCellWithReuseIdentifier: "cell")
    phone.dataSource.preferredHeight = { CGFloat(30 + $0.item * 53 % 210) }
    phone.step()
    return phone
  }

  /// With estimated widths, groups have different lengths, and stops follow the actual positions.
  @Test func stopsUseMeasuredGroupPositions() throws {
    let phone = pills(.groupPaging, .leftToRight)
    let widths = (0..<6).map { CGFloat(30 + $0 * 53 % 210) }
    let path = IndexPath(item: 3, section: 0)
    phone.collectionView.scrollToItem(at: path, at: .left, animated: false)
    phone.step()
    try expectEqual(phone.offset(ofSection: 0), widths[0] + widths[1] + widths[2] + 24)
    let cell = try #require(phone.collectionView.cellForItem(at: path))
    expectEqual(cell.convert(cell.bounds, to: phone.root.window), CGRect(x: 0, y: 0, width: widths[3], height: 40))
  }
}

/// A cell whose preferred width is the height that ``RecordingCell`` prefers.
private final class WideCell: UICollectionViewCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let item = layoutAttributes.indexPath.item
    layoutAttributes.size.width =
      layoutAttributes.size.height > 100
      ? CGFloat(20 + item * 61 % 170)
      : CGFloat(30 + item * 53 % 210)
    return layoutAttributes
  }
}

private final class TallHeader: UICollectionReusableView {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = 41 + CGFloat(layoutAttributes.indexPath.section % 3) * 20
    return layoutAttributes
  }
}
