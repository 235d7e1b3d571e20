import Foundation

/// Quoted text, in which spaces and `#` are literal.
extension ScriptLine {
  /// - Parameter expected: The description of the text, for the error message if it is missing.
  mutating func quoted(_ expected: String) throws(InputScript.ParseError) -> String {
    while position < scalars.count, Self.isBlank(scalars[position]) { position += 1 }
    start = position
    guard position < scalars.count, scalars[position] != "#" else {
      throw error("expected \(expected), found the end of the line")
    }
    guard scalars[position] == "\"" else { throw error("expected \(expected) in quotation marks") }
    position += 1
    let text = try rest()
    guard text.count <= InputScript.Limits.letters else {
      throw error("more than \(InputScript.Limits.letters) letters; type them in several statements")
    }
    return text
  }

  /// Reads one or more texts separated by arrows, such as `"ㅎ" -> "하"`.
  mutating func stages() throws(InputScript.ParseError) -> [String] {
    var stages = [try quoted("a composed text, such as \"ㅎ\" -> \"하\"")]
    while true {
      var ahead = self
      guard let word = ahead.nextWord(), ["->", "→", "to"].contains(word) else { return stages }
      self = ahead
      stages.append(try quoted("the next composed text"))
      guard stages.count <= InputScript.Limits.letters else {
        throw error("more than \(InputScript.Limits.letters) steps; compose them in several statements")
      }
    }
  }

  /// Reads up to the closing quotation mark.
  private mutating func rest() throws(InputScript.ParseError) -> String {
    let opening = start
    var text = String.UnicodeScalarView()
    while position < scalars.count {
      let scalar = scalars[position]
      position += 1
      if scalar == "\"" { return try ended(text) }
      text.append(scalar == "\\" ? try escaped() : scalar)
    }
    start = opening
    throw error("the text has no quotation mark at its end")
  }

  /// Checks that a quoted text is followed by a space, a comment or the end of the line.
  private mutating func ended(_ text: String.UnicodeScalarView) throws(InputScript.ParseError) -> String {
    guard position == scalars.count || Self.isBlank(scalars[position]) || scalars[position] == "#" else {
      start = position
      throw error("expected a space after the text; write \\\" for a quotation mark in it")
    }
    return String(text)
  }

  /// Reads an escape sequence after its backslash.
  private mutating func escaped() throws(InputScript.ParseError) -> Unicode.Scalar {
    start = position - 1
    let scalar = position < scalars.count ? scalars[position] : " "
    position += 1
    switch scalar {
    case "\"", "\\": return scalar
    case "n": return "\n"
    case "t": return "\t"
    case "u": return try hexadecimal()
    default: throw error("unknown escape; there are \\\", \\\\, \\n, \\t and \\u{E9}")
    }
  }

  /// Reads `{E9}`.
  private mutating func hexadecimal() throws(InputScript.ParseError) -> Unicode.Scalar {
    var digits = ""
    if position < scalars.count, scalars[position] == "{" {
      position += 1
      while position < scalars.count, scalars[position] != "}", digits.count < 8 {
        digits.unicodeScalars.append(scalars[position])
        position += 1
      }
      let isClosed = position < scalars.count && scalars[position] == "}"
      position += 1
      let isNumber = digits.utf8.first.map { $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") } ?? false
      if isClosed, isNumber, let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) { return scalar }
    }
    throw error("expected a Unicode scalar in hexadecimal such as \\u{E9}")
  }
}

extension String {
  /// The text in the quoted form that `type` reads.
  var scriptQuoted: String {
    var text = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      default:
        let isPlain = scalar.properties.generalCategory != .control && scalar.properties.generalCategory != .format
        text += isPlain ? String(scalar) : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      }
    }
    return text + "\""
  }
}
