import DeviceSupport
import Foundation
import Geometry
import Testing
import UIKitCore
import TestSupport

/// The delegate calls and notifications, and their order.
@MainActor
struct TextFieldOrderTests {
  private let fixture = TextFieldFixture()
  private var field: UITextField { fixture.field }
  private var diary: FieldDiary { fixture.delegate }

  init() { fixture.listen() }

  @Test func editingCallsTheDelegateBeforeAndAfter() {
    expectTrue(field.becomeFirstResponder())
    expectTrue(field.isEditing)
    expectTrue(field.isFirstResponder)
    expectEqual(diary.read(), ["begin?", "began", "event began"])
    expectTrue(field.becomeFirstResponder())
    expectEmpty(diary.read())
    #expect(field.resignFirstResponder() && !field.isEditing && !field.isFirstResponder)
    expectEqual(diary.read(), ["end?", "ended committed", "event ended"])
    expectTrue(field.resignFirstResponder())
    expectEmpty(diary.read())
  }

  @Test func delegateCanRefuseToBeginAndEnd() {
    diary.begins = false
    #expect(!field.becomeFirstResponder() && !field.isEditing)
    expectEqual(diary.read(), ["begin?"])
    diary.begins = true
    field.becomeFirstResponder()
    _ = diary.read()
    diary.ends = false
    #expect(!field.resignFirstResponder() && field.isEditing && diary.read() == ["end?"])
    #expect(!fixture.window.endEditing(false) && field.isEditing && diary.read() == ["end?"])
    #expect(fixture.window.endEditing(true) && !field.isEditing)
    expectEqual(diary.read(), ["end?", "ended committed", "event ended"])
    #expect(fixture.window.endEditing(true) && diary.read().isEmpty)
  }

  @Test func switchingFieldsCallsBothDelegatesInOrder() {
    let other = UITextField(frame: rect(20, 100, 200, 34))
    fixture.window.addSubview(other)
    fixture.listen(to: other)
    diary.names = [ObjectIdentifier(field): "a ", ObjectIdentifier(other): "b "]
    field.becomeFirstResponder()
    _ = diary.read()
    expectTrue(other.becomeFirstResponder())
    expectEqual(
      diary.read(),
      [
        "b begin?", "a end?", "a ended committed", "a event ended", "b began", "b event began",
      ])
    expectFalse(field.isEditing)
    expectTrue(other.isEditing)
    diary.ends = false
    expectFalse(field.becomeFirstResponder())
    expectTrue(other.isEditing)
    expectEqual(diary.read(), ["a begin?", "b end?"])
  }

  @Test func everyChangeIsAskedForBeforeItIsMade() {
    field.becomeFirstResponder()
    _ = diary.read()
    fixture.type("a")
    expectEqual(diary.read(), ["change? 0,0 to “a”", "selection", "event changed"])
    fixture.type("👩‍👩‍👧")
    expectEqual(diary.read(), ["change? 1,0 to “👩‍👩‍👧”", "selection", "event changed"])
    fixture.key(.keyboardDeleteOrBackspace)
    expectEqual(diary.read(), ["change? 1,8 to “”", "selection", "event changed"])
    expectEqual(field.text, "a")
    diary.changes = { _, _, _ in false }
    fixture.type("b")
    expectEqual(diary.read(), ["change? 1,0 to “b”"])
    expectEqual(field.text, "a")
  }

  @Test func textSetByTheDelegateIsKept() {
    field.becomeFirstResponder()
    diary.changes = { field, _, string in
      field.text = (field.text ?? "") + string.uppercased()
      return false
    }
    fixture.type("abc")
    expectEqual(field.text, "ABC")
    expectEqual(fixture.selection, 3..<3)
    // A delegate that changes the text and returns `true` causes both changes.
    diary.changes = { field, _, _ in
      field.text = ""
      return true
    }
    fixture.type("d")
    expectEqual(field.text, "d")
  }

  @Test func returnEndsEditingIfItsActionIsHandled() {
    field.becomeFirstResponder()
    _ = diary.read()
    fixture.key(.keyboardReturnOrEnter)
    expectEqual(diary.read(), ["return?", "event primary"])
    expectTrue(field.isEditing)
    diary.returns = false
    fixture.type("\n")
    expectEqual(diary.read(), ["return?"])
    diary.returns = true
    field.addAction(UIAction { [diary, field] _ in diary.note(field, "event exit") }, for: .editingDidEndOnExit)
    fixture.key(.keyboardReturnOrEnter)
    expectEqual(diary.read(), ["return?", "event primary", "event exit", "end?", "ended committed", "event ended"])
    expectFalse(field.isEditing)
    expectEqual(field.text, "")
  }

  @Test func disabledReturnKeyIsNotReported() {
    field.enablesReturnKeyAutomatically = true
    field.becomeFirstResponder()
    _ = diary.read()
    fixture.key(.keyboardReturnOrEnter)
    expectEmpty(diary.read())
    fixture.type("x")
    fixture.key(.keyboardReturnOrEnter)
    expectEqual(diary.read().suffix(2), ["return?", "event primary"])
  }

  @Test func clearButtonAsksTheDelegate() {
    field.clearButtonMode = .always
    field.text = "abc"
    fixture.skip(0.1)
    diary.clears = false
    fixture.skip(1)
    fixture.tap(CGPoint(x: 200 - 14, y: 17))
    expectEqual(diary.read(), ["clear?"])
    expectEqual(field.text, "abc")
    diary.clears = true
    fixture.skip(1)
    fixture.tap(CGPoint(x: 200 - 14, y: 17))
    expectEqual(diary.read(), ["clear?", "event changed", "begin?", "began", "event began"])
    expectEqual(field.text, "")
    expectTrue(field.isEditing)
    // The field is empty, so the touch goes to the field instead of the clear button.
    fixture.skip(1)
    fixture.tap(CGPoint(x: 200 - 14, y: 17))
    expectEmpty(diary.read())
    expectEqual(field.text, "")
  }

  @Test func textSetByTheAppIsNotReported() {
    field.text = "abc"
    field.insertText("d")
    expectEqual(diary.read(), ["event changed"])
    expectEqual(field.text, "abcd")
    field.becomeFirstResponder()
    _ = diary.read()
    field.text = "xyz"
    expectEqual(diary.read(), ["selection"])
    field.text = nil
    expectEqual(field.text, "")
    expectEqual(diary.read(), ["selection"])
  }

  @Test func leavingTheScreenEndsEditingWithoutVeto() {
    diary.ends = false
    field.becomeFirstResponder()
    _ = diary.read()
    field.removeFromSuperview()
    expectFalse(field.isEditing)
    expectEqual(diary.read(), ["end?", "ended committed", "event ended"])
    expectFalse(field.becomeFirstResponder())
    expectEmpty(diary.read())
  }

  @Test func notificationsFollowTheDelegate() {
    var heard: [String] = []
    let names = [
      UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
      UITextField.textDidEndEditingNotification,
    ]
    let field = field
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: field, queue: nil) { note in
        let name = note.name.rawValue
        MainActor.assumeIsolated { heard.append(name) }
      }
    }
    defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
    field.becomeFirstResponder()
    fixture.type("ab")
    field.resignFirstResponder()
    expectEqual(heard, [names[0], names[1], names[1], names[2]].map(\.rawValue))
  }

  @Test func disabledFieldReportsNothing() {
    field.isEnabled = false
    fixture.skip(1)
    fixture.tap(CGPoint(x: 20, y: 17))
    expectFalse(field.isEditing)
    expectEmpty(diary.read())
  }
}
