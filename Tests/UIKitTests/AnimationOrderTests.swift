import DeviceSupport
import Foundation
import Geometry
import Testing
import UIKit
import TestSupport

/// The delegate calls of animations, their order, and the removal of animations.
@MainActor
struct AnimationOrderTests {
  private final class Listener: NSObject, CAAnimationDelegate {
    var heard: [String] = []

    func animationDidStart(_ anim: CAAnimation) { heard.append("start \(anim.value(forKey: "name") ?? "?")") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      heard.append("stop \(anim.value(forKey: "name") ?? "?") \(flag)")
    }
  }

  let harness = TestDevice()
  let view: UIView
  private let listener = Listener()

  init() {
    view = harness.add(rect(0, 0, 10, 10), .red)
    harness.frame(at: 0)
  }

  private func fade(
    _ name: String, lasting duration: TimeInterval = 1, _ configure: (CABasicAnimation) -> Void = { _ in }
  )
    -> CABasicAnimation
  {
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 1, duration)
    animation.delegate = listener
    animation.setValue(name, forKey: "name")
    configure(animation)
    return animation
  }

  /// The last frame before the end still shows the animation, so a host must draw one more.
  @Test func theEndOfAnAnimationIsDrawn() {
    UIView.animate(withDuration: 0.2) { view.frame.size.width = 110 }
    for time in [0, 0.1, 0.19] { harness.frame(at: time) }
    harness.root.advance(to: 0.25)
    expectTrue(harness.root.needsFrame)
    harness.frame(at: 0.25)
    expectFalse(harness.root.needsFrame)
  }

  @Test func beginningsAndEndsComeInOrder() {
    view.layer.add(fade("a"), forKey: "a")
    view.layer.add(fade("b", lasting: 0.5), forKey: "b")
    view.layer.add(fade("c") { $0.beginTime = 0.6 }, forKey: "c")
    expectEmpty(listener.heard, "nobody is told before a frame")
    harness.frame(at: 0.1)
    expectEqual(listener.heard, ["start a", "start b"])
    harness.frame(at: 0.55)
    expectEqual(listener.heard.dropFirst(2), ["stop b true"])
    harness.frame(at: 2)
    expectEqual(listener.heard.dropFirst(3), ["start c", "stop a true", "stop c true"])
    expectFalse(harness.root.needsFrame)
  }

  @Test func removedAnimationReportsUnfinished() {
    view.layer.add(fade("a"), forKey: "a")
    view.layer.add(fade("b"), forKey: "b")
    harness.frame(at: 0.1)
    view.layer.removeAnimation(forKey: "a")
    view.layer.removeAnimation(forKey: "nobody")
    harness.frame(at: 0.2)
    expectEqual(listener.heard, ["start a", "start b", "stop a false"])
    view.layer.removeAllAnimations()
    harness.frame(at: 0.3)
    expectEqual(listener.heard.last, "stop b false")
    expectFalse(harness.root.needsFrame)
  }

  @Test func keyHasSingleAnimation() {
    view.layer.add(fade("old"), forKey: "fade")
    harness.frame(at: 0.1)
    view.layer.add(fade("new"), forKey: "fade")
    view.layer.add(fade("free"), forKey: nil)
    expectEqual(view.layer.animation(forKey: "fade")?.value(forKey: "name") as? String, "new")
    expectEqual(view.layer.animationKeys(), ["fade"])
    harness.frame(at: 0.2)
    expectEqual(listener.heard, ["start old", "start new", "start free", "stop old false"])
  }

  @Test func aLayerTakesACopy() throws {
    let animation = fade("a")
    view.layer.add(animation, forKey: "a")
    animation.toValue = 0
    let copy = try #require(view.layer.animation(forKey: "a") as? CABasicAnimation)
    #expect(copy !== animation && copy.toValue as? Int == 1 && copy.keyPath == "opacity")
    harness.frame(at: 0.75)
    expectEqual(view.layer.presentation()?.opacity, 0.75)
  }

  @Test func animationAddedOffscreenStartsInWindow() {
    let late = UIView(frame: rect(0, 0, 10, 10))
    late.layer.add(fade("late"), forKey: "late")
    harness.frame(at: 1)
    expectNil(late.layer.presentation())
    expectEmpty(listener.heard)
    harness.window.addSubview(late)
    harness.frame(at: 2)
    harness.frame(at: 2.25)
    expectEqual(late.layer.presentation()?.opacity, 0.25)
    expectEqual(listener.heard, ["start late"])
  }

  @Test func leavingWindowEndsRemovableAnimations() {
    let sub = CALayer()
    view.layer.addSublayer(sub)
    view.layer.add(fade("gone"), forKey: "gone")
    sub.add(fade("below"), forKey: "below")
    view.layer.add(fade("stays", lasting: 10) { $0.isRemovedOnCompletion = false }, forKey: "stays")
    harness.frame(at: 0.5)
    listener.heard = []
    view.removeFromSuperview()
    harness.frame(at: 0.6)
    expectEqual(Set(listener.heard), ["stop gone false", "stop below false"])
    expectEqual(view.layer.animationKeys(), ["stays"])
    expectFalse(harness.root.needsFrame, "nobody sees it")
    harness.window.addSubview(view)
    harness.frame(at: 5)
    expectEqual(view.layer.presentation()?.opacity, 0.5)
  }

  @Test func deallocatedLayerReportsItsAnimation() {
    var sub: CALayer? = CALayer()
    sub?.add(fade("never shown"), forKey: nil)
    sub = nil
    harness.frame(at: 0.1)
    expectEqual(listener.heard, ["stop never shown false"])
  }

  @Test func blocksAreAmongTheKeys() {
    UIView.animate(withDuration: 1) { view.alpha = 0 }
    expectEqual(view.layer.animationKeys(), ["opacity"])
    view.layer.removeAnimation(forKey: "opacity")
    expectEqual(view.layer.presentation()?.opacity, 0)
  }

  // MARK: Transactions

  @Test func transactionCompletionWaitsForAllItsAnimations() {
    var heard: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { heard.append("outer") }
    view.layer.add(fade("a", lasting: 0.5), forKey: "a")
    CATransaction.begin()
    CATransaction.setCompletionBlock { heard.append("inner") }
    UIView.animate(withDuration: 1) { view.center.x = 50 }
    CATransaction.commit()
    CATransaction.commit()
    CATransaction.begin()
    CATransaction.setCompletionBlock { heard.append("empty") }
    CATransaction.commit()
    expectEqual(heard, ["empty"])
    harness.frame(at: 0.6)
    expectEqual(heard, ["empty"])
    harness.frame(at: 1.1)
    #expect(heard == ["empty", "outer", "inner"] || heard == ["empty", "inner", "outer"])
  }

  @Test func settingsEndWithTheirTransaction() {
    #expect(CATransaction.animationDuration() == 0.25 && !CATransaction.disableActions())
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setValue(true, forKey: kCATransactionDisableActions)
    CATransaction.begin()
    expectEqual(CATransaction.animationDuration(), 2)
    expectTrue(CATransaction.disableActions())
    CATransaction.commit()
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 0.25 && !CATransaction.disableActions())
    CATransaction.setDisableActions(true)
    harness.frame()
    expectFalse(CATransaction.disableActions(), "a frame is a transaction")
    CATransaction.commit()
  }

  @Test func customTimingFunctionDrivesBlocks() {
    CATransaction.begin()
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
    UIView.animate(withDuration: 1) { view.center.x = 105 }
    CATransaction.commit()
    harness.frame(at: 0.5)
    expectLess(abs((view.layer.presentation()?.position.x ?? 0) - (5 + 31.5357)), 1e-3)
  }
}

