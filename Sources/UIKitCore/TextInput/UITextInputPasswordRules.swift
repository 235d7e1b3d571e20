import Foundation

/// The rules that a service has for passwords, by which iOS proposes one.
///
/// - Fidelity: documented; no passwords are proposed here.
open class UITextInputPasswordRules: NSObject, NSCopying, @unchecked Sendable {
  /// The rules as text, such as `required: lower; minlength: 8;`.
  open private(set) var passwordRulesDescriptor: String

  /// Creates rules from their text.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }

  /// Returns the rules themselves, which do not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
