import Foundation

extension NSAttributedString {
  /// With every font that grows with the user's text size at the one of `traits`.
  @MainActor
  func adjusted(for traits: UITraitCollection) -> NSAttributedString {
    let adjusted = NSMutableAttributedString(attributedString: self)
    enumerateAttribute(.font, in: NSRange(location: 0, length: length), options: []) { font, range, _ in
      guard let font = font as? UIFont else { return }
      adjusted.addAttribute(.font, value: font.adjusted(for: traits), range: range)
    }
    return adjusted
  }
}

extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// A `UIColor`.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// A `UIColor`; none by default.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// An `NSParagraphStyle`. The one at the start of a paragraph is good for all of it.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// An `NSUnderlineStyle`'s raw value.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// An `NSUnderlineStyle`'s raw value.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// A `UIColor`; that of the text without it.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// A `UIColor`; that of the text without it.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// A `URL` or a string. The text is underlined, in the colour of links; a label follows none.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// Points by which letters stand farther apart, or closer; a number.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// Points between letters, as ``kern``, which it overrules; a number.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// Points above the baseline; a number.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
}
