import DeviceSupport
import Foundation
import Geometry
import TestSupport
import Testing
import UIKitControls
import UIKitCore

/// The Tab key of a hardware keyboard while text is edited.
@MainActor
struct TextFieldTabTests {
  private let fixture = TextFieldFixture(UITextField(frame: rect(20, 40, 130, 34)))
  private let right = UITextField(frame: rect(160, 44, 130, 26))
  private let below = UITextField(frame: rect(20, 100, 200, 34))

  init() {
    for field in [below, right] { fixture.window.addSubview(field) }
    for other in [rect(20, 150, 200, 34), rect(20, 200, 200, 34), rect(20, 250, 200, 34)].map(UITextField.init(frame:))
    {
      fixture.window.addSubview(other)
    }
    let others = fixture.window.subviews.suffix(3).compactMap { $0 as? UITextField }
    others[0].isHidden = true
    others[1].isEnabled = false
    others[2].isUserInteractionEnabled = false
    fixture.field.becomeFirstResponder()
  }

  @Test func tabGoesToTheNextFieldInReadingOrder() {
    for expected in [right, below, fixture.field, right] {
      fixture.key(.keyboardTab)
      expectTrue(expected.isFirstResponder)
    }
    for expected in [fixture.field, below, right] {
      fixture.key(.keyboardTab, with: .shift)
      expectTrue(expected.isFirstResponder)
    }
    expectEqual([fixture.field, right, below].map { $0.text ?? "" }, ["", "", ""])
  }

  @Test func rowsAreReadFromTheRightInArabic() {
    for field in [fixture.field, right, below] { field.semanticContentAttribute = .forceRightToLeft }
    fixture.key(.keyboardTab)
    expectTrue(below.isFirstResponder)
    fixture.key(.keyboardTab)
    expectTrue(right.isFirstResponder)
  }

  @Test func aFieldKeepsTheKeyboardThatItsDelegateDoesNotGive() {
    fixture.listen()
    fixture.delegate.ends = false
    fixture.key(.keyboardTab)
    expectTrue(fixture.field.isFirstResponder)
    fixture.delegate.ends = true
    fixture.key(.keyboardTab, with: .control)
    expectTrue(fixture.field.isFirstResponder)
  }

  /// A field whose app uses the key.
  private final class Completing: UITextField {
    var count = 0
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { count += 1 }
  }

  @Test func theAppMayUseTheKey() {
    let field = Completing(frame: rect(20, 300, 200, 34))
    fixture.window.addSubview(field)
    field.becomeFirstResponder()
    fixture.key(.keyboardTab)
    expectTrue(field.isFirstResponder)
    expectEqual(field.count, 1)
  }

  @Test func textViewsInsertATab() {
    let view = TextViewFixture(text: "a")
    view.view.becomeFirstResponder()
    view.key(.keyboardTab)
    view.key(.keyboardTab, with: .shift)
    expectEqual(view.view.text, "a\t")
  }
}
