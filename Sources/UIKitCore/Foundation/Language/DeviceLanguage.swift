import Foundation
import Synchronization

/// The language and region of the device.
///
/// Texts of bundles, `Locale.current` and the texts of UIKit's own views follow it.
package struct DeviceLanguage: Hashable, Codable, Sendable {
  /// The identifier of a locale, such as `ko_KR`, or `pseudo`.
  package let identifier: String

  /// The pseudolanguage: English with accents and a third longer, in which texts that are not localized stand out.
  package static let pseudo = DeviceLanguage(known: "pseudo")
  /// The language of a device that nobody has set up otherwise.
  package static let standard = DeviceLanguage(known: "en_US")
  /// The languages that a user switches through.
  package static let samples =
    ["en_US", "ko_KR", "ja_JP", "de_DE", "ar_EG", "he_IL"].map(DeviceLanguage.init(known:)) + [pseudo]

  private init(known identifier: String) { self.identifier = identifier }

  /// A language by its name; `nil` if no such language is known.
  ///
  /// - Parameter name: A language with or without a region, such as `ko`, `pt-BR` or `zh_Hant_TW`, or `pseudo`.
  package init?(_ name: String) {
    let parts = name.split { "-_".contains($0) }
    guard name.count <= 32, let language = parts.first?.lowercased() else { return nil }
    if parts.count == 1, let sample = Self.samples.first(where: { $0.code == language }) {
      self = sample
      return
    }
    guard Locale.LanguageCode(language).isISOLanguage, parts.allSatisfy({ $0.allSatisfy(\.isLetter) || $0.count == 3 })
    else { return nil }
    identifier = ([language] + parts.dropFirst().map { $0.count == 2 ? $0.uppercased() : $0.capitalized })
      .joined(separator: "_")
  }

  /// The code of the language, such as `ko`.
  package var code: String { identifier.split(separator: "_").first.map(String.init) ?? "en" }

  package var isPseudo: Bool { self == .pseudo }

  /// The locale of formatted numbers and dates.
  package var locale: Locale { Locale(identifier: isPseudo ? "en_US" : identifier) }

  /// Whether the language is written from right to left.
  package var isRightToLeft: Bool { locale.language.characterDirection == .rightToLeft }

  /// The names of a bundle's localizations that serve this language, the best first.
  package var candidates: [String] {
    guard !isPseudo else { return ["en"] }
    let parts = identifier.split(separator: "_").map(String.init)
    let names = (1...parts.count).reversed().map { parts[..<$0] }
    var found = names.flatMap { [$0.joined(separator: "-"), $0.joined(separator: "_")] }
    if code == "zh" {
      found.insert(["TW", "HK", "MO"].contains(parts.last) ? "zh-Hant" : "zh-Hans", at: found.count - 2)
    }
    return found
  }
}

extension DeviceLanguage {
  private static let latest = Mutex(DeviceLanguage.standard)

  /// The language of the device whose code runs, or ran last.
  package static var current: DeviceLanguage { latest.withLock { $0 } }

  /// Makes this language the current one.
  package func makeCurrent() {
    (_, _) = (BundleMethods.replaced, DefaultsURLs.replaced)
    Self.latest.withLock { $0 = self }
  }
}
