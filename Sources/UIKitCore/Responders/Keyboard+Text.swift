import Foundation
import Geometry

/// What is typed goes to the first responder, if it takes text; the chain above it hears only of keys.
extension Keyboard {
  package func handle(_ event: TextEvent) {
    guard event.time.isFinite, let target = firstResponder as? any UIKeyInput else { return }
    let editor = target as? any TextEditing
    switch event.content {
    case .typed(let text):
      let text = text.withoutControls
      if let editor { editor.type(text) } else if !text.isEmpty { target.insertText(text) }
    case .composing(let text):
      let text = text.withoutControls
      if let editor { return editor.compose(text) }
      // Who knows no marked text hears of the end of it only.
      (target as? any UITextInput)?.setMarkedText(text, selectedRange: NSRange(location: text.utf16.count, length: 0))
    }
  }

  /// - Returns: Whether the key was one for the text of the first responder.
  func edit(with event: KeyEvent) -> Bool {
    guard let target = firstResponder as? any UIKeyInput, let key = EditingKey(event) else { return false }
    if let editor = target as? any TextEditing { return editor.edit(key) }
    switch key {
    case .newline: target.insertText("\n")
    case .delete(.back): target.deleteBackward()
    case .insert: break
    default: return false
    }
    return true
  }

  /// What an input method has to know of who takes text.
  package struct TextTarget: Equatable {
    package var responder: ObjectIdentifier
    /// Where the caret is, in the window, so that candidates are shown beside it.
    package var caret: CGRect
    package var isComposing: Bool
  }

  /// nil if the first responder takes no text.
  package var textTarget: TextTarget? {
    guard let responder = firstResponder, responder is any UIKeyInput else { return nil }
    let view = responder as? UIView
    let caret = (responder as? any TextEditing)?.shownCaret ?? view?.bounds ?? .zero
    return TextTarget(
      responder: ObjectIdentifier(responder), caret: view?.convert(caret, to: nil) ?? .zero,
      isComposing: (responder as? any UITextInput)?.markedTextRange != nil)
  }
}

/// A view of ours that edits text, and asks its delegate before it does.
@MainActor
protocol TextEditing: UITextInput {
  /// - Parameter text: Without control characters but newlines and tabs; may be empty, which ends composing.
  func type(_ text: String)
  func compose(_ text: String)
  /// - Returns: Whether the key means something here.
  func edit(_ key: EditingKey) -> Bool
  /// As `resignFirstResponder()`; forced, it does not listen to a delegate that says no.
  func resign(isForced: Bool) -> Bool
  /// In the view's coordinates.
  var shownCaret: CGRect { get }
}

extension String {
  /// Newlines and tabs are text; other control characters are not.
  fileprivate var withoutControls: String {
    var kept = String.UnicodeScalarView()
    kept.append(
      contentsOf: unicodeScalars.filter { $0 == "\n" || $0 == "\t" || $0.properties.generalCategory != .control })
    return String(kept)
  }
}
