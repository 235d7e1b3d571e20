import Foundation
import Geometry
import Testing
import UIKitCore

/// Who is asked and told, and in which order.
@MainActor
@Suite("A text field asks and tells") struct TextFieldOrderTests {
  private let stage = TextStage()
  private var field: UITextField { stage.field }
  private var diary: FieldDiary { stage.delegate }

  init() { stage.listen() }

  @Test("before and after it begins and ends") func editing() {
    #expect(field.becomeFirstResponder() && field.isEditing && field.isFirstResponder)
    #expect(diary.read() == ["begin?", "began", "event began"])
    #expect(field.becomeFirstResponder() && diary.read().isEmpty)
    #expect(field.resignFirstResponder() && !field.isEditing && !field.isFirstResponder)
    #expect(diary.read() == ["end?", "ended committed", "event ended"])
    #expect(field.resignFirstResponder() && diary.read().isEmpty)
  }

  @Test("and does nothing when the answer is no") func refusing() {
    diary.begins = false
    #expect(!field.becomeFirstResponder() && !field.isEditing)
    #expect(diary.read() == ["begin?"])
    diary.begins = true
    field.becomeFirstResponder()
    _ = diary.read()
    diary.ends = false
    #expect(!field.resignFirstResponder() && field.isEditing && diary.read() == ["end?"])
    #expect(!stage.harness.window.endEditing(false) && field.isEditing && diary.read() == ["end?"])
    #expect(stage.harness.window.endEditing(true) && !field.isEditing)
    #expect(diary.read() == ["end?", "ended committed", "event ended"])
    #expect(stage.harness.window.endEditing(true) && diary.read().isEmpty)
  }

  @Test("one after the other when the keyboard goes from one to another") func switching() {
    let other = UITextField(frame: rect(20, 100, 200, 34))
    stage.harness.window.addSubview(other)
    stage.listen(to: other)
    diary.names = [ObjectIdentifier(field): "a ", ObjectIdentifier(other): "b "]
    field.becomeFirstResponder()
    _ = diary.read()
    #expect(other.becomeFirstResponder())
    #expect(
      diary.read() == [
        "b begin?", "a end?", "a ended committed", "a event ended", "b began", "b event began",
      ])
    #expect(!field.isEditing && other.isEditing)
    diary.ends = false
    #expect(!field.becomeFirstResponder() && other.isEditing)
    #expect(diary.read() == ["a begin?", "b end?"])
  }

  @Test("for every change, before it is made") func changing() {
    field.becomeFirstResponder()
    _ = diary.read()
    stage.type("a")
    #expect(diary.read() == ["change? 0,0 to “a”", "selection", "event changed"])
    stage.type("👩‍👩‍👧")
    #expect(diary.read() == ["change? 1,0 to “👩‍👩‍👧”", "selection", "event changed"])
    stage.key(.keyboardDeleteOrBackspace)
    #expect(diary.read() == ["change? 1,8 to “”", "selection", "event changed"])
    #expect(field.text == "a")
    diary.changes = { _, _, _ in false }
    stage.type("b")
    #expect(diary.read() == ["change? 1,0 to “b”"] && field.text == "a")
  }

  @Test("and takes what a delegate sets instead") func formatting() {
    field.becomeFirstResponder()
    diary.changes = { field, _, string in
      field.text = (field.text ?? "") + string.uppercased()
      return false
    }
    stage.type("abc")
    #expect(field.text == "ABC" && stage.selection == 3..<3)
    // One that changes the text and says yes as well has both.
    diary.changes = { field, _, _ in
      field.text = ""
      return true
    }
    stage.type("d")
    #expect(field.text == "d")
  }

  @Test("about Return, whose action ends editing only if somebody waits for that") func returning() {
    field.becomeFirstResponder()
    _ = diary.read()
    stage.key(.keyboardReturnOrEnter)
    #expect(diary.read() == ["return?", "event primary"] && field.isEditing)
    diary.returns = false
    stage.type("\n")
    #expect(diary.read() == ["return?"])
    diary.returns = true
    field.addAction(UIAction { [diary, field] _ in diary.note(field, "event exit") }, for: .editingDidEndOnExit)
    stage.key(.keyboardReturnOrEnter)
    #expect(diary.read() == ["return?", "event primary", "event exit", "end?", "ended committed", "event ended"])
    #expect(!field.isEditing && field.text == "")
  }

  @Test("nothing about a Return key that waits for text") func automaticReturn() {
    field.enablesReturnKeyAutomatically = true
    field.becomeFirstResponder()
    _ = diary.read()
    stage.key(.keyboardReturnOrEnter)
    #expect(diary.read().isEmpty)
    stage.type("x")
    stage.key(.keyboardReturnOrEnter)
    #expect(diary.read().suffix(2) == ["return?", "event primary"])
  }

  @Test("when the clear button is touched") func clearing() {
    field.clearButtonMode = .always
    field.text = "abc"
    stage.run(for: 0.1)
    diary.clears = false
    stage.tap(200 - 14)
    #expect(diary.read() == ["clear?"] && field.text == "abc")
    diary.clears = true
    stage.tap(200 - 14)
    #expect(diary.read() == ["clear?", "event changed", "begin?", "began", "event began"])
    #expect(field.text == "" && field.isEditing)
    // Nothing is left to clear: the touch is the field's.
    stage.tap(200 - 14)
    #expect(diary.read().isEmpty && field.text == "")
  }

  @Test("nothing when the app sets the text") func setting() {
    field.text = "abc"
    field.insertText("d")
    #expect(diary.read() == ["event changed"] && field.text == "abcd")
    field.becomeFirstResponder()
    _ = diary.read()
    field.text = "xyz"
    #expect(diary.read() == ["selection"])
    field.text = nil
    #expect(field.text == "" && diary.read() == ["selection"])
  }

  @Test("that it has ended when it leaves the screen, whatever the answer") func leaving() {
    diary.ends = false
    field.becomeFirstResponder()
    _ = diary.read()
    field.removeFromSuperview()
    #expect(!field.isEditing && diary.read() == ["end?", "ended committed", "event ended"])
    #expect(!field.becomeFirstResponder() && diary.read().isEmpty)
  }

  @Test("by notifications as well") func notifications() {
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
    stage.type("ab")
    field.resignFirstResponder()
    #expect(heard == [names[0], names[1], names[1], names[2]].map(\.rawValue))
  }

  @Test("nobody while it is disabled") func disabled() {
    field.isEnabled = false
    stage.tap(20)
    #expect(!field.isEditing && diary.read().isEmpty)
  }
}
