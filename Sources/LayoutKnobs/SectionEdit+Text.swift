import Foundation
import LayoutSolver
import PlainText

/// Changes of a section as text, such as `section interGroupSpacing 20, group/0 widthDimension .fractionalWidth(0.8)`.
extension SectionEdit {
  /// The changes in alphabetical order, so that equal changes have the same text; empty without changes.
  package var text: String {
    values.map { "\($0.key.part.path) \($0.key.propertyName) \($0.value.exactText)" }.sorted().joined(separator: ", ")
  }

  /// Reads changes from their text.
  package init(parsing text: String) throws(KnobRefusal) {
    self.init()
    guard text.contains(where: { !$0.isWhitespace }) else { return }
    for change in text.split(separator: ",", omittingEmptySubsequences: false) {
      let words = change.split(maxSplits: 2, whereSeparator: \.isWhitespace)
      guard words.count == 3, let key = KnobKey(path: words[0], property: words[1]) else {
        throw KnobRefusal(
          "expected a part, a property and a value such as \"group widthDimension .absolute(120)\", found "
            + String(change.prefix(80)).quoted)
      }
      set(try key.value(written: String(words[2])), for: key)
    }
  }
}

extension SectionEdit: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    do {
      try self.init(parsing: container.decode(String.self))
    } catch let refusal as KnobRefusal {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: refusal.description)
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}

extension KnobKey {
  /// Returns the value of a text in Swift's notation, such as `.fixed(8)` or `12`.
  fileprivate func value(written text: String) throws(KnobRefusal) -> KnobValue {
    guard let value = parsed(text) else {
      throw KnobRefusal("\(propertyName) cannot be \(String(text.prefix(40)).quoted): give \(example)")
    }
    return try checked(value)
  }

  func parsed(_ text: String) -> KnobValue? {
    if part == .flow { return Double(text).map { .points(CGFloat($0)) } }
    switch property {
    case .behavior: return OrthogonalBehavior.allCases.first { ".\($0)" == text }.map { .behavior($0) }
    case .count: return Int(text).map { .count($0) }
    case .width, .height:
      return Self.call(text).flatMap { DimensionSpec(function: $0.name, $0.number) }.map { .dimension($0) }
    case .spacing where part == .section, .top, .leading, .bottom, .trailing:
      return Double(text).map { .points(CGFloat($0)) }
    case .spacing, .edgeTop, .edgeLeading, .edgeBottom, .edgeTrailing:
      guard let (name, number) = Self.call(text) else { return nil }
      return name == "fixed" ? .spacing(.fixed(number)) : name == "flexible" ? .spacing(.flexible(number)) : nil
    case .itemSpacing, .headerWidth, .headerHeight, .footerWidth, .footerHeight: return nil
    }
  }

  /// A value of the key's kind, for messages.
  private var example: String {
    if part == .flow { return "a number such as 12" }
    return switch property {
    case .behavior: "a behavior such as .groupPaging"
    case .count: "a whole number such as 3"
    case .width, .height: "a dimension such as .fractionalWidth(0.8)"
    case .spacing where part == .section, .top, .leading, .bottom, .trailing: "a number such as 12"
    case .spacing, .edgeTop, .edgeLeading, .edgeBottom, .edgeTrailing: "a spacing such as .fixed(8)"
    case .itemSpacing, .headerWidth, .headerHeight, .footerWidth, .footerHeight: "a number such as 12"
    }
  }

  /// Returns the parts of `.name(number)` or `.name(estimate: number)`; `nil` for other texts.
  private static func call(_ text: String) -> (name: String, number: CGFloat)? {
    guard text.hasPrefix("."), text.hasSuffix(")"), let open = text.firstIndex(of: "(") else { return nil }
    var argument = text[text.index(after: open)...].dropLast()
    if argument.hasPrefix("estimate:") { argument = argument.dropFirst("estimate:".count).drop { $0 == " " } }
    return Double(argument).map { (String(text[..<open].dropFirst()), CGFloat($0)) }
  }
}

extension DimensionSpec {
  /// Creates the dimension that a function of `NSCollectionLayoutDimension` makes; returns `nil` for other names.
  fileprivate init?(function name: String, _ number: CGFloat) {
    switch name {
    case "fractionalWidth": self = .fractionalWidth(number)
    case "fractionalHeight": self = .fractionalHeight(number)
    case "absolute": self = .absolute(number)
    case "estimated": self = .estimated(number)
    case "uniformAcrossSiblings": self = .uniformAcrossSiblings(estimate: number)
    default: return nil
    }
  }

  /// The function of `NSCollectionLayoutDimension` that makes the dimension.
  fileprivate var function: String {
    switch self {
    case .fractionalWidth: "fractionalWidth("
    case .fractionalHeight: "fractionalHeight("
    case .absolute: "absolute("
    case .estimated: "estimated("
    case .uniformAcrossSiblings: "uniformAcrossSiblings(estimate: "
    }
  }
}

extension KnobValue {
  /// The value in Swift's notation, with all digits of its number.
  fileprivate var exactText: String {
    switch self {
    case .points(let value): value.allDigits
    case .dimension(let value): ".\(value.function)\(value.value.allDigits))"
    case .spacing(.fixed(let value)): ".fixed(\(value.allDigits))"
    case .spacing(.flexible(let value)): ".flexible(\(value.allDigits))"
    case .count(let value): "\(value)"
    case .behavior(let value): ".\(value)"
    }
  }
}

extension CGFloat {
  /// The shortest text that reads as the same number.
  fileprivate var allDigits: String {
    let text = "\(Double(self))"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
