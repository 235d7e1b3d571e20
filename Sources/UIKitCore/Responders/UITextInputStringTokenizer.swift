import Foundation
import Geometry

/// An object that finds the units of the text of a responder, by its characters and its layout.
///
/// - Fidelity: documented; approximated for words of languages without spaces, and for sentences after abbreviations.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: (any UIResponder & UITextInput)?

  /// Creates a tokenizer for a responder, which is not kept.
  public init(textInput: any UIResponder & UITextInput) {
    input = textInput
    super.init()
  }

  /// Returns the unit that encloses a position; `nil` if there is none. At a boundary, it is the one in the direction.
  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange? {
    enclosing(position, granularity, direction).flatMap(range)
  }

  /// Returns whether a unit ends at a position, moving forward, or begins there, moving backward.
  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool {
    let isForward = isForward(direction)
    guard let offset = offset(of: position),
      let unit = unit(granularity, at: isForward ? offset - 1 : offset)
    else { return false }
    return offset == (isForward ? NSMaxRange(unit) : unit.location)
  }

  /// Returns the position of the next boundary in a direction, the end of a unit or its beginning; `nil` if there is none.
  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextPosition? {
    guard let input, let start = offset(of: position) else { return nil }
    let isForward = isForward(direction)
    var index = isForward ? start : start - 1
    while (0..<length).contains(index) {
      if let unit = unit(granularity, at: index) {
        let boundary = isForward ? NSMaxRange(unit) : unit.location
        return input.position(from: input.beginningOfDocument, offset: boundary)
      }
      index += isForward ? 1 : -1
    }
    return nil
  }

  /// Returns whether a position is in a unit, or at the boundary of the one in the direction.
  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool { enclosing(position, granularity, direction) != nil }

  // MARK: Positions

  private func enclosing(
    _ position: UITextPosition, _ granularity: UITextGranularity, _ direction: UITextDirection
  ) -> NSRange? {
    guard let offset = offset(of: position) else { return nil }
    if let unit = unit(granularity, at: offset), unit.location < offset { return unit }
    return unit(granularity, at: isForward(direction) ? offset : offset - 1)
  }

  /// Whether a direction leads to the end of the text.
  private func isForward(_ direction: UITextDirection) -> Bool {
    let isRightToLeft = (input as? UIView)?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch UITextLayoutDirection(rawValue: direction.rawValue) {
    case .left: isRightToLeft
    case .right: !isRightToLeft
    case .up: false
    case .down: true
    case nil: direction.rawValue == UITextStorageDirection.forward.rawValue
    }
  }

  private func offset(of position: UITextPosition) -> Int? {
    input.map { $0.offset(from: $0.beginningOfDocument, to: position) }
  }

  private func range(_ unit: NSRange) -> UITextRange? {
    guard let input, let start = input.position(from: input.beginningOfDocument, offset: unit.location),
      let end = input.position(from: start, offset: unit.length)
    else { return nil }
    return input.textRange(from: start, to: end)
  }

  // MARK: Units, in UTF-16 code units

  private var text: String {
    guard let input, let whole = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument) else {
      return ""
    }
    return input.text(in: whole) ?? ""
  }

  private var length: Int { input.map { $0.offset(from: $0.beginningOfDocument, to: $0.endOfDocument) } ?? 0 }

  /// Returns the unit that contains a code unit; `nil` between units and outside of the text.
  private func unit(_ granularity: UITextGranularity, at offset: Int) -> NSRange? {
    guard (0..<length).contains(offset) else { return nil }
    let text = text
    guard offset < text.utf16.count else { return nil }
    let index = String.Index(utf16Offset: offset, in: text)
    return switch granularity {
    case .character: NSRange(text.rangeOfComposedCharacterSequence(at: index), in: text)
    case .word: Self.unit(at: index, in: text, TextUnits.words)
    case .sentence: Self.unit(at: index, in: text, TextUnits.sentences)
    case .paragraph: Self.paragraph(at: index, in: text)
    case .line: line(at: offset, in: text)
    case .document: NSRange(location: 0, length: length)
    }
  }

  private static func unit(
    at index: String.Index, in text: String, _ units: (Substring) -> [Range<String.Index>]
  ) -> NSRange? {
    units(text[text.paragraphRange(for: index..<index)]).first { $0.contains(index) }.map { NSRange($0, in: text) }
  }

  private static func paragraph(at index: String.Index, in text: String) -> NSRange? {
    let range = text.paragraphRange(for: index..<index)
    let end = text[range].last?.isNewline == true ? text.index(before: range.upperBound) : range.upperBound
    return (range.lowerBound..<end).contains(index) ? NSRange(range.lowerBound..<end, in: text) : nil
  }

  /// Returns the part of a paragraph whose carets are at the height of the code unit's.
  private func line(at offset: Int, in text: String) -> NSRange? {
    guard let paragraph = Self.paragraph(at: String.Index(utf16Offset: offset, in: text), in: text),
      let height = caretHeight(offset)
    else { return nil }
    var (start, end) = (offset, offset + 1)
    while start > paragraph.location, caretHeight(start - 1) == height { start -= 1 }
    while end < NSMaxRange(paragraph), caretHeight(end) == height { end += 1 }
    return NSRange(location: start, length: end - start)
  }

  private func caretHeight(_ offset: Int) -> CGFloat? {
    guard let input, let position = input.position(from: input.beginningOfDocument, offset: offset) else { return nil }
    return input.caretRect(for: position).midY
  }
}
