import Foundation
import Typography

/// A typeface at a size. It is immutable, and can be used on any thread.
///
/// The system's typeface is Inter with fallbacks for Korean and emoji, because San Francisco is not licensed for other
/// systems. Its vertical metrics are San Francisco's, so labels have the same height as on a phone.
///
/// - Fidelity: approximated; widths differ by a few percent.
open class UIFont: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private let kind = CoreFoundationKind()
  package private(set) final var descriptor = FontDescriptor(size: UIFont.systemFontSize)

  /// The scaling of the font with the text size; `nil` for a fixed size.
  private(set) final var growth: Growth?

  /// Whether the font was made from a descriptor, which may be that of a text style.
  private final var isDescribed = false

  /// Whether scaling the font is a programmer error: it follows the text size, and was not made from a descriptor.
  final var refusesScaling: Bool { growth != nil && !isDescribed }

  /// Creates the system's font at its default size. Subclasses inherit the other initializers through it.
  public override init() { super.init() }

  /// Creates the font of an archive.
  public required convenience init?(coder: NSCoder) {
    self.init()
    guard let descriptor = FontDescriptor(fontIn: coder) else { return nil }
    self.descriptor = descriptor
  }

  /// Writes the font to an archive, in its current size.
  open func encode(with coder: NSCoder) { descriptor.encode(with: coder) }

  /// Whether fonts can be read from archives that name the classes they contain. Always `true`.
  open class var supportsSecureCoding: Bool { true }

  /// Returns the font itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  package convenience init(descriptor: FontDescriptor) { self.init(descriptor: descriptor, growth: nil) }

  convenience init(descriptor: FontDescriptor, growth: Growth?) {
    self.init()
    self.descriptor = descriptor
    self.growth = growth
  }

  /// Creates a font from a descriptor.
  ///
  /// - Parameter pointSize: The size in points; 0 or less for the descriptor's own.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var face = descriptor.face
    if pointSize > 0 { face.size = Self.usable(pointSize) }
    self.init(descriptor: face, growth: pointSize > 0 ? nil : descriptor.growth)
    isDescribed = true
  }

  /// The properties of the font.
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(face: descriptor, growth: growth) }

  /// Creates a font by its name; `nil` if neither the app nor iOS has a font of the name. The system's font takes the place
  /// of those that iOS has, with the weight and slant that the name mentions.
  ///
  /// - Parameter fontSize: The size in points, clamped to `1 ... 512`. Values that are not positive and finite count as
  ///   14.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard SystemFamilies.hasFont(named: fontName) else {
      ResourceLog.write("UIFont(name: \"\(fontName)\", size:) is nil: neither the app nor iOS has a font of this name.")
      return nil
    }
    let name = FontName(fontName)
    self.init(
      descriptor: FontDescriptor(
        family: name.family, size: Self.usable(fontSize), weight: name.weight.rawValue, isItalic: name.isItalic))
  }

  /// Returns the system's font in a size, with regular weight.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

  /// Returns the system's font in a size and weight. It is bolder if the user prefers bold text.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    let weight = weight.heavier(if: UITraitCollection.current.legibilityWeight == .bold)
    return UIFont(descriptor: FontDescriptor(size: usable(fontSize), weight: weight.rawValue))
  }

  /// Returns the system's font in a size, weight and width.
  ///
  /// - Fidelity: approximated; every width is drawn as the standard one.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// Returns the system's font in a size, with bold weight.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .bold) }

  /// Returns the system's font in a size, in italics.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(descriptor: FontDescriptor(size: usable(fontSize), isItalic: true))
  }

  /// Returns the system's font in a size and weight, with digits of equal width.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(descriptor: FontDescriptor(size: usable(fontSize), weight: weight.rawValue, hasMonospacedDigits: true))
  }

  /// Returns the system's monospaced font in a size and weight.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(descriptor: FontDescriptor(family: .monospaced, size: usable(fontSize), weight: weight.rawValue))
  }

  /// Returns the font in another size, which does not follow the text size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var resized = descriptor
    resized.size = Self.usable(fontSize)
    return UIFont(descriptor: resized)
  }

  /// The default size of labels, 17 points.
  open class var labelFontSize: CGFloat { 17 }
  /// The default size of buttons, 18 points.
  open class var buttonFontSize: CGFloat { 18 }
  /// The default size of the system's font, 14 points.
  open class var systemFontSize: CGFloat { 14 }
  /// The size of small text, 12 points.
  open class var smallSystemFontSize: CGFloat { 12 }

  /// The size of the font, in points.
  open var pointSize: CGFloat { descriptor.size }
  /// The distance from the baseline to the top of the line, in points.
  open var ascender: CGFloat { metrics.ascender }
  /// The distance from the baseline to the bottom of the line, in points, as a negative number.
  open var descender: CGFloat { metrics.descender }
  /// The additional distance between lines, in points.
  open var leading: CGFloat { metrics.leading }
  /// The height of capital letters, in points.
  open var capHeight: CGFloat { metrics.capHeight }
  /// The height of the letter x, in points.
  open var xHeight: CGFloat { metrics.xHeight }
  /// The height of a line, in points.
  open var lineHeight: CGFloat { metrics.lineHeight }

  private var metrics: FontMetrics { HostServices.current.textEngine.metrics(of: descriptor) }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.descriptor == descriptor }
  open override var hash: Int { descriptor.hashValue }

  /// Returns a size that can be drawn, in `1 ... 512` points. Values that are not positive and finite mean the system's
  /// size, as on iOS.
  private static func usable(_ size: CGFloat) -> CGFloat {
    guard size.isFinite, size > 0 else { return systemFontSize }
    return min(max(size, 1), 512)
  }

  // MARK: Text styles

  /// Returns the font of a style at the text size of the current traits.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont { basePreferredFont(forTextStyle: style) }
  /// Returns the font of a style at the text size of the given traits, or of the current ones for `nil`.
  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    basePreferredFont(forTextStyle: style, compatibleWith: traitCollection)
  }

  // MARK: Names

  /// The name of the family. That of the system's font creates the same font again.
  open var familyName: String { baseFamilyName }
  /// The names of the families whose fonts are found by name, sorted: those of iOS and the app's own.
  ///
  /// - Fidelity: approximated; families of a single script and of symbols are absent.
  open class var familyNames: [String] {
    Set(SystemFontNames.families.keys).union(HostServices.current.textEngine.families.keys).sorted()
  }
  /// Returns the names of a family's fonts; none for an unknown family.
  open class func fontNames(forFamilyName familyName: String) -> [String] {
    HostServices.current.textEngine.families[familyName] ?? SystemFontNames.families[familyName] ?? []
  }
  /// The name of the font, such as “.SFUI-Bold” for the bold system font. For an app's own font it is the same as
  /// ``familyName``, because styles of such fonts are not told apart.
  open var fontName: String { baseFontName }
}

