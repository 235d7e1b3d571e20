import Foundation
import UIKitCore

/// The text of the view as a storage, which apps edit as well.
extension UITextView: TextContainerOwner {
  func containerDidChange() { appearanceDidChange() }

  /// Adopts an edit of the storage by others than the view. The selection stays at its characters.
  func storageDidChange(in range: NSRange, by delta: Int) {
    guard !isChangingStorage else { return }
    if delta != 0 || editor.text != storage.string { adoptText(editedIn: range, by: delta) }
    appearanceDidChange()
  }

  private func adoptText(editedIn range: NSRange, by delta: Int) {
    let selection = selectedRange
    let isBehind = selection.location >= NSMaxRange(range) - delta
    var changed = EditableText(storage.string)
    let kept = changed.graphemes(
      NSRange(location: max(0, selection.location + (isBehind ? delta : 0)), length: selection.length))
    changed.select(from: kept.lowerBound, to: kept.upperBound)
    editor = changed
  }

  /// Edits the storage on behalf of the view. A delegate of the storage may make further edits in response, which are
  /// adopted.
  func changeStorage(_ edit: (NSTextStorage) -> Void) {
    let wasChanging = isChangingStorage
    isChangingStorage = true
    storage.beginEditing()
    edit(storage)
    storage.endEditing()
    isChangingStorage = wasChanging
  }

  var containerLayout: ContainerLayout {
    ContainerLayout(
      block: block, styled: styled, offsets: editor.offsets, padding: textOrigin.x - textContainerInset.left,
      width: columnWidth, color: ownColor)
  }
}
