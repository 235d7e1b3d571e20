extension String {
  /// The text as part of a file's name: characters that are not part of words become hyphens, so that no text leads out
  /// of its folder.
  var pathComponent: String {
    var result = ""
    for scalar in unicodeScalars {
      if scalar.isWord { result.unicodeScalars.append(scalar) } else if result.last != "-" { result += "-" }
    }
    if result.hasPrefix("-") { result.removeFirst() }
    if result.hasSuffix("-") { result.removeLast() }
    return result
  }

  /// The text, or its beginning and a number for the rest, if it is longer than file systems allow.
  func limited(to count: Int) -> String {
    guard utf8.count > count else { return self }
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    var start = self
    while start.utf8.count > count - 20 { start.removeLast() }
    return "\(start)-\(String(hash, radix: 36))"
  }
}

extension Unicode.Scalar {
  /// Whether the scalar belongs to words: letters, marks, digits and underscores.
  fileprivate var isWord: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .connectorPunctuation: true
    default: properties.isAlphabetic
    }
  }
}
