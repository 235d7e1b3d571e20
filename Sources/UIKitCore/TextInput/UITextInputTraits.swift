import Foundation

/// How a text wants to be typed.
///
/// There is no keyboard on the screen here, as on a simulator that is connected to the Mac's: of these settings
/// `isSecureTextEntry` and `enablesReturnKeyAutomatically` have consequences; the others say what a keyboard would look
/// like and what it would correct, and are kept.
///
/// - Fidelity: documented; what iOS makes optional has default values here.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  var autocorrectionType: UITextAutocorrectionType { get set }
  var spellCheckingType: UITextSpellCheckingType { get set }
  var smartQuotesType: UITextSmartQuotesType { get set }
  var smartDashesType: UITextSmartDashesType { get set }
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  var keyboardType: UIKeyboardType { get set }
  var keyboardAppearance: UIKeyboardAppearance { get set }
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether Return does nothing while there is no text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether dots are shown for letters.
  var isSecureTextEntry: Bool { get set }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var textContentType: UITextContentType! { get set }
}

/// For responders that have no settings: they cannot be changed.
extension UITextInputTraits {
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  public var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set {}
  }
  public var smartDashesType: UITextSmartDashesType {
    get { .default }
    set {}
  }
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { .default }
    set {}
  }
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }
}
