import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit
import UIKitCollections
import UIKitCore

/// Sections that rotate, or whose data changes, while they move: they continue from their position with the same
/// velocity, to an offset at which they may rest.
@MainActor
struct OrthogonalChangeTests {
  nonisolated private static let behaviors: [UICollectionLayoutSectionOrthogonalScrollingBehavior] = [
    .continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging, .groupPagingCentered,
  ]

  private func shelf(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, counts: [Int] = [20, 20, 20], spacing: CGFloat = 0
  ) -> CollectionFixture {
    let phone = CollectionFixture(
      UICollectionViewCompositionalLayout { _, _ in
        Sections.carousel(behavior, width: 0.5, height: 200, spacing: spacing)
      }, counts: counts)
    phone.collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return phone
  }

  /// Flings the section on from page 3, and advances a tenth of a second.
  private func throwSection(_ section: Int, of phone: CollectionFixture, distance: CGFloat = 120) {
    phone.collectionView.scrollToItem(at: IndexPath(item: 3, section: section), at: .left, animated: false)
    phone.step()
    let y = 100 + CGFloat(section) * 200
    phone.drag(from: CGPoint(x: 300, y: y), to: CGPoint(x: 300 - distance, y: y), in: 0.1)
    phone.run(for: 0.1)
  }

  private func positions(_ phone: CollectionFixture, _ section: Int) -> [String: CGRect] {
    var positions: [String: CGRect] = [:]
    for case let cell as RecordingCell in phone.collectionView.visibleCells
    where phone.collectionView.indexPath(for: cell)?.section == section {
      positions[cell.name] = cell.convert(cell.bounds, to: phone.root.window)
    }
    return positions
  }

  /// The section's velocity over the next frame, in points per second.
  private func speed(_ phone: CollectionFixture, _ section: Int) throws -> CGFloat {
    let before = try phone.offset(ofSection: section)
    phone.step()
    return (try phone.offset(ofSection: section) - before) * 60
  }

  private func expectRest(
    _ phone: CollectionFixture, _ section: Int, _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) throws {
    phone.run(for: 4)
    let scroll = try #require(phone.collectionView.listedScroll(of: section))
    let offset = try phone.offset(ofSection: section)
    expectTrue(scroll.isRest(offset, within: 0.34), "\(behavior) rests at \(offset)")
    #expect(try !phone.scroller(section).isScrollInMotion)
  }

  // MARK: Turning

  @Test(arguments: behaviors)
  func rotationDuringFlingKeepsPageProgressAndTarget(
    behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) throws {
    let phone = shelf(behavior)
    throwSection(0, of: phone)
    let unturned = shelf(behavior)
    throwSection(0, of: unturned)
    unturned.run(for: 4)

    let first: CGFloat = behavior == .groupPagingCentered ? -0.25 : 0
    let before = try phone.offset(ofSection: 0) / 390
    phone.root.environment.size = CGSize(width: 844, height: 390)
    phone.root.layout()
    // All lengths are fractions of the width, including the distance between two pages.
    expectLess(abs(try phone.offset(ofSection: 0) / 844 - before), 0.002, "\(behavior) from \(before + first)")
    #expect(try phone.scroller(0).isDecelerating)
    try expectRest(phone, 0, behavior)
    guard behavior != .continuous else { return }
    expectLess(abs(try phone.offset(ofSection: 0) / 844 - unturned.offset(ofSection: 0) / 390), 0.002)
  }

  /// A screen from right to left shows the mirror image of a fling, before the screen is turned, after it and at the end.
  @Test(arguments: behaviors, [0, 1, 3])
  func aTurnedScreenShowsTheMirrorImage(
    behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, page: Int
  ) throws {
    func places(_ direction: UITraitEnvironmentLayoutDirection) throws -> [[String: CGFloat]] {
      let phone = CollectionFixture(
        UICollectionViewCompositionalLayout { _, _ in
          Sections.carousel(behavior, width: 0.5, height: 200, spacing: 6)
        }, counts: [9], direction: direction)
      let isMirrored = direction == .rightToLeft
      phone.collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      phone.collectionView.scrollToItem(at: [0, page], at: .centeredHorizontally, animated: false)
      phone.step()
      let finger = [300, 180].map { CGPoint(x: isMirrored ? 390 - $0 : $0, y: 100) }
      phone.drag(from: finger[0], to: finger[1], in: 0.1)
      phone.run(for: 0.1)
      return [(CGSize(width: 390, height: 844), 0), (CGSize(width: 844, height: 390), 0), (nil, 4)].map { size, time in
        if let size { phone.root.environment.size = size }
        phone.root.layout()
        phone.run(for: time)
        let width = phone.root.environment.size.width
        return positions(phone, 0).mapValues { isMirrored ? width - $0.midX : $0.midX }
      }
    }
    for (left, right) in zip(try places(.leftToRight), try places(.rightToLeft)) {
      // Offsets are whole pixels, of which there are three per point, and a turned section is twice as wide.
      for (name, place) in left { expectClose(right[name] ?? place, place, within: 1.5, "\(name)") }
      expectAtLeast(Set(left.keys).intersection(right.keys).count, 2)
    }
  }

