import Foundation
import TestSupport
import Testing
import UIKit

/// Values of emitter cells by key: Core Animation's classes keep a value for any key, and know their properties by name.
@MainActor
struct EmitterCellKeyTests {
  private let cell = CAEmitterCell()

  /// The keys of three-dimensional confetti in published apps.
  @Test func anyKeyIsKept() {
    cell.setValue("plane", forKey: "particleType")
    cell.setValue(Double.pi, forKey: "orientationRange")
    cell.setValue(CGFloat.pi / 2, forKey: "orientationLongitude")
    expectEqual(cell.value(forKey: "particleType") as? String, "plane")
    expectEqual(cell.value(forKey: "orientationRange") as? Double, .pi)
    expectEqual(cell.value(forKey: "orientationLongitude") as? CGFloat, .pi / 2)
    expectNil(cell.value(forKey: "mass"))
    cell.setValue(nil, forKey: "particleType")
    expectNil(cell.value(forKey: "particleType"))
  }

  @Test func propertiesAreKnownByName() {
    cell.setValue(12, forKey: "birthRate")
    cell.setValue(0.25, forKey: "scaleRange")
    cell.setValue("dots", forKey: "name")
    cell.setValue(CGColor(red: 1, green: 0, blue: 0, alpha: 1), forKey: "color")
    cell.setValue(false, forKey: "enabled")
    expectEqual([cell.birthRate, Float(cell.scaleRange)], [12, 0.25])
    expectEqual(cell.name, "dots")
    expectEqual(cell.color, UIColor.red.cgColor)
    expectFalse(cell.isEnabled)
    expectEqual(cell.value(forKey: "birthRate") as? Float, 12)
  }

  @Test func keyPathsOfTheLayerReachEachProperty() {
    let layer = CAEmitterLayer()
    cell.name = "dots"
    layer.emitterCells = [cell]
    layer.setValue(3, forKeyPath: "emitterCells.dots.alphaSpeed")
    layer.setValue(NSNumber(value: 7), forKeyPath: "emitterCells.dots.birthRate")
    expectEqual([cell.alphaSpeed, cell.birthRate], [3, 7])
  }
}
