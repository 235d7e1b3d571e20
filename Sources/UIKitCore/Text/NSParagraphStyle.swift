import Foundation
import Typography

/// The style of paragraphs in an attributed string.
///
/// - Fidelity: documented; a label uses its own line break mode. Hyphenation, the tightening of
///   lines and the strategy of line breaks are kept and have no effect: the words of Hangul always stay together.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  /// The ways in which lines are broken for better legibility.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A word does not stand alone in the last line.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Lines of Hangul break between words.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// The ways of labels.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  private let kind = CoreFoundationKind()

  fileprivate struct Values: Hashable, Sendable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineSpacing: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var hyphenationFactor: Float = 0
    var usesDefaultHyphenation = false
    var lineBreakStrategy: LineBreakStrategy = []
    var tightens = false
    var writingDirection = NSWritingDirection.natural
    var tabStops = NSTextTab.standard
    var defaultTabInterval: CGFloat = 0
  }

  fileprivate var values = Values()

  /// A style with the default values.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The alignment of lines. The default is `natural`.
  open var alignment: NSTextAlignment { values.alignment }
  /// The way in which lines break. The default is `byWordWrapping`. Labels use their own mode.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The additional distance between lines, in points. The default is 0.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The factor of the line height; 0, the default, for none.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The smallest height of a line, in points. The default is 0.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The largest height of a line, in points; 0, the default, for no limit.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The distance after a paragraph, in points. The default is 0.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The distance before each paragraph except for the first, in points. The default is 0.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The distance from the leading edge to the first line of a paragraph, in points. The default is 0.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The distance from the leading edge to the other lines of a paragraph, in points. The default is 0.
  open var headIndent: CGFloat { values.headIndent }
  /// The position at which lines end, in points: a positive value is measured from the leading edge, others from the
  /// trailing one. The default is 0.
  open var tailIndent: CGFloat { values.tailIndent }

  /// The share of a line that must be filled so that the next word is not hyphenated. The default is 0.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// Whether words are hyphenated by the system's rules. The default is `false`.
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
  /// The ways in which lines are broken for better legibility. The default is none.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
  /// Whether letters move closer before a line is truncated. The default is `false`.
  open var allowsDefaultTighteningForTruncation: Bool { values.tightens }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The positions to which tabs move text, in order. The default is twelve at intervals of 28 points, to which text is
  /// aligned by its beginning.
  ///
  /// - Fidelity: documented; approximated in text that runs from right to left.
  open var tabStops: [NSTextTab]! { values.tabStops }
  /// The distance of further tabs after the last of ``tabStops``, in points; 0, the default, for none, where a tab is as
  /// wide as a space.
  ///
  /// - Fidelity: approximated; on iOS, text after a tab beyond the last position begins a new line.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }

  /// The direction of the paragraph's lines. The default is `natural`: that of the interface.
  open var baseWritingDirection: NSWritingDirection { values.writingDirection }

  /// Returns an immutable style with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  /// Returns a mutable style with the same values.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }
  open override var hash: Int { values.hashValue }
}

/// A paragraph style whose values can be changed.
///
/// - Fidelity: documented.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }
  open override var usesDefaultHyphenation: Bool {
    get { values.usesDefaultHyphenation }
    set { values.usesDefaultHyphenation = newValue }
  }
  open override var baseWritingDirection: NSWritingDirection {
    get { values.writingDirection }
    set { values.writingDirection = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open override var tabStops: [NSTextTab]! {
    get { values.tabStops }
    set { values.tabStops = newValue.map { $0.sorted { $0.location < $1.location } } ?? NSTextTab.standard }
  }
  open override var defaultTabInterval: CGFloat {
    get { values.defaultTabInterval }
    set { values.defaultTabInterval = newValue }
  }
  /// Adds a position for tabs, in order.
  open func addTabStop(_ anObject: NSTextTab) { tabStops = values.tabStops + [anObject] }
  /// Removes the first position that is equal to a tab.
  open func removeTabStop(_ anObject: NSTextTab) {
    if let index = values.tabStops.firstIndex(of: anObject) { values.tabStops.remove(at: index) }
  }
  open override var lineBreakStrategy: LineBreakStrategy {
    get { values.lineBreakStrategy }
    set { values.lineBreakStrategy = newValue }
  }
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { values.tightens }
    set { values.tightens = newValue }
  }

  /// Takes all values of another style.
  open func setParagraphStyle(_ style: NSParagraphStyle) { values = style.values }
}
