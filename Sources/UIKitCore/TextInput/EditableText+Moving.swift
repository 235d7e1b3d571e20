/// Movements of the caret.
extension EditableText {
  package enum Move: Hashable {
    /// A movement by a grapheme. Letters of all scripts are laid out from left to right: back is to the left.
    case back, ahead
    case wordBack, wordAhead
    case lineStart, lineEnd
    case start, end
    /// A movement by a line; with only one, to its ends.
    case up, down
  }

  /// Returns the destination of a movement. Lines are paragraphs here.
  ///
  /// - Complexity: O(*n*), where *n* is the number of graphemes passed.
  package func destination(of move: Move, from index: Int) -> Int {
    switch move {
    case .back: return max(0, index - 1)
    case .ahead: return min(count, index + 1)
    case .wordBack: return wordStart(before: index)
    case .wordAhead: return wordEnd(behind: index)
    case .lineStart: return (characters[..<index].lastIndex(where: \.isNewline) ?? -1) + 1
    case .lineEnd: return characters[index...].firstIndex(where: \.isNewline) ?? count
    case .start, .up: return 0
    case .end, .down: return count
    }
  }

  /// Moves the caret. An arrow without Shift ends a selection at the side in its direction.
  package mutating func move(_ move: Move, extends: Bool) {
    let plain = move == .back || move == .ahead
    if !extends, plain, !selection.isEmpty {
      let edge = move == .back ? selection.lowerBound : selection.upperBound
      return select(from: edge, to: edge)
    }
    let target = destination(of: move, from: head)
    select(from: extends ? anchor : target, to: target)
  }

  /// Returns the range that a deleting key removes: the selection, if there is one.
  package func deleted(by move: Move) -> Range<Int> {
    guard selection.isEmpty else { return selection }
    let target = destination(of: move, from: head)
    return min(head, target)..<max(head, target)
  }

  // MARK: Words

  /// Returns the word at or around a position; between words, the white space there.
  package func word(at index: Int) -> Range<Int> {
    guard count > 0 else { return 0..<0 }
    let position = min(index, count - 1)
    let isWord = characters[position].isWordPart
    var lower = position
    var upper = position + 1
    while lower > 0, characters[lower - 1].isWordPart == isWord { lower -= 1 }
    while upper < count, characters[upper].isWordPart == isWord { upper += 1 }
    return lower..<upper
  }

  private func wordStart(before index: Int) -> Int {
    var index = index
    while index > 0, !characters[index - 1].isWordPart { index -= 1 }
    while index > 0, characters[index - 1].isWordPart { index -= 1 }
    return index
  }

  private func wordEnd(behind index: Int) -> Int {
    var index = index
    while index < count, !characters[index].isWordPart { index += 1 }
    while index < count, characters[index].isWordPart { index += 1 }
    return index
  }
}

extension Character {
  fileprivate var isWordPart: Bool { isLetter || isNumber || self == "_" || self == "'" || self == "\u{2019}" }
}
