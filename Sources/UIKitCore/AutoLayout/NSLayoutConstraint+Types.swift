extension NSLayoutConstraint {
  /// A position or length of a view or layout guide.
  ///
  /// - Fidelity: documented.
  public enum Attribute: Int, Hashable, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The edge at which lines of text begin.
    case leading = 5
    /// The edge at which lines of text end.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The horizontal center.
    case centerX = 9
    /// The vertical center.
    case centerY = 10
    /// The baseline of the last line of text; the bottom edge of views without text.
    case lastBaseline = 11
    /// The baseline of the first line of text; the top edge of views without text.
    case firstBaseline = 12
    /// The left edge inside the view's margins.
    case leftMargin = 13
    /// The right edge inside the view's margins.
    case rightMargin = 14
    /// The top edge inside the view's margins.
    case topMargin = 15
    /// The bottom edge inside the view's margins.
    case bottomMargin = 16
    /// The leading edge inside the view's margins.
    case leadingMargin = 17
    /// The trailing edge inside the view's margins.
    case trailingMargin = 18
    /// The horizontal center of the area inside the view's margins.
    case centerXWithinMargins = 19
    /// The vertical center of the area inside the view's margins.
    case centerYWithinMargins = 20
    /// The absence of a second attribute, for constraints on a length alone.
    case notAnAttribute = 0
  }

  /// The relation between the two sides of a constraint.
  ///
  /// - Fidelity: documented.
  public enum Relation: Int, Hashable, Sendable {
    /// The first side is at most the second.
    case lessThanOrEqual = -1
    /// Both sides are equal.
    case equal = 0
    /// The first side is at least the second.
    case greaterThanOrEqual = 1
  }

  /// An axis of the plane.
  ///
  /// - Fidelity: documented.
  public enum Axis: Int, Hashable, Sendable {
    /// The axis from left to right.
    case horizontal = 0
    /// The axis from top to bottom.
    case vertical = 1
  }

  /// The alignment and the direction of the views in a visual format.
  ///
  /// - Fidelity: documented.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Aligns the left edges of all views.
    public static var alignAllLeft: FormatOptions { FormatOptions(aligning: .left) }
    /// Aligns the right edges of all views.
    public static var alignAllRight: FormatOptions { FormatOptions(aligning: .right) }
    /// Aligns the top edges of all views.
    public static var alignAllTop: FormatOptions { FormatOptions(aligning: .top) }
    /// Aligns the bottom edges of all views.
    public static var alignAllBottom: FormatOptions { FormatOptions(aligning: .bottom) }
    /// Aligns the leading edges of all views.
    public static var alignAllLeading: FormatOptions { FormatOptions(aligning: .leading) }
    /// Aligns the trailing edges of all views.
    public static var alignAllTrailing: FormatOptions { FormatOptions(aligning: .trailing) }
    /// Aligns the horizontal centers of all views.
    public static var alignAllCenterX: FormatOptions { FormatOptions(aligning: .centerX) }
    /// Aligns the vertical centers of all views.
    public static var alignAllCenterY: FormatOptions { FormatOptions(aligning: .centerY) }
    /// Aligns the last baselines of all views.
    public static var alignAllLastBaseline: FormatOptions { FormatOptions(aligning: .lastBaseline) }
    /// Aligns the first baselines of all views.
    public static var alignAllFirstBaseline: FormatOptions { FormatOptions(aligning: .firstBaseline) }
    /// The bits of all alignments.
    public static var alignmentMask: FormatOptions { FormatOptions(rawValue: 0xFFFF) }

    /// Arranges views from the leading to the trailing edge. This is the default.
    public static var directionLeadingToTrailing: FormatOptions { [] }
    /// Arranges views from left to right in every interface.
    public static var directionLeftToRight: FormatOptions { FormatOptions(rawValue: 1 << 16) }
    /// Arranges views from right to left in every interface.
    public static var directionRightToLeft: FormatOptions { FormatOptions(rawValue: 2 << 16) }
    /// The bits of the direction.
    public static var directionMask: FormatOptions { FormatOptions(rawValue: 3 << 16) }

    /// Measures vertical gaps between baselines rather than edges.
    ///
    /// - Fidelity: approximated; it has no effect.
    public static var spacingBaselineToBaseline: FormatOptions { FormatOptions(rawValue: 1 << 19) }
    /// The bits of the spacing.
    public static var spacingMask: FormatOptions { FormatOptions(rawValue: 1 << 19) }

    private init(aligning attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }
  }
}

extension NSLayoutConstraint.Attribute {
  var isLength: Bool { self == .width || self == .height }

  /// Whether the attribute depends on the direction of reading.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  var isAbsoluteSide: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  /// The axis of the attribute; `nil` for `notAnAttribute`.
  var axis: NSLayoutConstraint.Axis? {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    case .notAnAttribute: nil
    }
  }

  /// The corresponding attribute of the margins guide; `nil` for attributes that are not relative to margins.
  var withoutMargins: NSLayoutConstraint.Attribute? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }

  var name: String {
    switch self {
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    case .notAnAttribute: "notAnAttribute"
    }
  }
}
