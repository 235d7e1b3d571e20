import DeviceSupport
import Foundation
import Testing
import UIKitControls
import UIKitCore
import TestSupport

@MainActor
struct TextViewOrderTests {
  private let fixture = TextViewFixture()
  private var view: UITextView { fixture.view }
  private var diary: TextViewDiary { fixture.diary }

  init() { view.delegate = fixture.diary }

  @Test func editingCallsTheDelegateInOrder() {
    expectTrue(view.becomeFirstResponder())
    expectTrue(view.isFirstResponder)
    expectEqual(diary.read(), ["begin?", "began"])
    fixture.type("a")
    expectEqual(diary.read(), ["change? 0,0 to “a”", "selection", "changed"])
    fixture.key(.keyboardReturnOrEnter)
    expectEqual(diary.read(), ["change? 1,0 to “\n”", "selection", "changed"])
    fixture.key(.keyboardLeftArrow)
    expectEqual(diary.read(), ["selection"])
    #expect(view.resignFirstResponder() && diary.read() == ["end?", "ended"])
    expectEqual(view.text, "a\n")
  }

  @Test func delegateCanRefuse() {
    diary.begins = false
    #expect(!view.becomeFirstResponder() && diary.read() == ["begin?"])
    diary.begins = true
    view.becomeFirstResponder()
    diary.changes = { _, _, _ in false }
    fixture.type("ab")
    fixture.key(.keyboardReturnOrEnter)
    fixture.compose("ㅎ")
    expectEqual(view.text, "")
    diary.ends = false
    expectFalse(view.resignFirstResponder())
    expectTrue(view.isFirstResponder)
    #expect(fixture.window.endEditing(true) && !view.isFirstResponder)
  }

  @Test func textSetByTheAppIsReportedAsASelection() {
    view.text = "한글 text"
    expectEqual(diary.read(), ["selection"])
    expectEqual(fixture.selection, 7..<7)
    view.becomeFirstResponder()
    _ = diary.read()
    view.selectedRange = NSRange(location: 0, length: 2)
    expectEqual(diary.read(), ["selection"])
  }

  @Test func notificationsArePosted() {
    final class Heard: @unchecked Sendable { var names: [String] = [] }
    let heard = Heard()
    let names = [
      UITextView.textDidBeginEditingNotification, UITextView.textDidChangeNotification,
      UITextView.textDidEndEditingNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: view, queue: nil) {
        heard.names.append($0.name.rawValue)
      }
    }
    defer { tokens.forEach(NotificationCenter.default.removeObserver) }
    view.becomeFirstResponder()
    fixture.type("x")
    view.resignFirstResponder()
    expectEqual(heard.names, names.map(\.rawValue))
  }

  @Test func composedTextIsReported() {
    view.becomeFirstResponder()
    fixture.type("서")
    _ = diary.read()
    fixture.compose("ㅇ")
    fixture.compose("우")
    fixture.compose("울")
    expectEqual(view.text, "서울")
    expectNotNil(view.markedTextRange)
    expectEqual(diary.read().filter { $0.hasPrefix("change?") }.last, "change? 1,1 to “울”")
    fixture.key(.keyboardDeleteOrBackspace)
    expectEqual(view.text, "서울")
    fixture.type("울")
    fixture.type("역")
    expectEqual(view.text, "서울역")
    expectNil(view.markedTextRange)
  }
}
