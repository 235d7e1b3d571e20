public import Foundation

/// A formatter of the names of people, in place of `PersonNameComponentsFormatter`, which Foundation on Linux declares as
/// unavailable.
///
/// Names in Chinese, Japanese and Korean have the family name first and no spaces.
public final class TesseraNameFormatter: Formatter, @unchecked Sendable {
  /// The parts of a name that are shown.
  public enum Style: Int, Sendable {
    /// The same as `medium`.
    case `default` = 0
    /// The nickname, or else the given name.
    case short = 1
    /// The given and the family name.
    case medium = 2
    /// All parts but the nickname.
    case long = 3
    /// The initials.
    case abbreviated = 4
  }

  /// The use of a name.
  public struct Options: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The phonetic representation of the name is shown.
    public static let phonetic = Options(rawValue: 1 << 1)
  }

  /// The parts that are shown. The default is `default`.
  public var style = Style.default
  /// Whether the phonetic representation of names is shown. The default is `false`.
  public var isPhonetic = false
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The locale. The order of names depends on their script alone.
  public var locale: Locale! = .current

  /// Returns a name as text.
  public static func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []
  ) -> String {
    let formatter = TesseraNameFormatter()
    (formatter.style, formatter.isPhonetic) = (nameFormatStyle, nameOptions.contains(.phonetic))
    return formatter.string(from: components)
  }

  /// Returns a name as text.
  public func string(from components: PersonNameComponents) -> String {
    let name = isPhonetic ? components.phoneticRepresentation ?? PersonNameComponents() : components
    return NameText(name).text(style)
  }

  public override func string(for obj: Any?) -> String? { (obj as? PersonNameComponents).map { string(from: $0) } }

  /// Returns the parts of a name; `nil` for a text without one.
  public func personNameComponents(from string: String) -> PersonNameComponents? { NameText.components(of: string) }
}
