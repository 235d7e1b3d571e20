import Foundation
import Typography

/// A face at a size. Immutable, so that it can be used from anywhere.
///
/// The system's face is Inter with Korean and emoji fall-backs, not San Francisco, which may not be used here; vertical
/// metrics are San Francisco's, so that labels are as tall as on a phone.
///
/// - Fidelity: approximated; widths differ by a few per cent.
open class UIFont: NSObject, @unchecked Sendable {
  private let kind = CoreFoundationKind()
  package private(set) final var descriptor = FontDescriptor(size: UIFont.systemFontSize)

  /// nil for a font of fixed size.
  private(set) final var growth: Growth?

  /// The system's font at its own size. Subclasses inherit the other initializers through it.
  public override init() { super.init() }

  package convenience init(descriptor: FontDescriptor) { self.init(descriptor: descriptor, growth: nil) }

  convenience init(descriptor: FontDescriptor, growth: Growth?) {
    self.init()
    self.descriptor = descriptor
    self.growth = growth
  }

  /// - Parameter pointSize: 0 for the descriptor's own.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var face = descriptor.face
    if pointSize > 0 { face.size = Self.usable(pointSize) }
    self.init(descriptor: face, growth: pointSize > 0 ? nil : descriptor.growth)
  }

  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(face: descriptor, growth: growth) }

  /// A face by its name; nil when none is given. A face that the machine lacks is the system's, as heavy as the name says.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    let name = FontName(fontName)
    self.init(
      descriptor: FontDescriptor(
        family: name.family, size: Self.usable(fontSize), weight: name.weight.rawValue, isItalic: name.isItalic))
  }

  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

  /// Heavier than asked for where the user wants bold text.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    let weight = weight.heavier(if: UITraitCollection.current.legibilityWeight == .bold)
    return UIFont(descriptor: FontDescriptor(size: usable(fontSize), weight: weight.rawValue))
  }

  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .bold) }

  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(descriptor: FontDescriptor(size: usable(fontSize), isItalic: true))
  }

  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(descriptor: FontDescriptor(size: usable(fontSize), weight: weight.rawValue, hasMonospacedDigits: true))
  }

  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(descriptor: FontDescriptor(family: .monospaced, size: usable(fontSize), weight: weight.rawValue))
  }

  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var resized = descriptor
    resized.size = Self.usable(fontSize)
    return UIFont(descriptor: resized)
  }

  open class var labelFontSize: CGFloat { 17 }
  open class var buttonFontSize: CGFloat { 18 }
  open class var systemFontSize: CGFloat { 14 }
  open class var smallSystemFontSize: CGFloat { 12 }

  open var pointSize: CGFloat { descriptor.size }
  open var ascender: CGFloat { metrics.ascender }
  /// Negative.
  open var descender: CGFloat { metrics.descender }
  open var leading: CGFloat { metrics.leading }
  open var capHeight: CGFloat { metrics.capHeight }
  open var xHeight: CGFloat { metrics.xHeight }
  open var lineHeight: CGFloat { metrics.lineHeight }

  private var metrics: FontMetrics { HostServices.current.textEngine.metrics(of: descriptor) }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.descriptor == descriptor }
  open override var hash: Int { descriptor.hashValue }

  /// Sizes outside 1 ... 512 points cannot be drawn; zero and below mean the system's size, as on iOS.
  private static func usable(_ size: CGFloat) -> CGFloat {
    guard size.isFinite, size > 0 else { return systemFontSize }
    return min(max(size, 1), 512)
  }

  // MARK: Text styles

  /// The style's font at the text size of the current traits.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont { basePreferredFont(forTextStyle: style) }
  /// The style's font at the text size of the given traits, or of the current ones.
  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    basePreferredFont(forTextStyle: style, compatibleWith: traitCollection)
  }

  // MARK: Names

  /// What the font is called; the system's has a name that asks for it again.
  open var familyName: String { baseFamilyName }
  /// As ``familyName``: styles have no names of their own.
  open var fontName: String { familyName }
}

extension UIFont {
  /// How heavy a face is, −1 ... 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)
  }
}
