extension String {
  /// The text without the addresses of objects, which differ from run to run: hexadecimal numbers with the space and the
  /// colon before them.
  ///
  /// A regular expression would take a hundred times as long, and a record of a layout has thousands of such texts.
  package var withoutAddresses: String {
    let bytes = Array(utf8)
    var text: [UInt8] = []
    // The first `kept` bytes of the result are final: they end where the latest address was.
    var (index, kept) = (0, 0)
    while index < bytes.count {
      let end = Self.endOfAddress(in: bytes, at: index)
      guard end > index else {
        text.append(bytes[index])
        index += 1
        continue
      }
      while text.count > kept, let last = text.last, last == 32 || (9...13).contains(last) { text.removeLast() }
      if text.count > kept, text.last == UInt8(ascii: ":") { text.removeLast() }
      (index, kept) = (end, text.count)
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns the position after `0x` and hexadecimal digits; the position itself if there is no such number.
  private static func endOfAddress(in bytes: [UInt8], at start: Int) -> Int {
    guard start + 2 < bytes.count, bytes[start] == UInt8(ascii: "0"), bytes[start + 1] == UInt8(ascii: "x") else {
      return start
    }
    var end = start + 2
    while end < bytes.count, (48...57).contains(bytes[end]) || (97...102).contains(bytes[end]) { end += 1 }
    return end > start + 2 ? end : start
  }
}
