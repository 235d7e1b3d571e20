import DeviceSupport
import Foundation
import Geometry
import Testing
import Typography
import UIKitCore
import TestSupport

/// A status bar of 50 points, a row of 44, a large title of 52: 146 in all.
@MainActor
struct NavigationBarTests {
  fileprivate let fixture: NavigationFixture
  fileprivate var scrollView: UIScrollView { fixture.first.scrollView }
  fileprivate var bar: UINavigationBar { fixture.navigation.navigationBar }

  init() {
    fixture = NavigationFixture(largeTitles: true)
  }

  @Test func largeTitleIsAboveTheContent() {
    expectEqual(scrollView.contentOffset.y, -146)
    expectEqual(bar.frame, CGRect(x: 0, y: 50, width: 390, height: 96))
    expectEqual(fixture.first.view.safeAreaInsets.top, 146)
  }

  @Test func symbolSizeDoesNotFollowTextSize() throws {
    fixture.first.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .compose)
    fixture.run(for: 0.05)
    let button = try #require(bar.descendants.first { $0 is UIImageView && $0.bounds.width > 0 } as? UIImageView)
    let size = button.sizeThatFits(.zero)
    fixture.root.environment.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    fixture.run(for: 0.05)
    expectEqual(button.sizeThatFits(.zero), size)
  }

  /// Apple's table of text styles: the large title has 34 points on lines of 41, and at most 60 on lines of 70.
  @Test(
    arguments: [
      (.extraSmall, 31, 38), (.large, 34, 41), (.extraExtraExtraLarge, 40, 48), (.accessibilityLarge, 48, 57),
      (.accessibilityExtraExtraExtraLarge, 60, 70),
    ] as [(UIContentSizeCategory, CGFloat, CGFloat)])
  func largeTitleGrowsWithTextSize(category: UIContentSizeCategory, points: CGFloat, leading: CGFloat) throws {
    fixture.root.environment.preferredContentSizeCategory = category
    fixture.run(for: 0.05)
    let titles = bar.descendants.compactMap { $0 as? UILabel }.filter { $0.text == "first" }
    expectEqual(Set(titles.map(\.font.pointSize)), [17, points])
    expectEqual(bar.frame.height, 44 + 11 + leading)
    expectEqual(fixture.first.view.safeAreaInsets.top, 50 + bar.frame.height)
    expectEqual(scrollView.contentOffset.y, -(50 + bar.frame.height))
    fixture.root.environment.preferredContentSizeCategory = .large
    fixture.run(for: 0.05)
    expectEqual(bar.frame.height, 96)
    expectEqual(scrollView.contentOffset.y, -146)
  }

  @Test func fixedTitleFontKeepsItsSize() {
    bar.largeTitleTextAttributes = [.font: UIFont.systemFont(ofSize: 30)]
    fixture.root.environment.preferredContentSizeCategory = .accessibilityLarge
    fixture.run(for: 0.05)
    expectNotNil(bar.label(saying: "first")?.superview)
    let sizes = bar.descendants.compactMap { ($0 as? UILabel)?.font.pointSize }
    expectContains(sizes, 30)
    expectEqual(bar.frame.height, 96)
  }

  @Test func barShowsChangedButtons() {
    let item = UIBarButtonItem(title: "Edit")
    let titles = { self.bar.descendants.compactMap { ($0 as? UILabel)?.text } }
    fixture.first.navigationItem.leftBarButtonItem = item
    fixture.run(for: 0.05)
    expectContains(titles(), "Edit")
    item.title = "Done"
    fixture.run(for: 0.05)
    #expect(titles().contains("Done") && !titles().contains("Edit"))
    item.isHidden = true
    fixture.run(for: 0.05)
    #expect(!titles().contains("Done"))
    fixture.first.navigationItem.leftBarButtonItem = nil
    item.isHidden = false
    fixture.run(for: 0.05)
    #expect(!titles().contains("Done"))
  }

  @Test(arguments: [0, 1, 13.5, 26, 51, 52] as [CGFloat])
  func barCollapsesPointByPoint(distance: CGFloat) {
    scrollView.contentOffset.y = -146 + distance
    fixture.run(for: 0.05)
    expectEqual(bar.frame.height, 96 - distance)
    expectEqual(fixture.first.view.safeAreaInsets.top, 146 - distance)
    expectEqual(scrollView.adjustedContentInset.top, 146 - distance)
    expectEqual(scrollView.contentOffset.y, -146 + distance)
  }

  @Test(arguments: [53, 300, 2_000] as [CGFloat])
  func barIsLowOverScrolledContent(distance: CGFloat) {
    scrollView.contentOffset.y = -146 + distance
    fixture.run(for: 0.05)
    expectEqual(bar.frame.height, 44)
    expectEqual(fixture.first.view.safeAreaInsets.top, 94)
    scrollView.contentOffset.y = -146
    fixture.run(for: 0.05)
    expectEqual(bar.frame.height, 96)
    expectEqual(scrollView.contentOffset.y, -146)
  }

  @Test(arguments: [(18, true), (40, false)] as [(CGFloat, Bool)])
  func slowDragBeforeTheHalfExpandsTheBar(distance: CGFloat, isLarge: Bool) {
    fixture.drag(from: CGPoint(x: 195, y: 500), to: CGPoint(x: 195, y: 490 - distance), in: 1, rest: 0.3)
    fixture.run(for: 2)
    expectEqual(scrollView.contentOffset.y, (isLarge ? -146 : -94))
    expectEqual(bar.frame.height, (isLarge ? 96 : 44))
  }

  @Test func pulledContentMovesTheLargeTitleDown() {
    fixture.drag(from: CGPoint(x: 195, y: 400), to: CGPoint(x: 195, y: 500), in: 0.2, lifts: false)
    fixture.run(for: 0.05)
    let pulled = -146 - scrollView.contentOffset.y
    expectGreater(pulled, 10)
    expectEqual(bar.frame.height, 96 + pulled)
    expectEqual(fixture.first.view.safeAreaInsets.top, 146)
    fixture.touch(.ended, at: CGPoint(x: 195, y: 500))
    fixture.run(for: 2)
    expectEqual(bar.frame.height, 96)
    expectEqual(scrollView.contentOffset.y, -146)
  }

  @Test func displayModeOfEachControllerApplies() {
    let second = fixture.page("second")
    second.navigationItem.largeTitleDisplayMode = .never
    fixture.navigation.pushViewController(second, animated: true)
    fixture.run(for: 1)
    expectEqual(bar.frame.height, 44)
    expectEqual(second.scrollView.contentOffset.y, -94)
    let third = fixture.page("third")
    fixture.navigation.pushViewController(third, animated: false)
    fixture.run(for: 0.1)
    expectEqual(bar.frame.height, 44)
    third.navigationItem.largeTitleDisplayMode = .always
    fixture.run(for: 0.1)
    expectEqual(bar.frame.height, 96)
    fixture.navigation.popToRootViewController(animated: true)
    fixture.run(for: 1)
    expectEqual(bar.frame.height, 96)
    expectEqual(scrollView.contentOffset.y, -146)
  }

  @Test func heightIsInterpolatedDuringAPush() throws {
    let second = fixture.page("second")
    second.navigationItem.largeTitleDisplayMode = .never
    fixture.navigation.pushViewController(second, animated: true)
    fixture.run(for: 0.1)
    let shown = try #require(bar.layer.presentation()).bounds.height
    expectGreater(shown, 44)
    expectLess(shown, 96)
  }

  @Test func hiddenBarLeavesTheStatusBarsSafeArea() {
    fixture.navigation.setNavigationBarHidden(true, animated: false)
    fixture.run(for: 0.1)
    expectEqual(fixture.first.view.safeAreaInsets.top, 50)
    expectEqual(scrollView.contentOffset.y, -50)
    fixture.navigation.setNavigationBarHidden(false, animated: true)
    fixture.run(for: 1)
    expectEqual(fixture.first.view.safeAreaInsets.top, 146)
  }

  /// The title keeps its height while the bar moves up and fades, and comes back in the same way.
  @Test(arguments: [true, false]) func aBarGoesWithItsTitle(hides: Bool) {
    fixture.navigation.navigationBar.prefersLargeTitles = false
    fixture.navigation.setNavigationBarHidden(!hides, animated: false)
    fixture.run(for: 0.1)
    expectEqual(fixture.drawnTexts().contains("first"), hides)
    fixture.navigation.setNavigationBarHidden(hides, animated: true)
    fixture.run(for: 0.1)
    expectTrue(fixture.drawnTexts().contains("first"))
    fixture.run(for: 1)
    expectEqual(fixture.drawnTexts().contains("first"), !hides)
    expectEqual(bar.frame.height, hides ? 0 : 44)
    expectEqual(fixture.first.view.safeAreaInsets.top, hides ? 50 : 94)
  }

  @Test func barShowsAChangedTitle() {
    fixture.first.title = "Renamed"
    fixture.run(for: 0.1)
    expectEqual(fixture.first.navigationItem.title, "Renamed")
    expectNotNil(bar.label(saying: "Renamed"))
    expectEqual(bar.topItem?.title, "Renamed")
  }
}

