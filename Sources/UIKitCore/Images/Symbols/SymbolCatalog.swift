import Drawing
import Foundation

/// The catalog of symbols: those with a drawing, and their variants by rule, such as `trash.circle.fill` or
/// `bell.slash`.
///
/// All drawings are original, because San Francisco's symbols are not licensed for other systems.
enum SymbolCatalog {
  /// - Returns: The steps of painting, or `nil` if there is no drawing for the name.
  static func marks(named name: String) -> [SymbolMark]? { marks(named: name, depth: 0) }

  /// The placeholder for symbols without a drawing.
  static let placeholder: [SymbolMark] = {
    let dots = (0..<20).map { dot -> Outline.Contour in
      // The dots are evenly distributed along a square with five dots on a side.
      let (side, step) = (dot / 5, CGFloat(dot % 5) * 16 - 40)
      let corner: [CGPoint] = [
        CGPoint(x: step, y: -40), CGPoint(x: 40, y: step), CGPoint(x: -step, y: 40), CGPoint(x: -40, y: -step),
      ]
      return .ellipse(center: corner[side], radii: CGSize(width: 0.5, height: 0.5))
    }
    return [SymbolMark(outline: Outline(contours: dots), isFilled: false, pen: 0.9)]
  }()

  /// The names of all drawings, in alphabetical order.
  static let names: [String] = scores.keys.sorted()

  private static let longestChain = 6

  private static func marks(named name: String, depth: Int) -> [SymbolMark]? {
    guard depth < longestChain else { return nil }
    if let layers = layers(named: name) { return layers.flatMap { $0.mark(filled: false) } }
    if let stem = name.stem(before: ".fill") { return filled(stem, depth: depth + 1) }
    if let stem = name.stem(before: ".slash") {
      return marks(named: stem, depth: depth + 1).map { $0 + SymbolVariants.slash }
    }
    if let (shape, stem) = enclosure(of: name) {
      return inner(stem, depth: depth + 1).map { SymbolVariants.enclosed($0, in: shape, filled: false) }
    }
    return badged(name) { marks(named: $0, depth: depth + 1) }
  }

  private static func filled(_ name: String, depth: Int) -> [SymbolMark]? {
    guard depth < longestChain else { return nil }
    if let layers = layers(named: name) {
      return layers.flatMap { $0.mark(filled: layers.contains(where: \.isClosed)) }
    }
    if let stem = name.stem(before: ".slash") {
      return filled(stem, depth: depth + 1).map { $0 + SymbolVariants.slash }
    }
    if let (shape, stem) = enclosure(of: name) {
      return inner(stem, depth: depth + 1).map { SymbolVariants.enclosed($0, in: shape, filled: true) }
    }
    return badged(name) { filled($0, depth: depth + 1) }
  }

  /// Returns the symbol inside an enclosure: filled, if it has a filled variant.
  private static func inner(_ name: String, depth: Int) -> [SymbolMark]? {
    if let number = SymbolVariants.number(name, digit: { marks(named: "digit.\($0)") }) { return number }
    if name.count == 1, let letter = marks(named: "letter.\(name)", depth: depth) { return letter }
    return filled(name, depth: depth) ?? marks(named: name, depth: depth)
  }

  private static func enclosure(of name: String) -> (SymbolVariants.Enclosure, String)? {
    for shape in SymbolVariants.Enclosure.allCases {
      if let stem = name.stem(before: ".\(shape.rawValue)") { return (shape, stem) }
    }
    return nil
  }

  private static func badged(_ name: String, base: (String) -> [SymbolMark]?) -> [SymbolMark]? {
    if let body = name.stem(before: ".badge").flatMap(base) { return SymbolVariants.dotted(body) }
    guard let mark = name.range(of: ".badge."), let body = base(String(name[..<mark.lowerBound])),
      let badge = layers(named: String(name[mark.upperBound...]))
    else { return nil }
    return SymbolVariants.badged(body, with: badge.flatMap { $0.mark(filled: false) })
  }
}

extension SymbolCatalog {
  static func layers(named name: String) -> [SymbolLayer]? {
    guard let score = scores[SymbolAliases.all[name] ?? name] else { return nil }
    return SymbolScore.layers(of: score, named: layers(named:))
  }

  private static let scores: [String: String] = {
    var scores: [String: String] = [:]
    for book in SymbolDrawings.all {
      var name = ""
      for line in book.split(separator: "\n") {
        // A line without indentation begins a symbol, and indented lines continue it.
        if line.first != " " {
          let parts = line.split(separator: " ", maxSplits: 1)
          name = String(parts[0])
          scores[name] = parts.count > 1 ? String(parts[1]) : ""
        } else {
          scores[name, default: ""] += line
        }
      }
    }
    return scores
  }()
}

extension String {
  /// Returns the part before a suffix; `nil` if the string does not end with it, or is equal to it.
  fileprivate func stem(before suffix: String) -> String? {
    hasSuffix(suffix) && count > suffix.count ? String(dropLast(suffix.count)) : nil
  }
}
