import DeviceSupport
import Foundation
import Geometry
import Testing
import Typography
import UIKitCore
import TestSupport

@MainActor
struct NavigationTests {

  @Test func theBackButtonAsksBeforeItPops() {
    final class Asking: NSObject, UINavigationBarDelegate {
      var permits = false
      var log: [String] = []
      func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        log.append("should \(item.title ?? "")")
        return permits
      }
      func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
        log.append("did \(item.title ?? "")")
      }
    }
    let (fixture, asking) = (NavigationFixture(), Asking())
    fixture.navigation.navigationBar.delegate = asking
    fixture.navigation.pushViewController(fixture.page("second"), animated: false)
    fixture.run(for: 0.1)
    fixture.tap(CGPoint(x: 20, y: 72))
    fixture.run(for: 1)
    expectEqual(fixture.navigation.viewControllers.count, 2)
    asking.permits = true
    fixture.tap(CGPoint(x: 20, y: 72))
    fixture.run(for: 1)
    expectEqual(fixture.navigation.viewControllers.count, 1)
    expectEqual(asking.log, ["should second", "should second", "did second"])
  }

  @Test func barsMayBeOfAnAppsOwnClasses() {
    final class Bar: UINavigationBar {}
    final class Tools: UIToolbar {}
    let navigation = UINavigationController(navigationBarClass: Bar.self, toolbarClass: Tools.self)
    #expect(navigation.navigationBar is Bar && navigation.toolbar is Tools)
    let plain = UINavigationController(navigationBarClass: nil, toolbarClass: nil)
    #expect(type(of: plain.navigationBar) == UINavigationBar.self)
  }

  @Test func firstControllerIsShown() {
    let fixture = NavigationFixture()
    expectEqual(
      fixture.read(),
      [
        "first didLoad", "first willAppear false", "first isAppearing false", "first didAppear false",
      ])
    expectIdentical(fixture.first.navigationController, fixture.navigation)
    expectEqual(fixture.first.view.safeAreaInsets, UIEdgeInsets(top: 94, left: 0, bottom: 30, right: 0))
    expectEqual(fixture.first.scrollView.contentOffset.y, -94)
  }

  @Test func pushCallsBothControllersInUIKitsOrder() {
    let fixture = NavigationFixture()
    _ = fixture.read()
    let second = fixture.page("second")
    fixture.navigation.pushViewController(second, animated: true)
    fixture.run(for: 0.1)
    expectEqual(
      fixture.read(),
      [
        "second willMove true", "second didLoad", "first willDisappear true", "second willAppear true",
        "second isAppearing true",
      ])
    expectTrue(second.isMovingToParent)
    fixture.run(for: 0.6)
    expectEqual(fixture.read(), ["first didDisappear true", "second didAppear true", "second didMove true"])
    expectFalse(second.isMovingToParent)
    expectNil(fixture.first.view.window)
  }

  /// The coordinator of a transition that a finger drives tells at its end whether the finger went back.
  @Test(arguments: [(320.0, false), (60, true)])
  func theCoordinatorTellsWhetherADragWasCancelled(distance: Double, isCancelled: Bool) throws {
    let fixture = NavigationFixture()
    fixture.navigation.pushViewController(fixture.page("second"), animated: false)
    fixture.run(for: 1)
    fixture.drag(from: CGPoint(x: 2, y: 400), by: CGPoint(x: distance, y: 0), in: 1, rest: 0.3, lifts: false)
    let coordinator = try #require(fixture.navigation.transitionCoordinator)
    var ends: [Bool] = []
    coordinator.animate(alongsideTransition: nil) { ends.append($0.isCancelled) }
    fixture.touch(.ended, at: CGPoint(x: 2 + distance, y: 400))
    fixture.run(for: 1)
    expectEqual(ends, [isCancelled])
    expectEqual(fixture.navigation.viewControllers.count, isCancelled ? 2 : 1)
    expectNil(fixture.navigation.transitionCoordinator)
  }

  /// Touches in the row of buttons are the bar's, those beside a large title the content's.
  @Test func aBarTakesTouchesInItsRow() {
    let bar = NavigationFixture(largeTitles: true).navigation.navigationBar
    expectEqual(bar.bounds.height, 44 + 52)
    for (x, y) in [(300, 20), (20, 40), (200, 5)] {
      expectIdentical(bar.hitTest(CGPoint(x: x, y: y), with: nil), bar, "\(x), \(y)")
    }
    for (x, y) in [(300, 70), (10, 90)] { expectNil(bar.hitTest(CGPoint(x: x, y: y), with: nil), "\(x), \(y)") }
  }

  @Test func popCallsBothControllersInUIKitsOrder() {
    let fixture = NavigationFixture()
    fixture.navigation.pushViewController(fixture.page("second"), animated: false)
    fixture.run(for: 0.1)
    _ = fixture.read()
    let popped = fixture.navigation.popViewController(animated: true)
    expectEqual(popped?.title, "second")
    expectEqual(fixture.navigation.viewControllers.count, 1)
    fixture.run(for: 0.7)
    expectEqual(
      fixture.read(),
      [
        "second willMove false", "second willDisappear true", "first willAppear true", "first isAppearing true",
        "second didDisappear true", "first didAppear true", "second didMove false",
      ])
    expectNil(fixture.navigation.popViewController(animated: true))
  }

  @Test func unanimatedPushIsDoneAtOnce() {
    let fixture = NavigationFixture()
    _ = fixture.read()
    fixture.navigation.pushViewController(fixture.page("second"), animated: false)
    expectEqual(
      fixture.read(),
      [
        "second willMove true", "second didLoad", "first willDisappear false", "second willAppear false",
        "second isAppearing false", "first didDisappear false", "second didAppear false", "second didMove true",
      ])
  }

  /// x(t) = W·(1 + ωt)·exp(−ωt), with ω² = stiffness / mass = 1000 / 3.
  @Test(arguments: [0.05, 0.1, 0.2, 0.3] as [Double])
  func pagesMoveOnACriticallyDampedSpring(time: Double) throws {
    let fixture = NavigationFixture()
    let second = fixture.page("second")
    let start = fixture.time
    fixture.navigation.pushViewController(second, animated: true)
    fixture.frame(at: start + time)
    let container = try #require(second.view.superview)
    let shown = try #require(container.layer.presentation()).position.x - 195
    let omega = (1_000.0 / 3).squareRoot()
    let expected = 390 * (1 + omega * time) * exp(-omega * time)
    expectLess(abs(Double(shown) - expected), 0.5)
    let behind = try #require(fixture.first.view.superview?.layer.presentation()).position.x - 195
    expectLess(abs(Double(behind) - -0.3 * (390 - expected)), 0.5)
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func mixedPushesAndPopsEndAtRest(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let fixture = NavigationFixture()
    for step in 0..<40 {
      switch random.whole(0...3) {
      case 0, 1: fixture.navigation.pushViewController(fixture.page("page \(step)"), animated: random.whole(0...1) == 0)
      case 2: fixture.navigation.popViewController(animated: random.whole(0...1) == 0)
      default: fixture.run(for: Double(random.whole(0...59)) / 100)
      }
    }
    fixture.run(for: 1)
    let top = fixture.navigation.topViewController?.view
    expectEqual(fixture.navigation.children.count, fixture.navigation.viewControllers.count)
    expectNotNil(top?.window)
    expectEqual(top?.superview?.frame, CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(fixture.navigation.viewControllers.dropLast().allSatisfy { $0.viewIfLoaded?.window == nil })
    for name in Set(fixture.log.map { $0.split(separator: " did")[0].split(separator: " will")[0] }) {
      let shows = fixture.log.filter { $0.hasPrefix("\(name) didAppear") }.count
      let hides = fixture.log.filter { $0.hasPrefix("\(name) didDisappear") }.count
      let isTop = fixture.navigation.topViewController?.title == String(name)
      expectEqual(shows - hides, (isTop ? 1 : 0), "\(name), seed \(seed)")
    }
  }

  @Test func backButtonShowsThePreviousTitle() {
    let fixture = NavigationFixture()
    let second = fixture.page("second")
    fixture.navigation.pushViewController(second, animated: false)
    fixture.run(for: 0.1)
    let bar = fixture.navigation.navigationBar
    expectEqual(bar.label(saying: "first")?.isShown(upTo: bar), true)
    fixture.first.navigationItem.backButtonTitle = "Menu"
    fixture.run(for: 0.1)
    expectEqual(bar.label(saying: "Menu")?.isShown(upTo: bar), true)
    second.navigationItem.hidesBackButton = true
    fixture.run(for: 0.1)
    expectEqual(bar.label(saying: "Menu")?.isShown(upTo: bar), false)
  }

  @Test func backButtonPops() {
    let fixture = NavigationFixture()
    fixture.navigation.pushViewController(fixture.page("second"), animated: false)
    fixture.run(for: 0.1)
    fixture.touch(.began, at: CGPoint(x: 30, y: 70))
    fixture.run(for: 0.05)
    fixture.touch(.ended, at: CGPoint(x: 30, y: 70))
    fixture.run(for: 1)
    expectIdentical(fixture.navigation.topViewController, fixture.first)
  }

  @Test func barButtonPerformsItsAction() {
    let fixture = NavigationFixture()
    var senders: [UIBarButtonItem] = []
    let item = UIBarButtonItem(
      systemItem: .add,
      primaryAction: UIAction { action in if let sender = action.sender as? UIBarButtonItem { senders.append(sender) } }
    )
    fixture.first.navigationItem.rightBarButtonItem = item
    fixture.run(for: 0.1)
    fixture.touch(.began, at: CGPoint(x: 366, y: 70))
    fixture.run(for: 0.05)
    fixture.touch(.ended, at: CGPoint(x: 366, y: 70))
    fixture.run(for: 0.1)
    expectEqual(senders, [item])
  }

  @Test func replacedStackPopsToAContainedController() {
    let fixture = NavigationFixture()
    let (second, third) = (fixture.page("second"), fixture.page("third"))
    fixture.navigation.setViewControllers([fixture.first, second, third], animated: false)
    fixture.run(for: 0.1)
    expectIdentical(fixture.navigation.topViewController, third)
    expectEqual(fixture.navigation.popToRootViewController(animated: false)?.map(\.title), ["second", "third"])
    fixture.run(for: 0.1)
    expectEqual(fixture.navigation.children, [fixture.first])
    expectNil(fixture.navigation.popToViewController(second, animated: false))
  }

  @Test func coordinatorRunsClosuresAlongAndAfter() {
    let fixture = NavigationFixture()
    let second = fixture.page("second")
    let square = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    fixture.first.view.addSubview(square)
    fixture.navigation.pushViewController(second, animated: true)
    var ended: [Bool] = []
    expectEqual(second.transitionCoordinator?.isAnimated, true)
    expectIdentical(second.transitionCoordinator?.viewController(forKey: .from), fixture.first)
    expectIdentical(second.transitionCoordinator?.viewController(forKey: .to), second)
    expectIdentical(second.transitionCoordinator?.view(forKey: .to), second.view)
    fixture.navigation.popViewController(animated: true)
    fixture.first.transitionCoordinator?.animate(
      alongsideTransition: nil, completion: { ended.append($0.isCancelled) })
    fixture.run(for: 1)
    expectEqual(ended, [false])
    expectNil(fixture.first.transitionCoordinator)
  }
}