@MainActor
struct NavigationEdgePanTests {
  private let fixture = NavigationFixture()
  private let second: NavigationFixture.Page

  init() {
    second = fixture.page("second")
    fixture.navigation.pushViewController(second, animated: false)
    fixture.run(for: 0.1)
    _ = fixture.read()
  }

  @Test func edgePanPopsPastTheHalf() throws {
    fixture.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 255, y: 400), in: 0.5, rest: 0.3, lifts: false)
    let page = try #require(second.view.superview)
    expectLess(abs(page.frame.minX - 250), 14)
    fixture.touch(.ended, at: CGPoint(x: 255, y: 400))
    fixture.run(for: 1)
    expectEqual(fixture.navigation.viewControllers, [fixture.first])
    expectEqual(
      fixture.read(),
      [
        "second willMove false", "second willDisappear true", "first willAppear true", "first isAppearing true",
        "second didDisappear true", "first didAppear true", "second didMove false",
      ])
  }

  @Test func edgePanBeforeTheHalfIsCancelled() {
    fixture.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 100, y: 400), in: 0.5, rest: 0.3)
    fixture.run(for: 1)
    expectEqual(fixture.navigation.viewControllers, [fixture.first, second])
    expectEqual(second.view.superview?.frame.minX, 0)
    expectEqual(
      fixture.read(),
      [
        "second willMove false", "second willDisappear true", "first willAppear true", "first isAppearing true",
        "first willDisappear true", "second willAppear true", "first didDisappear true", "second isAppearing true",
        "second didAppear true", "second willMove true",
      ])
  }

  @Test func fastEdgePanPops() {
    fixture.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 80, y: 400), in: 0.08)
    fixture.run(for: 1)
    expectEqual(fixture.navigation.viewControllers, [fixture.first])
  }

  /// A finger that lifts before the half pops if it would pass the half within a third of a second.
  @Test(arguments: [(0.43, true), (0.65, false)])
  func velocityCountsForAThirdOfASecond(duration: TimeInterval, pops: Bool) {
    // After three tenths of the width, about 0.7 or 0.46 widths per second.
    fixture.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 122, y: 400), in: duration)
    fixture.run(for: 1)
    expectEqual(fixture.navigation.viewControllers.count, pops ? 1 : 2)
  }

  @Test func dragFromTheMiddleDoesNotPop() {
    fixture.drag(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 350, y: 400), in: 0.2)
    fixture.run(for: 1)
    expectEqual(fixture.navigation.viewControllers, [fixture.first, second])
  }
}

