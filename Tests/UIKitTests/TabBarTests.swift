import DeviceSupport
import Drawing
import Foundation
import Geometry
import Testing
import Typography
import UIKitCore
import TestSupport

@MainActor
struct TabBarTests {

  /// Centered items have the width of the widest one, however long the titles are.
  @Test func centeredItemsAreAsWideAsTheWidestTitle() throws {
    let device = TestDevice(size: CGSize(width: 600, height: 400))
    let bar = UITabBar(frame: rect(0, 351, 600, 49))
    let titles = ["A", "A rather long title of a tab"]
    bar.items = titles.map { UITabBarItem(title: $0, image: nil, selectedImage: nil) }
    bar.itemPositioning = .centered
    device.window.addSubview(bar)
    device.run(for: 0.1)
    let labels = titles.compactMap { bar.label(saying: $0) }
    let widths = labels.compactMap { $0.superview?.bounds.width }
    expectEqual(widths.count, 2)
    expectEqual(widths.first, widths.last)
    try expectAtLeast(#require(widths.last), #require(labels.last).sizeThatFits(.zero).width)
  }

  @Test func firstControllerIsShownAboveTheBar() throws {
    let fixture = TabBarFixture()
    expectEqual(fixture.read(), ["a didLoad", "a willAppear false", "a isAppearing false", "a didAppear false"])
    #expect(fixture.tabs.selectedIndex == 0 && fixture.tabs.selectedViewController === fixture.pages[0])
    expectEqual(fixture.tabs.tabBar.frame, CGRect(x: 0, y: 844 - 30 - 49, width: 390, height: 79))
    expectEqual(fixture.pages[0].view.frame, CGRect(x: 0, y: 0, width: 390, height: 844))
    expectEqual(fixture.pages[0].view.safeAreaInsets, UIEdgeInsets(top: 50, left: 0, bottom: 79, right: 0))
    expectFalse(fixture.pages[1].isViewLoaded)
  }

  /// Apple's engineers say of iOS 15 that bars use their scroll edge appearance always if there is no scroll view.
  @Test func barIsTransparentWithoutAScrollView() {
    let fixture = TabBarFixture()
    fixture.run(for: 0.1)
    expectTrue(fixture.dump().contains("backdrop"))
    fixture.tabs.viewControllers = [UIViewController()]
    fixture.run(for: 0.1)
    expectFalse(fixture.dump().contains("backdrop"))
  }

  /// The published way to a higher bar. The height includes the part below the safe area.
  @Test func heightOfTheBarIsThatOfItsSizeThatFits() throws {
    let fixture = TabBarFixture()
    fixture.tabs.setValue(TallTabBar(), forKey: "tabBar")
    fixture.run(for: 0.1)
    expectEqual(fixture.tabs.tabBar.frame, CGRect(x: 0, y: 744, width: 390, height: 100))
    expectEqual(fixture.pages[0].view.safeAreaInsets.bottom, 100)
    let button = try #require(fixture.tabs.tabBar.subviews.last)
    expectEqual(button.frame.height, 70)
  }

  @Test(arguments: [UIImage.RenderingMode.automatic, .alwaysOriginal, .alwaysTemplate])
  func imagesHaveTheTintColorUnlessTheyAreOriginal(_ mode: UIImage.RenderingMode) throws {
    let harness = TestDevice()
    let pixels = ImagePixels(width: 2, height: 2, pixels: Array(repeating: 0xFF00_FF00, count: 4), name: "green")
    let image = UIImage(pixels: pixels, scale: 1).withRenderingMode(mode)
    let bar = UITabBar(frame: rect(0, 0, 320, 49))
    bar.items = [UITabBarItem(title: nil, image: image, selectedImage: nil)]
    let page = UIViewController()
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(image: image, style: .plain, target: nil, action: nil)
    let navigation = UINavigationController(rootViewController: page)
    harness.window.rootViewController = navigation
    harness.window.addSubview(bar)
    harness.frame()
    func modes(_ view: UIView) -> [UIImage.RenderingMode] {
      let own = (view as? UIImageView)?.image.map { $0.size == CGSize(width: 2, height: 2) ? [$0.renderingMode] : [] }
      return (own ?? []) + view.subviews.flatMap(modes)
    }
    let shown = modes(bar) + modes(navigation.view)
    expectEqual(shown.count, 2)
    #expect(shown.allSatisfy { $0 == (mode == .alwaysOriginal ? .alwaysOriginal : .alwaysTemplate) }, "\(shown)")
  }

  @Test func tabBarComesToRest() {
    let fixture = TabBarFixture()
    fixture.run(for: 0.1)
    expectTrue(fixture.root.isLayoutComplete)
    expectFalse(fixture.root.needsFrame)
    fixture.tabs.tabBar.items?.first?.badgeValue = "3"
    fixture.run(for: 0.1)
    expectTrue(fixture.root.isLayoutComplete)
    expectAtMost(fixture.root.layoutRounds, 2)
  }

  @Test func barFollowsTheSafeArea() {
    let fixture = TabBarFixture()
    fixture.root.environment.safeArea.bottom = 10
    fixture.run(for: 0.1)
    expectEqual(fixture.tabs.tabBar.frame, CGRect(x: 0, y: 844 - 10 - 49, width: 390, height: 59))
    expectEqual(fixture.pages[0].view.safeAreaInsets.bottom, 59)
    fixture.tabs.additionalSafeAreaInsets.bottom = 7
    fixture.run(for: 0.1)
    expectEqual(fixture.tabs.tabBar.frame.maxY, 844)
  }

  /// The last 12 points of content that pass below a bar fade its background in.
  @Test(arguments: [0, 25] as [CGFloat]) func backgroundFadesWithTheContentBelow(inset: CGFloat) {
    let fixture = TabBarFixture()
    let scroll = fixture.pages[0].scrollView
    scroll.contentInset.bottom = inset
    scroll.contentInset.top = 60
    for distance in [500, 12, 9, 6, 1.5, 0, -20] as [CGFloat] {
      scroll.contentOffset.y = 3_000 + inset + 79 - 844 - distance
      fixture.run(for: 0.1)
      let opacity = fixture.tabs.tabBar.subviews.first?.alpha ?? .nan
      expectTrue(isClose(opacity, min(1, max(0, distance / 12)), within: 0.05), "\(opacity) at \(distance)")
    }
  }

  @Test func touchedTabIsSelectedInUIKitsOrder() {
    let fixture = TabBarFixture()
    let guardian = Guardian()
    fixture.tabs.delegate = guardian
    _ = fixture.read()
    fixture.tap(tab: 1)
    expectEqual(
      fixture.read(),
      [
        "b didLoad", "b willAppear false", "a willDisappear false", "b isAppearing false", "a didDisappear false",
        "b didAppear false",
      ])
    expectEqual(guardian.log, ["should b", "did b"])
    #expect(fixture.tabs.selectedIndex == 1 && fixture.pages[0].view.window == nil)
    expectIdentical(fixture.tabs.tabBar.selectedItem, fixture.pages[1].tabBarItem)
  }

  @Test func stackShowsTheItemOfItsFirstPage() {
    let (first, second) = (UIViewController(), UIViewController())
    (first.title, second.title) = ("first", "second")
    let stack = UINavigationController(rootViewController: first)
    stack.pushViewController(second, animated: false)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack]
    expectEqual(tabs.tabBar.items?.map(\.title), ["first"])
    let own = UITabBarItem(title: "own", image: nil, tag: 1)
    stack.tabBarItem = own
    expectEqual(tabs.tabBar.items, [own])
    expectIdentical(tabs.tabBar.selectedItem, own)
    first.title = "renamed"
    expectEqual(own.title, "own")
  }

