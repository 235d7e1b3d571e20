import Foundation

/// The properties of labels in archives.
@MainActor
enum LabelValues {
  static func write(_ label: UILabel, to coder: NSCoder) {
    coder.encode(label.attributed.map { ArchivedText($0) }, forKey: "UIAttributedText")
    coder.encode(label.text, forKey: "UIText")
    coder.encode(label.font, forKey: "UIFont")
    coder.encode(label.textColor, forKey: "UITextColor")
    coder.encode(label.highlightedTextColor, forKey: "UIHighlightedColor")
    coder.encode(label.shadowColor, forKey: "UIShadowColor")
    coder.encode(NSCoder.string(for: label.shadowOffset), forKey: "UIShadowOffset")
    coder.encode(label.textAlignment.rawValue, forKey: "UITextAlignment")
    coder.encode(label.lineBreakMode.rawValue, forKey: "UILineBreakMode")
    coder.encode(label.numberOfLines, forKey: "UINumberOfLines")
    coder.encode(label.adjustsFontSizeToFitWidth, forKey: "UIAdjustsFontSizeToFit")
    coder.encode(Double(label.minimumScaleFactor), forKey: "UIMinimumScaleFactor")
    coder.encode(!label.isEnabled, forKey: "UIDisabled")
  }

  static func read(_ label: UILabel, from coder: NSCoder) {
    label.font = coder.decodeObject(forKey: "UIFont") as? UIFont
    label.textColor = coder.color("UITextColor")
    label.highlightedTextColor = coder.color("UIHighlightedColor")
    label.shadowColor = coder.color("UIShadowColor")
    label.shadowOffset = NSCoder.cgSize(for: coder.text("UIShadowOffset"))
    label.textAlignment = coder.choice("UITextAlignment") ?? .natural
    label.lineBreakMode = coder.choice("UILineBreakMode") ?? .byTruncatingTail
    label.numberOfLines = coder.decodeInteger(forKey: "UINumberOfLines")
    label.adjustsFontSizeToFitWidth = coder.decodeBool(forKey: "UIAdjustsFontSizeToFit")
    label.minimumScaleFactor = coder.number("UIMinimumScaleFactor")
    label.isEnabled = !coder.decodeBool(forKey: "UIDisabled")
    if let text = coder.decodeObject(forKey: "UIAttributedText") as? ArchivedText {
      label.attributedText = text.text
    } else {
      label.text = coder.decodeObject(forKey: "UIText") as? String
    }
  }
}

/// The properties of buttons in archives.
@MainActor
enum ButtonValues {
  private static let states: [(String, UIControl.State)] = [
    ("Normal", .normal), ("Highlighted", .highlighted), ("Disabled", .disabled), ("Selected", .selected),
  ]

  static func write(_ button: UIButton, to coder: NSCoder) {
    coder.encode(button.buttonType.rawValue, forKey: "UIButtonType")
    coder.encode(button.titleLabel?.font, forKey: "UIFont")
    coder.encode(button.titleLabel?.numberOfLines ?? 1, forKey: "UINumberOfLines")
    coder.encode(NSCoder.string(for: button.contentEdgeInsets), forKey: "UIContentEdgeInsets")
    coder.encode(NSCoder.string(for: button.titleEdgeInsets), forKey: "UITitleEdgeInsets")
    coder.encode(NSCoder.string(for: button.imageEdgeInsets), forKey: "UIImageEdgeInsets")
    for (key, state) in states { write(button, state, key, to: coder) }
  }

  private static func write(_ button: UIButton, _ state: UIControl.State, _ key: String, to coder: NSCoder) {
    let contents = button.configured
    coder.encode(contents.title[state], forKey: "UITitle\(key)")
    coder.encode(contents.attributedTitle[state].map { ArchivedText($0) }, forKey: "UIAttributedTitle\(key)")
    coder.encode(contents.titleColor[state], forKey: "UITitleColor\(key)")
    coder.encode(contents.image[state], forKey: "UIImage\(key)")
    coder.encode(contents.backgroundImage[state], forKey: "UIBackgroundImage\(key)")
  }

  static func read(_ button: UIButton, from coder: NSCoder) {
    button.take(coder.choice("UIButtonType") ?? .custom)
    if let font = coder.decodeObject(forKey: "UIFont") as? UIFont { button.titleLabel?.font = font }
    button.titleLabel?.numberOfLines = coder.decodeInteger(forKey: "UINumberOfLines")
    button.contentEdgeInsets = NSCoder.uiEdgeInsets(for: coder.text("UIContentEdgeInsets"))
    button.titleEdgeInsets = NSCoder.uiEdgeInsets(for: coder.text("UITitleEdgeInsets"))
    button.imageEdgeInsets = NSCoder.uiEdgeInsets(for: coder.text("UIImageEdgeInsets"))
    for (key, state) in states {
      if let title = coder.decodeObject(forKey: "UITitle\(key)") as? String { button.setTitle(title, for: state) }
      if let text = coder.decodeObject(forKey: "UIAttributedTitle\(key)") as? ArchivedText {
        button.setAttributedTitle(text.text, for: state)
      }
      if let color = coder.color("UITitleColor\(key)") { button.setTitleColor(color, for: state) }
      if let image = coder.decodeObject(forKey: "UIImage\(key)") as? UIImage { button.setImage(image, for: state) }
      if let image = coder.decodeObject(forKey: "UIBackgroundImage\(key)") as? UIImage {
        button.setBackgroundImage(image, for: state)
      }
    }
  }
}

/// The properties of text fields in archives.
@MainActor
enum FieldValues {
  static func write(_ field: UITextField, to coder: NSCoder) {
    coder.encode(field.text, forKey: "UIText")
    coder.encode(field.placeholder, forKey: "UIPlaceholder")
    coder.encode(field.font, forKey: "UIFont")
    coder.encode(field.textColor, forKey: "UITextColor")
    coder.encode(field.textAlignment.rawValue, forKey: "UITextAlignment")
    coder.encode(field.borderStyle.rawValue, forKey: "UIBorderStyle")
    coder.encode(field.isSecureTextEntry, forKey: "UISecureTextEntry")
  }

  static func read(_ field: UITextField, from coder: NSCoder) {
    field.font = coder.decodeObject(forKey: "UIFont") as? UIFont
    field.textColor = coder.color("UITextColor")
    field.textAlignment = coder.choice("UITextAlignment") ?? .natural
    field.borderStyle = coder.choice("UIBorderStyle") ?? .none
    field.isSecureTextEntry = coder.decodeBool(forKey: "UISecureTextEntry")
    field.placeholder = coder.decodeObject(forKey: "UIPlaceholder") as? String
    field.text = coder.decodeObject(forKey: "UIText") as? String
  }
}
