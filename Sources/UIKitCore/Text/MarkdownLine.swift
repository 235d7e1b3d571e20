import Foundation

/// The parts of a paragraph of Markdown: emphasis, code and links.
///
/// - Source: the rules of CommonMark for runs of asterisks and underscores.
struct MarkdownLine {
  private(set) var parts: [MarkdownText.Part] = []

  /// A part while its meaning is not settled.
  private struct Piece {
    var part: MarkdownText.Part
    /// The character of a run of marks, which may become emphasis.
    var mark: Character?
    var count = 0
    var opens = false
    var closes = false
  }

  private var pieces: [Piece] = []
  private let text: [Character]
  private var index = 0
  private let keepsSpace: Bool
  /// The brackets inside each other, beyond which a link is plain text.
  private let depth: Int
  private static let depthLimit = 8

  init(_ text: String, keepsSpace: Bool, depth: Int = 0) {
    (self.text, self.keepsSpace, self.depth) = (Array(text), keepsSpace, depth)
    while index < self.text.count { readNext() }
    settle()
    for piece in pieces {
      let shown = piece.mark.map { String(repeating: $0, count: piece.count) } ?? piece.part.text
      guard !shown.isEmpty else { continue }
      if let last = parts.last, last.intent == piece.part.intent, last.link == piece.part.link {
        parts[parts.count - 1].text += shown
      } else {
        parts.append(MarkdownText.Part(text: shown, intent: piece.part.intent, link: piece.part.link))
      }
    }
  }

  private mutating func add(_ text: String, _ intent: InlinePresentationIntent = []) {
    pieces.append(Piece(part: MarkdownText.Part(text: text, intent: intent)))
  }

  private func character(_ index: Int) -> Character? { text.indices.contains(index) ? text[index] : nil }

  // MARK: Reading

  private mutating func readNext() {
    let next = text[index]
    switch next {
    case "\\":
      readEscape()
    case "`": readCode()
    case "*", "_", "~": readMarks(next)
    case "[": if !readLink(from: index) { addPlain() }
    case "!" where character(index + 1) == "[": if !readLink(from: index + 1) { addPlain() }
    case "<": if !readAddress() { addPlain() }
    case "\n", " ": readSpace()
    default: addPlain()
    }
  }

  /// Reads a backslash, which makes the mark after it plain text, and the end of a line a break.
  private mutating func readEscape() {
    let escaped = character(index + 1)
    if escaped == "\n" {
      add("\n", .lineBreak)
      index += 2
    } else if let escaped, escaped.isPunctuationMark {
      add(String(escaped))
      index += 2
    } else {
      addPlain()
    }
  }

  private mutating func addPlain() {
    add(String(text[index]))
    index += 1
  }

  private mutating func readSpace() {
    let space = text[index...].prefix { $0 == " " || $0 == "\n" }
    index += space.count
    if keepsSpace { return add(String(space)) }
    guard space.contains("\n") else { return add(" ") }
    let isHard = space.prefix { $0 == " " }.count > 1
    add(isHard ? "\n" : " ", isHard ? .lineBreak : .softBreak)
  }

  private mutating func readCode() {
    let fence = text[index...].prefix { $0 == "`" }.count
    var end = index + fence
    while end < text.count {
      let run = text[end...].prefix { $0 == "`" }.count
      if run == fence {
        add(String(text[(index + fence)..<end]).trimmingCharacters(in: .whitespaces), .code)
        index = end + fence
        return
      }
      end += max(1, run)
    }
    add(String(repeating: "`", count: fence))
    index += fence
  }

