import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// Views that are asked to become first responder before they are in a window, as in `viewDidLoad()`.
@MainActor
struct AwaitedFocusTests {
  private let device = TestDevice(size: CGSize(width: 300, height: 300))

  private final class Form: UIViewController {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(field)
      field.becomeFirstResponder()
    }
  }

  @Test func aFieldIsFocusedWhenItEntersTheWindow() {
    let form = Form()
    form.loadViewIfNeeded()
    expectFalse(form.field.isFirstResponder)
    device.window.rootViewController = form
    device.step()
    expectTrue(form.field.isFirstResponder)
    expectTrue(form.field.isEditing)
  }

  @Test func aTextViewIsFocusedAndARefusalIsNotRepeated() {
    let (text, label) = (UITextView(frame: rect(0, 0, 100, 100)), UILabel())
    text.becomeFirstResponder()
    expectFalse(label.becomeFirstResponder())
    device.window.addSubview(text)
    device.window.addSubview(label)
    expectTrue(text.isFirstResponder)
    text.resignFirstResponder()
    text.removeFromSuperview()
    device.window.addSubview(text)
    expectFalse(text.isFirstResponder)
  }

  @Test func theWishEndsWithResigning() {
    let field = UITextField(frame: rect(0, 0, 100, 30))
    field.becomeFirstResponder()
    field.resignFirstResponder()
    device.window.addSubview(field)
    expectFalse(field.isFirstResponder)
  }
}
