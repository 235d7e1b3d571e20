import Foundation

/// A string catalog, `NAME.xcstrings`, as the tables that a build makes of it, one for each language.
struct StringCatalog: Decodable {
  private struct Entry: Decodable {
    var localizations: [String: Localization]?
  }

  private struct Localization: Decodable {
    var stringUnit: Unit?
    var variations: Variations?
  }

  private struct Unit: Decodable {
    var value: String
  }

  private struct Variations: Decodable {
    var plural: [String: Localization]?
    var device: [String: Localization]?
  }

  private var sourceLanguage: String?
  private var strings: [String: Entry]

  /// Reads a file; `nil` if it is missing or damaged.
  static func read(_ path: String) -> StringCatalog? {
    FileManager.default.contents(atPath: path).flatMap { try? JSONDecoder().decode(StringCatalog.self, from: $0) }
  }

  /// The texts by language and key. A text without a value is its key in the language of the source.
  var tables: [String: [String: String]] {
    var result: [String: [String: String]] = [sourceLanguage ?? "en": [:]]
    for (key, entry) in strings {
      for (language, localization) in entry.localizations ?? [:] {
        result[language, default: [:]][key] = Self.text(localization, depth: 0)
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
}
