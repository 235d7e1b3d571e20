import CBidi

/// The reading direction of a text.
package enum WritingDirection: Hashable, Sendable {
  case leftToRight
  case rightToLeft

  /// Creates the direction of the first letter that has one; `nil` if none has.
  package init?(naturalOf text: String) {
    let units = Array(text.utf16)
    switch bidi_direction_of(units, Int32(clamping: units.count)) {
    case bidi_left_to_right: self = .leftToRight
    case bidi_right_to_left: self = .rightToLeft
    default: return nil
    }
  }

  /// An invisible character that gives the text after it a direction.
  var mark: String { self == .leftToRight ? "\u{200E}" : "\u{200F}" }
}

/// Embedding levels, and the visual order that follows from them.
///
/// - Source: Unicode Standard Annex #9, as ICU implements it.
package enum Bidi {
  /// Returns one level for each grapheme; text with odd levels is read from right to left.
  ///
  /// - Parameter base: The direction of the whole text; `nil` for that of its first letter.
  /// - Returns: The levels, or an empty array if the text is too long for ICU.
  package static func levels(of text: some Sequence<Character>, base: WritingDirection? = nil) -> [UInt8] {
    let units = text.flatMap(\.utf16)
    guard !units.isEmpty, let count = Int32(exactly: units.count) else { return [] }
    let direction =
      switch base {
      case .leftToRight: bidi_left_to_right
      case .rightToLeft: bidi_right_to_left
      case nil: bidi_neutral
      }
    var levels = [UInt8](repeating: 0, count: units.count)
    guard bidi_levels(units, count, direction, &levels) else { return [] }
    var start = 0
    return text.map { character in
      defer { start += character.utf16.count }
      return levels[start]
    }
  }

  /// Returns the indices of elements with these levels from left to right, by rule L2 of the algorithm.
  package static func visualOrder(of levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    var level = levels.max() ?? 0
    while level > 0 {
      var start = 0
      while start < order.count {
        var end = start
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = max(end, start + 1)
      }
      level -= 1
    }
    return order
  }
}

extension String {
  /// Whether the text may need levels. For most text, this only scans its bytes.
  package var mayRunRightToLeft: Bool {
    // Hebrew begins at the bytes D6 90.
    utf8.contains { $0 >= 0xD6 } && unicodeScalars.contains(where: \.mayRunRightToLeft)
  }
}

extension Unicode.Scalar {
  /// The Unicode blocks of right-to-left scripts, and the marks that change the direction.
  private static let rightToLeftBlocks: [ClosedRange<UInt32>] = [
    0x590...0x8FF, 0x200F...0x200F, 0x202B...0x202B, 0x202E...0x202E, 0x2067...0x2067, 0xFB1D...0xFDFF,
    0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF,
  ]

  fileprivate var mayRunRightToLeft: Bool {
    value >= 0x590 && (value < 0xAC00 || value > 0xD7A3) && Self.rightToLeftBlocks.contains { $0.contains(value) }
  }
}
