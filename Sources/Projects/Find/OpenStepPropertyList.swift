/// A property list in the OpenStep text format, in which Xcode writes its project files.
package indirect enum OpenStepPropertyList: Hashable, Sendable {
  case string(String)
  case array([OpenStepPropertyList])
  case dictionary([String: OpenStepPropertyList])

  /// A position at which a text is not a property list.
  package struct ParseError: Error, Hashable {
    package var line: Int
    package var reason: String
  }

  /// Parses a text.
  package init(parsing text: String) throws(ParseError) {
    var parser = OpenStepParser(text)
    self = try parser.parseDocument()
  }

  package var string: String? { if case .string(let text) = self { text } else { nil } }
  package var array: [OpenStepPropertyList]? { if case .array(let values) = self { values } else { nil } }
  package var dictionary: [String: OpenStepPropertyList]? {
    if case .dictionary(let entries) = self { entries } else { nil }
  }

  /// The strings of an array, or a single string as an array.
  package var strings: [String] { array?.compactMap(\.string) ?? string.map { [$0] } ?? [] }

  package subscript(key: String) -> OpenStepPropertyList? { dictionary?[key] }
}

/// A recursive parser with a limit of depth, so that no file can exhaust the stack.
private struct OpenStepParser {
  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private static let deepest = 128

  init(_ text: String) { bytes = Array(text.utf8) }

  mutating func parseDocument() throws(OpenStepPropertyList.ParseError) -> OpenStepPropertyList {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    let value = try parseValue(depth: 0)
    try skipBlanks()
    if index < bytes.count { throw error("there is text after the end of the list") }
    return value
  }

  private func error(_ reason: String) -> OpenStepPropertyList.ParseError { .init(line: line, reason: reason) }

  private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func advance() {
    if bytes[index] == UInt8(ascii: "\n") { line += 1 }
    index += 1
  }

  private mutating func skipBlanks() throws(OpenStepPropertyList.ParseError) {
    while let byte = current {
      if byte <= 0x20 {
        advance()
      } else if bytes[index...].starts(with: "//".utf8) {
        while let byte = current, byte != UInt8(ascii: "\n") { advance() }
      } else if bytes[index...].starts(with: "/*".utf8) {
        let start = line
        while index < bytes.count, !bytes[index...].starts(with: "*/".utf8) { advance() }
        guard index < bytes.count else { throw .init(line: start, reason: "this comment has no end") }
        index += 2
      } else {
        return
      }
    }
  }

  private mutating func parseValue(depth: Int) throws(OpenStepPropertyList.ParseError) -> OpenStepPropertyList {
    guard depth < Self.deepest else { throw error("lists are nested more than \(Self.deepest) deep") }
    try skipBlanks()
    switch current {
    case UInt8(ascii: "{"): return try parseDictionary(depth: depth)
    case UInt8(ascii: "("): return try parseArray(depth: depth)
    case UInt8(ascii: "<"): return .string(try parseData())
    case nil: throw error("the file ends where a value should be")
    default: return .string(try parseString())
    }
  }

  private mutating func parseDictionary(depth: Int) throws(OpenStepPropertyList.ParseError) -> OpenStepPropertyList {
    let start = line
    advance()
    var entries: [String: OpenStepPropertyList] = [:]
    while true {
      try skipBlanks()
      guard let byte = current else { throw .init(line: start, reason: "this “{” has no “}”") }
      if byte == UInt8(ascii: "}") { break }
      let key = try parseString()
      try expect("=", after: "the key \(key)")
      entries[key] = try parseValue(depth: depth + 1)
      try expect(";", after: "the value of \(key)")
    }
    advance()
    return .dictionary(entries)
  }

  private mutating func parseArray(depth: Int) throws(OpenStepPropertyList.ParseError) -> OpenStepPropertyList {
    let start = line
    advance()
    var values: [OpenStepPropertyList] = []
    while true {
      try skipBlanks()
      guard let byte = current else { throw .init(line: start, reason: "this “(” has no “)”") }
      if byte == UInt8(ascii: ")") { break }
      values.append(try parseValue(depth: depth + 1))
      try skipBlanks()
      if current == UInt8(ascii: ",") {
        advance()
      } else if current != UInt8(ascii: ")") {
        throw error("a “,” or “)” is missing in the list that begins in line \(start)")
      }
    }
    advance()
    return .array(values)
  }

  private mutating func expect(_ mark: Unicode.Scalar, after what: String) throws(OpenStepPropertyList.ParseError) {
    try skipBlanks()
    guard current == UInt8(ascii: mark) else { throw error("a “\(mark)” is missing after \(what)") }
    advance()
  }

  /// Returns hexadecimal data as its text.
  private mutating func parseData() throws(OpenStepPropertyList.ParseError) -> String {
    let start = index
    while let byte = current, byte != UInt8(ascii: ">") { advance() }
    guard current != nil else { throw error("this “<” has no “>”") }
    advance()
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func parseString() throws(OpenStepPropertyList.ParseError) -> String {
    if let quote = current, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") { return try parseQuoted(quote) }
    let start = index
    while let byte = current, Self.isPlain(byte) { advance() }
    guard index > start else { throw error("“\(Unicode.Scalar(bytes[index]))” cannot begin a value") }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...0xFF: true
    default: "_$/:.-+@<>~*".utf8.contains(byte)
    }
  }

  private mutating func parseQuoted(_ quote: UInt8) throws(OpenStepPropertyList.ParseError) -> String {
    let start = line
    advance()
    var text: [UInt8] = []
    while let byte = current, byte != quote {
      advance()
      guard byte == UInt8(ascii: "\\"), let escaped = current else {
        text.append(byte)
        continue
      }
      advance()
      text += unescaped(escaped)
    }
    guard current != nil else { throw .init(line: start, reason: "this string has no end") }
    advance()
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns the text of an escape sequence whose first character after the backslash was just passed.
  private mutating func unescaped(_ byte: UInt8) -> [UInt8] {
    switch byte {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "U"), UInt8(ascii: "u"): return Array(String(digits(4, radix: 16)).utf8)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      index -= 1
      return Array(String(digits(3, radix: 8)).utf8)
    default: return [byte]
    }
  }

  /// Returns the character that a number of digits gives; U+FFFD if they give none.
  private mutating func digits(_ count: Int, radix: Int) -> Character {
    var value: UInt32 = 0
    for _ in 0..<count {
      guard let byte = current, let digit = Int(String(Unicode.Scalar(byte)), radix: radix) else { break }
      value = value * UInt32(radix) + UInt32(digit)
      advance()
    }
    return Character(Unicode.Scalar(value) ?? "\u{FFFD}")
  }
}
