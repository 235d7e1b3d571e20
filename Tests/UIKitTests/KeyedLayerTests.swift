import DeviceSupport
import Drawing
import Foundation
import TestSupport
import Testing
import UIKit
import UIKitCore

/// Values that layers store by keys: `@NSManaged` properties of adapted source, and those of no property.
///
/// - Source: Apple's *Core Animation Programming Guide*, "Key-Value Coding Compliant Container Classes" and "Animating the
///   custom properties of a layer".
@MainActor
struct KeyedLayerTests {
  private let device = TestDevice()

  /// A bar whose length is a property that adapted source declares `@NSManaged`.
  private final class Bar: CALayer {
    var length: CGFloat {
      get { managedValue("length", as: CGFloat.self) ?? 0 }
      set { setKeyedValue(newValue, forKey: "length") }
    }
    var color: CGColor {
      get { managedValue("color", as: CGColor.self) ?? CGColor(gray: 0, alpha: 0) }
      set { setKeyedValue(newValue, forKey: "color") }
    }
    var thickness: CGFloat = 4
    var isAnimated = false
    var lengthBefore: CGFloat?

    override class func needsDisplay(forKey key: String) -> Bool { key == "length" || super.needsDisplay(forKey: key) }
    override class func defaultValue(forKey key: String) -> Any? {
      key == "start" ? 7 : super.defaultValue(forKey: key)
    }
    override func draw(in ctx: CGContext) { ctx.fill(CGRect(x: 0, y: 0, width: length, height: thickness)) }
    override func action(forKey event: String) -> (any CAAction)? {
      guard event == "length" else { return super.action(forKey: event) }
      lengthBefore = length
      let animation = delegate is UIView ? super.action(forKey: "backgroundColor") as? CABasicAnimation : nil
      guard isAnimated || animation != nil else { return nil }
      let result = animation ?? CABasicAnimation(keyPath: event)
      result.keyPath = event
      result.fromValue = presentation()?.length
      if animation == nil { result.duration = 1 }
      return result
    }
  }

  private final class BarView: UIView {
    override class var layerClass: AnyClass { Bar.self }
    var bar: Bar { layer as? Bar ?? Bar() }
  }

  /// The lengths of the drawn bars, which are 4 points thick.
  private var drawn: [CGFloat] {
    _ = device.dump()
    return device.commands().compactMap { placed -> CGFloat? in
      guard case .path(let path) = placed.command else { return nil }
      return path.outline.bounds?.width
    }
  }

  private func expectDrawn(_ length: CGFloat, sourceLocation: SourceLocation = #_sourceLocation) {
    let drawn = drawn
    expectEqual(drawn.count, 1, sourceLocation: sourceLocation)
    expectClose(drawn.first ?? -1, length, within: 3, sourceLocation: sourceLocation)
  }

  private func shownBar() -> Bar {
    let bar = Bar()
    bar.frame = rect(0, 0, 120, 4)
    device.window.layer.addSublayer(bar)
    bar.length = 20
    device.run(for: 0.1)
    return bar
  }

  @Test func layersStoreValuesOfAnyKey() {
    let layer = CALayer()
    expectNil(layer.value(forKey: "custom"))
    layer.setValue(1, forKey: "custom")
    layer.setValue("text", forKeyPath: "note")
    expectEqual(layer.value(forKey: "custom") as? Int, 1)
    expectEqual(layer.value(forKeyPath: "note") as? String, "text")
    let copy = CALayer(layer: layer)
    expectEqual(copy.value(forKey: "custom") as? Int, 1)
    layer.setValue(nil, forKey: "custom")
    expectNil(layer.value(forKey: "custom"))
    layer.setValue("title", forKey: "name")
    layer.setValue(true, forKey: "hidden")
    expectEqual(layer.name, "title")
    expectTrue(layer.isHidden)
  }

