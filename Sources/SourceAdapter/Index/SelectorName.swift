import SwiftSyntax

/// The names that Objective-C has for methods of Swift.
enum SelectorName {
  /// Prepositions that begin a selector's second part without `With` before them.
  private static let prepositions: Set = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given",
    "in",
    "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until", "using",
    "via",
    "when", "with", "within",
  ]

  /// Returns the selector of a method: `tapped(_:)` is `tapped:`, `move(to:by:)` is `moveTo:by:`.
  static func method(_ name: String, labels: [String]) -> String {
    guard let first = labels.first else { return name }
    var selector = name
    if first != "_" {
      let word = first.prefix { !$0.isUppercase && $0 != "_" }
      selector += (prepositions.contains(String(word)) ? "" : "With") + capitalized(first)
    }
    return selector + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
  }

  static func setter(_ name: String) -> String { "set" + capitalized(name) + ":" }

  private static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}

extension Member {
  /// The labels of the parameters, `_` for none.
  var labels: [String] { parameters?.map(\.firstName.text) ?? [] }

  /// The name with its labels, as in `move(to:by:)`.
  var fullName: String { parameters == nil ? name : "\(name)(\(labels.map { $0 + ":" }.joined()))" }

  /// The selector of the function on iOS, or of the variable's getter.
  var selector: String {
    if let attribute = (node as? any WithAttributesSyntax)?.attributes.attribute("objc"),
      let given = attribute.arguments?.trimmedDescription, !given.isEmpty
    {
      return given
    }
    return plainSelector
  }

  /// The selector without a name that `@objc` gives, which the methods that implement a requirement do not repeat.
  var plainSelector: String { parameters == nil ? name : SelectorName.method(name, labels: labels) }

  var setterSelector: String { SelectorName.setter(selector) }

  /// Whether the function suspends or throws: its selector has another form, which nothing sends.
  var hasEffects: Bool { function?.signature.effectSpecifiers != nil || initializer?.signature.effectSpecifiers != nil }
}
