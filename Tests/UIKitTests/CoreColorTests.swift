import Drawing
import Foundation
import Testing
import TestSupport
import UIKitCore

@Suite struct CoreColorTests {
  private func components(_ color: UIColor) -> [CGFloat] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    return [red, green, blue, alpha]
  }

  @Test func componentsComeBackAsTheyWentIn() {
    #expect(components(UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)) == [0.1, 0.2, 0.3, 0.4])
    #expect(components(UIColor(white: 0.5, alpha: 1)) == [0.5, 0.5, 0.5, 1])
    #expect(UIColor.red.withAlphaComponent(0.5).cgColor.components == [1, 0, 0, 0.5])
    #expect(UIColor(cgColor: UIColor.orange.cgColor) == UIColor.orange)
  }

  @Test func theColourWheelGoesThroughSixPrimaries() {
    let primaries: [[CGFloat]] = [[1, 0, 0], [1, 1, 0], [0, 1, 0], [0, 1, 1], [0, 0, 1], [1, 0, 1], [1, 0, 0]]
    for (sixth, expected) in primaries.enumerated() {
      let color = components(UIColor(hue: CGFloat(sixth) / 6, saturation: 1, brightness: 1, alpha: 1))
      for (component, truth) in zip(color, expected) { #expect(abs(component - truth) < 1e-9, "\(sixth)") }
    }
  }

  @Test func hueSaturationBrightnessGoThereAndBack() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<200 {
      let parts = (random.number(0.001...0.999), random.number(0.01...1), random.number(0.01...1))
      let color = UIColor(hue: parts.0, saturation: parts.1, brightness: parts.2, alpha: 1)
      var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
      color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
      #expect(abs(hue - parts.0) < 1e-9 && abs(saturation - parts.1) < 1e-9 && abs(brightness - parts.2) < 1e-9)
    }
  }

  @Test func dynamicColoursFollowTheTraitsTheyAreAskedWith() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(UIColor.label.resolvedColor(with: dark) == UIColor.white)
    #expect(UIColor.label.withAlphaComponent(0.5).resolvedColor(with: dark) == UIColor(white: 1, alpha: 0.5))
    dark.performAsCurrent {
      #expect(UIColor.systemBackground.cgColor == CGColor(gray: 0, alpha: 1))
      UITraitCollection(userInterfaceStyle: .light).performAsCurrent {
        #expect(UIColor.systemBackground.cgColor == CGColor(gray: 1, alpha: 1))
      }
      #expect(UITraitCollection.current == dark)
    }
    #expect(UITraitCollection.current != dark)
  }

  @Test func aColourThatProvidesItselfEndsClear() {
    final class Knot: @unchecked Sendable { var color = UIColor.red }
    let knot = Knot()
    knot.color = UIColor(dynamicProvider: { _ in knot.color })
    #expect(knot.color.cgColor.alpha == 0)
    knot.color = .red
  }

  @Test func fixedColoursAreEqualByValueDynamicOnesByIdentity() {
    #expect(UIColor(white: 1, alpha: 1) == UIColor.white)
    #expect(UIColor.white.hash == UIColor(white: 1, alpha: 1).hash)
    #expect(UIColor.systemRed == UIColor.systemRed)
    #expect(UIColor.systemRed != UIColor.systemBlue)
    #expect(UIColor.red != UIColor.blue)
  }
}
