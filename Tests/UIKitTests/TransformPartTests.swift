import DeviceSupport
import Foundation
import Testing
import TestSupport
import UIKit

/// Key paths of a transform's parts, as the Core Animation Programming Guide lists them.
@MainActor
struct TransformPartTests {
  let device = TestDevice()

  /// Each part alone equals the result of the Core Animation function of the same name.
  private static let parts: [(String, (CGFloat) -> CATransform3D)] = [
    ("rotation.x", { CATransform3DMakeRotation($0, 1, 0, 0) }),
    ("rotation.y", { CATransform3DMakeRotation($0, 0, 1, 0) }),
    ("rotation.z", { CATransform3DMakeRotation($0, 0, 0, 1) }),
    ("rotation", { CATransform3DMakeRotation($0, 0, 0, 1) }),
    ("scale.x", { CATransform3DMakeScale($0, 1, 1) }), ("scale.y", { CATransform3DMakeScale(1, $0, 1) }),
    ("scale.z", { CATransform3DMakeScale(1, 1, $0) }),
    ("translation.x", { CATransform3DMakeTranslation($0, 0, 0) }),
    ("translation.y", { CATransform3DMakeTranslation(0, $0, 0) }),
    ("translation.z", { CATransform3DMakeTranslation(0, 0, $0) }),
  ]

  private func entries(_ t: CATransform3D) -> [CGFloat] {
    [t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43, t.m44]
  }

  private func expectSame(_ one: CATransform3D, _ other: CATransform3D, _ note: String) {
    expectTrue(zip(entries(one), entries(other)).allSatisfy { isClose($0, $1) }, "\(note): \(one)")
  }

  @Test func aPartIsSetAndReadAlone() {
    for (part, make) in Self.parts {
      let layer = CALayer()
      layer.setValue(0.7, forKeyPath: "transform.\(part)")
      expectSame(layer.transform, make(0.7), part)
      for (other, _) in Self.parts where !other.hasPrefix(part) && !part.hasPrefix(other) && !other.contains("rotation")
      {
        let value = layer.value(forKeyPath: "transform.\(other)") as? Double
        let isScale = other.hasPrefix("scale")
        if part.hasPrefix("scale"), isScale { continue }
        expectTrue(isClose(value ?? .nan, isScale ? 1 : 0), "\(part) \(other): \(String(describing: value))")
      }
      expectTrue(isClose(layer.value(forKeyPath: "transform.\(part)") as? Double ?? .nan, 0.7), "\(part)")
    }
  }

  @Test func aPartMovesToItsValue() throws {
    for (part, make) in Self.parts {
      let view = device.add(rect(0, 0, 20, 20))
      device.frame()
      let animation = CABasicAnimation(keyPath: "transform.\(part)")
      (animation.fromValue, animation.toValue, animation.duration) = (0.2, 0.6, 1)
      view.layer.add(animation, forKey: nil)
      device.skip(0.5)
      expectSame(try #require(view.layer.presentation()).transform, make(0.4), part)
      view.removeFromSuperview()
    }
  }

  /// A matrix composed of a scale, then the rotations around x, y and z, then a translation.
  private func composed(_ parts: [String: CGFloat]) -> CATransform3D {
    func part(_ name: String) -> CGFloat { parts[name] ?? (name.hasPrefix("scale") ? 1 : 0) }
    let turns = [(1.0, 0.0, 0.0), (0, 1, 0), (0, 0, 1)]
    let names = ["rotation.x", "rotation.y", "rotation.z"]
    var matrix = CATransform3DMakeScale(part("scale.x"), part("scale.y"), part("scale.z"))
    for (name, axis) in zip(names, turns) {
      matrix = CATransform3DConcat(matrix, CATransform3DMakeRotation(part(name), axis.0, axis.1, axis.2))
    }
    return CATransform3DConcat(
      matrix, CATransform3DMakeTranslation(part("translation.x"), part("translation.y"), part("translation.z")))
  }

  @Test func aPartOfATurnedLayerChangesAlone() {
    let start: [String: CGFloat] = [
      "rotation.x": 0.3, "rotation.y": 0.2, "rotation.z": 0.1, "scale.x": 1.5, "scale.y": 0.8, "scale.z": 1.2,
      "translation.x": 5, "translation.y": 6, "translation.z": 7,
    ]
    // A perspective from a point that is not in front of the layer's middle.
    var seen = CATransform3DIdentity
    (seen.m14, seen.m24, seen.m34) = (0.001, -0.002, -0.003)
    for name in start.keys.sorted() {
      let layer = CALayer()
      var wanted = start
      wanted[name] = 0.7
      layer.transform = CATransform3DConcat(composed(start), seen)
      layer.setValue(0.7, forKeyPath: "transform.\(name)")
      expectSame(layer.transform, CATransform3DConcat(composed(wanted), seen), "\(name) in perspective")
      layer.transform = composed(start)
      layer.setValue(0.7, forKeyPath: "transform.\(name)")
      expectSame(layer.transform, composed(wanted), name)
      for (other, value) in wanted {
        let found = layer.value(forKeyPath: "transform.\(other)") as? Double ?? .nan
        expectTrue(isClose(found, value), "\(other) after \(name): \(found)")
      }
    }
    let layer = CALayer()
    layer.transform = composed(start)
    expectTrue(isClose(layer.value(forKeyPath: "transform.scale") as? Double ?? .nan, (1.5 + 0.8 + 1.2) / 3))
    layer.setValue(CGSize(width: 3, height: 4), forKeyPath: "transform.translation")
    let moved = start.merging(["translation.x": 3, "translation.y": 4]) { $1 }
    expectSame(layer.transform, composed(moved), "translation")
  }

  /// The depth of a layer in its superlayer's plane is not scaled, which has no visible effect.
  @Test func aScaleIsThatOfBothAxes() {
    let layer = CALayer()
    layer.setValue(0.7, forKeyPath: "transform.scale")
    expectTrue(isClose(layer.transform.m11, 0.7) && isClose(layer.transform.m22, 0.7))
    layer.setValue(0.5, forKeyPath: "transform.rotation.x")
    layer.setValue(0.4, forKeyPath: "transform.scale")
    for part in ["scale.x", "scale.y", "scale.z", "scale"] {
      expectTrue(isClose(layer.value(forKeyPath: "transform.\(part)") as? Double ?? .nan, 0.4), "\(part)")
    }
  }

  @Test func aTranslationOfBothAxesIsASize() throws {
    let layer = CALayer()
    layer.setValue(CGSize(width: 3, height: 5), forKeyPath: "transform.translation")
    expectSame(layer.transform, CATransform3DMakeTranslation(3, 5, 0), "set")
    let view = device.add(rect(0, 0, 20, 20))
    device.frame()
    let animation = CABasicAnimation(keyPath: "transform.translation")
    (animation.fromValue, animation.toValue) = (CGSize(width: 2, height: 20), CGSize(width: 6, height: 40))
    animation.duration = 1
    view.layer.add(animation, forKey: nil)
    device.skip(0.25)
    expectSame(
      try #require(view.layer.presentation()).transform, CATransform3DMakeTranslation(3, 25, 0), "on its way")
  }
}
