extension Character {
  /// Whether the character is one scalar that joins with no other of these: printable ASCII, Latin letters, composed
  /// Hangul and Han.
  fileprivate var standsAlone: Bool {
    let scalars = unicodeScalars
    guard let scalar = scalars.first, scalars.index(after: scalars.startIndex) == scalars.endIndex else { return false }
    switch scalar.value {
    case 0x20...0x7E, 0xC0..<0x300, 0x4E00...0x9FFF, 0xAC00...0xD7A3: return true
    default: return false
    }
  }
}

extension ArraySlice<Character> {
  /// The last index between two characters that stay separate whatever text is put after the second, or the start.
  var lastSafeBoundary: Int {
    var index = endIndex
    while index > startIndex {
      index -= 1
      if self[index].standsAlone, index > startIndex, self[index - 1].standsAlone { return index }
    }
    return startIndex
  }

  /// The first index between two characters that stay separate whatever text is put before the first, or the end.
  var firstSafeBoundary: Int {
    var index = startIndex
    while index < endIndex {
      index += 1
      if index < endIndex, self[index - 1].standsAlone, self[index].standsAlone { return index }
    }
    return endIndex
  }
}