  private mutating func readMarks(_ mark: Character) {
    let count = text[index...].prefix { $0 == mark }.count
    let (before, after) = (character(index - 1), character(index + count))
    let (isSpaceBefore, isSpaceAfter) = (before?.isWhitespace ?? true, after?.isWhitespace ?? true)
    let (isMarkBefore, isMarkAfter) = (before?.isPunctuationMark ?? false, after?.isPunctuationMark ?? false)
    let opensLeft = !isSpaceAfter && (!isMarkAfter || isSpaceBefore || isMarkBefore)
    let closesRight = !isSpaceBefore && (!isMarkBefore || isSpaceAfter || isMarkAfter)
    var piece = Piece(part: MarkdownText.Part(text: ""), mark: mark, count: count)
    piece.opens = mark == "_" ? opensLeft && (!closesRight || isMarkBefore) : opensLeft
    piece.closes = mark == "_" ? closesRight && (!opensLeft || isMarkAfter) : closesRight
    pieces.append(piece)
    index += count
  }

  /// Reads `[text](address)`, and returns whether there is a link.
  private mutating func readLink(from start: Int) -> Bool {
    guard depth < Self.depthLimit, let close = matching("[", "]", from: start), character(close + 1) == "(",
      let end = matching("(", ")", from: close + 1)
    else { return false }
    let target = String(text[(close + 2)..<end]).trimmingCharacters(in: .whitespaces)
    let address = target.prefix { !$0.isWhitespace }.trimmingCharacters(in: CharacterSet(charactersIn: "<>"))
    let inner = MarkdownLine(String(text[(start + 1)..<close]), keepsSpace: keepsSpace, depth: depth + 1)
    for part in inner.parts {
      pieces.append(Piece(part: MarkdownText.Part(text: part.text, intent: part.intent, link: address)))
    }
    index = end + 1
    return true
  }

  private func matching(_ open: Character, _ close: Character, from start: Int) -> Int? {
    var depth = 0
    var place = start
    while place < text.count {
      if text[place] == "\\" {
        place += 1
      } else if text[place] == open {
        depth += 1
      } else if text[place] == close {
        depth -= 1
        if depth == 0 { return place }
      }
      place += 1
    }
    return nil
  }

  /// Reads `<https://…>`, and returns whether there is an address.
  private mutating func readAddress() -> Bool {
    guard let end = text[index...].firstIndex(of: ">") else { return false }
    let address = String(text[(index + 1)..<end])
    guard address.contains(":"), !address.contains(where: \.isWhitespace) else { return false }
    pieces.append(Piece(part: MarkdownText.Part(text: address, link: address)))
    index = end + 1
    return true
  }

  // MARK: Emphasis

  /// Makes emphasis of runs of marks that belong together, from the inside to the outside.
  private mutating func settle() {
    var closer = 0
    while closer < pieces.count {
      guard pieces[closer].mark != nil, pieces[closer].closes, pieces[closer].count > 0,
        let opener = pieces[..<closer].lastIndex(where: { matches($0, pieces[closer]) })
      else {
        closer += 1
        continue
      }
      let isStrike = pieces[closer].mark == "~"
      let isStrong = min(pieces[opener].count, pieces[closer].count) > 1
      let used = isStrong ? 2 : 1
      let intent: InlinePresentationIntent = isStrike ? .strikethrough : isStrong ? .stronglyEmphasized : .emphasized
      for index in (opener + 1)..<closer {
        pieces[index].part.intent.insert(intent)
        // Marks between them do not match others outside.
        (pieces[index].opens, pieces[index].closes) = (false, false)
      }
      pieces[opener].count -= used
      pieces[closer].count -= used
    }
  }

  private func matches(_ opener: Piece, _ closer: Piece) -> Bool {
    guard opener.opens, opener.count > 0, opener.mark == closer.mark else { return false }
    if opener.mark == "~" { return opener.count == closer.count && opener.count <= 2 }
    let isBoth = opener.closes || closer.opens
    return !isBoth || (opener.count + closer.count) % 3 != 0 || opener.count % 3 == 0
  }
}

extension Character {
  /// Whether a backslash before the character makes it plain text.
  fileprivate var isPunctuationMark: Bool { isASCII ? isPunctuation || isSymbol : isPunctuation }
}
