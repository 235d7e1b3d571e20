public import Foundation

/// A language in which the user types.
///
/// - Fidelity: documented; the keyboard of the machine is in the language of the device, and there is no other.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
  private let language: DeviceLanguage

  private init(_ language: DeviceLanguage) { self.language = language }

  /// The language and its region, such as `en-US`.
  open var primaryLanguage: String? { language.locale.identifier(.bcp47) }

  /// The languages that the user has switched on: that of the device.
  open class var activeInputModes: [UITextInputMode] { [UITextInputMode(.current)] }

  /// A notification for a change of the language in which the user types.
  public nonisolated static let currentInputModeDidChangeNotification = Notification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")
}
