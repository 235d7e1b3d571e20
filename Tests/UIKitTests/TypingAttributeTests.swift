import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKitCore

/// The attributes of text that is typed into a text field.
@MainActor
struct TypingAttributeTests {
  private let fixture = TextFieldFixture()
  private var field: UITextField { fixture.field }
  private let red: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.red]

  /// The text with its red parts in brackets.
  private var shown: String {
    let text = field.attributedText ?? NSAttributedString(string: "")
    var result = ""
    text.enumerateAttribute(.foregroundColor, in: NSRange(location: 0, length: text.length), options: []) {
      value, range, _ in
      let part = (text.string as NSString).substring(with: range)
      result += value as? UIColor == .red ? "[\(part)]" : part
    }
    return result
  }

  @Test func typedTextHasTheAttributesThatWereSet() {
    expectNil(field.typingAttributes)
    field.typingAttributes = red
    expectNil(field.typingAttributes)
    field.text = "ab"
    field.becomeFirstResponder()
    expectNotNil(field.typingAttributes?[.font])
    field.typingAttributes = red
    fixture.type("c")
    fixture.type("👩‍👩‍👧‍👦")
    expectEqual(shown, "ab[c👩‍👩‍👧‍👦]")
    fixture.key(.keyboardDeleteOrBackspace)
    expectEqual(shown, "ab[c]")
  }

  @Test func theAttributesBeforeTheCaretFollowTheSelection() {
    field.text = "ab"
    field.becomeFirstResponder()
    field.typingAttributes = red
    fixture.type("c")
    fixture.key(.keyboardLeftArrow)
    fixture.type("d")
    expectEqual(shown, "abd[c]")
    fixture.key(.keyboardRightArrow)
    expectEqual(field.typingAttributes?[.foregroundColor] as? UIColor, .red)
    fixture.type("e")
    expectEqual(shown, "abd[ce]")
    field.text = "new"
    expectEqual(shown, "new")
  }

  @Test func attributesStayIfTheirEditingIsAllowed() {
    let text = NSMutableAttributedString(string: "ab", attributes: red)
    text.append(NSAttributedString(string: "cd", attributes: [.foregroundColor: UIColor.blue]))
    for allows in [true, false] {
      field.allowsEditingTextAttributes = allows
      field.attributedText = text
      field.becomeFirstResponder()
      fixture.type("e")
      expectEqual(shown, allows ? "[ab]cde" : "abcde")
      field.resignFirstResponder()
    }
  }
}
