import DeviceSupport
import Foundation
import Geometry
import TestSupport
import Testing
import UIKitCore

/// The effect of keys on a text, compared with Swift's characters.
@MainActor
struct TextFieldEditingTests {
  private let fixture = TextFieldFixture()
  private var field: UITextField { fixture.field }

  init() { field.becomeFirstResponder() }

  /// Letters, composed and decomposed accents and Hangul, families, flags, skin tones, spaces.
  private static let pool = [
    "a", "Z", "é", "e\u{301}", "한", "\u{1112}\u{1161}\u{11AB}", "ㅎ", "👩‍👩‍👧‍👦", "🇰🇷", "👍🏽", "❤️", " ", "7", "नि", "\u{301}", "א",
  ]

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func keysEditWholeCharacters(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var before = (0..<Int.random(in: 0...8, using: &random)).map { _ in Self.pool.randomElement(using: &random) ?? "" }
      .joined()
    var behind = ""
    field.text = before
    for step in 0..<40 {
      switch Int.random(in: 0..<5, using: &random) {
      case 0:
        fixture.key(.keyboardDeleteOrBackspace)
        if !before.isEmpty { before.removeLast() }
      case 1:
        fixture.key(.keyboardDeleteForward)
        if !behind.isEmpty { behind.removeFirst() }
      case 2:
        fixture.key(.keyboardLeftArrow)
        if !before.isEmpty { behind = String(before.removeLast()) + behind }
      case 3:
        fixture.key(.keyboardRightArrow)
        if !behind.isEmpty { before += String(behind.removeFirst()) }
      default:
        let letter = Self.pool.randomElement(using: &random) ?? ""
        fixture.type(letter)
        before += letter
      }
      // Code points that have combined into one character are passed as a whole.
      let all = before + behind
      if let index = all.index(all.startIndex, offsetBy: before.count, limitedBy: all.endIndex),
        all[..<index].utf16.count != before.utf16.count
      {
        let caret = all.indices.first { all[..<$0].utf16.count >= before.utf16.count } ?? all.endIndex
        (before, behind) = (String(all[..<caret]), String(all[caret...]))
      }
      expectEqual(field.text, all, "seed \(seed), step \(step)")
      expectEqual(fixture.selection, before.utf16.count..<before.utf16.count, "seed \(seed), step \(step)")
    }
  }

  @Test func modifiersMoveByWordsAndToTheEnds() {
    field.text = "one two-three 안녕 하세요"
    func place(_ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags) -> Int {
      fixture.key(key, with: modifiers)
      return fixture.selection.lowerBound
    }
    expectEqual(place(.keyboardLeftArrow, .alternate), 17)
    expectEqual(place(.keyboardLeftArrow, .control), 14)
    expectEqual(place(.keyboardLeftArrow, .alternate), 8)
    expectEqual(place(.keyboardLeftArrow, .alternate), 4)
    expectEqual(place(.keyboardRightArrow, .alternate), 7)
    expectEqual(place(.keyboardRightArrow, .alternate), 13)
    expectEqual(place(.keyboardRightArrow, .alternate), 16)
    expectEqual(place(.keyboardLeftArrow, .command), 0)
    expectEqual(place(.keyboardRightArrow, .command), 20)
    expectEqual(place(.keyboardHome, []), 0)
    expectEqual(place(.keyboardEnd, []), 20)
    expectEqual(place(.keyboardUpArrow, []), 0)
    expectEqual(place(.keyboardDownArrow, []), 20)
    fixture.key(.keyboardDeleteOrBackspace, with: .alternate)
    expectEqual(field.text, "one two-three 안녕 ")
    fixture.key(.keyboardDeleteOrBackspace, with: .command)
    expectEqual(field.text, "")
  }

  @Test func shiftSelectsAndTypingReplaces() {
    field.text = "hello"
    fixture.key(.keyboardLeftArrow, with: .shift)
    fixture.key(.keyboardLeftArrow, with: .shift)
    expectEqual(fixture.selection, 3..<5)
    fixture.key(.keyboardRightArrow, with: .shift)
    expectEqual(fixture.selection, 4..<5)
    fixture.key(.keyboardHome, with: .shift)
    expectEqual(fixture.selection, 0..<5)
    fixture.key(.keyboardRightArrow)
    expectEqual(fixture.selection, 5..<5)
    fixture.select(1..<3)
    fixture.key(.keyboardLeftArrow)
    expectEqual(fixture.selection, 1..<1)
    fixture.select(1..<4)
    fixture.type("u")
    expectEqual(field.text, "huo")
    expectEqual(fixture.selection, 2..<2)
    fixture.key(.keyboardA, with: .command)
    expectEqual(fixture.selection, 0..<3)
    fixture.key(.keyboardDeleteForward)
    expectEqual(field.text, "")
  }

