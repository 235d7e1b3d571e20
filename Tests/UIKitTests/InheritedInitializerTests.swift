import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// The initializer without arguments that UIKit's classes inherit from `NSObject` on iOS.
///
/// Published code uses it for the default values of properties, and adds items and animations afterwards.
@MainActor
struct InheritedInitializerTests {
  private let device = TestDevice()
  private let view: UIView

  init() {
    device.becomeCurrent()
    view = device.add(CGRect(x: 100, y: 100, width: 50, height: 50))
  }

  @Test func anEmptyColorDrawsNothing() {
    expectEqual(UIColor().cgColor.alpha, 0)
    view.backgroundColor = UIColor()
    expectEmpty(device.fills())
  }

  @Test func behaviorsWithoutItemsAcceptThem() throws {
    let animator = UIDynamicAnimator(referenceView: try #require(view.superview))
    let (gravity, collision, item) = (UIGravityBehavior(), UICollisionBehavior(), UIDynamicItemBehavior())
    expectEqual([gravity.items.count, collision.items.count, item.items.count], [0, 0, 0])
    gravity.addItem(view)
    collision.addItem(view)
    item.addItem(view)
    for behavior in [gravity, collision, item, UIPushBehavior(), UISnapBehavior(), UIAttachmentBehavior()] {
      animator.addBehavior(behavior)
    }
    device.run(for: 0.5)
    expectGreater(view.center.y, 150)
  }

  @Test func anAnimatorWithoutATimingEasesInAndOut() throws {
    let animator = UIViewPropertyAnimator()
    animator.addAnimations { view.alpha = 0 }
    animator.fractionComplete = 0.5
    device.run(for: 0.1)
    expectEqual(try #require(view.layer.presentation()).opacity, 0.5)
    animator.startAnimation()
    device.run(for: 1)
    expectEqual([view.alpha, animator.duration], [0, 0.2])
  }

  @Test func itemsActionsAndCommandsAreEmpty() {
    expectNil(UINavigationItem().title)
    expectNil(UIAlertAction().title)
    expectEqual(UIAlertAction().style, .default)
    expectNil(UIKeyCommand().input)
    expectEqual(UIMenuItem().title, "")
    expectEqual(UIAccessibilityCustomAction().name, "")
    expectEmpty(UIBarButtonItemGroup().barButtonItems)
    expectNil(UIStoryboard().instantiateInitialViewController())
    expectEqual(UIGraphicsImageRenderer().image { _ in }.size, .zero)
  }

  @Test func objectsWithoutATargetAreCreated() {
    let link = CADisplayLink()
    link.add(to: .main, forMode: .common)
    device.run(for: 0.1)
    link.invalidate()
    let effect = UIVisualEffectView(effect: UIBlurEffect())
    effect.effect = UIVibrancyEffect()
    _ = UINib()
  }

  /// The usual double of alert actions in tests of apps: its initializer is its own one, not an override.
  private final class ActionDouble: UIAlertAction {
    var ownHandler: ((UIAlertAction) -> Void)?

    override init() { super.init() }

    convenience init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)?) {
      self.init()
      ownHandler = handler
    }
  }

  @Test func aDoubleOfAnActionKeepsItsHandler() {
    var calls = 0
    let action = ActionDouble(title: "Delete", style: .destructive) { _ in calls += 1 }
    action.ownHandler?(action)
    expectEqual(calls, 1)
  }

  /// Subclasses that override the designated initializer inherit the others, as on iOS.
  private final class Gravity: UIGravityBehavior {
    override init(items: [any UIDynamicItem]) {
      super.init(items: items)
      magnitude = 2
    }
  }

  @Test func subclassesInheritTheInitializer() { expectEqual(Gravity().magnitude, 2) }
}