  @Test func repeatedRotationDuringFlingKeepsTargetPage() throws {
    let phone = shelf(.groupPaging)
    throwSection(0, of: phone)
    for step in 0..<6 {
      phone.root.environment.size =
        step.isMultiple(of: 2) ? CGSize(width: 844, height: 390) : CGSize(width: 390, height: 844)
      phone.step()
    }
    phone.run(for: 2)
    try expectEqual(phone.offset(ofSection: 0), 4 * 195)
  }

  @Test func rotationDuringDragKeepsSectionUnderFinger() throws {
    let phone = shelf(.groupPaging)
    phone.touch(.began, at: CGPoint(x: 300, y: 100))
    for x in [280, 240, 182.5] as [CGFloat] {
      phone.step()
      phone.touch(.moved, at: CGPoint(x: x, y: 100))
    }
    phone.step()
    expectLess(abs(try phone.offset(ofSection: 0) - 97.5), 0.5)
    phone.root.environment.size = CGSize(width: 844, height: 390)
    phone.step()
    expectLess(abs(try phone.offset(ofSection: 0) - 211), 0.5)
    phone.touch(.moved, at: CGPoint(x: 172.5, y: 100))
    phone.step()
    expectLess(abs(try phone.offset(ofSection: 0) - 221), 0.5)
    phone.run(for: 0.2)
    phone.touch(.ended, at: CGPoint(x: 172.5, y: 100))
    phone.run(for: 1)
    try expectEqual(phone.offset(ofSection: 0), 422)
  }

  @Test(arguments: behaviors)
  func turnedAtRestItStaysOnItsPage(behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior) throws {
    let phone = shelf(behavior)
    phone.collectionView.scrollToItem(at: IndexPath(item: 4, section: 0), at: .left, animated: false)
    phone.step()
    let before = try phone.offset(ofSection: 0) / 390
    phone.root.environment.size = CGSize(width: 844, height: 390)
    phone.step()
    expectLess(abs(try phone.offset(ofSection: 0) / 844 - before), 0.002)
  }

