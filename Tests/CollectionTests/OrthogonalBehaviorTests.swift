import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit
import UIKitCollections
import UIKitCore

/// The resting positions of sections that scroll orthogonally: each behavior's stops and its reaction to a flick.
///
/// Distances are closed forms. A drag of 100 points in a tenth of a second ends at 1000 points per second.
@MainActor
struct OrthogonalBehaviorTests {
  private static let released: CGFloat = 1000
  /// The part of 100 points that remains after the step with which the pan was recognized.
  private static let dragged: CGFloat = 100 - 100.0 / 6

  private func phone(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, width: CGFloat = 0.5, items: Int = 30,
    adjust: (NSCollectionLayoutSection) -> Void = { _ in }
  ) -> CollectionFixture {
    let section = Sections.carousel(behavior, width: width, height: 200)
    adjust(section)
    return CollectionFixture(UICollectionViewCompositionalLayout(section: section), counts: [items])
  }

  /// Scrolls the content forwards by a flick of 100 points, or backwards by one of -100.
  private func flick(
    _ phone: CollectionFixture, _ distance: CGFloat = 100, in duration: TimeInterval = 0.1,
    for seconds: TimeInterval = 4
  ) {
    phone.drag(from: CGPoint(x: 195, y: 100), to: CGPoint(x: 195 - distance, y: 100), in: duration)
    phone.run(for: seconds)
  }

  @Test func withoutABehaviourTheSectionDoesNotScroll() throws {
    let phone = phone(.none, width: 1)
    flick(phone)
    expectNil(phone.findScroller(0))
    expectEqual(phone.collectionView.contentOffset, .zero)
  }

  @Test func continuousGlidesAsAnyScrollView() throws {
    let phone = phone(.continuous)
    flick(phone)
    let natural = Self.dragged + (Self.released - 10) / 2.0020027
    expectLess(abs(try phone.offset(ofSection: 0) - natural), 0.5)
  }

  @Test(arguments: [
    UICollectionLayoutSectionOrthogonalScrollingBehavior.paging, .groupPaging, .groupPagingCentered,
  ])
  func hardFlickTurnsOnePage(
    behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) throws {
    let stride: CGFloat = behavior == .paging ? 390 : 195
    let first: CGFloat = behavior == .groupPagingCentered ? -97.5 : 0
    let phone = phone(behavior)
    for (page, duration) in zip(1..., [0.2, 0.1, 0.035]) {
      flick(phone, in: duration, for: 1)
      expectLess(abs(try phone.offset(ofSection: 0) - first - stride * CGFloat(page)), 0.2)
    }
    flick(phone, -150, for: 1)
    expectLess(abs(try phone.offset(ofSection: 0) - first - stride * 2), 0.2)
  }

  @Test(arguments: [
    UICollectionLayoutSectionOrthogonalScrollingBehavior.paging, .groupPaging, .groupPagingCentered,
    .continuousGroupLeadingBoundary,
  ])
  func stillReleaseRestsAtNearestStop(
    behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) throws {
    let stride: CGFloat = behavior == .paging ? 390 : 195
    for (distance, pages) in [(stride * 0.4, 0), (stride * 0.6, 1)] as [(CGFloat, CGFloat)] {
      let phone = phone(behavior)
      let first = try phone.offset(ofSection: 0)
      phone.touch(.began, at: CGPoint(x: 350, y: 100))
      // The slop is lost: the content follows the finger from the position at which the pan was recognized.
      for x in [339, 339 - distance / 2, 339 - distance] {
        phone.step()
        phone.touch(.moved, at: CGPoint(x: x, y: 100))
      }
      phone.run(for: 0.3)
      expectLess(abs(try phone.offset(ofSection: 0) - first - distance), 0.5)
      phone.touch(.ended, at: CGPoint(x: 339 - distance, y: 100))
      phone.run(for: 1)
      expectLess(abs(try phone.offset(ofSection: 0) - first - stride * pages), 0.2, "\(behavior) \(distance)")
    }
  }

  /// Momentum carries over several groups, to the leading edge nearest to the projected offset.
  @Test func leadingBoundariesAreReachedWithMomentum() throws {
    let phone = phone(.continuousGroupLeadingBoundary)
    flick(phone)
    let natural = Self.dragged + (Self.released - 10) / 2.0020027
    expectLess(abs(try phone.offset(ofSection: 0) - (natural / 195).rounded() * 195), 0.01)
    expectGreater(natural / 195, 2)
  }

