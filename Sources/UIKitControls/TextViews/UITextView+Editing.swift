import Foundation
import UIKitCore

/// Changes of the text, and the calls of delegate and notifications that they cause.
extension UITextView {
  // MARK: Beginning and end

  func beginEditing() {
    isEditing = true
    window?.root?.register(self)
    caret.restart(at: frameTime)
    canvas.setNeedsDisplay()
    delegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  func finishEditing() {
    isEditing = false
    editor.unmark()
    canvas.setNeedsDisplay()
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  // MARK: Changes

  /// Sets the text on behalf of the app: the delegate is notified only of a change of the selection.
  func setText(_ text: NSAttributedString) {
    let selection = editor.selection
    changeStorage { $0.setAttributedString(text) }
    editor = EditableText(storage.string)
    adoptAppearance()
    adoptTypingAttributes()
    textDidChange()
    if editor.selection != selection { delegate?.textViewDidChangeSelection(self) }
  }

  /// Returns the range that the user may change; `nil` if the delegate refuses. The range is checked again, because a
  /// delegate may set another text in that call.
  func permitted(_ range: Range<Int>, _ text: String) -> Range<Int>? {
    let index = editor.utf16(range)
    let isAllowed = delegate?.textView(self, shouldChangeTextIn: index, replacementText: text) ?? true
    return isAllowed ? editor.graphemes(index) : nil
  }

  func replace(_ range: Range<Int>, with text: String) {
    replaceInStorage(editor.utf16(range), with: text)
    editor.replace(range, with: text)
    adoptResponse()
    didEdit()
  }

  func delete(by move: EditableText.Move) {
    let range = editor.marked ?? deleted(by: move)
    if !range.isEmpty { replace(range, with: "") }
  }

  func mark(_ text: String) {
    replaceInStorage(editor.utf16(editor.replaced), with: text)
    editor.compose(text)
    adoptResponse()
    didEdit()
  }

  private func didEdit() {
    textDidChange()
    showCaret()
    delegate?.textViewDidChangeSelection(self)
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  private func textDidChange() {
    (goal, isAtLineEnd) = (nil, false)
    caret.restart(at: frameTime)
    appearanceDidChange()
  }

  // MARK: Attributes

  private func replaceInStorage(_ range: NSRange, with text: String) {
    let replacement = NSAttributedString(string: text, attributes: typingAttributes)
    changeStorage { $0.replaceCharacters(in: range, with: replacement) }
  }

  /// Adopts the text that a delegate of the storage, or its subclass, has made of an edit.
  private func adoptResponse() {
    guard storage.delegate != nil || Swift.type(of: storage) != NSTextStorage.self, editor.text != storage.string else {
      return
    }
    let selection = selectedRange
    editor = EditableText(storage.string)
    let kept = editor.graphemes(selection)
    editor.select(from: kept.lowerBound, to: kept.upperBound)
  }

  private func adoptAppearance() {
    guard storage.length > 0 else { return }
    let attributes = storage.attributes(at: 0, effectiveRange: nil)
    if let font = attributes[.font] as? UIFont { ownFont = font }
    if let color = attributes[.foregroundColor] as? UIColor { ownColor = color }
  }

  var plainAttributes: [NSAttributedString.Key: Any] { [.font: ownFont, .foregroundColor: ownColor] }

  func overwrite(_ key: NSAttributedString.Key, with value: Any) {
    changeStorage { $0.addAttribute(key, value: value, range: NSRange(location: 0, length: $0.length)) }
    typingAttributes[key] = value
    appearanceDidChange()
  }

  /// Adopts the attributes of the character before the selection, or else of the first one; without text, the present
  /// ones are kept.
  func adoptTypingAttributes() {
    guard storage.length > 0 else { return }
    let start = editor.utf16(editor.selection).location
    typingAttributes = storage.attributes(at: max(0, start - 1), effectiveRange: nil)
  }

  func adjustFont() {
    guard adjustsFontForContentSizeCategory else { return }
    let adjusted = storage.plain.adjusted(for: traitCollection)
    ownFont = ownFont.adjusted(for: traitCollection)
    if let font = typingAttributes[.font] as? UIFont { typingAttributes[.font] = font.adjusted(for: traitCollection) }
    guard !adjusted.isEqual(to: storage.plain) else { return }
    changeStorage { $0.setAttributedString(adjusted) }
    appearanceDidChange()
  }

  // MARK: Selection

  func select(_ range: Range<Int>) {
    var changed = editor
    changed.select(from: range.lowerBound, to: range.upperBound)
    adopt(changed)
  }

  func adopt(_ changed: EditableText, isAtLineEnd: Bool = false, goal: CGFloat? = nil) {
    caret.restart(at: frameTime)
    self.goal = goal
    canvas.setNeedsDisplay()
    guard changed != editor || isAtLineEnd != self.isAtLineEnd else { return }
    self.isAtLineEnd = isAtLineEnd
    guard changed != editor else { return showCaret() }
    editor = changed
    adoptTypingAttributes()
    if isFirstResponder { showCaret() }
    delegate?.textViewDidChangeSelection(self)
  }
}
