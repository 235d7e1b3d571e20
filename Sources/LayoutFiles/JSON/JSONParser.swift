import Foundation
import PlainText

/// A strict parser of JSON that records the position of each value.
///
/// Foundation's parser reports no positions, silently keeps one of two equal keys, and recurses as deeply as the file
/// does.
struct JSONParser {
  static let maximumSize = 16 << 20
  static let maximumDepth = 64
  /// The most values in one file; each takes far more memory than its two bytes of text.
  static let maximumValues = 1_000_000

  let text: SourceText
  private var position = 0
  private var values = 0

  init(_ text: SourceText) { self.text = text }

  mutating func parse() throws(LayoutFileError) -> JSONNode {
    guard text.bytes.count <= Self.maximumSize else {
      throw text.error(at: 0, "The file is longer than \(Self.maximumSize) bytes; put its layouts into several files.")
    }
    if text.hasByteOrderMark { position = 3 }
    skipSpace()
    guard position < text.bytes.count else {
      throw text.error(at: 0, "The file is empty; it must contain one layout, or an array of them.")
    }
    let node = try value(depth: 1)
    skipSpace()
    guard position == text.bytes.count else {
      throw fail("Unexpected \(here) after the end of the JSON value.")
    }
    return node
  }

  // MARK: Values

