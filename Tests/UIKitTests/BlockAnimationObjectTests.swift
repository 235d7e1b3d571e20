import DeviceSupport
import Foundation
import Geometry
import TestSupport
import Testing
import UIKit

/// The animations of animation blocks, which layers return by the keys that they have on iOS.
@MainActor
struct BlockAnimationObjectTests {
  let harness = TestDevice()
  let view: UIView

  init() {
    view = harness.add(rect(10, 20, 40, 60), .red)
    harness.frame(at: 0)
  }

  @Test func aMovedViewHasAnAdditiveAnimation() throws {
    UIView.animate(withDuration: 0.5) { self.view.center.x += 100 }
    expectEqual(view.layer.animationKeys(), ["position"])
    let animation = try #require(view.layer.animation(forKey: "position") as? CABasicAnimation)
    expectEqual(animation.keyPath, "position")
    expectEqual(animation.duration, 0.5)
    expectTrue(animation.isAdditive)
    expectEqual((animation.fromValue as? NSValue)?.cgPointValue, CGPoint(x: -100, y: 0))
    expectEqual((animation.toValue as? NSValue)?.cgPointValue, .zero)
    expectNil(view.layer.animation(forKey: "opacity"))
  }

  @Test func boundsAnimateTheirParts() throws {
    UIView.animate(withDuration: 0.5) { self.view.bounds.size.width = 80 }
    expectEqual(view.layer.animationKeys(), ["bounds.size"])
    let animation = try #require(view.layer.animation(forKey: "bounds.size") as? CABasicAnimation)
    expectEqual((animation.fromValue as? NSValue)?.cgSizeValue, CGSize(width: -40, height: 0))
    view.layer.removeAnimation(forKey: "bounds.size")
    expectNil(view.layer.animationKeys())
  }

  /// Masks follow their view in this way: the copied animation of the bounds gets the path's key and values.
  @Test func aCopyAnimatesAPath() throws {
    let mask = CAShapeLayer()
    mask.path = UIBezierPath(rect: rect(0, 0, 40, 60)).cgPath
    view.layer.addSublayer(mask)
    harness.frame(at: 0.1)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { self.view.bounds.size.width = 80 }
    let animation = try #require(view.layer.animation(forKey: "bounds.size")?.copy() as? CABasicAnimation)
    animation.keyPath = "path"
    animation.fromValue = mask.path
    mask.path = UIBezierPath(rect: rect(0, 0, 80, 60)).cgPath
    animation.toValue = mask.path
    mask.add(animation, forKey: "path")
    harness.frame(at: harness.root.now + 0.5)
    let width = try #require(mask.presentation()?.path).boundingBox.width
    expectClose(width, 60, within: 1)
  }

  @Test func otherPropertiesStartAtTheirOldValue() throws {
    UIView.animate(withDuration: 0.5) { self.view.transform = CGAffineTransform(scaleX: 2, y: 2) }
    let animation = try #require(view.layer.animation(forKey: "transform") as? CABasicAnimation)
    expectFalse(animation.isAdditive)
    expectEqual((animation.fromValue as? NSValue)?.caTransform3DValue.m11, 1)
    expectNil(animation.toValue)
  }
}