extension UIFont {
  /// The width of a font's characters; 0 is the standard.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// The width as a number.
    public let rawValue: CGFloat
    /// Creates a width from a number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a width from a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The narrowest width.
    public static let compressed = Width(-0.3)
    /// A narrow width.
    public static let condensed = Width(-0.2)
    /// The usual width, 0.
    public static let standard = Width(0)
    /// A large width.
    public static let expanded = Width(0.2)
  }

  /// The weight of a font, from −1 to 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight as a number; 0 is regular.
    public let rawValue: CGFloat
    /// Creates a weight from a number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a weight from a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The lightest weight, -0.8.
    public static let ultraLight = Weight(-0.8)
    /// A very light weight, -0.6.
    public static let thin = Weight(-0.6)
    /// A light weight, -0.4.
    public static let light = Weight(-0.4)
    /// The regular weight, 0.
    public static let regular = Weight(0)
    /// A slightly bold weight, 0.23.
    public static let medium = Weight(0.23)
    /// A semibold weight, 0.3.
    public static let semibold = Weight(0.3)
    /// A bold weight, 0.4.
    public static let bold = Weight(0.4)
    /// A very bold weight, 0.56.
    public static let heavy = Weight(0.56)
    /// The boldest weight, 0.62.
    public static let black = Weight(0.62)
  }
}
