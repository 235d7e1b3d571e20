/// The settings of ``UITextInputTraits``, which says which of them have an effect here.

/// The letters that a keyboard capitalizes.
///
/// - Fidelity: documented; kept, without effect.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  /// No letters.
  case none = 0
  /// The first letter of each word.
  case words = 1
  /// The first letter of each sentence.
  case sentences = 2
  /// All letters.
  case allCharacters = 3
}

/// Whether typed text is corrected.
///
/// - Fidelity: documented; kept, without effect.
public enum UITextAutocorrectionType: Int, Hashable, Sendable {
  /// The behavior that the system chooses.
  case `default` = 0
  /// Text is not corrected.
  case no = 1
  /// Text is corrected.
  case yes = 2
}

/// Whether spelling is checked.
///
/// - Fidelity: documented; kept, without effect.
public enum UITextSpellCheckingType: Int, Hashable, Sendable {
  /// The behavior that the system chooses.
  case `default` = 0
  /// Spelling is not checked.
  case no = 1
  /// Spelling is checked.
  case yes = 2
}

/// Whether straight quotation marks are replaced by typographic ones.
///
/// - Fidelity: documented; kept, without effect.
public enum UITextSmartQuotesType: Int, Hashable, Sendable {
  /// The behavior that the system chooses.
  case `default` = 0
  /// Quotation marks are kept.
  case no = 1
  /// Quotation marks are replaced.
  case yes = 2
}

/// Whether double hyphens are replaced by dashes.
///
/// - Fidelity: documented; kept, without effect.
public enum UITextSmartDashesType: Int, Hashable, Sendable {
  /// The behavior that the system chooses.
  case `default` = 0
  /// Hyphens are kept.
  case no = 1
  /// Double hyphens are replaced.
  case yes = 2
}

/// Whether spaces are adjusted around cut and pasted text.
///
/// - Fidelity: documented; kept, without effect.
public enum UITextSmartInsertDeleteType: Int, Hashable, Sendable {
  /// The behavior that the system chooses.
  case `default` = 0
  /// Spaces are kept.
  case no = 1
  /// Spaces are adjusted.
  case yes = 2
}

/// Whether the rest of a word or sentence is proposed while typing.
///
/// - Fidelity: documented; kept, without effect.
public enum UITextInlinePredictionType: Int, Hashable, Sendable {
  /// The behavior that the system chooses.
  case `default` = 0
  /// Nothing is proposed.
  case no = 1
  /// Text is proposed.
  case yes = 2
}

/// The kind of keyboard for a text.
///
/// - Fidelity: documented; kept, without effect, as no keyboard is drawn.
public enum UIKeyboardType: Int, Hashable, Sendable {
  /// The keyboard of the current language.
  case `default` = 0
  /// A keyboard for ASCII characters.
  case asciiCapable = 1
  /// A keyboard that begins with numbers and punctuation.
  case numbersAndPunctuation = 2
  /// A keyboard for web addresses.
  case URL = 3
  /// A number pad for digits.
  case numberPad = 4
  /// A number pad for phone numbers.
  case phonePad = 5
  /// A keyboard for names and phone numbers.
  case namePhonePad = 6
  /// A keyboard for email addresses.
  case emailAddress = 7
  /// A number pad with a decimal point.
  case decimalPad = 8
  /// A keyboard with at sign and number sign.
  case twitter = 9
  /// A keyboard for searching the web.
  case webSearch = 10
  /// A number pad for ASCII digits.
  case asciiCapableNumberPad = 11

  /// Another name for `asciiCapable`.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// The appearance of the keyboard.
///
/// - Fidelity: documented; kept, without effect, as no keyboard is drawn.
public enum UIKeyboardAppearance: Int, Hashable, Sendable {
  /// Light or dark, as the interface is.
  case `default` = 0
  /// Dark.
  case dark = 1
  /// Light.
  case light = 2

  /// Another name for `dark`.
  public static var alert: UIKeyboardAppearance { .dark }
}

/// The title of the Return key.
///
/// - Fidelity: documented; kept, without effect, as no keyboard is drawn.
public enum UIReturnKeyType: Int, Hashable, Sendable {
  /// "return".
  case `default` = 0
  /// "Go".
  case go = 1
  /// "Google", for a web search.
  case google = 2
  /// "Join".
  case join = 3
  /// "Next".
  case next = 4
  /// "Route".
  case route = 5
  /// "Search".
  case search = 6
  /// "Send".
  case send = 7
  /// "Yahoo!", for a web search.
  case yahoo = 8
  /// "Done".
  case done = 9
  /// "Emergency Call".
  case emergencyCall = 10
  /// "Continue".
  case `continue` = 11
}

/// The meaning of a text, by which a system offers to fill it in.
///
/// - Fidelity: documented; kept, without effect.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the content, as in HTML's `autocomplete`.
  public let rawValue: String
  /// Creates a content type from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A person's full name.
  public static let name = UITextContentType(rawValue: "name")
  /// A title before a name, such as "Dr.".
  public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
  /// A given name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A middle name.
  public static let middleName = UITextContentType(rawValue: "additional-name")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// A suffix after a name, such as "Jr.".
  public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
  /// A nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// A job title.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// The name of an organization.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A location, as an address or a name.
  public static let location = UITextContentType(rawValue: "location")
  /// A complete street address.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The first line of a street address.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// The second line of a street address.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// A city.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// A state or province.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// A city together with its state.
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  /// A part of a city.
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  /// A country or region.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A phone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An email address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A web address.
  public static let URL = UITextContentType(rawValue: "url")
  /// The number of a credit card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// A user name.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is valid once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}
