/// A reader of one call in a Swift source, which knows strings, comments and brackets.
struct SourceScanner {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The trailing closures of a call, and the end of the call.
  struct Closures: Equatable {
    var ranges: [Range<Int>]
    var end: Int
  }

  /// Returns the trailing closures of the call whose name or opening bracket is at a position; `nil` without a call.
  func closures(ofCallAt start: Int) -> Closures? {
    var index = start
    while index < bytes.count, isWord(bytes[index]) || bytes[index] == UInt8(ascii: ".") { index += 1 }
    index = afterSpace(index)
    if byte(index) == UInt8(ascii: "(") {
      guard let end = afterBracket(index) else { return nil }
      index = end
    } else if byte(index) != UInt8(ascii: "{") {
      return nil
    }
    var result = Closures(ranges: [], end: index)
    while let next = closure(after: result.end, isFirst: result.ranges.isEmpty), let end = afterBracket(next) {
      result.ranges.append(next..<end)
      result.end = end
    }
    return result
  }

  /// Returns the start of a closure, behind a label unless it is the first one.
  private func closure(after position: Int, isFirst: Bool) -> Int? {
    var index = afterSpace(position)
    if !isFirst {
      let label = index
      while index < bytes.count, isWord(bytes[index]) { index += 1 }
      guard index > label, byte(index) == UInt8(ascii: ":") else { return nil }
      index = afterSpace(index + 1)
    }
    return byte(index) == UInt8(ascii: "{") ? index : nil
  }

  /// Returns the position after the bracket that closes the one at a position; `nil` if none does.
  ///
  /// - Complexity: O(length).
  private func afterBracket(_ start: Int) -> Int? {
    var depth = 0
    var index = start
    while index < bytes.count {
      if let end = afterComment(index) ?? afterString(index) {
        index = end
        continue
      }
      switch bytes[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 { return index + 1 }
      default: break
      }
      index += 1
    }
    return nil
  }

  private func afterSpace(_ start: Int) -> Int {
    var index = start
    while index < bytes.count {
      if [9, 10, 13, 32].contains(bytes[index]) {
        index += 1
      } else if let end = afterComment(index) {
        index = end
      } else {
        return index
      }
    }
    return index
  }

  /// Returns the position after a comment; `nil` if there is none. Comments between `/*` and `*/` nest.
  private func afterComment(_ start: Int) -> Int? {
    guard byte(start) == UInt8(ascii: "/") else { return nil }
    if byte(start + 1) == UInt8(ascii: "/") { return bytes[start...].firstIndex(of: 10) ?? bytes.count }
    guard byte(start + 1) == UInt8(ascii: "*") else { return nil }
    var (depth, index) = (1, start + 2)
    while index < bytes.count, depth > 0 {
      if byte(index) == UInt8(ascii: "*"), byte(index + 1) == UInt8(ascii: "/") {
        (depth, index) = (depth - 1, index + 2)
      } else if byte(index) == UInt8(ascii: "/"), byte(index + 1) == UInt8(ascii: "*") {
        (depth, index) = (depth + 1, index + 2)
      } else {
        index += 1
      }
    }
    return index
  }

  /// Returns the position after a string; `nil` if there is none. Interpolations may contain strings.
  private func afterString(_ start: Int) -> Int? {
    var index = start
    while byte(index) == UInt8(ascii: "#") { index += 1 }
    let signs = index - start
    guard byte(index) == 34 else { return nil }
    let isLong = byte(index + 1) == 34 && byte(index + 2) == 34 && endsLine(index + 3)
    index += isLong ? 3 : 1
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\\"), hasSigns(signs, at: index + 1) {
        let next = index + 1 + signs
        index = byte(next) == UInt8(ascii: "(") ? afterBracket(next) ?? bytes.count : next + 1
      } else if bytes[index] == 34, !isLong || byte(index + 1) == 34 && byte(index + 2) == 34,
        hasSigns(signs, at: index + (isLong ? 3 : 1))
      {
        return index + (isLong ? 3 : 1) + signs
      } else if bytes[index] == 10, !isLong {
        return index
      } else {
        index += 1
      }
    }
    return index
  }

  /// Whether only space follows in the line, as after the quotation marks of a text with several lines.
  private func endsLine(_ start: Int) -> Bool {
    let rest = bytes[min(start, bytes.count)...].prefix { $0 != 10 }
    return rest.allSatisfy { [9, 13, 32].contains($0) }
  }

  private func hasSigns(_ count: Int, at index: Int) -> Bool {
    (index..<index + count).allSatisfy { byte($0) == UInt8(ascii: "#") }
  }

  private func byte(_ index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }

  private func isWord(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 128 || (48...57).contains(byte) || (65...90).contains(byte)
      || (97...122).contains(byte)
  }
}