  @Test func titleOfAStackIsThatOfItsTab() {
    let (first, second) = (UIViewController(), UIViewController())
    first.title = "first"
    let stacks = [first, second].map { UINavigationController(rootViewController: $0) }
    let image = UIImage(systemName: "house")
    for stack in stacks {
      stack.tabBarItem.image = image
      stack.title = "Home"
    }
    let tabs = UITabBarController()
    tabs.setViewControllers(stacks, animated: false)
    expectEqual(tabs.tabBar.items?.map(\.title), ["Home", "Home"])
    expectEqual(tabs.tabBar.items?.map(\.image), [image, image])
    expectEqual(first.title, "first")
    // The controllers share the item, and the latest title counts.
    second.title = "second"
    expectEqual(tabs.tabBar.items?.map(\.title), ["Home", "second"])
  }

  @Test func delegateCanRefuseASelection() {
    let fixture = TabBarFixture()
    let guardian = Guardian()
    guardian.allows = false
    fixture.tabs.delegate = guardian
    fixture.tap(tab: 2)
    expectEqual(guardian.log, ["should c"])
    #expect(fixture.tabs.selectedIndex == 0 && fixture.tabs.tabBar.selectedItem === fixture.pages[0].tabBarItem)
  }

  @Test func barFollowsItemsOfItsControllers() {
    let fixture = TabBarFixture()
    let item = UITabBarItem(title: "New", image: nil, tag: 7)
    fixture.pages[0].tabBarItem = item
    expectIdentical(fixture.tabs.tabBar.items?.first, item)
    expectIdentical(fixture.tabs.tabBar.selectedItem, item)
    fixture.tabs.viewControllers = [fixture.pages[2]]
    expectEqual(fixture.tabs.tabBar.items?.count, 1)
    expectIdentical(fixture.tabs.tabBar.selectedItem, fixture.pages[2].tabBarItem)
  }

