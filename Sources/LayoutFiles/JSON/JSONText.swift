import Foundation

/// Writes JSON with keys in the order given and the shortest numbers that read back the same.
enum JSONText {
  /// Rounded to a thousandth of a point, which is what the layouts of record are given in.
  static func number(_ value: CGFloat) -> String {
    let rounded = (Double(value) * 1000).rounded() / 1000
    guard rounded.isFinite, abs(rounded) < 1e15 else { return value.isFinite ? "\(Double(value))" : "0" }
    return rounded == rounded.rounded() ? "\(Int64(rounded))" : "\(rounded)"
  }

  static func array(_ values: [CGFloat]) -> String { "[\(values.map { number($0) }.joined(separator: ", "))]" }

  static func string(_ value: String) -> String {
    var text = "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{0}"..<" ":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }

  /// An object with one member a line; `{}` without any.
  static func object(_ members: [(key: String, value: String)], indent: Int) -> String {
    guard !members.isEmpty else { return "{}" }
    let margin = String(repeating: " ", count: indent)
    let lines = members.map { "\(margin)  \(string($0.key)): \($0.value)" }
    return "{\n\(lines.joined(separator: ",\n"))\n\(margin)}"
  }

  /// An array with one element a line; `[]` without any.
  static func list(_ elements: [String], indent: Int) -> String {
    guard !elements.isEmpty else { return "[]" }
    let margin = String(repeating: " ", count: indent)
    return "[\n\(elements.map { "\(margin)  \($0)" }.joined(separator: ",\n"))\n\(margin)]"
  }
}
