import Foundation

/// The place at which a text stops being JSON.
enum JSONFault {
  /// Returns the line, from 1, of the first byte that cannot stand where it does; `nil` for JSON.
  static func line(in data: Data) -> Int? {
    var scanner = JSONScanner(bytes: Array(data))
    guard let fault = scanner.fault() else { return nil }
    return 1 + scanner.bytes.prefix(fault).count { $0 == UInt8(ascii: "\n") }
  }
}

/// A check of the grammar of JSON that does not build values.
private struct JSONScanner {
  let bytes: [UInt8]
  private var index = 0
  /// The most arrays and objects inside each other.
  private static let depthLimit = 512

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the index of the first byte that cannot stand where it does; `nil` for JSON.
  mutating func fault() -> Int? {
    guard value(depth: 0) else { return index }
    space()
    return index == bytes.count ? nil : index
  }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func space() {
    while let next, [0x20, 0x09, 0x0A, 0x0D].contains(next) { index += 1 }
  }

  private mutating func take(_ character: Character) -> Bool {
    guard next == character.asciiValue else { return false }
    index += 1
    return true
  }

  private mutating func value(depth: Int) -> Bool {
    guard depth < Self.depthLimit else { return false }
    space()
    switch next {
    case UInt8(ascii: "{"): return list(until: "}", depth: depth) { $0.member(depth: depth) }
    case UInt8(ascii: "["): return list(until: "]", depth: depth) { $0.value(depth: depth + 1) }
    case UInt8(ascii: "\""): return string()
    case .some(let byte) where byte == UInt8(ascii: "-") || isDigit(byte): return number()
    default: return ["true", "false", "null"].contains { word($0) }
    }
  }

  private mutating func list(until end: Character, depth: Int, _ element: (inout JSONScanner) -> Bool) -> Bool {
    index += 1
    space()
    if take(end) { return true }
    while true {
      guard element(&self) else { return false }
      space()
      if take(end) { return true }
      guard take(",") else { return false }
    }
  }

  private mutating func member(depth: Int) -> Bool {
    space()
    guard next == UInt8(ascii: "\""), string() else { return false }
    space()
    return take(":") && value(depth: depth + 1)
  }

  private mutating func string() -> Bool {
    let start = index
    index += 1
    while let byte = next {
      if byte == UInt8(ascii: "\"") {
        index += 1
        return true
      }
      guard byte >= 0x20 else { break }
      index += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    index = start
    return false
  }

  private mutating func number() -> Bool {
    while let byte = next, isDigit(byte) || "+-.eE".utf8.contains(byte) { index += 1 }
    return true
  }

  private mutating func word(_ text: String) -> Bool {
    guard bytes[index...].starts(with: text.utf8) else { return false }
    index += text.utf8.count
    return true
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
}
