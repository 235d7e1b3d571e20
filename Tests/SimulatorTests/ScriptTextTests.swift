import Foundation
import Geometry
import Simulator
import Testing
import UIKitCore
import TestSupport

struct ScriptTextTests {
  private func statements(_ text: String) throws -> [InputScript.Statement] {
    try InputScript(parsing: text).statements
  }

  @Test func quotedTextIsTyped() throws {
    #expect(try statements(#"type "hello # world"  # a comment"#) == [.type("hello # world")])
    #expect(try statements(#"type "\"\\\n\t\u{301}\u{1F600}""#) == [.type("\"\\\n\t\u{301}\u{1F600}")])
    #expect(try statements(#"type """#) == [.type("")])
    #expect(try statements(#"compose "ㅎ" -> "하" → "한" to "한글""#) == [.compose(["ㅎ", "하", "한", "한글"])])
    #expect(try statements("compose \"ㅎ\"#") == [.compose(["ㅎ"])])
    #expect(
      try statements("at 1s text \"é\"\nat 2s compose \"\"") == [
        .event(.text(TextEvent(.typed("é"), time: 1))), .event(.text(TextEvent(.composing(""), time: 2))),
      ])
  }

  @Test(arguments: [
    ("type", 5), ("type # x", 6), ("type hello", 6), ("type \"hello", 6), ("type \"a\"b", 9), (#"type "a\x""#, 8),
    (#"type "\u{110000}""#, 7), (#"type "\u{D800}""#, 7), (#"type "\u41""#, 7), (#"type "\u{-1}""#, 7),
    (#"type "\"#, 7), ("type \"a\" \"b\"", 10), ("compose \"a\" ->", 15), ("compose \"a\" -> b", 16),
    ("at 1s text a", 12), ("compose \"a\" \"b\"", 13),
  ])
  func malformedTextIsReportedWithItsLine(text: String, column: Int) {
    let error = #expect(throws: InputScript.ParseError.self) { try statements("wait 1s\n" + text) }
    #expect(error?.line == 2 && error?.column == column, "\(error.map(String.init(describing:)) ?? "")")
  }

  /// A script and its text are the same.
  @Test func scriptsSurviveTheirText() throws {
    let text = """
      device iphone-se-1
      size 320.5x500
      scale 2.5
      appearance dark
      direction rtl
      text-size accessibility-large
      contrast high
      text-weight bold
      scene banner
      tap 1.5,2
      tap 1.5,2 x3
      press 3,4 for 0.6s
      drag 1,2 -> 3,4 in 0.15s
      drag 1,2 -> 3,4 after 0.6s in 0.1s hold 0.25s
      pinch 5,6 from 10 to 20.5 in 0.3s
      wheel 7,8 by 0,-3
      key page-down with shift+command for 0.05s
      type "a \\"b\\" 한"
      compose "ㅎ" -> "하"
      wait 0.35s
      rotate
      update 18446744073709551615
      set size 160x160
      set device ipad
      set appearance light
      set direction ltr
      set text-size small
      values 0.1 group/0 widthDimension .fractionalWidth(0.8), section interGroupSpacing 20
      values 2.0
      snapshot end
      at 100s down 0 350,400

      """
    let script = try InputScript(parsing: text)
    expectEqual(script.text, text)
    expectEqual(try InputScript(parsing: script.text), script)
  }

  @Test(arguments: [
    ("set", 4), ("set size", 9), ("set scene banner", 5), ("set siz 3x3", 5), ("rotate 90", 8), ("values", 7),
    ("values 0", 8), ("values 0.-1", 8), ("values 0.0 section count", 12),
    ("set", 4), ("set size", 9), ("set scene banner", 5), ("set siz 3x3", 5), ("rotate 90", 8), ("update", 7),
    ("update -1", 8),
  ])
  func malformedChangesAreReported(text: String, column: Int) {
    let error = #expect(throws: InputScript.ParseError.self) { try statements("wait 1s\n" + text) }
    #expect(error?.line == 2 && error?.column == column, "\(error.map(String.init(describing:)) ?? "")")
  }

  @Test func textLengthIsLimited() {
    let long = String(repeating: "a", count: 10_001)
    #expect(throws: InputScript.ParseError.self) { try statements("type \"\(long)\"") }
  }

  @Test func lettersAreTypedATenthOfASecondApart() {
    let script = InputScript(statements: [.wait(1), .type("a한👩‍👩‍👧"), .compose(["ㅎ", "하"]), .wait(0)])
    let timeline = Timeline(script)
    let contents: [TextEvent.Content] = [
      .typed("a"), .typed("한"), .typed("👩‍👩‍👧"), .composing("ㅎ"), .composing("하"),
    ]
    for (index, (event, content)) in zip(timeline.events, contents).enumerated() {
      guard case .text(let text) = event else {
        Issue.record("\(event) is no text")
        continue
      }
      #expect(text.content == content && abs(text.time - (1 + Double(index + 1) / 10)) < 1e-9)
    }
    expectEqual(timeline.events.count, contents.count)
    expectLess(abs(timeline.end - 1.5), 1e-9)
  }

  @Test func scriptedKeysTypeLikeAKeyboard() {
    func typed(_ statement: InputScript.Statement) -> [String] {
      Timeline(InputScript(statements: [statement])).events.compactMap { event in
        guard case .text(let text) = event, case .typed(let string) = text.content else { return nil }
        return string
      }
    }
    expectEqual(typed(.key(.keyboardA, modifiers: .shift, duration: 0.05)), ["A"])
    expectEqual(typed(.key(.keyboardA, modifiers: [], duration: 0.55)), ["a", "a", "a"])
    expectEmpty(typed(.key(.keyboardA, modifiers: .command, duration: 0.05)))
    for key in [UIKeyboardHIDUsage.keyboardReturnOrEnter, .keyboardLeftArrow, .keyboardF1, .keyboardLeftShift] {
      expectEmpty(typed(.key(key, modifiers: [], duration: 0.05)))
    }
  }
}
