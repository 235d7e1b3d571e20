import DeviceSupport
import Foundation
import Testing
import TestSupport
import UIKit

/// Accessibility labels and values, for VoiceOver users and for UI tests of an app.
@MainActor
struct AccessibilityTests {
  let device = TestDevice()

  @Test func plainViewHasNoAccessibilityByDefault() {
    let view = UIView()
    expectProperty(\.isAccessibilityElement, of: view, is: false, keeps: true)
    expectProperty(\.accessibilityLabel, of: view, is: nil, keeps: "label")
    expectProperty(\.accessibilityHint, of: view, is: nil, keeps: "hint")
    expectProperty(\.accessibilityValue, of: view, is: nil, keeps: "value")
    expectProperty(\.accessibilityTraits, of: view, is: .none, keeps: [.link, .header])
    expectProperty(\.accessibilityIdentifier, of: view, is: nil, keeps: "identifier")
    expectProperty(\.accessibilityElementsHidden, of: view, is: false, keeps: true)
    expectProperty(\.accessibilityViewIsModal, of: view, is: false, keeps: true)
    expectProperty(\.shouldGroupAccessibilityChildren, of: view, is: false, keeps: true)
    expectNil(view.accessibilityElements)
    view.accessibilityElements = [view]
    expectEqual(view.accessibilityElements?.count, 1)
    // Setting one property leaves the others unchanged.
    expectEqual(view.accessibilityLabel, "label")
  }

  /// A frame in the container's space moves with the container, and one on the screen stays.
  @Test func elementsAreInsideEachOther() {
    let view = UIView(frame: rect(10, 20, 50, 50))
    device.window.addSubview(view)
    let outer = UIAccessibilityElement(accessibilityContainer: view)
    let inner = UIAccessibilityElement(accessibilityContainer: outer)
    expectTrue(inner.accessibilityContainer === outer)
    outer.accessibilityFrameInContainerSpace = rect(5, 6, 30, 30)
    inner.accessibilityFrameInContainerSpace = rect(1, 2, 3, 4)
    expectEqual([outer.accessibilityFrame, inner.accessibilityFrame], [rect(15, 26, 30, 30), rect(16, 28, 3, 4)])
    view.frame.origin = CGPoint(x: 0, y: 40)
    expectEqual([outer.accessibilityFrame, inner.accessibilityFrame], [rect(5, 46, 30, 30), rect(6, 48, 3, 4)])
    outer.accessibilityFrame = rect(70, 80, 1, 1)
    expectEqual([outer.accessibilityFrame, inner.accessibilityFrame], [rect(70, 80, 1, 1), rect(71, 82, 3, 4)])
    let alone = UIAccessibilityElement(accessibilityContainer: NSObject())
    alone.accessibilityFrameInContainerSpace = rect(1, 2, 3, 4)
    expectEqual(alone.accessibilityFrame, .zero)
    expectFalse(alone.accessibilityActivate())
    expectTrue(alone.isAccessibilityElement)
  }

  @Test func anActionIsCarriedOutByItsHandler() {
    let view = UIView()
    expectNil(view.accessibilityCustomActions)
    let image = UIImage(systemName: "star")
    let action = UIAccessibilityCustomAction(name: "Like", image: image) { $0.name == "Like" }
    view.accessibilityCustomActions = [action]
    expectIdentical(view.accessibilityCustomActions?.first, action)
    expectEqual(action.actionHandler?(action), true)
    expectIdentical(action.image, image)
  }

  /// A path follows the whole transform of its view: sizes double, and the center stays.
  @Test func pathsAndRectanglesAreConvertedToTheScreen() {
    let view = device.add(CGRect(x: 100, y: 200, width: 40, height: 20))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    let area = CGRect(x: 80, y: 190, width: 80, height: 40)
    expectEqual(UIAccessibility.convertToScreenCoordinates(view.bounds, in: view), area)
    let path = UIBezierPath(rect: view.bounds)
    expectEqual(UIAccessibility.convertToScreenCoordinates(path, in: view).bounds, area)
    expectEqual(path.bounds, view.bounds, "the path itself stays")
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let turned = UIAccessibility.convertToScreenCoordinates(path, in: view).bounds
    let expected = CGRect(x: 110, y: 190, width: 20, height: 40)
    for edge in [\CGRect.minX, \.minY, \.width, \.height] {
      expectLess(abs(turned[keyPath: edge] - expected[keyPath: edge]), 1e-9)
    }
  }

  @Test func controlsAreElementsAndSayOfWhichKind() {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    expectTrue(button.isAccessibilityElement)
    expectEqual(button.accessibilityLabel, "Go")
    expectEqual(button.accessibilityTraits, .button)
    button.isEnabled = false
    expectEqual(button.accessibilityTraits, [.button, .notEnabled])
    button.isEnabled = true
    button.isSelected = true
    expectEqual(button.accessibilityTraits, [.button, .selected])
    button.accessibilityLabel = "Start"
    expectEqual(button.accessibilityLabel, "Start")
    let label = UILabel()
    label.text = "words"
    expectTrue(label.isAccessibilityElement)
    expectEqual(label.accessibilityLabel, "words")
    expectEqual(label.accessibilityTraits, .staticText)
    expectEqual(UIImageView().accessibilityTraits, .image)
    expectFalse(UIImageView().isAccessibilityElement)
  }

  @Test func settingsAreThoseOfTheScreen() {
    device.becomeCurrent()
    expectFalse(UIAccessibility.isVoiceOverRunning || UIAccessibility.isSwitchControlRunning)
    expectFalse(UIAccessibility.isReduceMotionEnabled || UIAccessibility.isReduceTransparencyEnabled)
    expectFalse(UIAccessibility.isInvertColorsEnabled || UIAccessibility.isGrayscaleEnabled)
    expectFalse(UIAccessibility.isBoldTextEnabled || UIAccessibility.isDarkerSystemColorsEnabled)
  }
}
