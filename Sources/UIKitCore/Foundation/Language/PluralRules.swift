import Foundation
import _FoundationICU

/// The plural categories of numbers, by the rules of the Unicode CLDR that ICU has.
enum PluralRules {
  /// Returns the categories of a number, the best first: `zero`, `one`, `two`, `few`, `many` or `other`.
  static func categories(of number: Double, in language: DeviceLanguage) -> [String] {
    // A table may have a form for nothing in every language.
    (number == 0 ? ["zero"] : []) + [rule(for: number, in: language), "other"]
  }

  private static func rule(for number: Double, in language: DeviceLanguage) -> String {
    var status = U_ZERO_ERROR
    guard let rules = swift_uplrules_open(language.locale.identifier, &status) else { return "other" }
    defer { swift_uplrules_close(rules) }
    var units = [UInt16](repeating: 0, count: 16)
    let count = swift_uplrules_select(rules, number, &units, Int32(units.count), &status)
    guard status.rawValue <= U_ZERO_ERROR.rawValue, units.indices.contains(Int(count)) else { return "other" }
    return String(decoding: units[..<Int(count)], as: UTF16.self)
  }
}