@MainActor
struct ControllerPresentationTests {

  @Test func sheetIsPresentedAndDismissed() {
    let fixture = NavigationFixture()
    _ = fixture.read()
    let sheet = fixture.page("sheet")
    var order: [String] = []
    fixture.first.present(sheet, animated: true) { order.append("presented") }
    expectTrue(sheet.isBeingPresented)
    expectIdentical(fixture.first.presentedViewController, sheet)
    expectIdentical(sheet.presentingViewController, fixture.navigation)
    fixture.run(for: 1)
    expectEqual(sheet.view.frame, CGRect(x: 0, y: 60, width: 390, height: 784))
    expectEqual(
      fixture.read(), ["sheet didLoad", "sheet willAppear true", "sheet isAppearing true", "sheet didAppear true"])
    sheet.dismiss(animated: true) { order.append("dismissed") }
    expectTrue(sheet.isBeingDismissed)
    fixture.run(for: 1)
    expectEqual(fixture.read(), ["sheet willDisappear true", "sheet didDisappear true"])
    expectEqual(order, ["presented", "dismissed"])
    expectNil(fixture.first.presentedViewController)
    expectNil(sheet.view.window)
  }

  private final class Asking: UIViewController {
    var answers: [Bool] = []
    override func viewWillAppear(_ animated: Bool) { answers += [isBeingPresented, isMovingToParent] }
    override func viewDidAppear(_ animated: Bool) { answers += [isBeingPresented, isMovingToParent] }
    override func viewWillDisappear(_ animated: Bool) { answers += [isBeingDismissed, isMovingFromParent] }
    override func viewDidDisappear(_ animated: Bool) { answers += [isBeingDismissed, isMovingFromParent] }
  }