/// Layers that belong to no view animate implicitly.
@MainActor
struct ImplicitAnimationTests {
  let harness = TestDevice()
  let layer = CALayer()

  init() {
    harness.window.layer.addSublayer(layer)
    harness.frame(at: 0)
  }

  private var x: CGFloat { layer.presentation()?.position.x ?? .nan }

  @Test func aQuarterOfASecond() {
    layer.position.x = 100
    expectEqual(layer.animationKeys(), ["position"])
    expectEqual(x, 0)
    harness.frame(at: 0.125)
    expectLess(abs(x - 80.2403), 1e-3, "the default curve")
    // The animation starts at the presented position.
    layer.position.x = 0
    expectLess(abs(x - 80.2403), 1e-3)
    harness.frame(at: 0.4)
    expectEqual(x, 0)
    expectNil(layer.animationKeys())
    expectFalse(harness.root.needsFrame)
  }

  @Test func implicitAnimationsFollowTransaction() {
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    layer.position.x = 100
    layer.opacity = 0
    CATransaction.commit()
    harness.frame(at: 0.5)
    expectClose(x, 25)
    expectEqual(layer.presentation()?.opacity, 0.75)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.position.x = 40
    CATransaction.commit()
    layer.removeAllAnimations()
    expectEqual(x, 40)
  }

  @Test func viewsNewLayersAndDisabledActionsDoNotAnimate() {
    let view = harness.add(rect(0, 0, 10, 10))
    let new = CALayer()
    harness.frame(at: 0.1)
    view.layer.addSublayer(new)
    new.opacity = 0.5
    view.layer.opacity = 0.5
    expectNil(new.animationKeys())
    expectNil(view.layer.animationKeys())
    harness.frame(at: 0.2)
    new.opacity = 0.2
    expectEqual(new.animationKeys(), ["opacity"])
    layer.actions = ["opacity": NSNull()]
    layer.opacity = 0.1
    let shape = CAShapeLayer()
    harness.window.layer.addSublayer(shape)
    harness.frame(at: 0.3)
    shape.path = CGPath(rect: rect(0, 0, 3, 3), transform: nil)
    expectNil(layer.animationKeys())
    expectNil(shape.animationKeys())
  }

  @Test func anActionOfItsOwn() {
    let slow = CABasicAnimation(keyPath: "opacity")
    slow.duration = 4
    layer.actions = ["opacity": slow]
    layer.opacity = 0
    harness.frame(at: 1)
    expectEqual(layer.presentation()?.opacity, 0.75)
  }

  @Test func aBlockTakesThemAlong() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { layer.position.x = 100 }
    harness.frame(at: 0.5)
    expectClose(x, 50)
  }
}
