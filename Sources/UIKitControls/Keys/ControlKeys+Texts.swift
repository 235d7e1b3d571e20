import Foundation
import UIKitCore

extension ControlKeys {
  /// Makes the properties of labels, text fields and text views known by the names of their accessors in Objective-C.
  static func registerTexts() {
    textViewProperties()
    textViewPositionProperties()
  }

  private static func textViewProperties() {
    add("delegate", \UITextView.delegate)
    add("text", \UITextView.text)
    add("attributedText", \UITextView.attributedText)
    add("font", \UITextView.font)
    add("textColor", \UITextView.textColor)
    add("textAlignment", \UITextView.textAlignment)
    add("typingAttributes", \UITextView.typingAttributes)
    add("dataDetectorTypes", \UITextView.dataDetectorTypes)
    add("linkTextAttributes", \UITextView.linkTextAttributes)
    add("adjustsFontForContentSizeCategory", \UITextView.adjustsFontForContentSizeCategory)
    add("textContainerInset", \UITextView.textContainerInset)
    add("textContainer", \UITextView.textContainer)
    add("textStorage", \UITextView.textStorage)
    add("layoutManager", \UITextView.layoutManager)
    add("borderStyle", \UITextView.borderStyle)
    add("isEditable", \UITextView.isEditable)
    add("isSelectable", \UITextView.isSelectable)
    add("selectedRange", \UITextView.selectedRange)
    add("autocapitalizationType", \UITextView.autocapitalizationType)
    add("autocorrectionType", \UITextView.autocorrectionType)
    add("spellCheckingType", \UITextView.spellCheckingType)
    add("smartQuotesType", \UITextView.smartQuotesType)
    add("smartDashesType", \UITextView.smartDashesType)
    add("smartInsertDeleteType", \UITextView.smartInsertDeleteType)
    add("inlinePredictionType", \UITextView.inlinePredictionType)
    add("keyboardType", \UITextView.keyboardType)
    add("keyboardAppearance", \UITextView.keyboardAppearance)
    add("returnKeyType", \UITextView.returnKeyType)
    add("enablesReturnKeyAutomatically", \UITextView.enablesReturnKeyAutomatically)
    add("textContentType", \UITextView.textContentType)
    add("passwordRules", \UITextView.passwordRules)
  }

  private static func textViewPositionProperties() {
    add("hasText", \UITextView.hasText)
    add("selectedTextRange", \UITextView.selectedTextRange)
    add("markedTextRange", \UITextView.markedTextRange)
    add("beginningOfDocument", \UITextView.beginningOfDocument)
    add("endOfDocument", \UITextView.endOfDocument)
    add("tokenizer", \UITextView.tokenizer)
  }
}
