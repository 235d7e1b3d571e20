import Typography

/// To which side the lines of a text are set.
public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  case justified = 3
  /// To the side where reading starts.
  case natural = 4
}

/// How a text is broken into lines, and what becomes of the part that does not fit.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping = 0
  case byCharWrapping = 1
  case byClipping = 2
  case byTruncatingHead = 3
  case byTruncatingTail = 4
  case byTruncatingMiddle = 5
}

/// The line under or through a text.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let single = NSUnderlineStyle(rawValue: 1)
}

extension NSTextAlignment {
  var typographic: ParagraphFormat.Alignment {
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
  var typographic: ParagraphFormat.LineBreak {
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

/// Where a label puts text that it sets smaller to fit.
///
/// - Fidelity: documented.
public enum UIBaselineAdjustment: Int, Hashable, Sendable {
  /// On the line that text of full size would stand on.
  case alignBaselines = 0
  /// In the middle of the label.
  case alignCenters = 1
  /// At the top.
  case none = 2
}
