import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// Values that have names or numbers in UIKit.
@MainActor
struct NamedValueTests {
  @Test func contentSizeCategoriesHaveTheirRawValues() {
    let all: [(UIContentSizeCategory, String)] = [
      (.extraSmall, "XS"), (.small, "S"), (.medium, "M"), (.large, "L"), (.extraLarge, "XL"),
      (.extraExtraLarge, "XXL"), (.extraExtraExtraLarge, "XXXL"), (.accessibilityMedium, "AccessibilityM"),
      (.accessibilityLarge, "AccessibilityL"), (.accessibilityExtraLarge, "AccessibilityXL"),
      (.accessibilityExtraExtraLarge, "AccessibilityXXL"), (.accessibilityExtraExtraExtraLarge, "AccessibilityXXXL"),
    ]
    for (index, (category, name)) in all.enumerated() {
      expectEqual(category.rawValue, "UICTContentSizeCategory\(name)")
      expectEqual(category.isAccessibilityCategory, index >= 7, "\(name)")
      for (other, (larger, _)) in all.enumerated() { expectEqual(category < larger, index < other, "\(name)") }
    }
    expectEqual(UIContentSizeCategory.unspecified.rawValue, "_UICTContentSizeCategoryUnspecified")
  }

  private final class KeyReader: UIView {
    var texts: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      texts += presses.compactMap { $0.key?.charactersIgnoringModifiers }
    }
  }

  @Test func keysWithoutTextHaveUIKitsNames() {
    let device = TestDevice()
    let view = KeyReader(frame: rect(0, 0, 100, 100))
    device.window.addSubview(view)
    device.frame()
    view.becomeFirstResponder()
    let functions: [UIKeyboardHIDUsage] = [
      .keyboardF1, .keyboardF2, .keyboardF3, .keyboardF4, .keyboardF5, .keyboardF6, .keyboardF7, .keyboardF8,
      .keyboardF9, .keyboardF10, .keyboardF11, .keyboardF12,
    ]
    let others: [(UIKeyboardHIDUsage, String)] = [
      (.keyboardUpArrow, "UpArrow"), (.keyboardDownArrow, "DownArrow"), (.keyboardLeftArrow, "LeftArrow"),
      (.keyboardRightArrow, "RightArrow"), (.keyboardEscape, "Escape"), (.keyboardPageUp, "PageUp"),
      (.keyboardPageDown, "PageDown"), (.keyboardHome, "Home"), (.keyboardEnd, "End"),
      (.keyboardDeleteForward, "Delete"),
    ]
    let named = functions.enumerated().map { ($1, "F\($0 + 1)") } + others
    for (key, _) in named { device.key(key) }
    expectEqual(view.texts, named.map { "UIKeyInput\($0.1)" })
    view.texts = []
    for key in [UIKeyboardHIDUsage.keyboardReturnOrEnter, .keypadEnter, .keyboardTab, .keyboardDeleteOrBackspace] {
      device.key(key)
    }
    expectEqual(view.texts, ["\r", "\r", "\t", "\u{8}"])
  }

  @Test func anImageViewsAnimationHasDefaults() {
    let view = UIImageView()
    expectNil(view.animationImages)
    expectNil(view.highlightedAnimationImages)
    expectProperty(\.animationRepeatCount, of: view, is: 0, keeps: 3)
    expectProperty(\.animationDuration, of: view, is: 0, keeps: 2)
    expectFalse(view.isAnimating)
    expectFalse(view.isUserInteractionEnabled)
  }

  /// Controls whose content does not fill their bounds.
  @Test func controlsAreNotOpaque() {
    for control in [
      UISwitch(), UISlider(), UIStepper(), UISegmentedControl(), UIButton(), UITextField(),
    ] {
      expectFalse(control.isOpaque, "\(type(of: control))")
    }
    expectFalse(UIProgressView().isOpaque)
  }

  @Test func aSegmentsTitleAndImageReplaceEachOther() {
    let control = UISegmentedControl(items: ["One", "Two"])
    let image = UIImage(systemName: "star")
    control.setImage(image, forSegmentAt: 0)
    expectNil(control.titleForSegment(at: 0))
    expectIdentical(control.imageForSegment(at: 0), image)
    control.setTitle("New", forSegmentAt: 0)
    expectEqual(control.titleForSegment(at: 0), "New")
    expectNil(control.imageForSegment(at: 0))
    expectEqual(control.titleForSegment(at: 1), "Two")
    control.setWidth(70, forSegmentAt: 1)
    expectEqual(control.widthForSegment(at: 1), 70)
    expectEqual(control.widthForSegment(at: 0), 0)
    control.setEnabled(false, forSegmentAt: 1)
    expectTrue(control.isEnabledForSegment(at: 0))
    expectFalse(control.isEnabledForSegment(at: 1))
  }
}
