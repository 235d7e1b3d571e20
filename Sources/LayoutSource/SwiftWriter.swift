import Foundation
import Geometry
import LayoutSolver

/// A writer of indented lines of Swift.
struct SwiftWriter {
  private var lines: [String] = []
  private var depth = 0
  private var names: [String: Int] = [:]

  var text: String { lines.joined(separator: "\n") + "\n" }

  mutating func add(_ line: String) {
    lines.append(line.isEmpty ? "" : String(repeating: "  ", count: depth) + line)
  }

  mutating func indented(_ body: (inout SwiftWriter) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }

  mutating func block(
    _ head: String, parameters: String? = nil, closing: String = "}", _ body: (inout SwiftWriter) -> Void
  ) {
    add("\(head) {" + (parameters.map { " \($0)" } ?? ""))
    indented(body)
    add(closing)
  }

  /// Adds an assignment, unless the value is the default.
  mutating func set(_ property: String, _ value: CGFloat, unless usual: CGFloat) {
    if value != usual { add("\(property) = \(value.swift)") }
  }

  /// Returns a new name of a local constant: `item`, `item2`.
  mutating func name(_ base: String) -> String {
    names[base, default: 0] += 1
    let number = names[base] ?? 1
    return number == 1 ? base : "\(base)\(number)"
  }

  mutating func forgetNames() { names = [:] }
}

extension CGFloat {
  /// The number as a Swift literal, which reads back as the same number.
  var swift: String {
    if isNaN { return ".nan" }
    if isInfinite { return self < 0 ? "-.infinity" : ".infinity" }
    let text = "\(Double(self))"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension DimensionSpec {
  var swift: String {
    switch self {
    case .fractionalWidth(let value): ".fractionalWidth(\(value.swift))"
    case .fractionalHeight(let value): ".fractionalHeight(\(value.swift))"
    case .absolute(let value): ".absolute(\(value.swift))"
    case .estimated(let value): ".estimated(\(value.swift))"
    case .uniformAcrossSiblings(estimate: let value): ".uniformAcrossSiblings(estimate: \(value.swift))"
    }
  }
}

extension SwiftWriter {
  /// Adds a constant for a size, and returns its name: `itemSize` for `item`.
  mutating func add(_ size: SizeSpec, of owner: String) -> String {
    add(
      "let \(owner)Size = NSCollectionLayoutSize(widthDimension: \(size.width.swift), heightDimension: "
        + "\(size.height.swift))")
    return "\(owner)Size"
  }

  /// Returns the kind of an element as an expression.
  static func kind(_ kind: String) -> String {
    switch kind {
    case "UICollectionElementKindSectionHeader": "UICollectionView.elementKindSectionHeader"
    case "UICollectionElementKindSectionFooter": "UICollectionView.elementKindSectionFooter"
    default: kind.debugDescription
    }
  }
}

extension SpacingSpec {
  var swift: String {
    switch self {
    case .fixed(let value): ".fixed(\(value.swift))"
    case .flexible(let value): ".flexible(\(value.swift))"
    }
  }
}

extension EdgeSpacingSpec {
  /// The expression; `nil` if no edge has a distance.
  var swift: String? {
    let edges = [("leading", leading), ("top", top), ("trailing", trailing), ("bottom", bottom)]
    guard edges.contains(where: { $0.1 != nil && $0.1 != .fixed(0) }) else { return nil }
    let arguments = edges.map { "\($0.0): \($0.1?.swift ?? "nil")" }
    return "NSCollectionLayoutEdgeSpacing(\(arguments.joined(separator: ", ")))"
  }
}

extension NSDirectionalEdgeInsets {
  var swift: String {
    "NSDirectionalEdgeInsets(top: \(top.swift), leading: \(leading.swift), bottom: \(bottom.swift), "
      + "trailing: \(trailing.swift))"
  }
}

extension CGPoint {
  var swift: String { "CGPoint(x: \(x.swift), y: \(y.swift))" }
}
