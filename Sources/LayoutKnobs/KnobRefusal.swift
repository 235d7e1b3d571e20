package import Foundation
import LayoutSolver
import PlainText

/// The reason why a value cannot be used.
package struct KnobRefusal: Error, Equatable, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }
}

extension KnobKey {
  /// The largest length in points, factor and count.
  package static let mostPoints: CGFloat = 100_000
  package static let largestFactor: CGFloat = 1_000
  package static let mostSubitems = 10_000

  /// Returns a value if a layout can use it.
  ///
  /// Only the distance between groups or lines may be negative: they overlap. So may the insets of a flow layout, which
  /// then extend the section.
  ///
  /// - Parameter typed: The text that the user typed for the value; `nil` if the value was not typed.
  package func checked(_ value: KnobValue, typed: String? = nil) throws(KnobRefusal) -> KnobValue {
    guard let number = value.number else { return value }
    guard number.isFinite else {
      throw KnobRefusal("\(propertyName) cannot be \(number.isNaN ? "NaN" : "infinite"): give a finite number")
    }
    let least: CGFloat = value.isCount ? 1 : (mayBeNegative ? -Self.mostPoints : 0)
    let most = value.isCount ? CGFloat(Self.mostSubitems) : (value.isFraction ? Self.largestFactor : Self.mostPoints)
    let words = typed ?? (number.magnitude < 1e12 ? number.text(decimals: 4) : "\(number)")
    guard number >= least else {
      throw KnobRefusal("\(propertyName) cannot be \(words): the least is \(least.text(decimals: 0))")
    }
    guard number <= most else {
      throw KnobRefusal("\(propertyName) cannot be \(words): the most is \(most.text(decimals: 0))")
    }
    return value
  }

  private var mayBeNegative: Bool {
    switch (part, property) {
    case (.section, .spacing), (.flow, .spacing), (.flow, .top), (.flow, .leading), (.flow, .bottom),
      (.flow, .trailing):
      true
    default: false
    }
  }

  /// Returns the value that a text means.
  ///
  /// A number keeps the kind of the value. A dimension is also `0.8w` and `0.5h` for fractions of the width and height,
  /// `120p` for points and `~44` for an estimate; a spacing is also `8f` for a flexible one. A behavior is its name. The
  /// notation of Swift, such as `.absolute(120)`, is understood as well.
  ///
  /// - Parameter current: The value that the text replaces.
  package func value(of text: String, replacing current: KnobValue) throws(KnobRefusal) -> KnobValue {
    let compact = text.filter { !$0.isWhitespace }
    if compact.hasPrefix("."), compact.contains(where: \.isLetter), let written = parsed(compact) {
      return try self.checked(written, typed: compact)
    }
    let text = compact.lowercased()
    if case .behavior = current {
      let found = OrthogonalBehavior.allCases.first { "\($0)".lowercased() == text }
      guard let found else {
        throw KnobRefusal(
          "there is no behavior \(text); use \(OrthogonalBehavior.allCases.map { "\($0)" }.joined(separator: ", "))")
      }
      return .behavior(found)
    }
    func checked(_ value: KnobValue) throws(KnobRefusal) -> KnobValue { try self.checked(value, typed: text) }
    let kind = text.first == "~" ? "~" : String(text.suffix(1))
    switch (current, kind) {
    case (.dimension, "~"): return try checked(.dimension(.estimated(number(String(text.dropFirst())))))
    case (.dimension, "w"): return try checked(.dimension(.fractionalWidth(number(String(text.dropLast())))))
    case (.dimension, "h"): return try checked(.dimension(.fractionalHeight(number(String(text.dropLast())))))
    case (.dimension, "p"): return try checked(.dimension(.absolute(number(String(text.dropLast())))))
    case (.spacing, "p"): return try checked(.spacing(.fixed(number(String(text.dropLast())))))
    case (.spacing, "f") where !Self.isInfinite(text):
      return try checked(.spacing(.flexible(number(String(text.dropLast())))))
    case (.count, _):
      let count = try number(text)
      guard count.isFinite, count == count.rounded() else {
        throw KnobRefusal("\(propertyName) cannot be \(text): give a whole number")
      }
      // The check is made before the conversion, because not every number is an `Int`.
      guard abs(count) <= 1e9 else {
        throw KnobRefusal("\(propertyName) cannot be \(text): the most is \(Self.mostSubitems)")
      }
      return try checked(.count(Int(count)))
    default: return try checked(current.with(number(text)))
    }
  }

  private static func isInfinite(_ text: String) -> Bool { text.drop { $0 == "-" || $0 == "+" } == "inf" }

  private func number(_ text: String) throws(KnobRefusal) -> CGFloat {
    if ["nan", "inf", "infinity"].contains(text.drop { $0 == "-" || $0 == "+" }) {
      return text.hasSuffix("nan") ? .nan : .infinity
    }
    // A number of more than forty digits is refused as text.
    guard let value = Double(decimal: text) else {
      throw KnobRefusal(
        "\(propertyName) cannot be \(String(text.prefix(40)).quoted): give a number, such as 0.8 or 120")
    }
    return CGFloat(value)
  }
}

extension KnobValue {
  fileprivate var isCount: Bool { if case .count = self { true } else { false } }
}
