import Foundation
import Typography

/// The properties of a font. It is immutable.
///
/// - Fidelity: approximated; attributes cannot be read as a dictionary, and fonts with serifs or round ends are the
///   system's usual one.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  /// The style of a font as a set of properties.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32
    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The font is italic.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// The font is at least semibold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// The characters are wider than usual. Kept and not drawn.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// The characters are narrower than usual. Kept and not drawn.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// All characters have the same width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// The font is made for vertical text. Kept and not drawn.
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    /// The font is made for interfaces. Kept and not drawn.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    /// Lines are closer to each other than usual. Kept and not drawn.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// Lines are farther from each other than usual. Kept and not drawn.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)

    /// The traits that change the drawn font.
    static let drawn: SymbolicTraits = [.traitItalic, .traitBold, .traitMonoSpace]
  }

  private(set) final var face = FontDescriptor(size: UIFont.systemFontSize)
  private(set) final var growth: UIFont.Growth?
  /// The traits that do not change the drawn font.
  private final var keptTraits: SymbolicTraits = []

  /// Creates a descriptor of the system's font at its default size. Subclasses inherit the other initializers through
  /// it.
  public override init() { super.init() }

  convenience init(face: FontDescriptor, growth: UIFont.Growth?) {
    self.init()
    self.face = face
    self.growth = growth
  }

  /// Returns the descriptor of a style's font at the text size of the current traits.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// Returns the descriptor of a style's font at the text size of the given traits, or of the current ones for `nil`.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  /// The size of the font, in points.
  open var pointSize: CGFloat { face.size }

  /// The style of the font.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if face.isItalic { traits.insert(.traitItalic) }
    if face.weight >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if face.isMonospaced { traits.insert(.traitMonoSpace) }
    return traits.union(keptTraits)
  }

  /// Returns a descriptor with exactly the given traits. It is never `nil` here.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var changed = face
    changed.isItalic = symbolicTraits.contains(.traitItalic)
    let isBold = symbolicTraits.contains(.traitBold)
    if isBold != self.symbolicTraits.contains(.traitBold) {
      changed.weight = (isBold ? UIFont.Weight.bold : .regular).rawValue
    }
    let isMonospaced = symbolicTraits.contains(.traitMonoSpace)
    if isMonospaced != face.isMonospaced { changed.family = isMonospaced ? .monospaced : .system }
    let made = UIFontDescriptor(face: changed, growth: growth)
    made.keptTraits = symbolicTraits.subtracting(.drawn)
    return made
  }

  /// Returns a descriptor for another family, in the regular style.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor { baseAddingAttributes([.family: newFamily]) }

  /// Returns a descriptor for another style of the family, such as "Bold" or "Light Italic".
  open func withFace(_ newFace: String) -> UIFontDescriptor {
    let named = FontName("Any-" + newFace.replacingOccurrences(of: " ", with: ""))
    var changed = face
    (changed.weight, changed.isItalic) = (named.weight.rawValue, named.isItalic)
    return UIFontDescriptor(face: changed, growth: growth)
  }

  /// The name of the font.
  open var postscriptName: String { UIFont(descriptor: self, size: 0).fontName }

  /// Returns a descriptor in another size, which does not follow the text size.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFont(descriptor: face).withSize(newPointSize).fontDescriptor
  }

  /// Returns a descriptor for a design of the system's font. It is never `nil` here.
  ///
  /// - Fidelity: approximated; round ends and serifs are drawn in the usual design.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    var changed = face
    changed.family = design == .monospaced ? .monospaced : .system
    return UIFontDescriptor(face: changed, growth: growth)
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFontDescriptor)?.face == face }
  open override var hash: Int { face.hashValue }

  // MARK: Attributes

  /// The attributes of the font: its size, name and traits.
  open var fontAttributes: [AttributeName: Any] { baseFontAttributes }
  /// Returns an attribute of the font; `nil` if it has none of the name.
  open func object(forKey anAttribute: AttributeName) -> Any? { baseFontAttributes[anAttribute] }

  /// Returns a descriptor with the given attributes in addition to, or in place of, its own.
  ///
  /// - Fidelity: approximated; other attributes than those of ``AttributeName`` are ignored.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    baseAddingAttributes(attributes)
  }
}
