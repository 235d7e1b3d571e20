package import Foundation
package import Geometry

/// Just enough JSON to write: keys stay in the order given, numbers have a fixed precision, so that equal
/// values are equal bytes.
package indirect enum JSONText {
  case null
  case bool(Bool)
  case integer(Int)
  /// With at most so many decimals.
  case decimal(Double, places: Int)
  case string(String)
  case array([JSONText])
  case object([(String, JSONText)])

  package var line: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    case .decimal(let value, let places): text += value.text(decimals: places)
    case .string(let value): Self.write(value, to: &text)
    case .array(let values): Self.write(values, between: ("[", "]"), to: &text) { $0.write(to: &$1) }
    case .object(let pairs):
      Self.write(pairs, between: ("{", "}"), to: &text) { pair, text in
        Self.write(pair.0, to: &text)
        text += ":"
        pair.1.write(to: &text)
      }
    }
  }

  private static func write<Element>(
    _ elements: [Element], between brackets: (String, String), to text: inout String,
    _ body: (Element, inout String) -> Void
  ) {
    text += brackets.0
    for (index, element) in elements.enumerated() {
      if index > 0 { text += "," }
      body(element, &text)
    }
    text += brackets.1
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case _ where scalar.value < 0x20:
        text += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}

extension JSONText {
  package static func number(_ value: CGFloat) -> JSONText { .decimal(Double(value), places: 4) }

  package static func point(_ point: CGPoint) -> JSONText { .array([.number(point.x), .number(point.y)]) }

  package static func rect(_ rect: CGRect) -> JSONText {
    .array([.number(rect.origin.x), .number(rect.origin.y), .number(rect.size.width), .number(rect.size.height)])
  }

  package static func transform(_ t: CGAffineTransform) -> JSONText {
    .array([t.a, t.b, t.c, t.d, t.tx, t.ty].map(JSONText.number))
  }
}