  @Test func propertiesAndKeysAreTheSameValues() {
    let bar = Bar()
    bar.length = 30
    expectEqual(bar.value(forKey: "length") as? CGFloat, 30)
    bar.setValue(NSNumber(value: 40), forKey: "length")
    expectEqual(bar.length, 40)
    bar.color = UIColor.red.cgColor
    expectEqual(bar.value(forKey: "color") as? CGColor? ?? nil, UIColor.red.cgColor)
    expectEqual(Bar(layer: bar).length, 40)
    expectEqual(bar.value(forKey: "start") as? Int, 7)
  }

  @Test func changesOfALayerWithoutAWindowPerformItsActions() {
    let bar = Bar()
    bar.frame = rect(0, 0, 120, 4)
    bar.length = 20
    expectNil(bar.animationKeys())
    bar.isAnimated = true
    bar.length = 100
    expectNotNil(bar.animation(forKey: "length"))
    device.window.layer.addSublayer(bar)
    device.run(for: 0.5)
    expectDrawn(60)
    device.run(for: 1)
    expectDrawn(100)
    CATransaction.setDisableActions(true)
    bar.length = 50
    CATransaction.setDisableActions(false)
    expectNil(bar.animationKeys())
  }

  @Test func changesOfViewsWithoutAWindowAreAnimatedInBlocksOnly() {
    let view = BarView(frame: rect(0, 0, 120, 4))
    view.bar.length = 20
    expectNil(view.bar.animationKeys())
    UIView.animate(withDuration: 1) { view.bar.length = 100 }
    expectEqual(view.bar.animationKeys(), ["length"])
  }

  @Test func changesDrawTheLayerAnew() {
    let bar = shownBar()
    expectDrawn(20)
    bar.length = 60
    expectDrawn(60)
    bar.setValue(80, forKey: "length")
    expectDrawn(80)
    expectNil(bar.animationKeys())
  }

  @Test func anAnimationIsDrawnInEachFrame() {
    let bar = shownBar()
    bar.length = 100
    let animation = CABasicAnimation(keyPath: "length")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 100, 1)
    bar.add(animation, forKey: "grow")
    device.run(for: 0.25)
    expectDrawn(25)
    expectClose(bar.presentation()?.length ?? -1, 25, within: 3)
    expectEqual(bar.length, 100)
    device.run(for: 0.5)
    expectDrawn(75)
    device.run(for: 0.5)
    expectDrawn(100)
    expectNil(bar.animationKeys())
  }

  @Test func keyframesAndSpringsAnimateStoredValues() {
    let bar = shownBar()
    let keyframes = CAKeyframeAnimation(keyPath: "length")
    (keyframes.values, keyframes.duration) = ([0, 80, 0], 1)
    bar.add(keyframes, forKey: nil)
    device.run(for: 0.5)
    expectDrawn(80)
    device.run(for: 1)
    expectDrawn(20)
    let spring = CASpringAnimation(keyPath: "length")
    (spring.fromValue, spring.duration) = (100, 3)
    bar.add(spring, forKey: nil)
    expectDrawn(100)
    device.run(for: 4)
    expectDrawn(20)
  }

  @Test func theActionOfAChangeRuns() {
    let bar = shownBar()
    bar.isAnimated = true
    bar.length = 100
    expectEqual(bar.lengthBefore, 20, "an action is chosen before the change")
    expectEqual(bar.animationKeys(), ["length"])
    device.run(for: 0.5)
    expectDrawn(60)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    bar.removeAllAnimations()
    bar.length = 50
    CATransaction.commit()
    expectNil(bar.animationKeys())
    expectDrawn(50)
  }

  @Test func theLayerOfAViewAnimatesInABlock() {
    let view = BarView(frame: rect(0, 0, 120, 4))
    device.window.addSubview(view)
    view.bar.length = 20
    view.bar.thickness = 3
    device.run(for: 0.1)
    expectDrawn(20)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.bar.length = 100 }
    device.run(for: 0.5)
    expectDrawn(60)
    device.run(for: 1)
    expectDrawn(100)
    view.bar.length = 40
    expectNil(view.bar.animationKeys())
    expectDrawn(40)
  }
}