  @Test func rotationDuringOverscrollReturnsToSameEnd() throws {
    let phone = shelf(.groupPaging)
    phone.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 300, y: 100), in: 0.1)
    let pulled = try phone.offset(ofSection: 0)
    expectLess(pulled, -20)
    phone.root.environment.size = CGSize(width: 844, height: 390)
    phone.root.layout()
    try expectEqual(phone.offset(ofSection: 0), pulled)
    phone.run(for: 1)
    try expectEqual(phone.offset(ofSection: 0), 0)
  }

  // MARK: Data

  private func expectNoJump(
    _ phone: CollectionFixture, _ section: Int, becoming new: Int? = nil,
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, _ change: () -> Void
  ) throws {
    throwSection(section, of: phone)
    let speedBefore = try speed(phone, section)
    let (before, host) = (positions(phone, section), try phone.scroller(section))
    change()
    phone.root.layout()
    let now = new ?? section
    try expectIdentical(phone.scroller(now), host)
    for (name, frame) in positions(phone, now) {
      if let old = before[name] { expectLess(abs(frame.minX - old.minX), 0.34, "\(behavior): \(name)") }
    }
    #expect(!Set(before.keys).isDisjoint(with: positions(phone, now).keys))
    let speedAfter = try speed(phone, now)
    expectGreater(speedAfter, speedBefore * 0.5, "\(behavior): \(speedBefore)")
    expectLess(speedAfter, speedBefore * 1.2, "\(behavior): \(speedBefore)")
    try expectRest(phone, now, behavior)
  }

  @Test(arguments: behaviors)
  func appendingItemsKeepsMotion(behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior) throws {
    let phone = shelf(behavior)
    try expectNoJump(phone, 1, behavior) {
      phone.dataSource.counts[1] = 25
      phone.dataSource.names[1] += (20..<25).map { "1.\($0)" }
      phone.collectionView.insertItems(at: (20..<25).map { IndexPath(item: $0, section: 1) })
    }
  }

  @Test(arguments: behaviors)
  func sectionsAddedAboveTakeItAlong(behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior) throws {
    let phone = shelf(behavior)
    try expectNoJump(phone, 1, becoming: 2, behavior) {
      phone.dataSource.counts.insert(6, at: 0)
      phone.dataSource.names.insert((0..<6).map { "new \($0)" }, at: 0)
      phone.collectionView.insertSections([0])
    }
  }

  @Test(arguments: behaviors)
  func sectionsTakenAwayAboveTakeItAlong(behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior) throws {
    let phone = shelf(behavior)
    try expectNoJump(phone, 1, becoming: 0, behavior) {
      phone.dataSource.counts.remove(at: 0)
      phone.dataSource.names.remove(at: 0)
      phone.collectionView.deleteSections([0])
    }
  }

  @Test(arguments: behaviors)
  func movedSectionContinuesScrolling(behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior) throws {
    let phone = shelf(behavior)
    try expectNoJump(phone, 0, becoming: 2, behavior) {
      phone.dataSource.names.append(phone.dataSource.names.remove(at: 0))
      phone.collectionView.moveSection(0, toSection: 2)
    }
  }

  @Test(arguments: behaviors)
  func reloadingEverythingDoesNotStopIt(behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior) throws {
    let phone = shelf(behavior)
    try expectNoJump(phone, 1, behavior) { phone.collectionView.reloadData() }
  }

  @Test(arguments: behaviors)
  func invalidatingTheLayoutDoesNotStopIt(behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior) throws {
    let phone = shelf(behavior)
    try expectNoJump(phone, 1, behavior) { phone.collectionView.collectionViewLayout.invalidateLayout() }
  }

  @Test func applyingSnapshotDoesNotStopFling() throws {
    let phone = CollectionFixture(
      UICollectionViewCompositionalLayout { _, _ in Sections.carousel(.groupPaging, width: 0.5, height: 200) },
      counts: [])
    let registration = UICollectionView.CellRegistration<RecordingCell, Int> { cell, _, item in cell.name = "\(item)" }
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: phone.collectionView) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems(Array(0..<20), toSection: "a")
    snapshot.appendItems(Array(20..<40), toSection: "b")
    source.apply(snapshot, animatingDifferences: false)
    phone.step()
    throwSection(1, of: phone)
    let (host, speedBefore) = (try phone.scroller(1), try speed(phone, 1))
    snapshot.insertSections(["new"], beforeSection: "a")
    snapshot.appendItems([100, 101], toSection: "new")
    snapshot.moveSection("a", afterSection: "b")
    source.apply(snapshot, animatingDifferences: true)
    try expectIdentical(phone.scroller(1), host)
    try expectGreater(speed(phone, 1), speedBefore * 0.5)
    phone.run(for: 2)
    try expectEqual(phone.offset(ofSection: 1), 4 * 195)
    expectEqual(
      phone.collectionView.cellForItem(at: IndexPath(item: 4, section: 1)).map { ($0 as? RecordingCell)?.name }, "24")
  }

  @Test(arguments: behaviors)
  func deletingFlingTargetRestsAtNearestStop(behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior) throws {
    let phone = shelf(behavior)
    throwSection(0, of: phone)
    phone.dataSource.counts[0] = 4
    phone.dataSource.names[0] = Array(phone.dataSource.names[0].prefix(4))
    phone.collectionView.deleteItems(at: (4..<20).map { IndexPath(item: $0, section: 0) })
    try expectRest(phone, 0, behavior)
    let scroll = try #require(phone.collectionView.listedScroll(of: 0))
    try expectAtMost(phone.offset(ofSection: 0), scroll.maxOffset + 0.34)
  }

  @Test func deletingMovingSectionLeavesNothingBehind() throws {
    let phone = shelf(.continuous)
    throwSection(1, of: phone)
    phone.dataSource.counts.remove(at: 1)
    phone.dataSource.names.remove(at: 1)
    phone.collectionView.deleteSections([1])
    phone.run(for: 1)
    try expectEqual(phone.offset(ofSection: 1), 0)
    #expect(try !phone.scroller(1).isScrollInMotion)
    expectNil(phone.findScroller(2))
  }

  @Test func emptiedInFlightItComesToRest() throws {
    let phone = shelf(.groupPaging)
    throwSection(1, of: phone)
    phone.dataSource.counts[1] = 0
    phone.dataSource.names[1] = []
    phone.collectionView.deleteItems(at: (0..<20).map { IndexPath(item: $0, section: 1) })
    phone.run(for: 1)
    expectNil(phone.findScroller(1))
    phone.dataSource.counts[1] = 3
    phone.dataSource.names[1] = ["a", "b", "c"]
    phone.collectionView.insertItems(at: (0..<3).map { IndexPath(item: $0, section: 1) })
    phone.run(for: 1)
    try expectRest(phone, 1, .groupPaging)
  }

  /// A finger that holds a section keeps holding it wherever the section moves.
  @Test func dragFollowsSectionWithNewIndex() throws {
    let phone = shelf(.continuous)
    phone.touch(.began, at: CGPoint(x: 300, y: 300))
    for x in [280, 200] as [CGFloat] {
      phone.step()
      phone.touch(.moved, at: CGPoint(x: x, y: 300))
    }
    phone.step()
    try expectEqual(phone.offset(ofSection: 1), 80)
    phone.dataSource.counts.remove(at: 0)
    phone.dataSource.names.remove(at: 0)
    phone.collectionView.deleteSections([0])
    phone.run(for: 0.1)
    phone.touch(.moved, at: CGPoint(x: 150, y: 300))
    phone.step()
    try expectEqual(phone.offset(ofSection: 0), 130)
  }

  /// From right to left, items are added at the left, where offsets begin.
  @Test func rightToLeftAppendingItemsKeepsMotion() throws {
    let phone = CollectionFixture(
      UICollectionViewCompositionalLayout { _, _ in Sections.carousel(.continuous, width: 0.5, height: 200) },
      counts: [20], direction: .rightToLeft)
    phone.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 220, y: 100), in: 0.1)
    phone.run(for: 0.1)
    let before = positions(phone, 0)
    phone.dataSource.counts[0] = 25
    phone.dataSource.names[0] += (20..<25).map { "0.\($0)" }
    phone.collectionView.insertItems(at: (20..<25).map { IndexPath(item: $0, section: 0) })
    phone.root.layout()
    for (name, frame) in positions(phone, 0) {
      if let old = before[name] { expectLess(abs(frame.minX - old.minX), 0.34, "\(name)") }
    }
    #expect(try phone.scroller(0).isDecelerating)
  }

  /// A layout whose scroll direction changes also changes the axis of its sections. Their motion ends then.
  @Test(arguments: behaviors)
  func sectionChangingAxisStops(
    behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) throws {
    let phone = shelf(behavior)
    throwSection(0, of: phone)
    try expectNotEqual(speed(phone, 0), 0)
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let layout = try #require(phone.collectionView.collectionViewLayout as? UICollectionViewCompositionalLayout)
    layout.configuration = configuration
    phone.step()
    let turned = positions(phone, 0)
    expectTrue(turned.values.allSatisfy { $0.minX == 0 && $0.width == 195 }, "\(turned)")
    for _ in 0..<5 {
      let host = try phone.scroller(0)
      expectFalse(host.isDecelerating || host.isScrollAnimating)
      expectEqual(host.contentOffset.x, 0)
      phone.run(for: 0.1)
      expectEqual(positions(phone, 0), turned, "\(behavior)")
    }
  }

  /// Half of the ten groups become half as high: a section that was at its end must not rest beyond it.
  @Test func sectionAtEndStaysAtEndWhenGroupsShrink() throws {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { _, _ in
        let size = Sections.size(.absolute(200), .estimated(200))
        let item = NSCollectionLayoutItem(layoutSize: Sections.size(.fractionalWidth(1), .estimated(200)))
        let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item]))
        section.orthogonalScrollingBehavior = .continuous
        return section
      }, configuration: configuration)
    let phone = CollectionFixture(layout, counts: [10])
    phone.collectionView.scrollToItem(at: [0, 9], at: .bottom, animated: false)
    phone.run(for: 0.5)
    func bottom() throws -> CGFloat { try #require(positions(phone, 0)["0.9"]).maxY }
    expectEqual(try bottom(), 844)
    phone.dataSource.preferredHeight = { _ in 100 }
    phone.collectionView.reconfigureItems(at: phone.collectionView.indexPathsForVisibleItems)
    phone.run(for: 0.5)
    expectEqual(try bottom(), 844)
  }
}

extension ListedScroll {
  /// Whether the section may come to rest at an offset.
  fileprivate func isRest(_ offset: CGFloat, within tolerance: CGFloat) -> Bool {
    guard let stops else { return minOffset - tolerance...maxOffset + tolerance ~= offset }
    return stops.contains { abs($0 - offset) < tolerance }
  }
}
