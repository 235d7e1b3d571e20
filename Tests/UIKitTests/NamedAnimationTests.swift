import DeviceSupport
import Drawing
import Foundation
import TestSupport
import Testing
import UIKit

/// Values of layers and animations that are set and read by their names.
@MainActor
struct NamedAnimationTests {
  private let device = TestDevice()

  @Test func transactionsHaveNamedValues() {
    expectEqual(CATransaction.value(forKey: kCATransactionAnimationDuration) as? Double, 0.25)
    expectEqual(CATransaction.value(forKey: kCATransactionDisableActions) as? Bool, false)
    expectNil(CATransaction.value(forKey: kCATransactionAnimationTimingFunction))
    expectNil(CATransaction.value(forKey: kCATransactionCompletionBlock))
    expectNil(CATransaction.value(forKey: "other"))
    CATransaction.begin()
    CATransaction.setValue(2 as NSNumber, forKey: kCATransactionAnimationDuration)
    CATransaction.setValue(true as NSNumber, forKey: kCATransactionDisableActions)
    CATransaction.setValue(CAMediaTimingFunction(name: .linear), forKey: kCATransactionAnimationTimingFunction)
    var ends = 0
    let end: () -> Void = { ends += 1 }
    CATransaction.setValue(end, forKey: kCATransactionCompletionBlock)
    CATransaction.setValue("a", forKey: kCATransactionAnimationDuration)
    CATransaction.setValue("a", forKey: kCATransactionDisableActions)
    expectEqual(CATransaction.animationDuration(), 2)
    expectEqual(CATransaction.value(forKey: kCATransactionAnimationDuration) as? Double, 2)
    expectTrue(CATransaction.disableActions())
    expectEqual(CATransaction.value(forKey: kCATransactionDisableActions) as? Bool, true)
    expectNotNil(CATransaction.value(forKey: kCATransactionAnimationTimingFunction) as? CAMediaTimingFunction)
    expectNotNil(CATransaction.completionBlock())
    CATransaction.commit()
    device.run(for: 0.1)
    expectEqual(ends, 1)
    expectEqual(CATransaction.animationDuration(), 0.25)
    expectFalse(CATransaction.disableActions())
  }

  @Test func particlesHaveNamedValues() {
    let (layer, one, two) = (CAEmitterLayer(), CAEmitterCell(), CAEmitterCell())
    (one.name, two.name) = ("one", "two")
    layer.emitterCells = [one, two]
    for name in [
      "birthRate", "lifetime", "velocity", "scale", "spin", "xAcceleration", "yAcceleration", "emissionLongitude",
      "emissionRange", "other",
    ] {
      layer.setValue(7 as NSNumber, forKeyPath: "emitterCells.one.\(name)")
      layer.setValue(8 as NSNumber, forKeyPath: "emitterCells.none.\(name)")
    }
    expectEqual([one.birthRate, one.lifetime], [7, 7])
    expectEqual(
      [
        one.velocity, one.scale, one.spin, one.xAcceleration, one.yAcceleration, one.emissionLongitude,
        one.emissionRange,
      ], [7, 7, 7, 7, 7, 7, 7])
    expectEqual([two.birthRate, two.lifetime], [0, 0])
    expectEqual([two.velocity, two.scale, two.spin], [0, 1, 0])
    expectEqual(
      [CAEmitterLayerEmitterShape.point, .line, .rectangle, .cuboid, .circle, .sphere].map(\.rawValue),
      ["point", "line", "rectangle", "cuboid", "circle", "sphere"])
    expectEqual(
      [CAEmitterLayerEmitterMode.points, .outline, .surface, .volume].map(\.rawValue),
      ["points", "outline", "surface", "volume"])
    expectEqual(
      [CAEmitterLayerRenderMode.unordered, .oldestFirst, .oldestLast, .backToFront, .additive].map(\.rawValue),
      ["unordered", "oldestFirst", "oldestLast", "backToFront", "additive"])
  }

  @Test func hiddenLayersAreNotHit() {
    let (outer, inner) = (CALayer(), CALayer())
    outer.frame = rect(0, 0, 100, 100)
    inner.frame = rect(80, 80, 40, 40)
    outer.addSublayer(inner)
    expectIdentical(outer.hitTest(CGPoint(x: 110, y: 110)), inner)
    outer.masksToBounds = true
    expectNil(outer.hitTest(CGPoint(x: 110, y: 110)))
    inner.isHidden = true
    expectIdentical(outer.hitTest(CGPoint(x: 90, y: 90)), outer)
    outer.isHidden = true
    expectNil(outer.hitTest(CGPoint(x: 50, y: 50)))
  }

