import Foundation

/// A text whose form depends on numbers: an entry of a `.stringsdict` file.
struct PluralText: Sendable {
  /// A variable of the text, with its forms by category: `zero`, `one`, `two`, `few`, `many` and `other`.
  private typealias Forms = [String: String]

  private let format: String
  private let variables: [String: Forms]

  /// - Parameter entry: The entry's property list.
  init?(_ entry: [String: Any]) {
    if let format = entry["NSStringLocalizedFormatKey"] as? String {
      self.format = format
      variables = entry.compactMapValues { ($0 as? [String: Any])?.compactMapValues { $0 as? String } }
      return
    }
    // Texts by the width of the screen: the widest.
    let widths = entry["NSStringVariableWidthRuleType"] as? [String: String]
    guard let widest = widths?.max(by: { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) })?.value else { return nil }
    (format, variables) = (widest, [:])
  }

  /// The text with the forms for any other number, by which it is known until the numbers are.
  var other: String { text { _ in ["other"] } }

  /// Returns the format for some arguments: each variable is replaced by the form for its number.
  func format(for numbers: [Double?], in language: DeviceLanguage) -> String {
    text { index in
      let number = numbers.indices.contains(index) ? numbers[index] : nil
      return number.map { PluralRules.categories(of: $0, in: language) } ?? ["other"]
    }
  }

  /// Returns the format with variables replaced.
  ///
  /// - Parameter categories: Returns the categories of the argument at an index, the best first.
  private func text(_ categories: (Int) -> [String]) -> String {
    var next = 0
    return expanded(format, argument: nil, depth: 0, next: &next, categories)
  }

  private func expanded(
    _ text: String, argument: Int?, depth: Int, next: inout Int, _ categories: (Int) -> [String]
  ) -> String {
    guard depth < 8 else { return "" }
    var result = ""
    for piece in FormatPieces(text) {
      switch piece {
      case .text(let text): result += text
      case .variable(let name, let position):
        let index = position.map { $0 - 1 } ?? next
        if position == nil { next += 1 }
        let forms = variables[name] ?? [:]
        let form = categories(index).lazy.compactMap { forms[$0] }.first ?? forms["many"] ?? ""
        result += expanded(form, argument: index, depth: depth + 1, next: &next, categories)
      case .specifier(let specifier, let position):
        let index = position.map { $0 - 1 } ?? argument ?? next
        if position == nil, argument == nil { next += 1 }
        result += "%\(index + 1)$\(specifier)"
      }
    }
    return result
  }
}

/// The pieces of a format: text, specifiers such as `%d`, and variables such as `%#@files@`.
struct FormatPieces: Sequence, IteratorProtocol {
  enum Piece {
    case text(String)
    /// A specifier without its percent sign and position.
    case specifier(String, position: Int?)
    case variable(String, position: Int?)
  }

  private var rest: Substring

  init(_ format: String) { rest = Substring(format) }

  mutating func next() -> Piece? {
    guard let first = rest.first else { return nil }
    guard first == "%" else {
      let end = rest.firstIndex(of: "%") ?? rest.endIndex
      defer { rest = rest[end...] }
      return .text(String(rest[..<end]))
    }
    if let match = rest.prefixMatch(of: /%(?:(\d+)\$)?#@([^@]*)@/) {
      rest = rest[match.range.upperBound...]
      return .variable(String(match.2), position: match.1.flatMap { Int($0) })
    }
    if let match = rest.prefixMatch(of: /%(?:(\d+)\$)?([-+ 0#']*[0-9.]*(?:hh|h|ll|l|q|L|z|t|j)?[@a-zA-Z])/) {
      rest = rest[match.range.upperBound...]
      return .specifier(String(match.2), position: match.1.flatMap { Int($0) })
    }
    // A percent sign of two, or one that begins nothing.
    let count = rest.hasPrefix("%%") ? 2 : 1
    defer { rest = rest.dropFirst(count) }
    return .text(String(rest.prefix(count)))
  }
}
