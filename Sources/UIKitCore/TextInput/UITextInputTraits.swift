import Foundation

/// The settings for typing text into a responder.
///
/// No keyboard is shown on the screen, as on a simulator connected to a Mac's keyboard. `isSecureTextEntry` and
/// `enablesReturnKeyAutomatically` have an effect; the others describe the appearance and the corrections of a
/// keyboard, and are kept.
///
/// - Fidelity: documented; properties that are optional on iOS have default values here.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  /// The capitalization that a keyboard on the screen would apply.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether a keyboard on the screen would correct the text.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether spelling would be checked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Whether straight quotation marks would be replaced.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// Whether double hyphens would be replaced by dashes.
  var smartDashesType: UITextSmartDashesType { get set }
  /// Whether spaces would be adjusted around cut and pasted text.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// Whether the rest of a word or sentence would be proposed while typing.
  var inlinePredictionType: UITextInlinePredictionType { get set }
  /// The kind of keyboard that would be shown.
  var keyboardType: UIKeyboardType { get set }
  /// The appearance of the keyboard that would be shown.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// The title that the Return key would have.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether Return has an effect only if there is text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether the text is concealed by dots.
  var isSecureTextEntry: Bool { get set }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The meaning of the text, by which a system would offer to fill it in; `nil` for none.
  var textContentType: UITextContentType! { get set }
  /// The rules for a proposed password; `nil` for none.
  var passwordRules: UITextInputPasswordRules? { get set }
}

/// The default values, for responders without settings. Setting them has no effect.
extension UITextInputTraits {
  /// The default value, `sentences`.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  /// The default value, `default`.
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  /// The default value, `default`.
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  /// The default value, `default`.
  public var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set {}
  }
  /// The default value, `default`.
  public var smartDashesType: UITextSmartDashesType {
    get { .default }
    set {}
  }
  /// The default value, `default`.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { .default }
    set {}
  }
  /// The default value, `default`.
  public var inlinePredictionType: UITextInlinePredictionType {
    get { .default }
    set {}
  }
  /// The default value, `default`.
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  /// The default value, `default`.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
  /// The default value, `default`.
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  /// The default value, `false`.
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  /// The default value, `false`.
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The default value, `nil`.
  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }
  /// The default value, `nil`.
  public var passwordRules: UITextInputPasswordRules? {
    get { nil }
    set {}
  }
}
