import Drawing
import Foundation

/// A parser of the notation in which symbols are written.
///
/// Layers are painted on top of each other and separated by `;`. Each begins with an operation, followed by a factor of
/// the line width unless it is 1:
///
/// - `s` the body: stroked, and filled in the filled variant; `F` filled and stroked in both; `f` only filled;
/// - `d` a line, and `D` an area, that contrast with the body in both variants;
/// - `c` a line, and `x` an area, that are cut out in both;
/// - `-` or `+` before it: in the outlined, or the filled, variant only;
/// - `@ name x y scale`: another symbol at a position and scale.
///
/// Shapes follow: `M x y`, `L x y …`, `C x y x y x y …` and `Z` as in SVG; `o x y radius` a circle, `e x y rx ry` an
/// ellipse, `r x y width height radius` a rectangle, `a x y radius from to` an arc in degrees clockwise from the right,
/// `* x y outer inner points` a star.
struct SymbolScore {
  private var tokens: ArraySlice<Substring>

  private init(_ text: Substring) { tokens = text.split(whereSeparator: \.isWhitespace)[...] }

  /// Parses layers.
  ///
  /// - Parameter named: A closure that returns the layers of other symbols.
  /// - Returns: `nil` for a text that is not in the notation.
  static func layers(of text: some StringProtocol, named: (String) -> [SymbolLayer]?) -> [SymbolLayer]? {
    var layers: [SymbolLayer] = []
    for part in text.split(separator: ";") {
      var score = SymbolScore(Substring(part))
      guard let read = score.layer(named: named) else { return nil }
      layers += read
    }
    return layers.isEmpty ? nil : layers
  }

  private mutating func layer(named: (String) -> [SymbolLayer]?) -> [SymbolLayer]? {
    guard var verb = tokens.popFirst() else { return nil }
    if verb == "@" { return inclusion(named: named) }
    var onlyWhenFilled: Bool?
    if verb.first == "-" || verb.first == "+" { onlyWhenFilled = verb.removeFirst() == "+" }
    guard let letter = verb.first, let pen = verb.count == 1 ? 1 : Double(verb.dropFirst()) else { return nil }
    guard let (role, isFilled, isStroked) = Self.verbs[letter], let outline = outline() else { return nil }
    return [
      SymbolLayer(
        role: role, outline: outline, isFilled: isFilled, pen: isStroked ? CGFloat(pen) : 0,
        onlyWhenFilled: onlyWhenFilled)
    ]
  }

  private static let verbs: [Character: (SymbolLayer.Role, isFilled: Bool, isStroked: Bool)] = [
    "s": (.body, false, true), "F": (.solid, true, true), "f": (.solid, true, false),
    "d": (.detail, false, true), "D": (.detail, true, false), "c": (.cut, false, true), "x": (.cut, true, false),
  ]

  private mutating func inclusion(named: (String) -> [SymbolLayer]?) -> [SymbolLayer]? {
    guard let name = tokens.popFirst(), let position = numbers(3), tokens.isEmpty, let layers = named(String(name))
    else {
      return nil
    }
    return layers.map { layer in
      var layer = layer
      let mark = SymbolMark(outline: layer.outline, isFilled: false, pen: 0)
      layer.outline = mark.placed(scale: position[2], offset: CGPoint(x: position[0], y: position[1])).outline
      return layer
    }
  }

  private mutating func numbers(_ count: Int) -> [CGFloat]? {
    var numbers: [CGFloat] = []
    while numbers.count < count {
      guard let token = tokens.popFirst(), let number = Double(token), number.isFinite else { return nil }
      numbers.append(CGFloat(number))
    }
    return numbers
  }

  private var isAtNumber: Bool { tokens.first.flatMap { Double($0) } != nil }
}

extension SymbolScore {
  private mutating func outline() -> Outline? {
    var outline = Outline()
    while let verb = tokens.popFirst() {
      guard draw(verb, on: &outline) else { return nil }
    }
    return outline.contours.isEmpty ? nil : outline
  }

  private mutating func draw(_ verb: Substring, on outline: inout Outline) -> Bool {
    switch verb {
    case "M":
      guard let point = points(1) else { return false }
      outline.contours.append(Outline.Contour(start: point[0]))
      return isAtNumber ? extend(&outline, by: 1) : true
    case "L": return extend(&outline, by: 1)
    case "C": return extend(&outline, by: 3)
    case "Z":
      guard !outline.contours.isEmpty else { return false }
      outline.contours[outline.contours.count - 1].isClosed = true
      return true
    default:
      guard let contour = shape(verb) else { return false }
      outline.contours.append(contour)
      return true
    }
  }

  private mutating func points(_ count: Int) -> [CGPoint]? {
    numbers(2 * count).map { numbers in
      (0..<count).map { CGPoint(x: numbers[2 * $0], y: numbers[2 * $0 + 1]) }
    }
  }

  /// Adds segments of `count` points, at least one.
  private mutating func extend(_ outline: inout Outline, by count: Int) -> Bool {
    guard !outline.contours.isEmpty else { return false }
    repeat {
      guard let points = points(count) else { return false }
      outline.contours[outline.contours.count - 1].segments.append(
        count == 1 ? .line(points[0]) : .curve(points[0], points[1], points[2]))
    } while isAtNumber
    return true
  }

  private mutating func shape(_ verb: Substring) -> Outline.Contour? {
    guard let count = Self.arguments[verb], let n = numbers(count) else { return nil }
    let position = CGPoint(x: n[0], y: n[1])
    switch verb {
    case "o": return .ellipse(center: position, radii: CGSize(width: n[2], height: n[2]))
    case "e": return .ellipse(center: position, radii: CGSize(width: n[2], height: n[3]))
    case "r": return .rectangle(CGRect(x: n[0], y: n[1], width: n[2], height: n[3]), radius: n[4])
    case "a": return .arc(center: position, radius: n[2], from: n[3], to: n[4])
    default: return .star(center: position, outer: n[2], inner: n[3], points: Int(Swift.max(2, Swift.min(n[4], 64))))
    }
  }

  private static let arguments: [Substring: Int] = ["o": 3, "e": 4, "r": 5, "a": 5, "*": 5]
}
