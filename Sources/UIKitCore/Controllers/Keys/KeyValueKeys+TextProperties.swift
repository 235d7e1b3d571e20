import Foundation

extension KeyValueKeys {
  /// Makes the properties of labels, text fields and text views known by the names of their accessors in Objective-C.
  static func registerTextProperties() {
    labelProperties()
    textFieldProperties()
    textFieldInputProperties()
    searchTextFieldProperties()
  }

  private static func labelProperties() {
    add("text", \UILabel.text)
    add("attributedText", \UILabel.attributedText)
    add("font", \UILabel.font)
    add("textColor", \UILabel.textColor)
    add("textAlignment", \UILabel.textAlignment)
    add("lineBreakMode", \UILabel.lineBreakMode)
    add("lineBreakStrategy", \UILabel.lineBreakStrategy)
    add("numberOfLines", \UILabel.numberOfLines)
    add("preferredMaxLayoutWidth", \UILabel.preferredMaxLayoutWidth)
    add("adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth)
    add("minimumScaleFactor", \UILabel.minimumScaleFactor)
    add("baselineAdjustment", \UILabel.baselineAdjustment)
    add("adjustsFontForContentSizeCategory", \UILabel.adjustsFontForContentSizeCategory)
    add("isEnabled", \UILabel.isEnabled)
    add("isHighlighted", \UILabel.isHighlighted)
    add("highlightedTextColor", \UILabel.highlightedTextColor)
    add("showsExpansionTextWhenTruncated", \UILabel.showsExpansionTextWhenTruncated)
    add("shadowColor", \UILabel.shadowColor)
    add("shadowOffset", \UILabel.shadowOffset)
    add("allowsDefaultTighteningForTruncation", \UILabel.allowsDefaultTighteningForTruncation)
  }

  private static func textFieldProperties() {
    add("delegate", \UITextField.delegate)
    add("text", \UITextField.text)
    add("attributedText", \UITextField.attributedText)
    add("placeholder", \UITextField.placeholder)
    add("attributedPlaceholder", \UITextField.attributedPlaceholder)
    add("font", \UITextField.font)
    add("textColor", \UITextField.textColor)
    add("textAlignment", \UITextField.textAlignment)
    add("defaultTextAttributes", \UITextField.defaultTextAttributes)
    add("adjustsFontSizeToFitWidth", \UITextField.adjustsFontSizeToFitWidth)
    add("minimumFontSize", \UITextField.minimumFontSize)
    add("adjustsFontForContentSizeCategory", \UITextField.adjustsFontForContentSizeCategory)
    add("borderStyle", \UITextField.borderStyle)
    add("background", \UITextField.background)
    add("disabledBackground", \UITextField.disabledBackground)
    add("clearButtonMode", \UITextField.clearButtonMode)
    add("leftView", \UITextField.leftView)
    add("leftViewMode", \UITextField.leftViewMode)
    add("rightView", \UITextField.rightView)
    add("rightViewMode", \UITextField.rightViewMode)
    read("isEditing", \UITextField.isEditing)
    add("clearsOnBeginEditing", \UITextField.clearsOnBeginEditing)
    add("clearsOnInsertion", \UITextField.clearsOnInsertion)
    add("autocapitalizationType", \UITextField.autocapitalizationType)
    add("autocorrectionType", \UITextField.autocorrectionType)
    add("spellCheckingType", \UITextField.spellCheckingType)
    add("smartQuotesType", \UITextField.smartQuotesType)
    add("smartDashesType", \UITextField.smartDashesType)
    add("smartInsertDeleteType", \UITextField.smartInsertDeleteType)
    add("inlinePredictionType", \UITextField.inlinePredictionType)
    add("keyboardType", \UITextField.keyboardType)
  }

  private static func textFieldInputProperties() {
    add("keyboardAppearance", \UITextField.keyboardAppearance)
    add("returnKeyType", \UITextField.returnKeyType)
    add("enablesReturnKeyAutomatically", \UITextField.enablesReturnKeyAutomatically)
    add("isSecureTextEntry", \UITextField.isSecureTextEntry)
    add("textContentType", \UITextField.textContentType)
    add("passwordRules", \UITextField.passwordRules)
    add("hasText", \UITextField.hasText)
    add("selectedTextRange", \UITextField.selectedTextRange)
    add("markedTextRange", \UITextField.markedTextRange)
    add("beginningOfDocument", \UITextField.beginningOfDocument)
    add("endOfDocument", \UITextField.endOfDocument)
    add("tokenizer", \UITextField.tokenizer)
  }

  private static func searchTextFieldProperties() {
    add("tokens", \UISearchTextField.tokens)
    add("tokenBackgroundColor", \UISearchTextField.tokenBackgroundColor)
    add("allowsDeletingTokens", \UISearchTextField.allowsDeletingTokens)
    add("allowsCopyingTokens", \UISearchTextField.allowsCopyingTokens)
    add("textualRange", \UISearchTextField.textualRange)
  }
}
