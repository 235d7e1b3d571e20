import DeviceSupport
import Foundation
import Geometry
import Testing
import UIKitCore
import TestSupport

@MainActor
struct TraitObserverTests {
  private let harness = TestDevice()

  @Test func registeredTraitChangesAreReportedWithOldValues() {
    let view = harness.add(rect(0, 0, 10, 10))
    harness.frame()
    var told: [UIUserInterfaceStyle] = []
    let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, old) in
      told.append(old.userInterfaceStyle)
      expectNotEqual(view.traitCollection.userInterfaceStyle, old.userInterfaceStyle)
    }
    harness.root.environment.userInterfaceStyle = .dark
    harness.root.environment.preferredContentSizeCategory = .extraLarge
    expectEqual(told, [.light])
    view.unregisterForTraitChanges(registration)
    harness.root.environment.userInterfaceStyle = .light
    expectEqual(told, [.light])
  }

  private struct Theme: UITraitDefinition {
    static let defaultValue = "plain"
    static let affectsColorAppearance = true
  }

  /// A trait of the app is inherited, overridden and observed like those of the system.
  @Test func traitsOfTheAppReachSubviews() {
    let outer = harness.add(rect(0, 0, 10, 10))
    let inner = UIView()
    outer.addSubview(inner)
    harness.frame()
    var told: [String] = []
    inner.registerForTraitChanges([Theme.self]) { (view: UIView, old) in
      told.append("\(old[Theme.self]) \(view.traitCollection[Theme.self])")
    }
    expectEqual(inner.traitCollection[Theme.self], "plain")
    outer.traitOverrides[Theme.self] = "warm"
    outer.traitOverrides[Theme.self] = "warm"
    expectEqual(told, ["plain warm"])
    expectTrue(outer.traitOverrides.contains(Theme.self))
    expectFalse(inner.traitOverrides.contains(Theme.self))
    inner.traitOverrides[UITraitUserInterfaceStyle.self] = .dark
    expectEqual(inner.traitCollection.userInterfaceStyle, .dark)
    expectEqual(inner.traitCollection[UITraitUserInterfaceStyle.self], .dark)
    let color = UIColor { $0[Theme.self] == "warm" ? .red : .blue }
    expectEqual(color.resolvedColor(with: inner.traitCollection), .red)
    expectTrue(
      inner.traitCollection.hasDifferentColorAppearance(
        comparedTo: inner.traitCollection.replacing(Theme.self, value: "cold")))
    outer.traitOverrides.remove(Theme.self)
    expectEqual(told, ["plain warm", "warm plain"])
    expectEqual(UITraitCollection(Theme.self, value: "a"), UITraitCollection { $0[Theme.self] = "a" })
    expectNotEqual(UITraitCollection(Theme.self, value: "a"), UITraitCollection(Theme.self, value: "b"))
  }

  /// The target is not kept, and a method gets as many of the object and its old traits as it takes.
  @Test func registeredMethodsAreCalled() {
    final class Target {
      var told: [String] = []
    }
    func selector(_ name: String) -> Selector {
      Selector(
        name: name,
        method: SelectorMethod(applies: { $0 is Target }) { object, arguments in
          let style = (arguments.last as? UITraitCollection)?.userInterfaceStyle.rawValue
          (object as? Target)?.told.append("\(name) \(arguments.first is UIView) \(style ?? -1)")
          return SelectorMethod.Result(nil)
        })
    }
    let view = harness.add(rect(0, 0, 10, 10))
    harness.frame()
    var target: Target? = Target()
    let registrations = ["none", "one:", "two:old:"].map { name in
      target.map { view.registerForTraitChanges([UITraitUserInterfaceStyle.self], target: $0, action: selector(name)) }
    }
    harness.root.environment.userInterfaceStyle = .dark
    expectEqual(target?.told, ["none false -1", "one: true -1", "two:old: true 1"])
    if let first = registrations[0] { view.unregisterForTraitChanges(first) }
    target?.told = []
    harness.root.environment.userInterfaceStyle = .light
    expectEqual(target?.told, ["one: true -1", "two:old: true 2"])
    weak let kept = target
    target = nil
    expectNil(kept)
    harness.root.environment.userInterfaceStyle = .dark
  }

  @Test func controllersCanRegisterAndUnregister() {
    let controller = UIViewController()
    harness.window.rootViewController = controller
    harness.frame()
    var count = 0
    controller.registerForTraitChanges(UITraitCollection.systemTraitsAffectingColorAppearance) {
      (_: UIViewController, _) in count += 1
    }
    harness.root.environment.accessibilityContrast = .high
    expectEqual(count, 1)
    harness.root.environment.preferredContentSizeCategory = .small
    expectEqual(count, 1)
  }

  @Test func changedTraitsCanBeCompared() {
    let old = UITraitCollection(userInterfaceStyle: .dark)
    let new = UITraitCollection(mutations: {
      $0.userInterfaceStyle = .light
      $0.legibilityWeight = .bold
    })
    expectEqual(new.changedTraits(from: old).count, 2)
    expectEmpty(new.changedTraits(from: new))
    expectEqual(UITraitCollection(traitsFrom: [old, new]).legibilityWeight, .bold)
  }
}

