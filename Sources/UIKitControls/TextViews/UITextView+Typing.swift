import Foundation
import UIKitCore

extension UITextView: TextEditing {
  package func type(_ text: String) {
    guard isEditing else { return }
    if text.isEmpty {
      if editor.marked != nil { compose("") }
    } else if let range = permitted(editor.replaced, text) {
      if editor.marked == nil { editor.select(from: range.lowerBound, to: range.upperBound) }
      insertText(text)
    }
  }

  package func compose(_ text: String) {
    guard isEditing, !text.isEmpty || editor.marked != nil, permitted(editor.replaced, text) != nil else { return }
    setMarkedText(text, selectedRange: NSRange(location: text.utf16.count, length: 0))
  }

  /// Applies a key. During composition, keys belong to the input method. Text that cannot be edited can be selected and
  /// copied.
  package func edit(_ key: EditingKey) -> Bool {
    guard isEditing else { return isSelectable && handleNavigation(key) }
    guard editor.marked == nil else { return true }
    switch key {
    case .insert: break
    case .newline: type("\n")
    case .tab(let isBack): if !isBack { type("\t") }
    case .delete(let move): pressDelete(move)
    case .cut: cut(nil)
    case .paste: paste(nil)
    case .move(let move, let extends): self.move(move, extends: extends)
    case .selectAll: selectAll(nil)
    case .copy: copy(nil)
    }
    return true
  }

  private func handleNavigation(_ key: EditingKey) -> Bool {
    switch key {
    case .selectAll: selectAll(nil)
    case .copy: copy(nil)
    case .move(let move, extends: true): self.move(move, extends: true)
    default: return false
    }
    return true
  }

  /// Calls ``deleteBackward()`` even if there is nothing to delete, as subclasses override it.
  private func pressDelete(_ move: EditableText.Move) {
    let range = deleted(by: move)
    guard !range.isEmpty else {
      if move == .back { deleteBackward() }
      return
    }
    guard let range = permitted(range, "") else { return }
    if move == .back { deleteBackward() } else { replace(range, with: "") }
  }

  // MARK: Pasteboard

  func copySelection() { if !editor.selection.isEmpty { UIPasteboard.general.string = editor.selectedText } }

  func cutSelection() {
    guard isEditable, !editor.selection.isEmpty else { return }
    let text = editor.selectedText
    guard let range = permitted(editor.selection, "") else { return }
    replace(range, with: "")
    UIPasteboard.general.string = text
  }

  func pasteText() {
    guard isEditable, let text = UIPasteboard.general.string, !text.isEmpty else { return }
    if permitted(editor.replaced, text) != nil { replace(editor.replaced, with: text) }
  }

  func deleteSelection() {
    guard isEditable, !editor.selection.isEmpty, let range = permitted(editor.selection, "") else { return }
    replace(range, with: "")
  }
}
