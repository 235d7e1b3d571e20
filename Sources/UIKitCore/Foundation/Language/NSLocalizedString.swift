import Foundation

/// Foundation on Linux reads the texts of one language only, and ends the app when it reads plurals. This function has the
/// linker's name of its `NSLocalizedString`, so that every call comes here instead.
@_silgen_name("$s10Foundation17NSLocalizedString_9tableName6bundle5value7commentS2S_SSSgAA6BundleCS2StF")
package func deviceLocalizedString(
  _ key: String, tableName: String?, bundle: Bundle, value: String, comment: String
) -> String {
  bundle.deviceText(forKey: key, value: value, table: tableName)
}

extension Bundle {
  /// Returns a text in the device's language.
  package final func deviceText(forKey key: String, value: String?, table: String?) -> String {
    let entry = localizedText(forKey: key, table: table)
    let text = PseudoText.ifNeeded(entry?.format ?? (value.flatMap { $0.isEmpty ? nil : $0 } ?? key))
    if case .plural(let plural)? = entry { PluralFormats.note(plural, as: text) }
    return text
  }

  /// Returns the entry of a table; `nil` without one.
  func localizedText(forKey key: String, table: String?) -> LocalizedEntry? {
    guard let root = resourceURL else { return nil }
    let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
    let folders = localizationFolders.map { root.appendingPathComponent("\($0).lproj") } + [root]
    return folders.lazy.compactMap { LocalizedTables.entry(key, ofTable: name, in: $0.path) }.first
  }

  /// The names of the localizations to look in: those of the device's language, then that of the development.
  package var localizationFolders: [String] {
    let known = Set(localizations)
    let development = infoDictionary?["CFBundleDevelopmentRegion"] as? String
    let names = DeviceLanguage.current.candidates + [development, "Base", "en"].compactMap { $0 }
    // An app that has none of these appears in a language that it has.
    return names.filter(known.contains) + known.subtracting(names).sorted()
  }
}