  /// UIKit documents that these are true in each of a controller's callbacks for appearance and disappearance.
  @Test(arguments: [false, true], [false, true])
  func theReasonOfAppearanceIsKnownInEveryCallback(isPushed: Bool, animated: Bool) {
    let (fixture, page) = (NavigationFixture(), Asking())
    if isPushed {
      fixture.navigation.pushViewController(page, animated: animated)
    } else {
      fixture.first.present(page, animated: animated)
    }
    fixture.run(for: 1)
    expectEqual(page.answers, [!isPushed, isPushed, !isPushed, isPushed])
    expectFalse(page.isBeingPresented || page.isMovingToParent)
    // Another page in front, and back again, is no such reason.
    let other = UIViewController()
    other.modalPresentationStyle = .fullScreen
    page.present(other, animated: false)
    fixture.run(for: 1)
    other.dismiss(animated: false)
    fixture.run(for: 1)
    expectEqual(page.answers.dropFirst(4), Array(repeating: false, count: 8)[...])
    page.answers = []
    if isPushed {
      fixture.navigation.popViewController(animated: animated)
    } else {
      page.dismiss(animated: animated)
    }
    fixture.run(for: 1)
    expectEqual(page.answers, [!isPushed, isPushed, !isPushed, isPushed])
    expectFalse(page.isBeingDismissed || page.isMovingFromParent)
  }

  @Test func fullScreenPresentationCallsBothControllersInUIKitsOrder() {
    let fixture = NavigationFixture()
    _ = fixture.read()
    let cover = fixture.page("cover")
    cover.modalPresentationStyle = .fullScreen
    fixture.first.present(cover, animated: true)
    fixture.run(for: 1)
    expectEqual(
      fixture.read(),
      [
        "cover didLoad", "first willDisappear true", "cover willAppear true", "cover isAppearing true",
        "cover didAppear true", "first didDisappear true",
      ])
    fixture.first.dismiss(animated: true)
    fixture.run(for: 1)
    expectEqual(
      fixture.read(),
      [
        "cover willDisappear true", "first willAppear true", "first isAppearing true", "first didAppear true",
        "cover didDisappear true",
      ])
  }

  @Test func fullScreenPresentationRemovesOtherViews() {
    let fixture = NavigationFixture()
    _ = fixture.read()
    let cover = fixture.page("cover")
    cover.modalPresentationStyle = .fullScreen
    fixture.first.present(cover, animated: false)
    fixture.run(for: 0.1)
    expectEqual(cover.view.frame, CGRect(x: 0, y: 0, width: 390, height: 844))
    expectContains(fixture.read(), "first didDisappear false")
    fixture.first.dismiss(animated: false)
    fixture.run(for: 0.1)
    expectContains(fixture.read(), "first didAppear false")
  }
}

extension NavigationBarTests {
  @Test func statusBarTapExpandsTheLargeTitle() {
    scrollView.contentOffset.y = 800
    fixture.run(for: 0.1)
    fixture.touch(.began, at: CGPoint(x: 195, y: 20))
    fixture.run(for: 0.05)
    fixture.touch(.ended, at: CGPoint(x: 195, y: 20))
    fixture.run(for: 2)
    expectEqual(scrollView.contentOffset.y, -146)
    expectEqual(bar.frame.height, 96)
  }

  /// In a series of flings, the bar's lower edge and the content's upper edge never separate while the title is partly
  /// visible, and the scroll range never changes.
  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func barMovesWithFlungContent(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var faults: [String] = []
    fixture.device.onFrame = { [fixture] time in
      let (offset, bar) = (fixture.first.scrollView.contentOffset.y, fixture.navigation.navigationBar.frame)
      let expected = Swift.max(44, -offset - 50)
      if abs(bar.height - expected) > 0.001 { faults.append("at \(time): \(bar.height), not \(expected)") }
    }
    for _ in 0..<12 {
      let start = CGFloat(200 + random.whole(0...399))
      let end = start + CGFloat(random.whole(0...499) - 250)
      let seconds = 0.05 + Double(random.whole(0...39)) / 100
      let pause = Double(random.whole(0...2)) / 10
      fixture.drag(
        from: CGPoint(x: 195, y: start), to: CGPoint(x: 195, y: end), in: seconds, rest: pause)
      fixture.run(for: Double(random.whole(0...149)) / 100)
    }
    fixture.run(for: 4)
    expectEmpty(faults, "seed \(seed): \(faults.prefix(3))")
    let rest = scrollView.contentOffset.y
    #expect(rest == -146 || rest >= -94, "seed \(seed): at rest at \(rest)")
  }
}

extension UIView {
  fileprivate var descendants: [UIView] { subviews.flatMap { [$0] + $0.descendants } }
}
