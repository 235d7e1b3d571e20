import DeviceSupport
import Foundation
import Geometry
import Testing
import Typography
import UIKitCore
import TestSupport

@MainActor
@Suite("A navigation controller") struct NavigationTests {

  @Test("shows its first controller as soon as it is on screen") func first() {
    let stage = NavigationFixture()
    expectEqual(
      stage.read(),
      [
        "first didLoad", "first willAppear false", "first isAppearing false", "first didAppear false",
      ])
    expectIdentical(stage.first.navigationController, stage.navigation)
    expectEqual(stage.first.view.safeAreaInsets, UIEdgeInsets(top: 94, left: 0, bottom: 30, right: 0))
    expectEqual(stage.first.scrollView.contentOffset.y, -94)
  }

  @Test("tells both controllers of a push in UIKit's order") func pushOrder() {
    let stage = NavigationFixture()
    _ = stage.read()
    let second = stage.page("second")
    stage.navigation.pushViewController(second, animated: true)
    stage.run(for: 0.1)
    expectEqual(
      stage.read(),
      [
        "second willMove true", "first willDisappear true", "second didLoad", "second willAppear true",
        "second isAppearing true",
      ])
    expectTrue(second.isMovingToParent)
    stage.run(for: 0.6)
    expectEqual(stage.read(), ["first didDisappear true", "second didAppear true", "second didMove true"])
    expectFalse(second.isMovingToParent)
    expectNil(stage.first.view.window)
  }

  @Test("tells both controllers of a pop in UIKit's order") func popOrder() {
    let stage = NavigationFixture()
    stage.navigation.pushViewController(stage.page("second"), animated: false)
    stage.run(for: 0.1)
    _ = stage.read()
    let popped = stage.navigation.popViewController(animated: true)
    expectEqual(popped?.title, "second")
    expectEqual(stage.navigation.viewControllers.count, 1)
    stage.run(for: 0.7)
    expectEqual(
      stage.read(),
      [
        "second willMove false", "second willDisappear true", "first willAppear true", "first isAppearing true",
        "second didDisappear true", "first didAppear true", "second didMove false",
      ])
    expectNil(stage.navigation.popViewController(animated: true))
  }

  @Test("without animation is done at once") func unanimated() {
    let stage = NavigationFixture()
    _ = stage.read()
    stage.navigation.pushViewController(stage.page("second"), animated: false)
    expectEqual(
      stage.read(),
      [
        "second willMove true", "first willDisappear false", "second didLoad", "second willAppear false",
        "second isAppearing false", "first didDisappear false", "second didAppear false", "second didMove true",
      ])
  }

  /// x(t) = W·(1 + ωt)·exp(−ωt), with ω² = stiffness / mass = 1000 / 3.
  @Test("moves pages on a critically damped spring", arguments: [0.05, 0.1, 0.2, 0.3] as [Double])
  func spring(time: Double) throws {
    let stage = NavigationFixture()
    let second = stage.page("second")
    let start = stage.time
    stage.navigation.pushViewController(second, animated: true)
    stage.frame(at: start + time)
    let container = try #require(second.view.superview)
    let shown = try #require(container.layer.presentation()).position.x - 195
    let omega = (1_000.0 / 3).squareRoot()
    let expected = 390 * (1 + omega * time) * exp(-omega * time)
    expectLess(abs(Double(shown) - expected), 0.5)
    let behind = try #require(stage.first.view.superview?.layer.presentation()).position.x - 195
    expectLess(abs(Double(behind) - -0.3 * (390 - expected)), 0.5)
  }

