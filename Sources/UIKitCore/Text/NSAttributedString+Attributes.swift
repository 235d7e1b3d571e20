import Foundation

extension NSAttributedString {
  /// Returns the string with scalable fonts at the text size of `traits`.
  @MainActor
  package func adjusted(for traits: UITraitCollection) -> NSAttributedString {
    let adjusted = NSMutableAttributedString(attributedString: self)
    enumerateAttribute(.font, in: NSRange(location: 0, length: length), options: []) { font, range, _ in
      guard let font = font as? UIFont else { return }
      adjusted.addAttribute(.font, value: font.adjusted(for: traits), range: range)
    }
    return adjusted
  }
}

extension NSAttributedString.Key {
  /// The font, a `UIFont`.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The color of the text, a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The color behind the text, a `UIColor`. There is none by default.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// The style of the paragraph, an `NSParagraphStyle`. The one at the start of a paragraph applies to all of it.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// The style of the underline, the raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The style of the line through the text, the raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The color of the underline, a `UIColor`. The default is that of the text.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The color of the line through the text, a `UIColor`. The default is that of the text.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// The target of a link, a `URL` or a string. The text is underlined in the color of links; a label does not open
  /// them.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// The additional distance between characters in points, a number. It may be negative.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// The additional distance between characters in points, a number. It takes precedence over ``kern``.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// The shadow of the text, an `NSShadow`.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// The color of the outline, a `UIColor`. The default is that of the text.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// The width of the outline in percent of the font's size, a number. For a negative one, the text is also filled.
  ///
  /// - Fidelity: approximated; glyphs with a positive width are filled in the color of the outline.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// Whether ligatures are used, a number. It is kept; fonts decide.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// The slant of the text, a number: the distance by which letters lean to the right, relative to their height.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  /// The logarithm of the factor by which the text is wider, a number.
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
  /// The distance above the baseline in points, a number.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
}
