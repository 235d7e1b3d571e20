import Drawing
import Foundation
import Testing
import TestSupport
import UIKitCore

struct CoreColorTests {
  private func components(_ color: UIColor) -> [CGFloat] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    return [red, green, blue, alpha]
  }

  @Test func componentsComeBackAsTheyWentIn() {
    expectEqual(components(UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)), [0.1, 0.2, 0.3, 0.4])
    expectEqual(components(UIColor(white: 0.5, alpha: 1)), [0.5, 0.5, 0.5, 1])
    expectEqual(UIColor.red.withAlphaComponent(0.5).cgColor.components, [1, 0, 0, 0.5])
    expectEqual(UIColor(cgColor: UIColor.orange.cgColor), UIColor.orange)
  }

  @Test func hueCyclesThroughSixPrimaries() {
    let primaries: [[CGFloat]] = [[1, 0, 0], [1, 1, 0], [0, 1, 0], [0, 1, 1], [0, 0, 1], [1, 0, 1], [1, 0, 0]]
    for (sixth, expected) in primaries.enumerated() {
      let color = components(UIColor(hue: CGFloat(sixth) / 6, saturation: 1, brightness: 1, alpha: 1))
      for (component, truth) in zip(color, expected) { expectLess(abs(component - truth), 1e-9, "\(sixth)") }
    }
  }

  @Test func hueSaturationBrightnessGoThereAndBack() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<200 {
      let parts = (random.number(0.001...0.999), random.number(0.01...1), random.number(0.01...1))
      let color = UIColor(hue: parts.0, saturation: parts.1, brightness: parts.2, alpha: 1)
      var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
      color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
      expectLess(abs(hue - parts.0), 1e-9)
      expectLess(abs(saturation - parts.1), 1e-9)
      expectLess(abs(brightness - parts.2), 1e-9)
    }
  }

  @Test func dynamicColorsFollowGivenTraits() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    expectEqual(UIColor.label.resolvedColor(with: dark), UIColor.white)
    expectEqual(UIColor.label.withAlphaComponent(0.5).resolvedColor(with: dark), UIColor(white: 1, alpha: 0.5))
    dark.performAsCurrent {
      expectEqual(UIColor.systemBackground.cgColor, CGColor(gray: 0, alpha: 1))
      UITraitCollection(userInterfaceStyle: .light).performAsCurrent {
        expectEqual(UIColor.systemBackground.cgColor, CGColor(gray: 1, alpha: 1))
      }
      expectEqual(UITraitCollection.current, dark)
    }
    expectNotEqual(UITraitCollection.current, dark)
  }

  @Test func aColourThatProvidesItselfEndsClear() {
    final class Knot: @unchecked Sendable { var color = UIColor.red }
    let knot = Knot()
    knot.color = UIColor(dynamicProvider: { _ in knot.color })
    expectEqual(knot.color.cgColor.alpha, 0)
    knot.color = .red
  }

  @Test func fixedColorsCompareByValueDynamicByIdentity() {
    expectEqual(UIColor(white: 1, alpha: 1), UIColor.white)
    expectEqual(UIColor.white.hash, UIColor(white: 1, alpha: 1).hash)
    expectEqual(UIColor.systemRed, UIColor.systemRed)
    expectNotEqual(UIColor.systemRed, UIColor.systemBlue)
    expectNotEqual(UIColor.red, UIColor.blue)
  }
}