  @Test func selectionByCodeIsNotReported() {
    let fixture = TabBarFixture()
    let guardian = Guardian()
    fixture.tabs.delegate = guardian
    fixture.tabs.selectedIndex = 2
    fixture.run(for: 0.1)
    #expect(guardian.log.isEmpty && fixture.pages[2].view.window != nil)
    fixture.tabs.selectedIndex = 9
    expectEqual(fixture.tabs.selectedIndex, 2)
    fixture.tabs.selectedViewController = fixture.pages[1]
    expectEqual(fixture.tabs.selectedIndex, 1)
  }

  @Test func touchingTheTabAgainPopsToTheRoot() {
    let fixture = TabBarFixture()
    let navigation = UINavigationController(rootViewController: fixture.page("root"))
    fixture.tabs.viewControllers = [navigation, fixture.pages[1]]
    navigation.pushViewController(fixture.page("detail"), animated: false)
    fixture.run(for: 0.1)
    fixture.tap(tab: 0)
    fixture.run(for: 0.8)
    expectEqual(navigation.viewControllers.count, 1)
  }

  @Test func selectedControllerIsKeptWhenOthersChange() {
    let fixture = TabBarFixture()
    fixture.tabs.selectedIndex = 1
    fixture.tabs.viewControllers = [fixture.pages[2], fixture.pages[1]]
    #expect(fixture.tabs.selectedIndex == 1 && fixture.pages[0].parent == nil)
    fixture.tabs.viewControllers = [fixture.pages[2]]
    fixture.run(for: 0.1)
    #expect(fixture.tabs.selectedIndex == 0 && fixture.pages[2].view.window != nil)
    expectNil(fixture.pages[1].view.window)
    fixture.tabs.viewControllers = nil
    expectEqual(fixture.tabs.selectedIndex, NSNotFound)
    expectNil(fixture.tabs.viewControllers)
  }