  @Test func theLastPageEndsWithTheContent() throws {
    // Three pages and a half.
    let phone = phone(.paging, items: 7)
    for _ in 0..<5 { flick(phone, for: 1) }
    try expectEqual(phone.offset(ofSection: 0), 975)
    flick(phone, -100, for: 1)
    try expectEqual(phone.offset(ofSection: 0), 780)
  }

  @Test func insetsAreNotPartOfThePage() throws {
    let phone = phone(.paging, width: 1) {
      $0.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 30)
    }
    flick(phone, for: 1)
    try expectEqual(phone.offset(ofSection: 0), 340)
  }

  @Test func sectionsOfHorizontalLayoutsScrollDownwards() throws {
    let item = NSCollectionLayoutItem(layoutSize: Sections.size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: Sections.size(.absolute(300), .absolute(400)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { _, _ in section }, configuration: configuration)
    let phone = CollectionFixture(layout, counts: [9, 9, 9])
    phone.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 300), in: 0.1)
    phone.run(for: 1)
    try expectEqual(phone.offset(ofSection: 0), 400)
    expectEqual(phone.collectionView.contentOffset, .zero)
    phone.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 200, y: 400), in: 0.1)
    phone.run(for: 3)
    expectGreater(phone.collectionView.contentOffset.x, 200)
    expectEqual(phone.collectionView.scrollReport.sections.first?.offset.y, 400)
  }

  // MARK: orthogonalScrollingProperties

  @Test func sectionDecelerationOverridesCollectionViews() throws {
    let normal = Self.dragged + (Self.released - 10) / 2.0020027
    let fast = Self.dragged + (Self.released - 10) / 10.0503359
    typealias Rate = UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate
    for (rate, parent, expected) in [
      (.automatic, .normal, normal), (.automatic, .fast, fast), (.normal, .fast, normal), (.fast, .normal, fast),
    ] as [(Rate, UIScrollView.DecelerationRate, CGFloat)] {
      let phone = phone(.continuous) { $0.orthogonalScrollingProperties.decelerationRate = rate }
      phone.collectionView.decelerationRate = parent
      flick(phone)
      expectLess(abs(try phone.offset(ofSection: 0) - expected), 0.5, "\(rate) in \(parent)")
    }
  }

  @Test func customSlowDecelerationRateIsUsed() throws {
    let phone = phone(.continuous) {
      $0.orthogonalScrollingProperties.decelerationRate = .init(rawValue: 0.995)
    }
    flick(phone)
    let expected = Self.dragged + (Self.released - 10) / (-1000 * CGFloat(log(0.995)))
    expectLess(abs(try phone.offset(ofSection: 0) - expected), 0.5)
  }

  private func farthest(
    _ bounce: UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce, items: Int
  ) throws -> (pulled: CGFloat, rest: CGFloat) {
    let phone = phone(.continuous, items: items) { $0.orthogonalScrollingProperties.bounce = bounce }
    phone.touch(.began, at: CGPoint(x: 100, y: 100))
    for x in [120, 200, 300] as [CGFloat] {
      phone.step()
      phone.touch(.moved, at: CGPoint(x: x, y: 100))
    }
    phone.run(for: 0.2)
    let pulled = try phone.offset(ofSection: 0)
    phone.touch(.ended, at: CGPoint(x: 300, y: 100))
    phone.run(for: 2)
    return (pulled, try phone.offset(ofSection: 0))
  }

  /// Pulled 180 points beyond the end, a view 390 points long moves by 0.55 · 180 · 390 / (390 + 99).
  @Test func sectionBouncesPerBounceMode() throws {
    let band: CGFloat = 0.55 * 180 * 390 / (390 + 0.55 * 180)
    for (bounce, items, pulled) in [
      (.automatic, 10, -band), (.automatic, 1, 0), (.always, 10, -band), (.always, 1, -band), (.never, 10, 0),
      (.never, 1, 0),
    ] as [(UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce, Int, CGFloat)] {
      let seen = try farthest(bounce, items: items)
      expectLess(abs(seen.pulled - pulled), 0.5, "\(bounce), \(items) items")
      expectEqual(seen.rest, 0)
    }
  }

  @Test func flingWithoutBounceStopsAtEnd() throws {
    var offsets: [CGFloat] = []
    let phone = phone(.continuous, items: 4) { section in
      section.orthogonalScrollingProperties.bounce = .never
      section.visibleItemsInvalidationHandler = { _, offset, _ in offsets.append(offset.x) }
    }
    for _ in 0..<3 { flick(phone, 150, for: 1) }
    try expectEqual(phone.offset(ofSection: 0), 390)
    expectEqual(offsets.max(), 390)
  }
}