  private mutating func value(depth: Int) throws(LayoutFileError) -> JSONNode {
    skipSpace()
    let start = position
    guard let byte = peek else { throw fail("The file ends where a value is expected; is it complete?") }
    values += 1
    guard values <= Self.maximumValues else {
      throw fail("More than \(Self.maximumValues) values in one file; put its layouts into several files.")
    }
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      guard depth <= Self.maximumDepth else {
        throw fail("Nested deeper than \(Self.maximumDepth) levels; no layout needs as many. Take some out.")
      }
      let isObject = byte == UInt8(ascii: "{")
      return JSONNode(value: isObject ? try object(depth: depth) : try array(depth: depth), offset: start)
    case UInt8(ascii: "\""):
      return JSONNode(value: .string(try string()), offset: start)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return JSONNode(value: .number(try number()), offset: start)
    default:
      return JSONNode(value: try word(), offset: start)
    }
  }

  private mutating func object(depth: Int) throws(LayoutFileError) -> JSONNode.Value {
    position += 1
    var members: [JSONNode.Member] = []
    var keys: Set<String> = []
    skipSpace()
    if take("}") { return .object(members) }
    while true {
      skipSpace()
      let offset = position
      guard peek == UInt8(ascii: "\"") else { throw fail("Expected a key in double quotes, found \(here).") }
      let key = try string()
      guard keys.insert(key).inserted else {
        throw text.error(at: offset, "The key \"\(key.escaped())\" is given twice in one object; remove one.")
      }
      skipSpace()
      guard take(":") else { throw fail("Expected ':' after the key \"\(key.escaped())\", found \(here).") }
      members.append(JSONNode.Member(key: key, offset: offset, value: try value(depth: depth + 1)))
      skipSpace()
      if take("}") { return .object(members) }
      guard take(",") else { throw fail("Expected ',' or '}' after the value of \"\(key.escaped())\", found \(here).") }
    }
  }

  private mutating func array(depth: Int) throws(LayoutFileError) -> JSONNode.Value {
    position += 1
    var elements: [JSONNode] = []
    skipSpace()
    if take("]") { return .array(elements) }
    while true {
      elements.append(try value(depth: depth + 1))
      skipSpace()
      if take("]") { return .array(elements) }
      guard take(",") else { throw fail("Expected ',' or ']' in an array, found \(here).") }
    }
  }

  private mutating func word() throws(LayoutFileError) -> JSONNode.Value {
    let start = position
    while let byte = peek, byte.isLetter { position += 1 }
    let word = String(decoding: text.bytes[start..<position], as: UTF8.self)
    switch word {
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case "null": return .null
    case "NaN", "nan", "Infinity", "inf", "Inf":
      throw text.error(at: start, "\(word) is not a number in JSON; give a finite one.")
    default:
      position = start
      throw text.error(
        at: start,
        "Expected a value, found \(word.isEmpty ? here : "'\(word.escaped())'"); strings are in double quotes."
      )
    }
  }

  // MARK: Numbers

  private mutating func number() throws(LayoutFileError) -> Double {
    let start = position
    let isNegative = take("-")
    if isNegative, let byte = peek, byte.isLetter {
      throw text.error(at: start, "'-' must be followed by digits; infinite numbers and NaN are not allowed.")
    }
    let isZero = peek == UInt8(ascii: "0")
    let whole = digits()
    var isValid = whole > 0 && !(isZero && whole > 1)
    if take(".") { isValid = digits() > 0 && isValid }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      isValid = digits() > 0 && isValid
    }
    let literal = String(decoding: text.bytes[start..<position], as: UTF8.self)
    guard isValid, let number = Double(literal) else {
      throw text.error(
        at: start, "'\(literal.escaped())' is not a number as JSON writes it, such as 0.5 or -12 or 3e2.")
    }
    guard number.isFinite else {
      throw text.error(at: start, "\(literal.escaped()) is too large; give a finite number.")
    }
    return number
  }

  private mutating func digits() -> Int {
    let start = position
    while let byte = peek, byte.isDigit { position += 1 }
    return position - start
  }

  // MARK: Strings

  private mutating func string() throws(LayoutFileError) -> String {
    let start = position
    position += 1
    var bytes: [UInt8] = []
    while let byte = peek {
      position += 1
      switch byte {
      case UInt8(ascii: "\""):
        guard let string = String(validating: bytes, as: UTF8.self) else {
          throw text.error(at: start, "This string is not UTF-8; save the file in that encoding.")
        }
        return string
      case UInt8(ascii: "\\"):
        bytes += String(try escape()).utf8
      case 0..<0x20:
        position -= 1
        throw fail("A control character in a string; write it as an escape such as \\n.")
      default:
        bytes.append(byte)
      }
    }
    throw text.error(at: start, "This string has no closing quote; is the file complete?")
  }

  private mutating func escape() throws(LayoutFileError) -> Character {
    guard let byte = peek else { throw fail("The file ends in an escape.") }
    position += 1
    switch byte {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicodeEscape()
    default:
      position -= 1
      throw fail("Unknown escape \\\(here) in a string; a backslash itself is written \\\\.")
    }
  }

  private static let unpairedSurrogate = "An unpaired surrogate; write both halves of the pair."

  private mutating func unicodeEscape() throws(LayoutFileError) -> Character {
    let start = position - 2
    var code = try hexadecimal()
    if (0xD800..<0xDC00).contains(code), take("\\"), take("u") {
      let low = try hexadecimal()
      guard (0xDC00..<0xE000).contains(low) else { throw text.error(at: start, Self.unpairedSurrogate) }
      code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(code) else { throw text.error(at: start, Self.unpairedSurrogate) }
    return Character(scalar)
  }

  private mutating func hexadecimal() throws(LayoutFileError) -> UInt32 {
    let digits = String(decoding: text.bytes[position...].prefix(4), as: UTF8.self)
    guard digits.utf8.count == 4, let code = UInt32(digits, radix: 16), !digits.hasPrefix("+") else {
      throw fail("Four hexadecimal digits must follow \\u.")
    }
    position += 4
    return code
  }

  // MARK: Bytes

  private var peek: UInt8? { position < text.bytes.count ? text.bytes[position] : nil }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
  }

  /// The text at the current position, for messages.
  private var here: String {
    guard position < text.bytes.count else { return "the end of the file" }
    let byte = text.bytes[position]
    guard byte >= 0x20 else { return "a control character" }
    let character = String(decoding: text.bytes[position...].prefix(4), as: UTF8.self).first ?? "?"
    return "'\(String(character).escaped())'"
  }

  private func fail(_ message: String) -> LayoutFileError { text.error(at: position, message) }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  fileprivate var isLetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
}