  @Test func titleComesFromTheControllerOrItsFirstPage() {
    let fixture = TabBarFixture()
    let root = fixture.page("root")
    root.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 7)
    let navigation = UINavigationController(rootViewController: root)
    expectEqual(navigation.tabBarItem.tag, 7)
    expectEqual(fixture.pages[0].tabBarItem.title, "a")
    fixture.pages[0].title = "other"
    fixture.run(for: 0.1)
    expectNotNil(fixture.tabs.tabBar.label(saying: "other"))
  }

  @Test func barIsHiddenWhenAPageHidesIt() throws {
    let fixture = TabBarFixture()
    let navigation = UINavigationController(rootViewController: fixture.page("root"))
    fixture.tabs.viewControllers = [navigation]
    fixture.run(for: 0.1)
    let detail = fixture.page("detail")
    detail.hidesBottomBarWhenPushed = true
    navigation.pushViewController(detail, animated: true)
    fixture.run(for: 0.2)
    let passing = try #require(fixture.tabs.tabBar.layer.presentation()?.frame.minX)
    expectLess(passing, 0)
    expectGreater(passing, -390)
    fixture.run(for: 0.6)
    expectEqual(fixture.tabs.tabBar.frame.minX, -390)
    expectEqual(detail.view.safeAreaInsets.bottom, 30)
    navigation.popViewController(animated: true)
    fixture.run(for: 0.8)
    expectEqual(fixture.tabs.tabBar.frame.minX, 0)
    expectEqual(navigation.topViewController?.view.safeAreaInsets.bottom, 79)
  }

  @Test func backgroundAppearsOnlyOverContent() throws {
    let fixture = TabBarFixture()
    let background = try #require(fixture.tabs.tabBar.subviews.first)
    expectEqual(background.alpha, 1)
    let scrollView = fixture.pages[0].scrollView
    scrollView.setContentOffset(CGPoint(x: 0, y: scrollView.contentSize.height - 844 + 79), animated: false)
    fixture.run(for: 0.1)
    expectEqual(background.alpha, 0)
    scrollView.contentSize.height += 500
    fixture.run(for: 0.1)
    expectEqual(background.alpha, 1)
  }

  @Test func badgeIsAtTheTrailingSideOfTheIcon() throws {
    let fixture = TabBarFixture()
    fixture.pages[0].tabBarItem.image = UIImage(systemName: "star")
    fixture.pages[0].tabBarItem.badgeValue = "12"
    fixture.run(for: 0.1)
    let label = try #require(fixture.tabs.tabBar.label(saying: "12"))
    let badge = try #require(label.superview)
    let badgeFrame = badge.convert(badge.bounds, to: fixture.tabs.tabBar)
    expectEqual(badgeFrame.height, 18)
    expectAtLeast(badgeFrame.minX, 65)
    expectLess(badgeFrame.maxX, 130)
    #expect(badge.isShown(upTo: fixture.tabs.tabBar))
    fixture.pages[0].tabBarItem.badgeValue = nil
    fixture.run(for: 0.1)
    #expect(!badge.isShown(upTo: fixture.tabs.tabBar))
  }
}

@MainActor
struct TabItemPositionTests {
  private let harness = TestDevice(size: CGSize(width: 1024, height: 768))
  private let bar = UITabBar(frame: CGRect(x: 0, y: 700, width: 1024, height: 49))

  init() {
    bar.items = ["One", "Two", "Three"].map { UITabBarItem(title: $0, image: UIImage(systemName: "star"), tag: 0) }
    harness.window.addSubview(bar)
  }

  /// The frames of the items in the bar.
  private func frames(isPad: Bool) -> [CGRect] {
    harness.root.environment.userInterfaceIdiom = isPad ? .pad : .phone
    harness.root.environment.size = isPad ? CGSize(width: 1024, height: 768) : CGSize(width: 390, height: 844)
    harness.frame()
    return bar.subviews.compactMap { ($0 as? UIControl)?.frame }
  }

  @Test func itemsFillPhonesAndAreCenteredOnPads() {
    bar.frame.size.width = 390
    let phone = frames(isPad: false)
    expectEqual(phone.map(\.width), [130, 130, 130])
    expectEqual(phone.map(\.minX), [0, 130, 260])
    bar.frame.size.width = 1024
    let pad = frames(isPad: true)
    #expect(Set(pad.map(\.width)).count == 1 && pad[0].width >= 76 && pad[0].width < 160)
    expectAtMost(abs(pad[1].midX - 512), 0.5)
    #expect(pad[1].minX - pad[0].maxX == 34 && pad[2].minX - pad[1].maxX == 34)
  }

  @Test func itemsFillAPadIfRequested() {
    bar.itemPositioning = .fill
    let frames = frames(isPad: true)
    expectEqual(frames.first?.minX, 0)
    expectEqual(frames.last?.maxX, 1024)
  }