  @Test(arguments: [UIKeyModifierFlags.command, .control])
  func textIsCutCopiedAndPasted(command: UIKeyModifierFlags) {
    fixture.skip(0)
    UIPasteboard.general.string = nil
    field.text = "hello world"
    fixture.key(.keyboardC, with: command)
    expectFalse(UIPasteboard.general.hasStrings)
    fixture.select(0..<5)
    fixture.key(.keyboardC, with: command)
    expectEqual(UIPasteboard.general.string, "hello")
    expectEqual(field.text, "hello world")
    fixture.key(.keyboardX, with: command)
    expectEqual(field.text, " world")
    expectEqual(fixture.selection, 0..<0)
    fixture.key(.keyboardEnd)
    fixture.key(.keyboardV, with: command)
    fixture.key(.keyboardV, with: command)
    expectEqual(field.text, " worldhellohello")
    expectEqual(fixture.selection, 16..<16)
    UIPasteboard.general.string = "two\nlines"
    fixture.key(.keyboardA, with: command)
    fixture.key(.keyboardV, with: command)
    expectEqual(field.text, "two lines")
  }

  @Test func delegateCanRefusePasteAndCut() {
    fixture.skip(0)
    fixture.listen()
    field.text = "abc"
    UIPasteboard.general.string = "x"
    fixture.delegate.changes = { _, _, _ in false }
    fixture.key(.keyboardV, with: .command)
    fixture.key(.keyboardA, with: .command)
    fixture.key(.keyboardX, with: .command)
    expectEqual(field.text, "abc")
    expectEqual(UIPasteboard.general.string, "x")
  }

  @Test func pasteboardIsNotSharedBetweenDevices() {
    fixture.skip(0)
    UIPasteboard.general.string = "here"
    let other = TextFieldFixture()
    expectNil(UIPasteboard.general.string)
    other.field.becomeFirstResponder()
    other.key(.keyboardV, with: .command)
    expectEqual(other.field.text, "")
    expectNil(UIPasteboard.withUniqueName().string)
  }

  @Test func secureTextIsNotCopiedAndIsTypedAnew() {
    fixture.skip(0)
    field.resignFirstResponder()
    field.isSecureTextEntry = true
    field.text = "geheim"
    UIPasteboard.general.string = nil
    field.becomeFirstResponder()
    field.selectAll(nil)
    fixture.key(.keyboardC, with: .command)
    fixture.key(.keyboardX, with: .command)
    expectEqual(field.text, "geheim")
    expectFalse(UIPasteboard.general.hasStrings)
    expectEqual(fixture.drawnText.map(\.text), ["••••••"])
    field.resignFirstResponder()
    field.becomeFirstResponder()
    fixture.type("xy")
    expectEqual(field.text, "xy")
    field.resignFirstResponder()
    field.becomeFirstResponder()
    fixture.key(.keyboardDeleteOrBackspace)
    expectEqual(field.text, "")
  }

  @Test func editingMayBeginWithEmptyText() {
    field.resignFirstResponder()
    field.text = "old"
    field.clearsOnBeginEditing = true
    field.becomeFirstResponder()
    expectEqual(field.text, "")
    fixture.type("new")
    field.clearsOnInsertion = true
    fixture.type("er")
    expectEqual(field.text, "er")
  }

  @Test func onlyUnusedKeysReachTheScrollView() {
    let scrollView = UIScrollView(frame: rect(0, 0, 320, 400))
    scrollView.contentSize = CGSize(width: 320, height: 4_000)
    fixture.window.insertSubview(scrollView, at: 0)
    scrollView.addSubview(field)
    field.becomeFirstResponder()
    fixture.key(.keyboardSpacebar)
    fixture.key(.keyboardDownArrow)
    fixture.skip(1)
    expectEqual(scrollView.contentOffset.y, 0)
    fixture.key(.keyboardPageDown)
    fixture.skip(1)
    expectGreater(scrollView.contentOffset.y, 0)
  }

  @Test func controlCharactersAreDroppedNewlinesBecomeSpaces() {
    fixture.root.dispatch(.text(TextEvent(.typed("a\u{0}b\u{7F}\nc\t"), time: 0)))
    expectEqual(field.text, "ab c ")
    field.text = "x\ny"
    expectEqual(field.text, "x\ny")
    expectEqual(fixture.drawnText.map(\.text), ["x y"])
  }

  @Test func outOfRangePositionsAreClampedOrNil() {
    field.text = "a👍🏽b"
    let start = field.beginningOfDocument
    expectNil(field.position(from: start, offset: 7))
    expectNil(field.position(from: start, offset: -1))
    expectNil(field.position(from: field.endOfDocument, offset: .max))
    // A range within an emoji means the whole emoji.
    fixture.select(2..<3)
    expectEqual(fixture.selection, 1..<5)
    let range = field.selectedTextRange
    expectEqual(range.flatMap { field.text(in: $0) }, "👍🏽")
    if let range { field.replace(range, withText: "-") }
    expectEqual(field.text, "a-b")
    expectEqual(field.compare(start, to: field.endOfDocument), .orderedAscending)
  }
}