  /// Values of a layer that moves from (0, 100) to (10, 300) have their own x and y.
  @Test func presentedValuesAreRead() throws {
    let layer = CALayer()
    device.window.layer.addSublayer(layer)
    let move = CABasicAnimation(keyPath: "position")
    (move.fromValue, move.toValue, move.duration) = (CGPoint(x: 0, y: 100), CGPoint(x: 10, y: 300), 1)
    move.timingFunction = CAMediaTimingFunction(name: .linear)
    layer.add(move, forKey: "move")
    device.run(for: 0.5)
    let shown = try #require(layer.presentation())
    expectClose(shown.position.x, 5, within: 0.2)
    expectClose(shown.position.y, 200, within: 4)
    let value = shown.value(forKeyPath: "position") as? NSValue
    expectEqual(value?.cgPointValue, shown.position)
    layer.setValue(NSValue(cgSize: CGSize(width: 3, height: 4)), forKeyPath: "shadowOffset")
    expectEqual(layer.shadowOffset, CGSize(width: 3, height: 4))
    expectEqual((layer.value(forKeyPath: "shadowOffset") as? NSValue)?.cgSizeValue, CGSize(width: 3, height: 4))
    expectEqual((layer.value(forKeyPath: "shadowOffset") as? NSValue)?.cgPointValue, CGPoint(x: 3, y: 4))
    layer.setValue(NSValue(cgRect: rect(1, 2, 3, 4)), forKeyPath: "bounds")
    expectEqual((layer.value(forKeyPath: "bounds.size") as? NSValue)?.cgSizeValue, CGSize(width: 3, height: 4))
    expectEqual((layer.value(forKeyPath: "bounds.origin") as? NSValue)?.cgPointValue, CGPoint(x: 1, y: 2))
    expectEqual(NSValue(cgRect: rect(1, 2, 3, 4)).cgPointValue, .zero)
    expectEqual(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgRectValue, .zero)
    expectEqual(NSNumber(value: 3).cgSizeValue, .zero)
    expectEqual(layer.bounds, rect(1, 2, 3, 4))
    expectEqual((layer.value(forKeyPath: "bounds") as? NSValue)?.cgRectValue, rect(1, 2, 3, 4))
  }

  /// A quarter of a circle is a cubic curve whose control points are 0.5523 radii from its ends.
  @Test func roundCornersAreCurvesOfCircles() {
    let path = CGPath(roundedRect: rect(0, 0, 100, 60), cornerWidth: 20, cornerHeight: 10, transform: nil)
    let layer = CAShapeLayer()
    layer.path = path
    device.window.layer.addSublayer(layer)
    device.run(for: 1)
    let curves = device.commands().flatMap { placed -> [[CGPoint]] in
      guard case .path(let path) = placed.command else { return [] }
      return path.outline.contours.flatMap(\.segments).compactMap { segment in
        if case .curve(let first, let second, let end) = segment { [first, second, end] } else { nil }
      }
    }
    expectEqual(curves.count, 4)
    let kappa = 0.5522847498
    var corners: [[CGPoint]] = []
    for (x, y) in [(0, 0), (100, 0), (100, 60), (0, 60)] as [(CGFloat, CGFloat)] {
      let (dx, dy): (CGFloat, CGFloat) = (x == 0 ? 1 : -1, y == 0 ? 1 : -1)
      corners.append([
        CGPoint(x: x + dx * 20 * (1 - kappa), y: y), CGPoint(x: x, y: y + dy * 10 * (1 - kappa)),
      ])
    }
    for corner in corners {
      let found = curves.contains { curve in
        corner.allSatisfy { wanted in
          curve.prefix(2).contains { abs($0.x - wanted.x) < 1e-6 && abs($0.y - wanted.y) < 1e-6 }
        }
      }
      expectTrue(found, "\(corner)")
    }
  }

  /// The calls of interactions, in UIKit's order.
  @Test func interactionsAreExchanged() {
    @MainActor final class Interaction: NSObject, UIInteraction {
      let name: String
      let note: (String) -> Void
      weak var view: UIView?
      init(_ name: String, _ note: @escaping (String) -> Void) { (self.name, self.note) = (name, note) }
      func willMove(to view: UIView?) { note("\(name) will \(view == nil ? "leave" : "come")") }
      func didMove(to view: UIView?) {
        self.view = view
        note("\(name) did \(view == nil ? "leave" : "come")")
      }
    }
    var log: [String] = []
    let (a, b, c) = (
      Interaction("a") { log.append($0) }, Interaction("b") { log.append($0) }, Interaction("c") { log.append($0) }
    )
    let view = UIView()
    view.interactions = [a, b]
    expectEqual(log, ["a will come", "a did come", "b will come", "b did come"])
    log = []
    view.interactions = [b, c]
    expectEqual(log, ["a will leave", "a did leave", "c will come", "c did come"])
    expectEqual(view.interactions.compactMap { ($0 as? Interaction)?.name }, ["b", "c"])
    log = []
    UIView().addInteraction(b)
    expectEqual(log.prefix(2), ["b will leave", "b did leave"])
    expectEqual(view.interactions.count, 1)
    view.removeInteraction(a)
    expectEqual(view.interactions.count, 1)
  }
}
