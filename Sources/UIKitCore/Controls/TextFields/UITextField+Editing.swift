import Foundation

/// Changes of the text, and the calls of delegate, actions and notifications that they cause.
extension UITextField {
  // MARK: Beginning and end

  func beginEditing() {
    isEditing = true
    if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true { editor = EditableText() }
    editor.select(from: editor.count, to: editor.count)
    clearsOnInsertion = clearsOnInsertion || isSecureTextEntry && hasText
    window?.root?.register(self)
    caret.restart(at: frameTime)
    appearanceDidChange()
    overlaysDidChange()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  func finishEditing() {
    isEditing = false
    ownTypingAttributes = nil
    editor.unmark()
    clearsOnInsertion = false
    scroll = 0
    appearanceDidChange()
    overlaysDidChange()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  // MARK: Changes

  /// Sets the text on behalf of the app: the delegate is not called, and no event is sent.
  func setText(_ text: String, attributed: NSAttributedString?) {
    let selection = editor.selection
    editor = EditableText(text)
    self.attributed = attributed
    hasTypedAttributes = false
    appearanceDidChange()
    overlaysDidChange()
    caretDidMove()
    if isEditing, editor.selection != selection { delegate?.textFieldDidChangeSelection(self) }
  }

  /// Returns the range that the user may change; `nil` if the delegate refuses. The range is checked again, because a
  /// delegate may set another text in that call.
  func permitted(_ range: Range<Int>, _ text: String) -> Range<Int>? {
    let index = editor.utf16(range)
    let isAllowed = delegate?.textField(self, shouldChangeCharactersIn: index, replacementString: text) ?? true
    return isAllowed ? editor.graphemes(index) : nil
  }

  func replace(_ range: Range<Int>, with text: String) {
    editor.replace(range, with: text.onOneLine)
    didEdit()
  }

  func insert(_ text: String) {
    if clearsOnInsertion { editor = EditableText() }
    replace(editor.replaced, with: text)
  }

  func delete(by move: EditableText.Move) {
    if clearsOnInsertion { editor.select(from: 0, to: editor.count) }
    let range = editor.marked ?? editor.deleted(by: move)
    if !range.isEmpty { replace(range, with: "") }
  }

  func mark(_ text: String) {
    if clearsOnInsertion { editor = EditableText() }
    editor.compose(text.onOneLine)
    didEdit()
  }

  private func didEdit() {
    clearsOnInsertion = false
    attributed = editedText
    appearanceDidChange()
    overlaysDidChange()
    caretDidMove()
    if isEditing { delegate?.textFieldDidChangeSelection(self) }
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  /// Clears the text, after a tap on the clear button.
  func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    editor = EditableText()
    didEdit()
    if !isEditing { becomeFirstResponder() }
  }

  // MARK: Selection

  func select(_ range: Range<Int>) { select(from: range.lowerBound, to: range.upperBound) }

  func select(from anchor: Int, to head: Int) {
    var changed = editor
    changed.select(from: anchor, to: head)
    adoptSelection(of: changed)
  }

  func adoptSelection(of changed: EditableText) {
    caret.restart(at: frameTime)
    guard changed != editor else { return }
    editor = changed
    clearsOnInsertion = false
    ownTypingAttributes = nil
    caretDidMove()
    if isEditing { delegate?.textFieldDidChangeSelection(self) }
  }

  private func caretDidMove() {
    caret.restart(at: frameTime)
    keepCaretVisible()
    setNeedsDisplay()
  }
}

extension String {
  /// The text on one line: line breaks become spaces.
  var onOneLine: String { contains(where: \.isBreak) ? String(map { $0.isBreak ? " " : $0 }) : self }
}

extension Character {
  fileprivate var isBreak: Bool { isNewline || self == "\t" }
}
