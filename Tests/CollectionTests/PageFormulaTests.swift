import DeviceSupport
import Foundation
import Testing
import UIKit

@testable import UIKitCollections
import UIKitCore
import TestSupport

/// The page that a replay records, and the log's message where the common page formula gives another one.
@MainActor
struct PageFormulaTests {
  private func phone(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, width: CGFloat, items: Int = 9,
    spacing: CGFloat = 0, direction: UITraitEnvironmentLayoutDirection = .leftToRight, hasHandler: Bool = true,
    handler: @escaping NSCollectionLayoutSectionVisibleItemsInvalidationHandler = { _, offset, environment in
      _ = Int(round(offset.x / environment.container.contentSize.width))
    }
  ) -> CollectionFixture {
    let section = Sections.carousel(behavior, width: width, height: 200, spacing: spacing)
    if hasHandler { section.visibleItemsInvalidationHandler = handler }
    return CollectionFixture(
      UICollectionViewCompositionalLayout(section: section), counts: [items], direction: direction)
  }

  private func page(_ phone: CollectionFixture) -> Int? { phone.collectionView.scrollReport.sections.first?.page }

  private func go(_ phone: CollectionFixture, to item: Int) {
    phone.collectionView.scrollToItem(at: IndexPath(item: item, section: 0), at: .centeredHorizontally, animated: false)
    phone.step()
  }

  /// A view that counts how often its subviews are listed.
  private final class CountingView: UIView {
    var count = 0
    override var subviews: [UIView] {
      count += 1
      return super.subviews
    }
  }

  @Test func handlersDoNotSearchTheWindowForPageControls() throws {
    var calls = 0
    let phone = phone(.continuous, width: 0.5) { _, _, _ in calls += 1 }
    let (other, control) = (CountingView(), UIPageControl())
    other.addSubview(control)
    phone.device.window.addSubview(other)
    expectTrue(UIPageControl.controls(in: phone.device.window).contains { $0 === control })
    phone.step()
    (other.count, calls) = (0, 0)
    for step in 1...10 {
      try phone.scroller(0).contentOffset.x = CGFloat(step * 10)
      phone.step()
    }
    expectEqual(calls, 10)
    expectEqual(other.count, 0)
    control.removeFromSuperview()
    expectEqual(UIPageControl.controls(in: phone.device.window).count, 0)
  }

  // MARK: The page that is reported

