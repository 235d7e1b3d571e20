import Foundation
import Typography

/// What a font is to be like.
///
/// - Fidelity: approximated; attributes as dictionaries are absent, and serifs and round faces are the system's own.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  private(set) final var face = FontDescriptor(size: UIFont.systemFontSize)
  private(set) final var growth: UIFont.Growth?

  /// The system's font at its own size. Subclasses inherit the other initializers through it.
  public override init() { super.init() }

  convenience init(face: FontDescriptor, growth: UIFont.Growth?) {
    self.init()
    self.face = face
    self.growth = growth
  }

  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  open var pointSize: CGFloat { face.size }

  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if face.isItalic { traits.insert(.traitItalic) }
    if face.weight >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if face.family == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// What is not named is taken away.
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

  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFont(descriptor: face).withSize(newPointSize).fontDescriptor
  }

  /// The same, in the fonts of a design.
  ///
  /// - Fidelity: approximated; round letters and serifs are the system's own.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    var changed = face
    changed.family = design == .monospaced ? .monospaced : .system
    return UIFontDescriptor(face: changed, growth: growth)
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFontDescriptor)?.face == face }
  open override var hash: Int { face.hashValue }

  // MARK: Attributes

  /// - Fidelity: approximated; attributes that are not named here are passed over.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    baseAddingAttributes(attributes)
  }
}
