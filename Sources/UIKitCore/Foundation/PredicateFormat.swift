import Foundation

extension NSPredicate {
  /// Creates a predicate from a text such as `"name CONTAINS[cd] %@"`.
  ///
  /// - Precondition: The text is in the grammar of predicates: comparisons of `SELF`, key paths, literals and
  ///   arguments, combined by `AND`, `OR` and `NOT`.
  /// - Fidelity: approximated; functions, variables, `SUBQUERY` and the aggregates `ANY`, `ALL` and `NONE` are absent.
  ///   Arguments may have any type. Properties are found by their names in dictionaries, in objects whose source was adapted, and in Swift values.
  public convenience init(format predicateFormat: String, _ args: Any...) {
    self.init(format: predicateFormat, argumentArray: args)
  }

  /// Creates a predicate from a text and its arguments.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    var parser = PredicateParser(predicateFormat, arguments ?? [])
    guard let test = parser.predicate() else {
      refuse(
        "Unable to parse the format string \"\(predicateFormat)\" at \"\(parser.rest)\"; see the grammar of NSPredicate."
      )
    }
    self.init { object, _ in test(object) }
  }
}

/// A parser of the texts of predicates.
struct PredicateParser {
  typealias Test = (Any?) -> Bool
  typealias Value = (Any?) -> Any?
  private var tokens: [String]
  private var arguments: [Any]

  init(_ text: String, _ arguments: [Any]) {
    (tokens, self.arguments) = (Self.tokens(of: text), arguments)
  }

  /// The text that has not been read.
  var rest: String { tokens.joined(separator: " ") }

  /// Returns the test that the whole text describes; `nil` if it is not in the grammar.
  mutating func predicate() -> Test? {
    guard let test = disjunction(), tokens.isEmpty else { return nil }
    return test
  }

  /// Splits a text into words, strings, placeholders and operators.
  private static func tokens(of text: String) -> [String] {
    let pattern = #""[^"]*"|'[^']*'|%[@Kdifu]|%l[diufx]+|[<>=!]=|=[<>]|<>|&&|\|\||[-+]?\d+(?:\.\d+)?|[\w.@#]+|\S"#
    guard let expression = try? NSRegularExpression(pattern: pattern) else { return [] }
    let range = NSRange(text.startIndex..., in: text)
    return expression.matches(in: text, range: range).compactMap { Range($0.range, in: text).map { String(text[$0]) } }
  }

  private mutating func take(_ words: String...) -> Bool {
    guard let first = tokens.first, words.contains(first.uppercased()) else { return false }
    tokens.removeFirst()
    return true
  }

  private mutating func disjunction() -> Test? {
    guard var test = conjunction() else { return nil }
    while take("OR", "||") {
      guard let next = conjunction() else { return nil }
      let first = test
      test = { first($0) || next($0) }
    }
    return test
  }

  private mutating func conjunction() -> Test? {
    guard var test = term() else { return nil }
    while take("AND", "&&") {
      guard let next = term() else { return nil }
      let first = test
      test = { first($0) && next($0) }
    }
    return test
  }

  private mutating func term() -> Test? {
    if take("NOT", "!") {
      guard let test = term() else { return nil }
      return { !test($0) }
    }
    if take("TRUEPREDICATE") { return { _ in true } }
    if take("FALSEPREDICATE") { return { _ in false } }
    if take("(") {
      guard let test = disjunction(), take(")") else { return nil }
      return test
    }
    guard let left = value(), let comparison = comparison(), let right = value() else { return nil }
    return { comparison(left($0), right($0)) }
  }

  // MARK: Values

  private mutating func value() -> Value? {
    guard let token = tokens.first else { return nil }
    tokens.removeFirst()
    switch token.uppercased() {
    case "SELF": return { $0 }
    case "NIL", "NULL": return { _ in nil }
    case "TRUE", "YES": return { _ in true }
    case "FALSE", "NO": return { _ in false }
    case "{": return list()
    default: break
    }
    if token.hasPrefix("%") {
      guard !arguments.isEmpty else { return nil }
      let argument = arguments.removeFirst()
      if token == "%K" { return { PredicateValue.value(at: "\(argument)", of: $0) } }
      return { _ in PredicateValue.unwrapped(argument) }
    }
    if token.count > 1, let quote = token.first, quote == "\"" || quote == "'" {
      let text = String(token.dropFirst().dropLast())
      return { _ in text }
    }
    if let number = Double(token) { return { _ in number } }
    guard let first = token.first, first.isLetter || first == "_" else { return nil }
    let path = token.hasPrefix("SELF.") || token.hasPrefix("self.") ? String(token.dropFirst(5)) : token
    return { PredicateValue.value(at: path, of: $0) }
  }

  private mutating func list() -> Value? {
    var values: [Value] = []
    while !take("}") {
      guard let value = value() else { return nil }
      values.append(value)
      _ = take(",")
    }
    return { object in values.map { $0(object) as Any } }
  }

  // MARK: Comparisons

  private mutating func comparison() -> ((Any?, Any?) -> Bool)? {
    guard let token = tokens.first?.uppercased() else { return nil }
    tokens.removeFirst()
    let options = comparisonOptions()
    switch token {
    case "=", "==": return { PredicateValue.areEqual($0, $1, options) }
    case "!=", "<>": return { !PredicateValue.areEqual($0, $1, options) }
    case "<": return { PredicateValue.order($0, $1, options) == .orderedAscending }
    case ">": return { PredicateValue.order($0, $1, options) == .orderedDescending }
    case "<=", "=<": return { PredicateValue.order($0, $1, options).map { $0 != .orderedDescending } ?? false }
    case ">=", "=>": return { PredicateValue.order($0, $1, options).map { $0 != .orderedAscending } ?? false }
    case "CONTAINS": return { PredicateValue.contains($0, $1, options) }
    case "IN": return { PredicateValue.contains($1, $0, options) }
    case "BEGINSWITH": return { PredicateValue.find($1, in: $0, options.union(.anchored)) }
    case "ENDSWITH": return { PredicateValue.find($1, in: $0, options.union([.anchored, .backwards])) }
    case "MATCHES": return { PredicateValue.matches($0, PredicateValue.text($1), options) }
    case "LIKE": return { PredicateValue.matches($0, PredicateValue.text($1).map(PredicateValue.wildcards), options) }
    case "BETWEEN": return { PredicateValue.isBetween($0, $1, options) }
    default: return nil
    }
  }

  /// Reads the letters in brackets after an operator: `c` ignores case, and `d` accents.
  private mutating func comparisonOptions() -> String.CompareOptions {
    guard tokens.first == "[", tokens.count > 2, tokens[2] == "]" else { return [] }
    let letters = tokens[1].lowercased()
    tokens.removeFirst(3)
    var options: String.CompareOptions = []
    if letters.contains("c") { options.insert(.caseInsensitive) }
    if letters.contains("d") { options.insert(.diacriticInsensitive) }
    return options
  }
}
