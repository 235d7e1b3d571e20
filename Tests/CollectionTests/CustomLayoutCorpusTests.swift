import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit
import UIKitCollections
import UIKitCore

/// Layouts in the form in which they are published for iOS, in files that import only UIKit, run on a phone.
@MainActor
struct CustomLayoutCorpusTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  private func shown(_ view: UIView) -> CALayer? { view.layer.presentation() }

  // MARK: Waterfall

  private let heights = Heights()

  private func waterfall(_ count: Int) -> CollectionFixture {
    let layout = WaterfallLayout()
    layout.delegate = heights
    return CollectionFixture(layout, counts: [count])
  }

  @Test func aWaterfallFillsItsColumns() {
    let phone = waterfall(5)
    // Heights of 100, 140, 180, 100, 140, with 6 points of margin around each.
    expectEqual(
      phone.collectionView.visibleCells.map(\.frame),
      [
        CGRect(x: 6, y: 6, width: 183, height: 100), CGRect(x: 201, y: 6, width: 183, height: 140),
        CGRect(x: 6, y: 118, width: 183, height: 180), CGRect(x: 201, y: 158, width: 183, height: 100),
        CGRect(x: 6, y: 310, width: 183, height: 140),
      ])
    expectEqual(phone.collectionView.contentSize, CGSize(width: 390, height: 456))
  }

  @Test func aWaterfallOfThousandsUsesFewCells() {
    let phone = waterfall(3_000)
    for step in 1...60 { phone.scroll(toY: CGFloat(step) * 137) }
    expectAtMost(phone.collectionView.cellCounts.made, phone.collectionView.visibleCells.count + 6)
    #expect(phone.collectionView.visibleCells.allSatisfy { $0.frame.intersects(phone.collectionView.bounds) })
  }

  @Test func waterfallShiftsItemsForInsertion() throws {
    let phone = waterfall(4)
    let cell = try #require(phone.collectionView.cellForItem(at: path(0)))
    phone.dataSource.counts = [5]
    phone.collectionView.insertItems(at: [path(0)])
    expectEqual(cell.frame, CGRect(x: 201, y: 6, width: 183, height: 140))
    phone.run(for: 0.15)
    expectLess(abs((shown(cell)?.frame.minX ?? 0) - 103.5), 0.01)
    expectLess(abs((shown(cell)?.frame.height ?? 0) - 120), 0.01)
  }

  // MARK: Circle

  @Test func cardsOnAWheelTurnWithTheScroll() throws {
    let layout = CircularLayout()
    let phone = CollectionFixture(layout, counts: [12], showsAtOnce: false)
    phone.collectionView.register(CircularCell.self, forCellWithReuseIdentifier: "cell")
    phone.step()
    let first = try #require(phone.collectionView.cellForItem(at: path(0)) as? CircularCell)
    expectEqual(first.transform, .identity)
    expectLess(abs(first.layer.anchorPoint.y - (86.5 + 500) / 173), 1e-9)
    // The anchor is on the hub, one radius and half a card below the middle of the screen.
    expectLess(abs(first.center.y - (422 + 500)), 1e-9)
    let angle = atan(133.0 / 500)
    let second = try #require(phone.collectionView.cellForItem(at: path(1)))
    expectLess(abs(atan2(second.transform.b, second.transform.a) - angle), 1e-9)
    expectEqual(phone.collectionView.contentSize.width, CGFloat(1_596))
    phone.collectionView.contentOffset.x = 12 * 133 - 390
    phone.step()
    let last = try #require(phone.collectionView.cellForItem(at: path(11)))
    expectLess(abs(atan2(last.transform.b, last.transform.a)), 1e-9)
    #expect(phone.collectionView.visibleCells.first !== first || first.reuseIdentifier == "cell")
  }

  @Test func attributesThatAreEqualAreNotAppliedAgain() throws {
    let phone = CollectionFixture(CircularLayout(), counts: [4], showsAtOnce: false)
    phone.collectionView.register(CircularCell.self, forCellWithReuseIdentifier: "cell")
    phone.step()
    let cell = try #require(phone.collectionView.cellForItem(at: path(1)) as? CircularCell)
    expectEqual(cell.applications, 1)
    phone.collectionView.setNeedsLayout()
    phone.step()
    phone.collectionView.collectionViewLayout.invalidateLayout()
    phone.step()
    expectEqual(cell.applications, 1)
    phone.collectionView.contentOffset.x = 20
    phone.step()
    expectEqual(cell.applications, 2)
  }

  // MARK: Sticky headers

  @Test func headersStickUntilNextHeaderPushesThem() throws {
    let phone = CollectionFixture(StickyHeaderLayout(), counts: [5, 20, 20])
    let kind = UICollectionView.elementKindSectionHeader
    let first = try #require(phone.collectionView.supplementaryView(forElementKind: kind, at: path(0)))
    let second = try #require(phone.collectionView.supplementaryView(forElementKind: kind, at: path(0, 1)))
    expectEqual(second.frame.minY, 250)
    phone.scroll(toY: 100)
    expectEqual(first.frame, CGRect(x: 0, y: 100, width: 390, height: 30))
    phone.scroll(toY: 235)
    expectEqual(first.frame.minY, 220)
    phone.scroll(toY: 300)
    expectEqual(second.frame.minY, 300)
    expectNil(first.superview)
    // The header is in front of the rows.
    let views = phone.collectionView.subviews
    let index = try #require(views.firstIndex(of: second))
    expectEqual(views[..<index].count { $0 is UICollectionViewCell }, phone.collectionView.visibleCells.count)
  }

  // MARK: Carousel

  private func carousel(_ direction: UITraitEnvironmentLayoutDirection = .leftToRight) -> CollectionFixture {
    let layout = ZoomingCarouselLayout()
    layout.followsLanguage = direction == .rightToLeft
    let phone = CollectionFixture(layout, counts: [10], direction: direction)
    phone.collectionView.decelerationRate = .fast
    return phone
  }

  @Test func carouselScalesMiddleCardAndRestsOnCard() throws {
    let phone = carousel()
    let first = try #require(phone.collectionView.cellForItem(at: path(0)))
    let second = try #require(phone.collectionView.cellForItem(at: path(1)))
    expectEqual(first.transform, .identity)
    expectLess(abs(second.transform.a - 0.8), 1e-9)
    phone.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 120, y: 400), in: 0.12)
    phone.run(for: 3)
    let offset = phone.collectionView.contentOffset.x
    expectGreater(offset, 0)
    expectLess(abs(offset / 260 - (offset / 260).rounded()), 0.01)
  }

  @Test func flippingLayoutIsMirroredRightToLeft() {
    let phone = carousel(.rightToLeft)
    let width = phone.collectionView.contentSize.width
    expectEqual(width, CGFloat(2_730))
    phone.collectionView.contentOffset.x = width - 390
    phone.step()
    expectEqual(phone.collectionView.cellForItem(at: path(0))?.frame.maxX, width - 75)
    expectEqual(phone.collectionView.cellForItem(at: path(1))?.frame.maxX, width - 75 - 260)
    let timeline = CollectionFixture(TimelineLayout(), counts: [3], direction: .rightToLeft)
    expectEqual(timeline.collectionView.visibleCells.map(\.frame.minX), [205, 10, 205])
    expectEqual(
      CollectionFixture(TimelineLayout(), counts: [3]).collectionView.visibleCells.map(\.frame.minX), [10, 205, 10])
  }

  // MARK: Stretchy header

  @Test func headerStretchesWhilePulledDown() throws {
    let phone = CollectionFixture(StretchyHeaderLayout(), counts: [20], showsAtOnce: false)
    phone.collectionView.register(
      RecordingSupplementary.self, forSupplementaryViewOfKind: StretchyHeaderLayout.headerKind,
      withReuseIdentifier: "view")
    phone.step()
    let header = try #require(
      phone.collectionView.supplementaryView(forElementKind: StretchyHeaderLayout.headerKind, at: path(0)))
    expectEqual(header.frame, CGRect(x: 0, y: 0, width: 390, height: 200))
    phone.touch(.began, at: CGPoint(x: 195, y: 300))
    for step in 1...20 {
      phone.step()
      phone.touch(.moved, at: CGPoint(x: 195, y: 300 + CGFloat(step) * 10))
    }
    phone.step()
    let pulled = phone.collectionView.contentOffset.y
    expectLess(pulled, -40)
    expectEqual(header.frame, CGRect(x: 0, y: pulled, width: 390, height: 200 - pulled))
    expectEqual(phone.collectionView.cellForItem(at: path(0))?.frame.minY, 200)
    phone.touch(.ended, at: CGPoint(x: 195, y: 500))
    phone.run(for: 3)
    expectEqual(header.frame, CGRect(x: 0, y: 0, width: 390, height: 200))
  }

  // MARK: Card stack

  @Test func throwingCardDealsNextCard() throws {
    let phone = CollectionFixture(CardStackLayout(), counts: [6])
    let top = try #require(phone.collectionView.cellForItem(at: path(0)))
    let second = try #require(phone.collectionView.cellForItem(at: path(1)))
    expectEqual(phone.collectionView.visibleCells.count, 4)
    expectIdentical(phone.collectionView.subviews.last { $0 is UICollectionViewCell }, top)
    phone.dataSource.counts = [5]
    phone.collectionView.deleteItems(at: [path(0)])
    phone.run(for: 0.15)
    expectLess(abs((shown(top)?.position.x ?? 0) - (195 + 195)), 0.01)
    expectLess(abs((shown(top)?.opacity ?? 0) - 0.75), 0.001)
    expectLess(abs((shown(second)?.affineTransform().a ?? 0) - 0.975), 0.001)
    phone.run(for: 0.3)
    expectNil(top.superview)
    phone.dataSource.counts = [6]
    phone.collectionView.insertItems(at: [path(0)])
    let dealt = try #require(phone.collectionView.cellForItem(at: path(0)))
    expectEqual(shown(dealt)?.opacity, 1)
    expectLess(abs((shown(dealt)?.position.y ?? 0) - (422 + 844)), 0.01)
    phone.run(for: 0.15)
    let turned = try #require(shown(dealt)?.affineTransform())
    expectLess(abs(atan2(turned.b, turned.a) - .pi / 12), 0.001)
    phone.run(for: 0.3)
    expectEqual(dealt.transform, .identity)
    expectEqual(dealt.center, CGPoint(x: 195, y: 422))
  }

  // MARK: Calendar

  @Test func calendarShowsHoursDaysAndHourLines() throws {
    let layout = CalendarLayout()
    let events = Events()
    layout.source = events
    let phone = CollectionFixture(layout, counts: [2, 1, 3], showsAtOnce: false)
    for kind in [CalendarLayout.dayHeader, CalendarLayout.hourLabel] {
      phone.collectionView.register(
        RecordingSupplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    phone.step()
    // 844 points show the header and the hours 0 to 13.
    let labels = phone.collectionView.indexPathsForVisibleSupplementaryElements(ofKind: CalendarLayout.hourLabel)
    expectEqual(labels.count, 14)
    let lines = phone.collectionView.subviews.compactMap { $0 as? HourLine }
    let hours: [CGFloat] = (0..<14).map { 40 + CGFloat($0) * 60 }
    expectEqual(lines.map(\.frame.minY), hours)
    expectEqual(lines.first?.frame.width, 530)
    expectEqual(phone.collectionView.cellForItem(at: path(1))?.frame, CGRect(x: 52, y: 161, width: 156, height: 88))
    phone.collectionView.contentOffset = CGPoint(x: 100, y: 500)
    phone.step()
    let day = phone.collectionView.supplementaryView(forElementKind: CalendarLayout.dayHeader, at: path(0, 1))
    let hour = phone.collectionView.supplementaryView(forElementKind: CalendarLayout.hourLabel, at: path(12))
    expectEqual(day?.frame, CGRect(x: 210, y: 500, width: 160, height: 40))
    expectEqual(hour?.frame, CGRect(x: 100, y: 760, width: 50, height: 60))
    expectEqual(phone.collectionView.listedDisplay.count { $0.category == .decorationView }, 14)
  }

  // MARK: Chat

  @Test func insertingOlderMessagesKeepsReadingPosition() throws {
    let layout = ChatLayout()
    layout.heightForMessage = { _ in 60 }
    let phone = CollectionFixture(layout, counts: [40])
    phone.scroll(toY: 600)
    let read = try #require(phone.collectionView.cellForItem(at: path(12)))
    expectEqual(read.convert(CGPoint.zero, to: phone.root.window).y, 120)
    phone.dataSource.counts = [45]
    UIView.performWithoutAnimation {
      phone.collectionView.performBatchUpdates {
        phone.collectionView.insertItems(at: (0..<5).map { path($0) })
        layout.insertOlder(height: 300)
      }
    }
    expectEqual(phone.collectionView.contentOffset.y, 900)
    expectEqual(read.convert(CGPoint.zero, to: phone.root.window).y, 120)
    expectEqual(phone.collectionView.indexPath(for: read as UICollectionViewCell), path(17))
  }

  @Test func contextsHaveLayoutsInvalidationContextClass() {
    let layout = ChatLayout()
    let phone = CollectionFixture(layout, counts: [10])
    let before = layout.preparations
    phone.scroll(toY: 30)
    expectEqual(layout.preparations, before)
    phone.collectionView.frame.size.width = 300
    phone.step()
    expectEqual(layout.preparations, before + 1)
    #expect(layout.invalidationContext(forBoundsChange: .zero) is ChatInvalidationContext)
  }

  // MARK: Timeline

  @Test func entriesGrowOutOfTheLine() throws {
    let phone = CollectionFixture(TimelineLayout(), counts: [200])
    // The layout returns attributes for all elements; only visible ones get a cell.
    expectEqual(phone.collectionView.cellCounts.made, 11)
    let line = phone.collectionView.subviews.first { $0 is HourLine }
    expectEqual(line?.frame, CGRect(x: 194, y: 0, width: 2, height: 18_000))
    phone.dataSource.counts = [201]
    phone.collectionView.insertItems(at: [path(1)])
    let cell = try #require(phone.collectionView.cellForItem(at: path(1)))
    expectEqual(shown(cell)?.position.x, 195)
    expectLess(abs((shown(cell)?.affineTransform().a ?? 0) - 0.1), 1e-9)
    phone.run(for: 0.15)
    expectLess(abs((shown(cell)?.affineTransform().a ?? 0) - 0.55), 0.001)
    phone.run(for: 0.3)
    expectEqual(cell.frame, CGRect(x: 205, y: 90, width: 175, height: 80))
  }

  // MARK: From one to another

  @Test func cellsAnimateBetweenLayouts() throws {
    let phone = CollectionFixture(TimelineLayout(), counts: [12])
    let cell = try #require(phone.collectionView.cellForItem(at: path(1)))
    let leaving = try #require(phone.collectionView.cellForItem(at: path(7)))
    let from = cell.center
    var isDone = false
    phone.collectionView.setCollectionViewLayout(CardStackLayout(), animated: true) { isDone = $0 }
    expectEqual(cell.center, CGPoint(x: 195, y: 434))
    phone.run(for: 0.15)
    expectLess(abs((shown(cell)?.position.x ?? 0) - (from.x + 195) / 2), 0.01)
    expectNotNil(leaving.superview)
    expectFalse(isDone)
    phone.run(for: 0.3)
    expectTrue(isDone)
    expectNil(leaving.superview)
    expectEqual(phone.collectionView.visibleCells.count, 4)
    #expect(phone.collectionView.subviews.allSatisfy { !($0 is HourLine) })
  }
}

private final class Heights: WaterfallLayoutDelegate {
  func collectionView(_ collectionView: UICollectionView, heightForPhotoAtIndexPath indexPath: IndexPath) -> CGFloat {
    [100, 140, 180][indexPath.item % 3]
  }
}

private final class Events: CalendarLayoutDataSource {
  func hours(ofEventAt indexPath: IndexPath) -> ClosedRange<CGFloat> {
    let start = CGFloat(indexPath.item) * 2
    return start...(start + 1.5)
  }
}
