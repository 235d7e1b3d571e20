import DeviceSupport
import Foundation
import Geometry
import TestSupport
import Testing
import UIKitCore

/// The effect of keys on a text, compared with Swift's characters.
@MainActor
@Suite("In a text field") struct TextFieldEditingTests {
  private let stage = TextFieldFixture()
  private var field: UITextField { stage.field }

  init() { field.becomeFirstResponder() }

  /// Letters, composed and decomposed accents and Hangul, families, flags, skin tones, spaces.
  private static let pool = [
    "a", "Z", "é", "e\u{301}", "한", "\u{1112}\u{1161}\u{11AB}", "ㅎ", "👩‍👩‍👧‍👦", "🇰🇷", "👍🏽", "❤️", " ", "7", "नि", "\u{301}", "א",
  ]

  @Test("keys delete, pass and insert whole characters", arguments: 1...40 as ClosedRange<UInt64>)
  func characters(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var before = (0..<Int.random(in: 0...8, using: &random)).map { _ in Self.pool.randomElement(using: &random) ?? "" }
      .joined()
    var behind = ""
    field.text = before
    for step in 0..<40 {
      switch Int.random(in: 0..<5, using: &random) {
      case 0:
        stage.key(.keyboardDeleteOrBackspace)
        if !before.isEmpty { before.removeLast() }
      case 1:
        stage.key(.keyboardDeleteForward)
        if !behind.isEmpty { behind.removeFirst() }
      case 2:
        stage.key(.keyboardLeftArrow)
        if !before.isEmpty { behind = String(before.removeLast()) + behind }
      case 3:
        stage.key(.keyboardRightArrow)
        if !behind.isEmpty { before += String(behind.removeFirst()) }
      default:
        let letter = Self.pool.randomElement(using: &random) ?? ""
        stage.type(letter)
        before += letter
      }
      // Code points that have combined into one character are passed as a whole.
      let all = before + behind
      if let index = all.index(all.startIndex, offsetBy: before.count, limitedBy: all.endIndex),
        all[..<index].utf16.count != before.utf16.count
      {
        let place = all.indices.first { all[..<$0].utf16.count >= before.utf16.count } ?? all.endIndex
        (before, behind) = (String(all[..<place]), String(all[place...]))
      }
      expectEqual(field.text, all, "seed \(seed), step \(step)")
      expectEqual(stage.selection, before.utf16.count..<before.utf16.count, "seed \(seed), step \(step)")
    }
  }

