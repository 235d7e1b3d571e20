import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKitCore

@MainActor struct ChildTraitTests {
  @Test func aParentSetsTheTraitsOfAChild() {
    let device = TestDevice.phone(draws: false)
    device.becomeCurrent()
    let (parent, child) = (UIViewController(), UIViewController())
    device.window.rootViewController = parent
    parent.addChild(child)
    parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
    expectEqual(child.traitCollection.horizontalSizeClass, .regular, "before the view is loaded")
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    let inner = UIView()
    child.view.addSubview(inner)
    expectEqual(inner.traitCollection.horizontalSizeClass, .regular)
    expectEqual(inner.traitCollection.verticalSizeClass, parent.traitCollection.verticalSizeClass)
    expectEqual(parent.view.traitCollection.horizontalSizeClass, .compact)
    expectEqual(parent.overrideTraitCollection(forChild: child)?.horizontalSizeClass, .regular)
    child.traitOverrides.horizontalSizeClass = .compact
    expectEqual(inner.traitCollection.horizontalSizeClass, .compact, "the child's own come last")
    child.traitOverrides.remove(UITraitHorizontalSizeClass.self)
    expectEqual(inner.traitCollection.horizontalSizeClass, .regular)
    parent.setOverrideTraitCollection(nil, forChild: child)
    expectEqual(inner.traitCollection.horizontalSizeClass, .compact)
    expectNil(parent.overrideTraitCollection(forChild: child))
  }

  @Test func theTraitsEndWhenTheChildLeaves() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    parent.setOverrideTraitCollection(UITraitCollection(userInterfaceStyle: .dark), forChild: child)
    child.removeFromParent()
    expectNil(parent.overrideTraitCollection(forChild: child))
  }

  final class MockTouch: UITouch {
    override var phase: Phase { .moved }
    override func location(in view: UIView?) -> CGPoint { CGPoint(x: 3, y: 4) }
  }

  final class Listening: UIView {
    var points: [CGPoint] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      points += touches.map { $0.location(in: self) }
    }
  }

  /// Unit tests of views call these methods with touches of their own.
  @Test func testsMakeTouchesAndEvents() {
    let view = Listening()
    view.touchesBegan([MockTouch(), UITouch()], with: UIEvent())
    expectEqual(view.points.sorted { $0.x < $1.x }, [.zero, CGPoint(x: 3, y: 4)])
    expectNil(UIEvent().allTouches)
  }
}
