import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// The place between two lines of wrapped text, which is the end of one and the beginning of the next.
@MainActor
struct LineEndTests {
  private let fixture = TextViewFixture(text: "abcdefghij klmnopqrst uvw")
  private var view: UITextView { fixture.view }

  init() {
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 3, length: 0)
    fixture.frame()
  }

  /// The line and the place of the caret, in points.
  private func caret() throws -> (line: Int, x: CGFloat) {
    let rect = view.caretRect(for: try #require(view.selectedTextRange).start)
    return (Int(((rect.midY - 8) / TextViewFixture.lineHeight).rounded(.down)), rect.minX)
  }

  @Test func lineEndIsOnItsLine() throws {
    fixture.key(.keyboardRightArrow, with: .command)
    expectEqual(view.selectedRange.location, 11)
    expectEqual(try caret().line, 0)
    expectGreater(try caret().x, 80)
    fixture.key(.keyboardRightArrow, with: .command)
    expectEqual(view.selectedRange.location, 11)
    expectEqual(try caret().line, 0)
    fixture.key(.keyboardLeftArrow, with: .command)
    expectEqual(view.selectedRange.location, 0)
  }

  @Test func nextLinesStartIsOnTheNextLine() throws {
    view.selectedRange = NSRange(location: 11, length: 0)
    expectEqual(try caret().line, 1)
    fixture.key(.keyboardLeftArrow)
    expectEqual(view.selectedRange.location, 10)
    expectEqual(try caret().line, 0)
    fixture.key(.keyboardRightArrow)
    expectEqual(try caret().line, 1)
    fixture.key(.keyboardRightArrow, with: .command)
    expectEqual(view.selectedRange.location, 25)
    expectEqual(try caret().line, 1)
  }

  @Test func verticalKeysStartFromTheCaretsLine() throws {
    fixture.key(.keyboardRightArrow, with: .command)
    fixture.key(.keyboardDownArrow)
    expectEqual(try caret().line, 1)
    expectGreater(view.selectedRange.location, 18)
    fixture.key(.keyboardUpArrow)
    expectEqual(try caret().line, 0)
    expectEqual(view.selectedRange.location, 11)
  }

  @Test func typingLeavesTheEndOfTheLine() throws {
    fixture.key(.keyboardRightArrow, with: .command)
    fixture.type("x")
    expectEqual(view.text, "abcdefghij xklmnopqrst uvw")
    expectEqual(view.selectedRange.location, 12)
    expectEqual(try caret().line, 1)
  }
}
