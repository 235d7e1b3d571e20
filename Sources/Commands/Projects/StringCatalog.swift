import Foundation

/// A string catalog, `NAME.xcstrings`, as the tables that a build makes of it, one for each language.
struct StringCatalog: Decodable {
  private struct Entry: Decodable {
    var localizations: [String: Localization]?
  }

  private struct Localization: Decodable {
    var stringUnit: Unit?
    var variations: Variations?
    var substitutions: [String: Substitution]?
  }

  private struct Substitution: Decodable {
    var argNum: Int?
    var formatSpecifier: String?
    var variations: Variations?
  }

  private struct Unit: Decodable {
    var value: String
  }

  private struct Variations: Decodable {
    var plural: [String: Localization]?
    var device: [String: Localization]?
  }

  /// The texts of a language.
  struct Table {
    var plain: [String: String] = [:]
    /// Texts that depend on numbers, as entries of a `.stringsdict` file.
    var plurals: [String: [String: Any]] = [:]
  }

  private var sourceLanguage: String?
  private var strings: [String: Entry]

  /// Reads a file; `nil` if it is missing or damaged.
  static func read(_ path: String) -> StringCatalog? {
    FileManager.default.contents(atPath: path).flatMap { try? JSONDecoder().decode(StringCatalog.self, from: $0) }
  }

  /// The texts by language and key. A text without a value is its key in the language of the source.
  var tables: [String: Table] {
    var result = [sourceLanguage ?? "en": Table()]
    for (key, entry) in strings {
      for (language, localization) in entry.localizations ?? [:] {
        if let plural = Self.plural(localization) {
          result[language, default: Table()].plurals[key] = plural
        } else {
          result[language, default: Table()].plain[key] = Self.text(localization, depth: 0)
        }
      }
    }
    return result
  }

  /// Returns the text, of several the one for any other number, or for phones.
  private static func text(_ localization: Localization, depth: Int) -> String? {
    if let unit = localization.stringUnit { return unit.value }
    guard depth < 4, let variations = localization.variations else { return nil }
    let chosen = variations.plural?["other"] ?? variations.device?["iphone"] ?? variations.device?["other"]
    return chosen.flatMap { text($0, depth: depth + 1) }
  }

  /// Returns the forms of a text that depends on numbers; `nil` for any other text.
  private static func plural(_ localization: Localization) -> [String: Any]? {
    if let forms = localization.variations?.plural {
      return ["NSStringLocalizedFormatKey": "%#@value@", "value": variable(forms, specifier: "%lld")]
    }
    guard let substitutions = localization.substitutions, let format = localization.stringUnit?.value else {
      return nil
    }
    var entry: [String: Any] = [:]
    var numbered = format
    for (name, substitution) in substitutions {
      guard let forms = substitution.variations?.plural else { continue }
      if let number = substitution.argNum {
        numbered = numbered.replacingOccurrences(of: "%#@\(name)@", with: "%\(number)$#@\(name)@")
      }
      entry[name] = variable(forms, specifier: "%\(substitution.formatSpecifier ?? "lld")")
    }
    entry["NSStringLocalizedFormatKey"] = numbered
    return entry
  }

  /// - Parameter specifier: The specifier for which a form has `%arg`.
  private static func variable(_ forms: [String: Localization], specifier: String) -> [String: String] {
    forms.compactMapValues { text($0, depth: 0)?.replacingOccurrences(of: "%arg", with: specifier) }
  }
}