@MainActor
struct ControllerSurroundingsTests {
  @Test func controllerKnowsOrientationAndStatusBar() throws {
    let harness = TestDevice(
      size: CGSize(width: 100, height: 200), safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    harness.window.rootViewController = UIViewController()
    harness.frame()
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    expectEqual(scene.interfaceOrientation, .portrait)
    expectEqual(scene.statusBarManager?.statusBarFrame, rect(0, 0, 100, 20))
    expectIdentical(scene.windows.first { $0.isKeyWindow }, harness.window)
    expectEqual(UIDevice.current.orientation, .portrait)
    expectEqual(UIDevice.current.userInterfaceIdiom, .phone)
    harness.root.environment.size = CGSize(width: 200, height: 100)
    harness.frame()
    expectTrue(scene.interfaceOrientation.isLandscape)
    expectTrue(UIDevice.current.orientation.isLandscape)
    expectEqual(scene.statusBarManager?.isStatusBarHidden, true)
  }
}

@MainActor
struct LabelTransitionTests {
  private let harness = TestDevice()

  @Test func dissolveIncreasesTheNewContentsOpacity() throws {
    let view = harness.add(rect(10, 60, 50, 50), .red)
    harness.frame(at: 0)
    var ended: [Bool] = []
    UIView.transition(
      with: view, duration: 1, options: [.transitionCrossDissolve, .curveLinear],
      animations: { view.backgroundColor = .blue }, completion: { ended.append($0) })
    let list = harness.frame(at: 0.25)
    expectContains(list.dump(), "opacity 0.25")
    expectEqual(harness.window.subviews.count, 1)
    harness.frame(at: 1.1)
    expectEqual(harness.window.subviews.count, 1)
    expectEqual(ended, [true])
  }

  @Test func transitionReplacesOneViewWithAnother() {
    let (old, new) = (harness.add(rect(0, 0, 10, 10), .red), UIView(frame: rect(0, 0, 10, 10)))
    let parent = harness.add(rect(0, 0, 50, 50))
    parent.addSubview(old)
    UIView.transition(from: old, to: new, duration: 0.2, options: .transitionCrossDissolve)
    expectIdentical(new.superview, parent)
    expectNil(old.superview)
    harness.frame(at: 1)
    expectEqual(parent.subviews, [new])
  }

  @Test func snapshotShowsTheScreen() throws {
    let view = harness.add(rect(20, 30, 40, 50), .green)
    harness.add(rect(5, 5, 10, 10), .red, to: view)
    let copy = try #require(view.snapshotView(afterScreenUpdates: true))
    expectEqual(copy.bounds.size, view.bounds.size)
    view.removeFromSuperview()
    copy.frame = rect(0, 0, 40, 50)
    harness.window.addSubview(copy)
    expectContains(harness.dump(), "fill")
    expectNil(view.snapshotView(afterScreenUpdates: false))
  }

  @Test func animatorsSpringIsConfiguredBeforeItStarts() {
    let view = harness.add(rect(0, 0, 10, 10), .red)
    harness.frame(at: 0)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x += 100 }
    var ended: [UIViewAnimatingPosition] = []
    animator.addAnimations { view.alpha = 0.5 }
    animator.addCompletion { ended.append($0) }
    expectFalse(animator.isRunning)
    expectEqual(view.center.x, 5)
    animator.startAnimation()
    harness.frame(at: 0.5)
    expectEqual(view.layer.presentation()?.position.x, 55)
    expectTrue(animator.isRunning)
    harness.frame(at: 1.01)
    expectEqual(ended, [.end])
    expectFalse(animator.isRunning)
  }
}
