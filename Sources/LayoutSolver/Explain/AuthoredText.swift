import Foundation
import Geometry

/// Dimensions as written in code.
extension DimensionSpec {
  var authored: String {
    switch self {
    case .fractionalWidth(let value): ".fractionalWidth(\(value.plain(decimals: 4)))"
    case .fractionalHeight(let value): ".fractionalHeight(\(value.plain(decimals: 4)))"
    case .absolute(let value): ".absolute(\(value.plain()))"
    case .estimated(let value): ".estimated(\(value.plain()))"
    case .uniformAcrossSiblings(estimate: let value): ".uniformAcrossSiblings(estimate: \(value.plain()))"
    }
  }

  /// Returns the authored value and the resolved one: `width .fractionalWidth(0.25) of 290 → 72.5`.
  ///
  /// - Parameters:
  ///   - box: The size that a fraction refers to.
  ///   - reason: The reason for the value, if neither a fraction nor pixel rounding explains it.
  ///   - isReplaced: Whether the value comes from another source, such as a measured size.
  func text(
    _ axis: Axis, in box: CGSize, cameOutAs value: CGFloat, because reason: String? = nil, isReplaced: Bool = false
  ) -> String {
    let text = "\(axis.length) \(authored)"
    let outcome = "→ \(value.plain())" + (reason.map { " (\($0))" } ?? "")
    switch self {
    case _ where isReplaced: return "\(text) does not count \(outcome)"
    case .fractionalWidth(let fraction): return text + Self.product(fraction, box.width, value)
    case .fractionalHeight(let fraction): return text + Self.product(fraction, box.height, value)
    case .absolute, .estimated, .uniformAcrossSiblings: return "\(text) \(outcome)"
    }
  }

  /// Returns ` of 334 → 111`, with the product in between if it differs from the value.
  private static func product(_ fraction: CGFloat, _ length: CGFloat, _ value: CGFloat) -> String {
    let product = fraction * length
    let plain = " of \(length.plain())"
    guard product.plain() != value.plain() else { return "\(plain) → \(value.plain())" }
    return "\(plain) = \(product.plain()) → \(value.plain()) (\(product < 0 ? "never negative" : "whole pixels"))"
  }
}

extension SpacingSpec {
  var authored: String {
    switch self {
    case .fixed(let value): ".fixed(\(value.plain()))"
    case .flexible(let value): ".flexible(\(value.plain()))"
    }
  }
}

extension EdgeSpacingSpec {
  /// The edge spacing as written in code; `nil` if every edge is absent or zero.
  var authored: String? {
    let edges = [("leading", leading), ("top", top), ("trailing", trailing), ("bottom", bottom)]
    let written = edges.compactMap { name, spacing in
      spacing.flatMap { $0 == .fixed(0) ? nil : "\(name) \($0.authored)" }
    }
    return written.isEmpty ? nil : "edgeSpacing " + written.joined(separator: " ")
  }
}

extension NSDirectionalEdgeInsets {
  /// The nonzero insets as written in code; `nil` if all are zero.
  var authored: String? {
    let edges = [("top", top), ("leading", leading), ("bottom", bottom), ("trailing", trailing)]
    if top != 0, edges.allSatisfy({ $0.1 == top }) { return "contentInsets \(top.plain()) all around" }
    let written = edges.filter { $0.1 != 0 }.map { "\($0.0) \($0.1.plain())" }
    return written.isEmpty ? nil : "contentInsets " + written.joined(separator: " ")
  }

  /// Returns a note about the nonzero insets that the solver ignores because their axis is estimated; empty without
  /// such insets.
  func ignoredText(on estimated: AxisSet) -> String {
    let notes = [Axis.horizontal, .vertical].compactMap { axis -> String? in
      guard estimated.covers(axis), start(axis) != 0 || end(axis) != 0 else { return nil }
      return "\(axis.ends.start) and \(axis.ends.end) ignored: the \(axis.length) is estimated"
    }
    return notes.isEmpty ? "" : " (\(notes.joined(separator: "; ")))"
  }
}

extension GroupSpec {
  var authored: String {
    let direction = axis == .horizontal ? ".horizontal" : ".vertical"
    switch members {
    case .subitems: return "\(direction)(layoutSize:subitems:)"
    case .subitemCount(_, let count): return "\(direction)(layoutSize:subitem:count: \(count))"
    case .repeatingSubitem(_, let count): return "\(direction)(layoutSize:repeatingSubitem:count: \(count))"
    case .custom: return ".custom(layoutSize:itemProvider:)"
    }
  }
}

extension NSRectAlignment {
  var authored: String {
    switch self {
    case .none: ".none"
    case .top: ".top"
    case .topLeading: ".topLeading"
    case .leading: ".leading"
    case .bottomLeading: ".bottomLeading"
    case .bottom: ".bottom"
    case .bottomTrailing: ".bottomTrailing"
    case .trailing: ".trailing"
    case .topTrailing: ".topTrailing"
    }
  }
}

extension Axis {
  var coordinate: String { self == .horizontal ? "x" : "y" }
  var length: String { self == .horizontal ? "width" : "height" }
  /// The names of the axis's ends, in reading direction.
  var ends: (start: String, end: String) { self == .horizontal ? ("leading", "trailing") : ("top", "bottom") }
  var word: String { self == .horizontal ? "horizontal" : "vertical" }
}
