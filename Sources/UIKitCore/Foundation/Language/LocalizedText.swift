import Foundation

extension String {
  /// A text to look up in a table of localized strings: a format, and the arguments that the text's interpolations give.
  ///
  /// - Fidelity: documented; format styles are applied when the text is made.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
    let key: String
    let arguments: [String]
    /// The arguments that are numbers, for the choice of plural forms.
    let numbers: [Double?]

    /// Creates a text without arguments.
    public init(_ value: String) {
      (key, arguments, numbers) = (value.replacingOccurrences(of: "%", with: "%%"), [], [])
    }
    /// Creates a text without arguments.
    public init(stringLiteral value: String) { self.init(value) }
    /// Creates a text from a literal with interpolations.
    public init(stringInterpolation: StringInterpolation) {
      (key, arguments) = (stringInterpolation.key, stringInterpolation.arguments)
      numbers = stringInterpolation.numbers
    }

    /// The parts of a literal with interpolations.
    public struct StringInterpolation: StringInterpolationProtocol {
      var key = ""
      var arguments: [String] = []
      var numbers: [Double?] = []

      /// Creates the parts of an empty literal.
      public init(literalCapacity: Int, interpolationCount: Int) {}
      /// Adds text.
      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacingOccurrences(of: "%", with: "%%")
      }
      /// Adds a text as an argument.
      public mutating func appendInterpolation(_ string: String) { append("%@", string) }
      /// Adds a whole number as an argument.
      public mutating func appendInterpolation<Number: BinaryInteger>(_ value: Number) {
        append("%lld", "\(value)", Double(value))
      }
      /// Adds a number as an argument.
      public mutating func appendInterpolation(_ value: Double) { append("%lf", String(format: "%f", value), value) }
      /// Adds a value as an argument.
      public mutating func appendInterpolation<Value: CustomStringConvertible>(_ value: Value) {
        append("%@", value.description)
      }

      private mutating func append(_ specifier: String, _ argument: String, _ number: Double? = nil) {
        key += specifier
        arguments.append(argument)
        numbers.append(number)
      }
    }

    /// Returns the text of an entry of a table; without an entry, the value itself.
    func text(in bundle: Bundle, key: String, table: String?) -> String {
      let format =
        switch bundle.localizedText(forKey: key, table: table) {
        case .text(let text)?: text
        case .plural(let plural)?: plural.format(for: numbers, in: .current)
        case nil: self.key
        }
      return text(of: PseudoText.ifNeeded(format))
    }

    /// Returns a format's text with the arguments in place of its specifiers.
    func text(of format: String) -> String {
      var result = ""
      var next = 0
      var rest = Substring(format)
      while let percent = rest.firstIndex(of: "%") {
        result += rest[..<percent]
        rest = rest[rest.index(after: percent)...]
        if rest.first == "%" {
          result += "%"
          rest = rest.dropFirst()
          continue
        }
        let end = rest.firstIndex { $0.isLetter && !"lhqLz".contains($0) || $0 == "@" }
        guard let end else { return result + "%" + rest }
        let position = rest[..<end].firstIndex(of: "$").flatMap { Int(rest[..<$0]) }
        let index = (position ?? next + 1) - 1
        if arguments.indices.contains(index) { result += arguments[index] }
        if position == nil { next += 1 }
        rest = rest[rest.index(after: end)...]
      }
      return result + rest
    }
  }

  /// Creates a text from a bundle's table of localized strings; without an entry, from the value itself.
  ///
  /// A text with plural forms has the form for its numbers.
  ///
  /// - Fidelity: documented; inflection by grammatical agreement is not applied.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self = keyAndValue.text(in: bundle ?? .main, key: keyAndValue.key, table: table)
  }

  /// Creates a text from a bundle's table of localized strings by a key that is not the text itself.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = defaultValue.text(in: bundle ?? .main, key: "\(key)", table: table)
  }

  /// Creates the text of a resource.
  public init(localized resource: LocalizedStringResource) {
    self.init(localized: resource.defaultValue, table: resource.table)
  }
}

/// A localized text that is looked up when it is used.
///
/// - Fidelity: documented; the main bundle's tables are used.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable, Sendable {
  /// The text, which is also its key.
  public let defaultValue: String.LocalizationValue
  /// The name of the table; `nil` for the bundle's own.
  public let table: String?

  /// Creates a resource.
  public init(_ keyAndValue: String.LocalizationValue, table: String? = nil, comment: StaticString? = nil) {
    (defaultValue, self.table) = (keyAndValue, table)
  }
  /// Creates a resource from a literal.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }
  /// Creates a resource from a literal with interpolations.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
  /// The key in the table.
  public var key: String { defaultValue.key }
}
