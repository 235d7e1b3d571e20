import DeviceSupport
import Foundation
import Geometry
import Testing
import TestSupport
import UIKitControls

@testable import UIKitCore

@MainActor
struct PageViewControllerTests {
  private let fixture = TestDevice.phone()
  private let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
  private let source = Source()

  private final class Page: UIViewController {
    var number = 0
    var log: (String) -> Void = { _ in }
    override func viewDidAppear(_ animated: Bool) { log("\(number) did appear") }
    override func viewDidDisappear(_ animated: Bool) { log("\(number) did disappear") }
  }

  private final class Source: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    var log: [String] = []
    var list: [Page] = []
    var dots = 0

    func pageViewController(_ pages: UIPageViewController, viewControllerBefore page: UIViewController)
      -> UIViewController?
    { (page as? Page).flatMap { $0.number > 0 ? list[$0.number - 1] : nil } }
    func pageViewController(_ pages: UIPageViewController, viewControllerAfter page: UIViewController)
      -> UIViewController?
    { (page as? Page).flatMap { $0.number + 1 < list.count ? list[$0.number + 1] : nil } }
    func pageViewController(
      _ pages: UIPageViewController, willTransitionTo pending: [UIViewController]
    ) { log.append("will \((pending[0] as? Page)?.number ?? -1)") }
    func pageViewController(
      _ pages: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
      transitionCompleted completed: Bool
    ) { log.append("did \((previousViewControllers[0] as? Page)?.number ?? -1) \(completed)") }
    func presentationCount(for pageViewController: UIPageViewController) -> Int { dots }
  }

  init() {
    source.list = (0..<3).map { number in
      let page = Page()
      page.number = number
      page.log = { [unowned source] in source.log.append($0) }
      return page
    }
  }

  private func show(dots: Int = 0) {
    source.dots = dots
    pages.dataSource = source
    pages.delegate = source
    pages.setViewControllers([source.list[0]], direction: .forward, animated: false)
    fixture.window.rootViewController = pages
    fixture.run(for: 0.2)
    source.log = []
  }

  private var current: Int { (pages.viewControllers?.first as? Page)?.number ?? -1 }

  private func swipe(_ from: CGFloat, _ to: CGFloat) {
    fixture.drag(from: CGPoint(x: from, y: 400), to: CGPoint(x: to, y: 400), in: 0.2)
    fixture.run(for: 2)
  }

  @Test func aSwipeShowsTheNextPage() {
    show()
    expectEqual(source.list[0].view.convert(source.list[0].view.bounds, to: nil), fixture.window.bounds)
    swipe(350, 50)
    expectEqual(current, 1)
    expectEqual(source.log, ["will 1", "0 did disappear", "1 did appear", "did 0 true"])
    expectEqual(source.list[1].view.convert(source.list[1].view.bounds, to: nil), fixture.window.bounds)
    expectNil(source.list[0].view.window)
    expectEqual(pages.children, [source.list[1]])
    swipe(350, 50)
    swipe(350, 50)
    expectEqual(current, 2)
    swipe(50, 350)
    expectEqual(current, 1)
  }

  @Test func aShortDragReturns() {
    show()
    fixture.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 300, y: 400), in: 1)
    fixture.run(for: 2)
    expectEqual(current, 0)
    expectEqual(source.log.last, "did 0 false")
    expectEqual(pages.children, [source.list[0]])
  }

  @Test func codeShowsAPageWithAnimation() {
    show()
    var isDone = false
    pages.setViewControllers([source.list[2]], direction: .forward, animated: true) { isDone = $0 }
    fixture.frame()
    expectFalse(isDone)
    expectEqual(current, 2)
    fixture.run(for: 1)
    expectTrue(isDone)
    expectEqual(source.log, ["0 did disappear", "2 did appear"])
    expectEqual(source.list[2].view.convert(source.list[2].view.bounds, to: nil), fixture.window.bounds)
  }

  /// Pages below each other have their distance, but no page control.
  @Test func verticalPagesFollowTheFinger() throws {
    let column = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .vertical, options: [.interPageSpacing: 20])
    expectEqual(column.viewControllers, [])
    source.dots = 3
    (column.dataSource, column.delegate) = (source, source)
    column.setViewControllers([source.list[0]], direction: .forward, animated: false)
    fixture.window.rootViewController = column
    fixture.run(for: 0.2)
    source.log = []
    let scroll = try #require(column.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
    expectEqual(scroll.frame, rect(0, -10, 390, 864), "half of the distance is beyond each end")
    expectFalse(column.view.subviews.contains { $0 is UIPageControl })
    let (low, high) = (CGPoint(x: 200, y: 700), CGPoint(x: 200, y: 100))
    for (start, end, number) in [(high, low, 0), (low, high, 1), (low, high, 2), (low, high, 2), (high, low, 1)] {
      fixture.drag(from: start, to: end, in: 0.2)
      fixture.run(for: 2)
      let page = column.viewControllers?.first as? Page
      expectEqual(page?.number, number)
      expectEqual(page?.view.convert(page?.view.bounds ?? .null, to: nil), fixture.window.bounds)
    }
    expectEqual(source.log.prefix(4), ["will 1", "0 did disappear", "1 did appear", "did 0 true"])
  }

  @Test func dotsFollowTheUser() {
    show(dots: 3)
    let dots = pages.view.subviews.compactMap { $0 as? UIPageControl }.first
    expectEqual(dots?.numberOfPages, 3)
    swipe(350, 50)
    expectEqual(dots?.currentPage, 1)
  }

  /// Page menus move their bar by the distance of the scroll view's offset from the width of a page.
  @Test func theScrollViewRestsAtTheSecondOfThreePages() throws {
    show()
    let scroll = try #require(pages.view.subviews.compactMap { $0 as? UIScrollView }.first)
    expectEqual(scroll.contentSize, CGSize(width: 3 * 390, height: 844))
    expectEqual(scroll.contentOffset, CGPoint(x: 390, y: 0))
    // There is nothing before the first page, so the user drags against an edge.
    expectEqual(scroll.contentInset, UIEdgeInsets(top: 0, left: -390, bottom: 0, right: 0))
    fixture.drag(from: CGPoint(x: 50, y: 400), to: CGPoint(x: 250, y: 400), lifts: false)
    expectTrue(scroll.contentOffset.x < 390 && scroll.contentOffset.x > 390 - 200, "\(scroll.contentOffset)")
    fixture.touch(.ended, at: CGPoint(x: 250, y: 400))
    fixture.run(for: 1)
    expectEqual(scroll.contentOffset, CGPoint(x: 390, y: 0))
    swipe(350, 50)
    expectEqual(scroll.contentOffset, CGPoint(x: 390, y: 0))
    expectEqual(scroll.contentInset, .zero)
    swipe(350, 50)
    expectEqual(scroll.contentInset, UIEdgeInsets(top: 0, left: 0, bottom: 0, right: -390))
    expectEqual(scroll.contentOffset, CGPoint(x: 390, y: 0))
  }

  @Test func theScrollViewIsInPlaceOnceTheViewIsLoaded() throws {
    let scroll = try #require(pages.view.subviews.compactMap { $0 as? UIScrollView }.first)
    expectEqual(scroll.frame, pages.view.bounds)
    expectEqual(scroll.contentOffset.x, scroll.frame.width)
  }

  @Test func pagesEndAboveThePageControl() throws {
    show(dots: 3)
    let dots = try #require(pages.view.subviews.compactMap { $0 as? UIPageControl }.first)
    let scroll = try #require(pages.view.subviews.compactMap { $0 as? UIScrollView }.first)
    expectEqual(scroll.frame.maxY, dots.frame.minY)
    expectEqual(source.list[0].view.frame.height, scroll.frame.height)
  }

  @Test func pagesFollowEachOtherFromRightToLeft() throws {
    pages.view.semanticContentAttribute = .forceRightToLeft
    show()
    let scroll = try #require(pages.view.subviews.compactMap { $0 as? UIScrollView }.first)
    expectEqual(scroll.contentInset, UIEdgeInsets(top: 0, left: 0, bottom: 0, right: -390))
    swipe(50, 350)
    expectEqual(current, 1)
  }

  /// The pages' scroll view moves sideways; only a page's own content scrolls under a bar.
  @Test func barsHaveNoBackgroundOverPages() {
    pages.dataSource = source
    pages.setViewControllers([source.list[0]], direction: .forward, animated: false)
    let navigation = UINavigationController(rootViewController: pages)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    fixture.window.rootViewController = tabs
    fixture.run(for: 0.2)
    expectNil(pages.topScrollView)
    expectNil(pages.bottomScrollView)
    let content = UIScrollView()
    pages.setContentScrollView(content)
    expectIdentical(pages.topScrollView, content)
  }
}
