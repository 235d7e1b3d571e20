/// Writes JSON values one after the other.
struct JSONWriter {
  private(set) var text = ""
  /// The number of spaces before the members of the current object, or `nil` to write everything on one line.
  private var indent: Int?

  init(indent: Int?) { self.indent = indent }

  mutating func write(_ value: JSONText) {
    switch value {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    case .decimal(let value, let places):
      text += value.isFinite && value.magnitude >= 1e12 ? "\(value)" : value.text(decimals: places)
    case .string(let value): write(value)
    case .array(let values):
      write(values, between: ("[", "]"), onOwnLines: values.contains(where: \.isObject)) { $0.write($1) }
    case .object(let pairs):
      write(pairs, between: ("{", "}"), onOwnLines: true) { writer, pair in
        writer.write(pair.0)
        writer.text += writer.indent == nil ? ":" : ": "
        writer.write(pair.1)
      }
    }
  }

  private mutating func write<Element>(
    _ elements: [Element], between brackets: (String, String), onOwnLines: Bool,
    _ body: (inout JSONWriter, Element) -> Void
  ) {
    text += brackets.0
    defer { text += brackets.1 }
    guard !elements.isEmpty else { return }
    let outer = indent
    let inner = onOwnLines ? outer.map { $0 + 2 } : nil
    if inner != nil { indent = inner }
    for (index, element) in elements.enumerated() {
      if index > 0 { text += outer == nil || inner != nil ? "," : ", " }
      if let inner { text += "\n" + String(repeating: " ", count: inner) }
      body(&self, element)
    }
    indent = outer
    if inner != nil, let outer { text += "\n" + String(repeating: " ", count: outer) }
  }

  private mutating func write(_ string: String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.value < 0x20:
        text += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}

extension JSONText {
  fileprivate var isObject: Bool { if case .object = self { true } else { false } }
}
