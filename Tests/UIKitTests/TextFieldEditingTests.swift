import Foundation
import Geometry
import TestSupport
import Testing
import UIKitCore

/// What keys do to a text, with Swift's characters as the truth.
@MainActor
@Suite("In a text field") struct TextFieldEditingTests {
  private let stage = TextStage()
  private var field: UITextField { stage.field }

  init() { field.becomeFirstResponder() }

  /// Letters, composed and decomposed accents and Hangul, families, flags, skin tones, blanks.
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
      // What has grown together is passed as a whole.
      let all = before + behind
      if let index = all.index(all.startIndex, offsetBy: before.count, limitedBy: all.endIndex),
        all[..<index].utf16.count != before.utf16.count
      {
        let place = all.indices.first { all[..<$0].utf16.count >= before.utf16.count } ?? all.endIndex
        (before, behind) = (String(all[..<place]), String(all[place...]))
      }
      #expect(field.text == all, "seed \(seed), step \(step)")
      #expect(stage.selection == before.utf16.count..<before.utf16.count, "seed \(seed), step \(step)")
    }
  }

  @Test("words and ends are reached with modifiers") func words() {
    field.text = "one two-three 안녕 하세요"
    func place(_ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags) -> Int {
      stage.key(key, with: modifiers)
      return stage.selection.lowerBound
    }
    #expect(place(.keyboardLeftArrow, .alternate) == 17 && place(.keyboardLeftArrow, .control) == 14)
    #expect(place(.keyboardLeftArrow, .alternate) == 8 && place(.keyboardLeftArrow, .alternate) == 4)
    #expect(place(.keyboardRightArrow, .alternate) == 7)
    #expect(place(.keyboardLeftArrow, .command) == 0 && place(.keyboardRightArrow, .command) == 20)
    #expect(place(.keyboardHome, []) == 0 && place(.keyboardEnd, []) == 20)
    #expect(place(.keyboardUpArrow, []) == 0 && place(.keyboardDownArrow, []) == 20)
    stage.key(.keyboardDeleteOrBackspace, with: .alternate)
    #expect(field.text == "one two-three 안녕 ")
    stage.key(.keyboardDeleteOrBackspace, with: .command)
    #expect(field.text == "")
  }

  @Test("Shift selects, and what is typed takes its place") func selecting() {
    field.text = "hello"
    stage.key(.keyboardLeftArrow, with: .shift)
    stage.key(.keyboardLeftArrow, with: .shift)
    #expect(stage.selection == 3..<5)
    stage.key(.keyboardRightArrow, with: .shift)
    #expect(stage.selection == 4..<5)
    stage.key(.keyboardHome, with: .shift)
    #expect(stage.selection == 0..<5)
    stage.key(.keyboardRightArrow)
    #expect(stage.selection == 5..<5)
    stage.select(1..<3)
    stage.key(.keyboardLeftArrow)
    #expect(stage.selection == 1..<1)
    stage.select(1..<4)
    stage.type("u")
    #expect(field.text == "huo" && stage.selection == 2..<2)
    stage.key(.keyboardA, with: .command)
    #expect(stage.selection == 0..<3)
    stage.key(.keyboardDeleteForward)
    #expect(field.text == "")
  }

  @Test("text is cut, copied and pasted", arguments: [UIKeyModifierFlags.command, .control])
  func pasteboard(command: UIKeyModifierFlags) {
    stage.run(for: 0)
    UIPasteboard.general.string = nil
    field.text = "hello world"
    stage.key(.keyboardC, with: command)
    #expect(!UIPasteboard.general.hasStrings)
    stage.select(0..<5)
    stage.key(.keyboardC, with: command)
    #expect(UIPasteboard.general.string == "hello" && field.text == "hello world")
    stage.key(.keyboardX, with: command)
    #expect(field.text == " world" && stage.selection == 0..<0)
    stage.key(.keyboardEnd)
    stage.key(.keyboardV, with: command)
    stage.key(.keyboardV, with: command)
    #expect(field.text == " worldhellohello" && stage.selection == 16..<16)
    UIPasteboard.general.string = "two\nlines"
    stage.key(.keyboardA, with: command)
    stage.key(.keyboardV, with: command)
    #expect(field.text == "two lines")
  }

  @Test("a delegate may refuse what is pasted or cut") func refusedPaste() {
    stage.run(for: 0)
    stage.listen()
    field.text = "abc"
    UIPasteboard.general.string = "x"
    stage.delegate.changes = { _, _, _ in false }
    stage.key(.keyboardV, with: .command)
    stage.key(.keyboardA, with: .command)
    stage.key(.keyboardX, with: .command)
    #expect(field.text == "abc" && UIPasteboard.general.string == "x")
  }

  @Test("what is copied on one stage is not pasted on another") func stages() {
    stage.run(for: 0)
    UIPasteboard.general.string = "here"
    let other = TextStage()
    #expect(UIPasteboard.general.string == nil)
    other.field.becomeFirstResponder()
    other.key(.keyboardV, with: .command)
    #expect(other.field.text == "")
    #expect(UIPasteboard.withUniqueName().string == nil)
  }

  @Test("secret text cannot be copied, and is typed anew") func secret() {
    stage.run(for: 0)
    field.resignFirstResponder()
    field.isSecureTextEntry = true
    field.text = "geheim"
    UIPasteboard.general.string = nil
    field.becomeFirstResponder()
    field.selectAll(nil)
    stage.key(.keyboardC, with: .command)
    stage.key(.keyboardX, with: .command)
    #expect(field.text == "geheim" && !UIPasteboard.general.hasStrings)
    #expect(stage.drawnText.map(\.text) == ["••••••"])
    field.resignFirstResponder()
    field.becomeFirstResponder()
    stage.type("xy")
    #expect(field.text == "xy")
    field.resignFirstResponder()
    field.becomeFirstResponder()
    stage.key(.keyboardDeleteOrBackspace)
    #expect(field.text == "")
  }

  @Test("editing may begin with an empty text") func clearing() {
    field.resignFirstResponder()
    field.text = "old"
    field.clearsOnBeginEditing = true
    field.becomeFirstResponder()
    #expect(field.text == "")
    stage.type("new")
    field.clearsOnInsertion = true
    stage.type("er")
    #expect(field.text == "er")
  }

  @Test("keys that mean nothing to the text go on; the others do not scroll") func passing() {
    let scrollView = UIScrollView(frame: rect(0, 0, 320, 400))
    scrollView.contentSize = CGSize(width: 320, height: 4_000)
    stage.harness.window.insertSubview(scrollView, at: 0)
    scrollView.addSubview(field)
    field.becomeFirstResponder()
    stage.key(.keyboardSpacebar)
    stage.key(.keyboardDownArrow)
    stage.run(for: 1)
    #expect(scrollView.contentOffset.y == 0)
    stage.key(.keyboardPageDown)
    stage.run(for: 1)
    #expect(scrollView.contentOffset.y > 0)
  }

  @Test("control characters are not typed, and newlines are blanks") func controls() {
    stage.harness.root.dispatch(.text(TextEvent(.typed("a\u{0}b\u{7F}\nc\t"), time: 0)))
    #expect(field.text == "ab c ")
    field.text = "x\ny"
    #expect(field.text == "x\ny" && stage.drawnText.map(\.text) == ["x y"])
  }

  @Test("positions that are nowhere are clamped or nil") func positions() {
    field.text = "a👍🏽b"
    let start = field.beginningOfDocument
    #expect(field.position(from: start, offset: 7) == nil && field.position(from: start, offset: -1) == nil)
    #expect(field.position(from: field.endOfDocument, offset: .max) == nil)
    // Inside an emoji is all of it.
    stage.select(2..<3)
    #expect(stage.selection == 1..<5)
    let range = field.selectedTextRange
    #expect(range.flatMap { field.text(in: $0) } == "👍🏽")
    if let range { field.replace(range, withText: "-") }
    #expect(field.text == "a-b" && field.compare(start, to: field.endOfDocument) == .orderedAscending)
  }
}