  @Test(arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func centeredSectionsPageIsMiddleItem(direction: UITraitEnvironmentLayoutDirection) {
    for width in [0.3, 0.5, 0.8, 1, 1.3] as [CGFloat] {
      let phone = phone(.groupPagingCentered, width: width, direction: direction)
      for item in 0..<9 {
        go(phone, to: item)
        expectEqual(page(phone), item, "\(width) \(direction)")
      }
    }
  }

  @Test func inFlightThePageIsTheNearest() throws {
    let phone = phone(.groupPaging, width: 0.5)
    for (offset, expected) in [(-50, 0), (0, 0), (97, 0), (98, 1), (290, 1), (295, 2), (5_000, 7)] as [(CGFloat, Int)] {
      try phone.scroller(0).contentOffset.x = offset
      phone.step()
      expectEqual(page(phone), expected, "\(offset)")
    }
  }

  @Test func anyOffsetHasNoPage() {
    expectNil(page(phone(.continuous, width: 0.5)))
  }

  @Test func aHugeSectionHasAllItsPages() {
    for behavior in [
      UICollectionLayoutSectionOrthogonalScrollingBehavior.groupPaging, .groupPagingCentered, .paging,
    ] {
      let phone = phone(behavior, width: 0.5, items: 4_000_000)
      phone.collectionView.scrollToItem(
        at: IndexPath(item: 3_999_000, section: 0),
        at: behavior == .groupPagingCentered ? .centeredHorizontally : .left, animated: false)
      phone.step()
      expectEqual(page(phone), (behavior == .paging ? 1_999_500 : 3_999_000))
    }
  }

  // MARK: The warning

  /// With pages 0.8 as wide as the container the fourth begins at 2.4 widths, which rounds to two.
  @Test(arguments: [
    UICollectionLayoutSectionOrthogonalScrollingBehavior.groupPaging, .groupPagingCentered,
    .continuousGroupLeadingBoundary,
  ])
  func logNamesFirstWrongPage(
    behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) throws {
    let phone = phone(behavior, width: 0.8)
    for item in 0..<3 {
      go(phone, to: item)
      expectEqual(phone.collectionView.warnings, [], "page \(item)")
    }
    go(phone, to: 3)
    let warning = try #require(phone.collectionView.warnings.first)
    for part in ["section 0", "312 points apart", "of 390", "round(offset.x / 390)", "from page 3 on", "it is 2"] {
      expectContains(warning, part, "\(warning)")
    }
    // The last page ends with the content, which is 2808 points wide, or has its item in the middle.
    let stops = behavior == .groupPagingCentered ? "-39, 273, 585, 897 ... 2457." : "0, 312, 624, 936 ... 2418."
    expectContains(warning, "rests at \(stops)", "\(warning)")
    for item in 4..<9 { go(phone, to: item) }
    expectEqual(phone.collectionView.warnings.count, 1)
  }

  @Test func firstWrongPageIsNamedAfterJump() throws {
    let phone = phone(.groupPagingCentered, width: 0.8)
    go(phone, to: 8)
    try expectContains(#require(phone.collectionView.warnings.first), "from page 3 on: there it is 2")
  }

  /// Every warning is correct and no warning is missing, compared with the formula itself.
  @Test func logIsExactAboutWrongPages() {
    for behavior in [
      UICollectionLayoutSectionOrthogonalScrollingBehavior.paging, .groupPaging, .groupPagingCentered,
    ] {
      for (width, spacing) in [(1, 0), (1, 10), (0.9, 0), (0.9, 39), (0.7, 0), (0.5, 0), (1.2, 0)]
        as [(CGFloat, CGFloat)]
      {
        let phone = phone(behavior, width: width, items: 20, spacing: spacing)
        var lied = false
        for item in 0..<20 {
          go(phone, to: item)
          guard let report = phone.collectionView.scrollReport.sections.first else { continue }
          lied = lied || Int((report.offset.x / 390).rounded()) != report.page
          expectEqual(phone.collectionView.warnings.isEmpty, !lied, "\(behavior) \(width) \(spacing), item \(item)")
        }
      }
    }
  }

  @Test func noWarningsWithoutAHandler() {
    let phone = phone(.groupPaging, width: 0.5, hasHandler: false)
    for item in 0..<9 { go(phone, to: item) }
    expectEqual(phone.collectionView.warnings, [])
  }

  /// A handler that fades or rotates items, or does nothing, computes no page.
  @Test func unusedPageFormulaIsNotLogged() {
    let handlers: [NSCollectionLayoutSectionVisibleItemsInvalidationHandler] = [
      { _, _, _ in },
      { items, offset, environment in
        for item in items {
          let distance = abs(item.frame.midX - offset.x - environment.container.contentSize.width / 2)
          item.alpha = max(0, 1 - distance / 1_000)
        }
      },
      { items, _, environment in
        for item in items { item.zIndex = Int(environment.container.effectiveContentSize.width) }
      },
    ]
    for handler in handlers {
      let phone = phone(.groupPaging, width: 0.5, handler: handler)
      for item in 0..<9 { go(phone, to: item) }
      expectEqual(phone.collectionView.warnings, [])
    }
  }

  /// A handler that also scales items is known to compute the page if a page control shows it.
  @Test func aPageControlTellsOfAWrongPage() throws {
    let control = UIPageControl()
    control.numberOfPages = 9
    let scaling: NSCollectionLayoutSectionVisibleItemsInvalidationHandler = { items, offset, environment in
      let width = environment.container.contentSize.width
      for item in items {
        let distance = abs(item.frame.midX - offset.x - width / 2)
        item.transform = CGAffineTransform(scaleX: 1, y: max(0.8, 1 - distance / 1_000))
      }
    }
    let wrong = phone(.groupPagingCentered, width: 0.8) { items, offset, environment in
      scaling(items, offset, environment)
      control.currentPage = Int(max(0, round(offset.x / environment.container.contentSize.width)))
    }
    wrong.window.addSubview(control)
    for item in 0..<9 { go(wrong, to: item) }
    expectEqual(wrong.collectionView.warnings.count, 1)
    try expectContains(#require(wrong.collectionView.warnings.first), "from page 3 on: there it is 2")
    let right = phone(.groupPagingCentered, width: 0.8) { items, offset, environment in
      scaling(items, offset, environment)
      let middle = offset.x + environment.container.contentSize.width / 2
      let nearest = items.min { abs($0.center.x - middle) < abs($1.center.x - middle) }
      control.currentPage = nearest?.indexPath.item ?? 0
    }
    right.window.addSubview(control)
    for item in 0..<9 { go(right, to: item) }
    for _ in 0..<4 {
      right.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 300, y: 100), in: 0.1)
      right.run(for: 0.6)
    }
    expectEqual(right.collectionView.warnings, [])
  }

  /// Handlers often leave the page control to a later turn of the run loop, and measure another view.
  @Test(arguments: [0, 1]) func aPageControlTellsOfAWrongPageLater(frames: Int) throws {
    let control = UIPageControl()
    control.numberOfPages = 9
    var later: [Int] = []
    func warnings(page: @escaping (CGFloat) -> Int) throws -> [String] {
      later = []
      let phone = phone(.groupPaging, width: 0.8) { items, offset, _ in later.append(page(offset.x)) }
      phone.window.addSubview(control)
      for x in stride(from: 0, to: 2400 as CGFloat, by: 26) {
        try phone.scroller(0).contentOffset.x = x
        phone.step()
        while later.count > frames { control.currentPage = later.removeFirst() }
      }
      return phone.collectionView.warnings
    }
    let wrong = try warnings { Int(round($0 / 390)) }
    expectEqual(wrong.count, 1)
    expectContains(wrong.first ?? "", "from page 3 on: there it is 2")
    expectEqual(try warnings { Int(round($0 / 312)) }, [])
  }

  /// A page that another part of the app sets while nothing scrolls says nothing about the handler.
  @Test func pagesOfOthersDoNotCount() throws {
    let control = UIPageControl()
    control.numberOfPages = 9
    let phone = phone(.groupPaging, width: 0.8) { _, _, _ in }
    phone.window.addSubview(control)
    for item in [4, 5, 6, 7] {
      go(phone, to: item)
      phone.run(for: 1)
      control.currentPage = Int(round(CGFloat(item) * 312 / 390))
    }
    expectEqual(phone.collectionView.warnings, [])
  }

  @Test func longContentOffsetsAreWrittenInFull() throws {
    let phone = phone(.groupPagingCentered, width: 0.7, items: 12_000)
    go(phone, to: 11_000)
    let warning = try #require(phone.collectionView.warnings.first)
    expectContains(warning, "3275668.5.", "\(warning)")
    #expect(!warning.contains("e+"), "\(warning)")
  }

  @Test func containerWidePagesAreRightDuringFling() {
    for behavior in [
      UICollectionLayoutSectionOrthogonalScrollingBehavior.paging, .groupPaging, .groupPagingCentered,
    ] {
      let phone = phone(behavior, width: 1)
      for _ in 0..<4 {
        phone.drag(from: CGPoint(x: 300, y: 100), to: CGPoint(x: 100, y: 100), in: 0.1)
        phone.run(for: 0.6)
      }
      expectEqual(page(phone), 4)
      expectEqual(phone.collectionView.warnings, [])
    }
  }

  @Test func rightToLeftFormulaCountsFromOtherEnd() throws {
    let phone = phone(.groupPaging, width: 1, direction: .rightToLeft)
    expectEqual(page(phone), 0)
    phone.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 200, y: 100), in: 0.1)
    phone.run(for: 1)
    expectEqual(page(phone), 1)
    try expectContains(#require(phone.collectionView.warnings.first), "from page 0 on: there it is 8")
  }
}