  @Test("words and ends are reached with modifiers") func words() {
    field.text = "one two-three 안녕 하세요"
    func place(_ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags) -> Int {
      stage.key(key, with: modifiers)
      return stage.selection.lowerBound
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
    #expect(place(.keyboardHome, []) == 0 && place(.keyboardEnd, []) == 20)
    #expect(place(.keyboardUpArrow, []) == 0 && place(.keyboardDownArrow, []) == 20)
    stage.key(.keyboardDeleteOrBackspace, with: .alternate)
    expectEqual(field.text, "one two-three 안녕 ")
    stage.key(.keyboardDeleteOrBackspace, with: .command)
    expectEqual(field.text, "")
  }

  @Test("Shift selects, and what is typed takes its place") func selecting() {
    field.text = "hello"
    stage.key(.keyboardLeftArrow, with: .shift)
    stage.key(.keyboardLeftArrow, with: .shift)
    expectEqual(stage.selection, 3..<5)
    stage.key(.keyboardRightArrow, with: .shift)
    expectEqual(stage.selection, 4..<5)
    stage.key(.keyboardHome, with: .shift)
    expectEqual(stage.selection, 0..<5)
    stage.key(.keyboardRightArrow)
    expectEqual(stage.selection, 5..<5)
    stage.select(1..<3)
    stage.key(.keyboardLeftArrow)
    expectEqual(stage.selection, 1..<1)
    stage.select(1..<4)
    stage.type("u")
    expectEqual(field.text, "huo")
    expectEqual(stage.selection, 2..<2)
    stage.key(.keyboardA, with: .command)
    expectEqual(stage.selection, 0..<3)
    stage.key(.keyboardDeleteForward)
    expectEqual(field.text, "")
  }

  @Test("text is cut, copied and pasted", arguments: [UIKeyModifierFlags.command, .control])
  func pasteboard(command: UIKeyModifierFlags) {
    stage.skip(0)
    UIPasteboard.general.string = nil
    field.text = "hello world"
    stage.key(.keyboardC, with: command)
    expectFalse(UIPasteboard.general.hasStrings)
    stage.select(0..<5)
    stage.key(.keyboardC, with: command)
    expectEqual(UIPasteboard.general.string, "hello")
    expectEqual(field.text, "hello world")
    stage.key(.keyboardX, with: command)
    expectEqual(field.text, " world")
    expectEqual(stage.selection, 0..<0)
    stage.key(.keyboardEnd)
    stage.key(.keyboardV, with: command)
    stage.key(.keyboardV, with: command)
    expectEqual(field.text, " worldhellohello")
    expectEqual(stage.selection, 16..<16)
    UIPasteboard.general.string = "two\nlines"
    stage.key(.keyboardA, with: command)
    stage.key(.keyboardV, with: command)
    expectEqual(field.text, "two lines")
  }

  @Test("a delegate may refuse what is pasted or cut") func refusedPaste() {
    stage.skip(0)
    stage.listen()
    field.text = "abc"
    UIPasteboard.general.string = "x"
    stage.delegate.changes = { _, _, _ in false }
    stage.key(.keyboardV, with: .command)
    stage.key(.keyboardA, with: .command)
    stage.key(.keyboardX, with: .command)
    expectEqual(field.text, "abc")
    expectEqual(UIPasteboard.general.string, "x")
  }

  @Test("what is copied on one stage is not pasted on another") func stages() {
    stage.skip(0)
    UIPasteboard.general.string = "here"
    let other = TextFieldFixture()
    expectNil(UIPasteboard.general.string)
    other.field.becomeFirstResponder()
    other.key(.keyboardV, with: .command)
    expectEqual(other.field.text, "")
    expectNil(UIPasteboard.withUniqueName().string)
  }

  @Test("secret text cannot be copied, and is typed anew") func secret() {
    stage.skip(0)
    field.resignFirstResponder()
    field.isSecureTextEntry = true
    field.text = "geheim"
    UIPasteboard.general.string = nil
    field.becomeFirstResponder()
    field.selectAll(nil)
    stage.key(.keyboardC, with: .command)
    stage.key(.keyboardX, with: .command)
    #expect(field.text == "geheim" && !UIPasteboard.general.hasStrings)
    expectEqual(stage.drawnText.map(\.text), ["••••••"])
    field.resignFirstResponder()
    field.becomeFirstResponder()
    stage.type("xy")
    expectEqual(field.text, "xy")
    field.resignFirstResponder()
    field.becomeFirstResponder()
    stage.key(.keyboardDeleteOrBackspace)
    expectEqual(field.text, "")
  }

  @Test("editing may begin with an empty text") func clearing() {
    field.resignFirstResponder()
    field.text = "old"
    field.clearsOnBeginEditing = true
    field.becomeFirstResponder()
    expectEqual(field.text, "")
    stage.type("new")
    field.clearsOnInsertion = true
    stage.type("er")
    expectEqual(field.text, "er")
  }

  @Test("keys that mean nothing to the text go on; the others do not scroll") func passing() {
    let scrollView = UIScrollView(frame: rect(0, 0, 320, 400))
    scrollView.contentSize = CGSize(width: 320, height: 4_000)
    stage.window.insertSubview(scrollView, at: 0)
    scrollView.addSubview(field)
    field.becomeFirstResponder()
    stage.key(.keyboardSpacebar)
    stage.key(.keyboardDownArrow)
    stage.skip(1)
    expectEqual(scrollView.contentOffset.y, 0)
    stage.key(.keyboardPageDown)
    stage.skip(1)
    expectGreater(scrollView.contentOffset.y, 0)
  }

  @Test("control characters are not typed, and newlines are blanks") func controls() {
    stage.root.dispatch(.text(TextEvent(.typed("a\u{0}b\u{7F}\nc\t"), time: 0)))
    expectEqual(field.text, "ab c ")
    field.text = "x\ny"
    #expect(field.text == "x\ny" && stage.drawnText.map(\.text) == ["x y"])
  }

  @Test("positions that are nowhere are clamped or nil") func positions() {
    field.text = "a👍🏽b"
    let start = field.beginningOfDocument
    expectNil(field.position(from: start, offset: 7))
    expectNil(field.position(from: start, offset: -1))
    expectNil(field.position(from: field.endOfDocument, offset: .max))
    // A range within an emoji means the whole emoji.
    stage.select(2..<3)
    expectEqual(stage.selection, 1..<5)
    let range = field.selectedTextRange
    expectEqual(range.flatMap { field.text(in: $0) }, "👍🏽")
    if let range { field.replace(range, withText: "-") }
    expectEqual(field.text, "a-b")
    expectEqual(field.compare(start, to: field.endOfDocument), .orderedAscending)
  }
}