  @Test(arguments: [false, true]) func itemWidthAndSpacingOfTheBarApply(isRightToLeft: Bool) {
    bar.itemPositioning = .centered
    bar.itemWidth = 100
    bar.itemSpacing = 12
    harness.root.environment.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    let frames = frames(isPad: true)
    expectEqual(frames.map(\.width), [100, 100, 100])
    let leftEdges = frames.map(\.minX)
    #expect(leftEdges == (isRightToLeft ? [574, 462, 350] : [350, 462, 574]))
  }

  @Test(arguments: [0, -3, .nan, .infinity, 1e300, 500] as [CGFloat], [0, .nan, .infinity, 400] as [CGFloat])
  func itemsNeverOverlapOrLeaveTheBar(width: CGFloat, spacing: CGFloat) {
    bar.itemPositioning = .centered
    bar.itemWidth = width
    bar.itemSpacing = spacing
    for barWidth in [0, 10, 390, 1024] as [CGFloat] {
      bar.frame.size.width = barWidth
      let frames = frames(isPad: true)
      #expect(frames.allSatisfy { $0.minX >= 0 && $0.maxX <= barWidth + 0.5 && $0.width >= 0 })
      #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.maxX <= $1.minX + 0.5 })
    }
  }

  @Test func stackedItemsFollowTheAppearance() {
    let appearance = UITabBarAppearance()
    appearance.stackedItemPositioning = .centered
    appearance.stackedItemWidth = 80
    appearance.stackedItemSpacing = 20
    expectEqual(UITabBarAppearance(barAppearance: appearance).stackedItemWidth, 80)
    bar.standardAppearance = appearance
    bar.frame.size.width = 390
    expectEqual(frames(isPad: false).map(\.minX), [55, 155, 255])
  }

  @Test(arguments: ["1", "16", "999+"], [false, true])
  func badgeDoesNotCoverTheTitle(text: String, isRightToLeft: Bool) throws {
    harness.root.environment.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    bar.items?.forEach { $0.badgeValue = text }
    harness.root.environment.userInterfaceIdiom = .pad
    harness.frame()
    let badge = try #require(bar.label(saying: text)?.superview)
    let button = try #require(badge.superview)
    let title = try #require(button.subviews.compactMap { $0 as? UILabel }.first)
    let icon = try #require(button.subviews.compactMap { $0 as? UIImageView }.first)
    #expect(!badge.frame.overlaps(title.frame) && badge.frame.overlaps(icon.frame))
    #expect(isRightToLeft ? badge.frame.minX < icon.frame.minX : badge.frame.maxX > icon.frame.maxX)
    expectAtLeast(title.frame.minX, 0)
    expectAtMost(title.frame.maxX, button.bounds.width)
  }
}

/// Three tabs on a phone with a status bar of 50 points and a home indicator of 30.
@MainActor
private final class TallTabBar: UITabBar {
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    var size = super.sizeThatFits(size)
    size.height = 100
    return size
  }
}

final class TabBarFixture: Fixture {
  let device = TestDevice.phone(safeArea: UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0))
  let tabs = UITabBarController()
  private(set) var pages: [NavigationFixture.Page] = []
  private var log: [String] = []

  init() {
    pages = ["a", "b", "c"].map(page)
    tabs.viewControllers = pages
    log = []
    window.rootViewController = tabs
    run(for: 0.1)
  }

  func page(_ name: String) -> NavigationFixture.Page {
    let page = NavigationFixture.Page(name)
    page.note = { [unowned self] in log.append($0) }
    return page
  }

  func read() -> [String] {
    defer { log = [] }
    return log
  }

  func tap(tab index: Int) {
    let width = 390 / CGFloat(tabs.tabBar.items?.count ?? 1)
    tap(CGPoint(x: width * (CGFloat(index) + 0.5), y: 844 - 30 - 25))
    run(for: 0.1)
  }
}

private final class Guardian: NSObject, UITabBarControllerDelegate {
  var allows = true
  private(set) var log: [String] = []

  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    log.append("should \(viewController.title ?? "")")
    return allows
  }

  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    log.append("did \(viewController.title ?? "")")
  }
}
