import Foundation

/// The attributes of text that is typed.
extension UITextField {
  var attributesOfTyping: [NSAttributedString.Key: Any] {
    if let ownTypingAttributes { return ownTypingAttributes }
    guard keepsAttributes, let attributed else { return defaultTextAttributes }
    return attributed.attributes(before: editor.utf16(editor.selection).location) ?? defaultTextAttributes
  }

  func setTypingAttributes(_ attributes: [NSAttributedString.Key: Any]?) {
    guard isEditing else { return }
    ownTypingAttributes = attributes
    guard attributes != nil, !keepsAttributes || attributed == nil else { return }
    attributed = attributedText
    hasTypedAttributes = true
  }

  /// Whether edits keep the attributes of the rest of the text.
  private var keepsAttributes: Bool { allowsEditingTextAttributes || hasTypedAttributes }

  /// The text after an edit; `nil` if all of it has the field's attributes.
  var editedText: NSAttributedString? {
    guard keepsAttributes, let attributed else { return nil }
    return attributed.edited(to: editor.text) { [self] start in
      ownTypingAttributes ?? attributed.attributes(before: start) ?? defaultTextAttributes
    }
  }
}

extension NSAttributedString {
  /// Returns the attributes of the character before a position, or of the first one; `nil` for an empty text.
  fileprivate func attributes(before position: Int) -> [NSAttributedString.Key: Any]? {
    guard length > 0 else { return nil }
    return attributes(at: Swift.max(0, Swift.min(position, length) - 1), effectiveRange: nil)
  }

  /// Returns the text after the edit that turns its characters into others. The parts that are the same at the beginning
  /// and at the end keep their attributes.
  ///
  /// - Parameter attributes: A function that returns the attributes of the new part, for the position at which it begins.
  fileprivate func edited(
    to text: String, attributes: (_ start: Int) -> [NSAttributedString.Key: Any]
  ) -> NSAttributedString {
    let (old, new) = (Array(string), Array(text))
    let shorter = Swift.min(old.count, new.count)
    let start = (0..<shorter).first { old[$0] != new[$0] } ?? shorter
    let end = (0..<(shorter - start)).first { old[old.count - 1 - $0] != new[new.count - 1 - $0] } ?? shorter - start
    let place = String(old[..<start]).utf16.count
    let result = NSMutableAttributedString(attributedString: self)
    result.replaceCharacters(
      in: NSRange(location: place, length: String(old[start..<(old.count - end)]).utf16.count),
      with: NSAttributedString(string: String(new[start..<(new.count - end)]), attributes: attributes(place)))
    return result
  }
}
