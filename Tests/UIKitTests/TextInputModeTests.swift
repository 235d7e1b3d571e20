import DeviceSupport
import TestSupport
import Testing
import UIKit
import UIKitCore

/// The language in which the user types.
@MainActor struct TextInputModeTests {
  @Test func theFirstResponderHasTheLanguageOfTheDevice() throws {
    var environment = RenderEnvironment.phone
    environment.language = try #require(DeviceLanguage("ko"))
    let device = TestDevice(environment: environment)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    device.window.addSubview(field)
    device.frame()
    expectNil(field.textInputMode)
    field.becomeFirstResponder()
    expectEqual(field.textInputMode?.primaryLanguage, "ko-KR")
    expectEqual(UITextInputMode.activeInputModes.map(\.primaryLanguage), ["ko-KR"])
  }
}
