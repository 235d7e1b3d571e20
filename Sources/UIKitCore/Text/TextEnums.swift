import Typography

/// The alignment of lines of text.
///
/// - Fidelity: documented.
public enum NSTextAlignment: Int, Sendable {
  /// Lines are at the left edge.
  case left = 0
  /// Lines are centered.
  case center = 1
  /// Lines are at the right edge.
  case right = 2
  /// Lines extend to both edges, except for the last line of a paragraph.
  case justified = 3
  /// Lines are at the edge at which they begin in the interface's language.
  case natural = 4
}

/// The way in which text breaks into lines, or is truncated.
///
/// - Fidelity: documented.
public enum NSLineBreakMode: Int, Sendable {
  /// Lines break between words.
  case byWordWrapping = 0
  /// Lines break between characters.
  case byCharWrapping = 1
  /// Text beyond the edge is not shown.
  case byClipping = 2
  /// An ellipsis replaces the beginning of text that does not fit.
  case byTruncatingHead = 3
  /// An ellipsis replaces the end of text that does not fit.
  case byTruncatingTail = 4
  /// An ellipsis replaces the middle of text that does not fit.
  case byTruncatingMiddle = 5
}

/// The style of a line under or through text.
///
/// - Fidelity: approximated; the lengths of dashes are chosen, and a pattern alone has a single line.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits of the style.
  public let rawValue: Int
  /// Creates a style from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A single line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// A line of twice the thickness.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
  /// Dots in place of the line.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// Dashes in place of the line.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// Dashes and dots in turn.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  /// A dash and two dots in turn.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  /// A line under words, and not under the space between them.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

extension NSTextAlignment {
  package var typographic: ParagraphFormat.Alignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    }
  }
}

extension NSLineBreakMode {
  package var typographic: ParagraphFormat.LineBreak {
    switch self {
    case .byWordWrapping: .wordWrap
    case .byCharWrapping: .characterWrap
    case .byClipping: .clip
    case .byTruncatingHead: .truncateHead
    case .byTruncatingTail: .truncateTail
    case .byTruncatingMiddle: .truncateMiddle
    }
  }
}

/// The vertical position of text that a label scales down.
///
/// - Fidelity: documented.
public enum UIBaselineAdjustment: Int, Hashable, Sendable {
  /// The baseline is that of the text at its full size.
  case alignBaselines = 0
  /// The text is centered in the label.
  case alignCenters = 1
  /// The text is at the top of the label.
  case none = 2
}