  @Test("leaves everything at rest and whole, however pushes and pops are mixed", arguments: [1, 2, 3] as [UInt64])
  func storm(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let stage = NavigationFixture()
    for step in 0..<40 {
      switch random.whole(0...3) {
      case 0, 1: stage.navigation.pushViewController(stage.page("page \(step)"), animated: random.whole(0...1) == 0)
      case 2: stage.navigation.popViewController(animated: random.whole(0...1) == 0)
      default: stage.run(for: Double(random.whole(0...59)) / 100)
      }
    }
    stage.run(for: 1)
    let top = stage.navigation.topViewController?.view
    expectEqual(stage.navigation.children.count, stage.navigation.viewControllers.count)
    expectNotNil(top?.window)
    expectEqual(top?.superview?.frame, CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(stage.navigation.viewControllers.dropLast().allSatisfy { $0.viewIfLoaded?.window == nil })
    for name in Set(stage.log.map { $0.split(separator: " did")[0].split(separator: " will")[0] }) {
      let shows = stage.log.filter { $0.hasPrefix("\(name) didAppear") }.count
      let hides = stage.log.filter { $0.hasPrefix("\(name) didDisappear") }.count
      let isTop = stage.navigation.topViewController?.title == String(name)
      expectEqual(shows - hides, (isTop ? 1 : 0), "\(name), seed \(seed)")
    }
  }

  @Test("names the way back after the controller it leads to") func backTitles() {
    let stage = NavigationFixture()
    let second = stage.page("second")
    stage.navigation.pushViewController(second, animated: false)
    stage.run(for: 0.1)
    let bar = stage.navigation.navigationBar
    expectEqual(bar.label(saying: "first")?.isShown(upTo: bar), true)
    stage.first.navigationItem.backButtonTitle = "Menu"
    stage.run(for: 0.1)
    expectEqual(bar.label(saying: "Menu")?.isShown(upTo: bar), true)
    second.navigationItem.hidesBackButton = true
    stage.run(for: 0.1)
    expectEqual(bar.label(saying: "Menu")?.isShown(upTo: bar), false)
  }

  @Test("goes back when the way back is tapped") func tapBack() {
    let stage = NavigationFixture()
    stage.navigation.pushViewController(stage.page("second"), animated: false)
    stage.run(for: 0.1)
    stage.touch(.began, at: CGPoint(x: 30, y: 70))
    stage.run(for: 0.05)
    stage.touch(.ended, at: CGPoint(x: 30, y: 70))
    stage.run(for: 1)
    expectIdentical(stage.navigation.topViewController, stage.first)
  }

  @Test("performs a bar button's action when it is tapped") func tapButton() {
    let stage = NavigationFixture()
    var senders: [UIBarButtonItem] = []
    let item = UIBarButtonItem(
      systemItem: .add,
      primaryAction: UIAction { action in if let sender = action.sender as? UIBarButtonItem { senders.append(sender) } }
    )
    stage.first.navigationItem.rightBarButtonItem = item
    stage.run(for: 0.1)
    stage.touch(.began, at: CGPoint(x: 366, y: 70))
    stage.run(for: 0.05)
    stage.touch(.ended, at: CGPoint(x: 366, y: 70))
    stage.run(for: 0.1)
    expectEqual(senders, [item])
  }

  @Test("replaces its stack, as a pop where the new top was in it") func replacing() {
    let stage = NavigationFixture()
    let (second, third) = (stage.page("second"), stage.page("third"))
    stage.navigation.setViewControllers([stage.first, second, third], animated: false)
    stage.run(for: 0.1)
    expectIdentical(stage.navigation.topViewController, third)
    expectEqual(stage.navigation.popToRootViewController(animated: false)?.map(\.title), ["second", "third"])
    stage.run(for: 0.1)
    expectEqual(stage.navigation.children, [stage.first])
    expectNil(stage.navigation.popToViewController(second, animated: false))
  }

  @Test("runs closures along with a push, and after it") func coordinator() {
    let stage = NavigationFixture()
    let second = stage.page("second")
    let square = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.first.view.addSubview(square)
    stage.navigation.pushViewController(second, animated: true)
    var ended: [Bool] = []
    expectEqual(second.transitionCoordinator?.isAnimated, true)
    stage.navigation.popViewController(animated: true)
    stage.first.transitionCoordinator?.animate(
      alongsideTransition: nil, completion: { ended.append($0.isCancelled) })
    stage.run(for: 1)
    expectEqual(ended, [false])
    expectNil(stage.first.transitionCoordinator)
  }
}
