import Foundation
import Geometry

extension UITextField: TextEditing {
  package func type(_ text: String) {
    guard isEditing else { return }
    if text == "\n" { return pressReturn() }
    if text.isEmpty {
      if editor.marked != nil { compose("") }
    } else {
      let text = text.onOneLine
      if permitted(editor.replaced, text) != nil { insertText(text) }
    }
  }

  package func compose(_ text: String) {
    guard isEditing, !text.isEmpty || editor.marked != nil else { return }
    let text = text.onOneLine
    guard permitted(editor.replaced, text) != nil else { return }
    setMarkedText(text, selectedRange: NSRange(location: text.utf16.count, length: 0))
  }

  /// Applies a key. During composition, keys belong to the input method.
  package func edit(_ key: EditingKey) -> Bool {
    guard isEditing, editor.marked == nil else { return isEditing }
    switch key {
    case .insert: break
    case .newline: pressReturn()
    case .tab(let isBack): moveToField(isBack: isBack)
    case .delete(let move): pressDelete(move)
    case .move(let move, let extends):
      var moved = editor
      moved.move(move, extends: extends)
      adoptSelection(of: moved)
    case .selectAll: selectAll(nil)
    case .copy: copy(nil)
    case .cut: cut(nil)
    case .paste: paste(nil)
    }
    return true
  }

  /// Calls ``deleteBackward()`` even if there is nothing to delete, as subclasses override it.
  private func pressDelete(_ move: EditableText.Move) {
    let range = clearsOnInsertion ? 0..<editor.count : editor.deleted(by: move)
    guard !range.isEmpty else {
      if move == .back { deleteBackward() }
      return
    }
    guard let range = permitted(range, "") else { return }
    if move == .back { deleteBackward() } else { replace(range, with: "") }
  }

  /// Handles Return. A field with a target for `editingDidEndOnExit` resigns first responder by itself.
  private func pressReturn() {
    guard hasText || !enablesReturnKeyAutomatically, delegate?.textFieldShouldReturn(self) ?? true else { return }
    let exits = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if exits { resignFirstResponder() }
  }

  // MARK: Pasteboard

  func copySelection() {
    if !isSecureTextEntry, !editor.selection.isEmpty { UIPasteboard.general.string = editor.selectedText }
  }

  func cutSelection() {
    guard !isSecureTextEntry, !editor.selection.isEmpty else { return }
    let text = editor.selectedText
    guard let range = permitted(editor.selection, "") else { return }
    replace(range, with: "")
    UIPasteboard.general.string = text
  }

  func pasteText() {
    guard let text = UIPasteboard.general.string?.onOneLine, !text.isEmpty else { return }
    if permitted(editor.replaced, text) != nil { insert(text) }
  }

  func deleteSelection() {
    guard !editor.selection.isEmpty, let range = permitted(editor.selection, "") else { return }
    replace(range, with: "")
  }

  // MARK: Touches

  func touchDown(_ touch: UITouch, with event: UIEvent?) {
    guard isEditing else { return }
    unmarkText()
    switch touch.tapCount {
    case 1: break
    case 2: select(editor.word(at: index(at: touch.location(in: self))))
    default: selectAll(nil)
    }
  }

  /// Moves the caret along with the finger.
  func touchMoved(_ touch: UITouch) {
    guard isEditing, touch.tapCount <= 1 else { return }
    let position = index(at: touch.location(in: self))
    select(from: position, to: position)
  }

  func touchUp(_ touch: UITouch, with event: UIEvent?) {
    guard isEditing || becomeFirstResponder(), isEditing, touch.tapCount <= 1 else { return }
    let position = index(at: touch.location(in: self))
    let extends = event?.modifierFlags.contains(.shift) ?? false
    select(from: extends ? editor.anchor : position, to: position)
  }

  // MARK: Positions

  func character(at point: CGPoint) -> UITextRange? {
    guard hasText else { return nil }
    let nearest = index(at: point)
    let isBefore = nearest > 0 && point.x < caretRect(at: nearest).minX || nearest == editor.count
    let first = isBefore ? nearest - 1 : nearest
    return TextSpan(editor.utf16(first..<first + 1))
  }
}
