import Foundation
import Geometry

/// The delivery of typed text to the first responder, if it accepts text; the responders above it receive keys only.
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
      // Responders without support for marked text receive only the final text.
      (target as? any UITextInput)?.setMarkedText(text, selectedRange: NSRange(location: text.utf16.count, length: 0))
    }
  }

  /// Applies a key to the text of the first responder.
  ///
  /// - Returns: Whether the key had a meaning there.
  func edit(with event: KeyEvent) -> Bool {
    guard let target = firstResponder as? any UIKeyInput, let key = EditingKey(event) else { return false }
    if let editor = target as? any TextEditing { return editor.edit(key) }
    switch key {
    case .newline: target.insertText("\n")
    case .tab(isBack: false): target.insertText("\t")
    case .delete(.back): target.deleteBackward()
    case .insert: break
    default: return false
    }
    return true
  }

  /// The information that an input method needs about the receiver of text.
  package struct TextTarget: Equatable {
    package var responder: ObjectIdentifier
    /// The caret in the window, next to which candidates are shown.
    package var caret: CGRect
    package var isComposing: Bool
  }

  /// The receiver of text; `nil` if the first responder does not accept text.
  package var textTarget: TextTarget? {
    guard let responder = firstResponder, responder is any UIKeyInput else { return nil }
    let view = responder as? UIView
    let caret = (responder as? any TextEditing)?.shownCaret ?? view?.bounds ?? .zero
    return TextTarget(
      responder: ObjectIdentifier(responder), caret: view?.convert(caret, to: nil) ?? .zero,
      isComposing: (responder as? any UITextInput)?.markedTextRange != nil)
  }
}

/// A text view of this module, which consults its delegate before edits.
@MainActor
package protocol TextEditing: UITextInput {
  /// Inserts typed text.
  ///
  /// - Parameter text: Text without control characters other than newlines and tabs. Empty text ends composition.
  func type(_ text: String)
  func compose(_ text: String)
  /// Applies a key.
  ///
  /// - Returns: Whether the key has a meaning here.
  func edit(_ key: EditingKey) -> Bool
  /// Resigns first responder. If forced, a delegate cannot refuse.
  func resign(isForced: Bool) -> Bool
  /// The caret, in the view's coordinates.
  var shownCaret: CGRect { get }
}

extension String {
  /// The text without control characters other than newlines and tabs.
  fileprivate var withoutControls: String {
    var kept = String.UnicodeScalarView()
    kept.append(
      contentsOf: unicodeScalars.filter { $0 == "\n" || $0 == "\t" || $0.properties.generalCategory != .control })
    return String(kept)
  }
}
