import DeviceSupport
import TestSupport
import Testing
import UIKit
import UIKitCore

/// Methods of UIKit that nib files call as actions.
@MainActor
struct NamedActionTests {
  private let device = TestDevice(size: CGSize(width: 300, height: 500))

  /// Shows a text field with an action for the end of its text, and begins to edit it.
  private func field(_ selector: String, to target: String) throws -> UITextField {
    let view = try #require(
      NibText.view(
        """
        <view id="v"><rect key="frame" x="0" y="0" width="300" height="500"/><subviews><textField id="f">
        <rect key="frame" x="0" y="100" width="300" height="40"/><connections><action selector="\(selector)"
          destination="\(target)" eventType="editingDidEndOnExit" id="a"/></connections></textField></subviews></view>
        """))
    let page = UIViewController()
    page.view.addSubview(view)
    device.window.rootViewController = page
    device.run(for: 0.1)
    let field = try #require(view.subviews.first as? UITextField)
    field.becomeFirstResponder()
    return field
  }

  @Test(arguments: [("resignFirstResponder", "f"), ("resignFirstResponder", "-2"), ("endEditing:", "v")])
  func theReturnKeyEndsEditing(selector: String, target: String) throws {
    let field = try field(selector, to: target)
    expectTrue(field.isFirstResponder)
    field.sendActions(for: .editingDidEndOnExit)
    expectFalse(field.isFirstResponder, "\(selector) to \(target)")
  }
}
