import Foundation

/// A table of plurals, `NAME.stringsdict`, as texts for any number that has no form of its own.
struct PluralTable {
  /// The texts by key. The variables in a text are replaced with their form for other numbers.
  let texts: [String: String]

  /// Reads a file; `nil` if it is missing or damaged.
  init?(_ path: String) {
    guard let data = FileManager.default.contents(atPath: path),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    else { return nil }
    texts = list.compactMapValues { ($0 as? [String: Any]).flatMap(Self.text) }
  }

  private static func text(of entry: [String: Any]) -> String? {
    guard let format = entry["NSStringLocalizedFormatKey"] as? String else {
      let widths = entry["NSStringVariableWidthRuleType"] as? [String: String]
      return widths?.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }?.value
    }
    return expanded(format, entry, depth: 0)
  }

  /// Returns a format with the variables `%#@NAME@` replaced. A form may contain other variables.
  private static func expanded(_ format: String, _ entry: [String: Any], depth: Int) -> String {
    guard depth < 8 else { return format }
    return format.replacing(/%(?:\d+\$)?#@([^@]+)@/) { match in
      let forms = entry[String(match.1)] as? [String: Any]
      let form = forms?["other"] as? String ?? forms?["many"] as? String ?? ""
      return expanded(form, entry, depth: depth + 1)
    }
  }
}
