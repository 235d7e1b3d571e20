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
    /// All characters have the same width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  private(set) final var face = FontDescriptor(size: UIFont.systemFontSize)
  private(set) final var growth: UIFont.Growth?

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
    if face.family == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
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
    if isMonospaced != (face.family == .monospaced) { changed.family = isMonospaced ? .monospaced : .system }
    return UIFontDescriptor(face: changed, growth: growth)
  }

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
