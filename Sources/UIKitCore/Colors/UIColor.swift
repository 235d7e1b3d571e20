import Drawing
import Foundation

/// A color: fixed components, or a rule that supplies a color for given traits. It is immutable.
///
/// - Fidelity: documented; colors outside sRGB are clamped when drawn. Patterns are drawn as backgrounds, as text and in
///   contexts. Everything else has their average color.
open class UIColor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private let kind = CoreFoundationKind()

  private enum Source {
    case fixed(Color)
    /// An image that is repeated, and its average color.
    case pattern(any PatternImage, Color)
    case provider((UITraitCollection) -> UIColor)
  }

  private let source: Source
  /// Whether the color was made as a gray, which its description says.
  private final var isGray = false

  /// Creates a color that draws nothing: transparent black.
  public override init() {
    source = .fixed(.clear)
    super.init()
  }

  package convenience init(_ color: Color) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  /// Creates a gray from 0 (black) to 1 (white). Values outside are kept, and clamped when drawn.
  public init(white: CGFloat, alpha: CGFloat) {
    source = .fixed(Color(red: white, green: white, blue: white, alpha: alpha))
    isGray = true
    super.init()
  }

  /// Creates a color from sRGB components, from 0 to 1. Values outside are kept, and clamped when drawn.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .fixed(Color(red: red, green: green, blue: blue, alpha: alpha))
    super.init()
  }

  /// Creates a color from its hue, saturation and brightness, from 0 to 1. The hue wraps around.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    source = .fixed(Color(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
    super.init()
  }

  /// Creates a color from components of Display P3, from 0 to 1. A color outside sRGB has components outside 0 to 1.
  ///
  /// - Fidelity: documented; colors outside sRGB are clamped when drawn.
  public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .fixed(WideColor.displayP3(red: displayP3Red, green: green, blue: blue, alpha: alpha))
    super.init()
  }

  /// Creates a fixed color, or a pattern.
  public init(cgColor: CGColor) {
    source = cgColor.pattern.map { .pattern($0, cgColor.color) } ?? .fixed(cgColor.color)
    super.init()
  }

  /// Creates the color of a `#colorLiteral(red:green:blue:alpha:)`.
  public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Creates the color of an archive, also of one that an app wrote on iOS.
  ///
  /// - Fidelity: documented, for colors in RGB and gray.
  public required init?(coder: NSCoder) {
    guard let color = Color(colorIn: coder) else { return nil }
    source = .fixed(color)
    super.init()
  }

  /// Writes the color to an archive, with the keys that iOS uses.
  ///
  /// - Fidelity: approximated; a dynamic color is written as that for the current traits, and a pattern as its average.
  ///   The archive names the class with its module, which iOS does not know.
  open func encode(with coder: NSCoder) { cgColor.color.encode(with: coder) }

  /// Whether colors can be read from archives that name the classes they contain. Always `true`.
  open class var supportsSecureCoding: Bool { true }

  /// Creates a dynamic color.
  ///
  /// - Parameter dynamicProvider: A closure that returns the color for given traits. It is called at each use, possibly
  ///   on another thread. If it returns dynamic colors 16 times in a row, the color is clear.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    source = .provider(dynamicProvider)
    super.init()
  }

  /// Returns the fixed color for the given traits. A fixed color returns itself.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch source {
    case .fixed, .pattern: self
    case .provider: UIColor(drawn(with: traitCollection))
    }
  }

  /// The fixed color for the current traits.
  open var cgColor: CGColor { cgColor(with: .current) }

  /// Returns the color for another importance, which is fainter the less important it is.
  ///
  /// - Fidelity: approximated; the opacities are those of the label colors.
  open func withProminence(_ prominence: Prominence) -> UIColor { baseWithProminence(prominence) }
  /// Returns the color with another opacity. The result of a dynamic color is dynamic.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch source {
    case .fixed(let color) where isGray:
      UIColor(white: color.red, alpha: alpha)
    case .fixed(let color), .pattern(_, let color):
      UIColor(Color(red: color.red, green: color.green, blue: color.blue, alpha: alpha))
    case .provider:
      UIColor(dynamicProvider: { self.resolvedColor(with: $0).withAlphaComponent(alpha) })
    }
  }

  /// Returns the color itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Fixed colors are equal by their components, dynamic ones only to themselves.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    guard self !== other else { return true }
    guard case .fixed(let mine) = source, case .fixed(let theirs) = other.source else { return false }
    return mine == theirs
  }

  open override var hash: Int {
    guard case .fixed(let color) = source else { return ObjectIdentifier(self).hashValue }
    return color.hashValue
  }

  /// The name of the color space and the components, as in “UIExtendedSRGBColorSpace 1 0 0 1”.
  ///
  /// - Fidelity: approximated; a color of Display P3 is described in sRGB, and a pattern or a dynamic color by its class.
  open override var description: String {
    guard case .fixed(let color) = source else { return super.description }
    let levels = isGray ? [color.red, color.alpha] : [color.red, color.green, color.blue, color.alpha]
    let space = isGray ? "UIExtendedGrayColorSpace" : "UIExtendedSRGBColorSpace"
    return ([space] + levels.map { String(format: "%g", Double($0)) }).joined(separator: " ")
  }

  // MARK: Components

  /// Copies the sRGB components for the current traits to the pointers that are not `nil`. Always returns `true`.
  ///
  /// - Fidelity: documented.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    baseGetRed(red, green: green, blue: blue, alpha: alpha)
  }
  /// Copies the level of gray and the opacity for the current traits. Returns `false`, and copies nothing, if the color
  /// is not gray.
  ///
  /// - Fidelity: approximated; iOS also succeeds for some colors that are not gray.
  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    baseGetWhite(white, alpha: alpha)
  }
  /// Copies hue, saturation, brightness and opacity for the current traits, each from 0 to 1. Always returns `true`.
  ///
  /// - Fidelity: documented.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    baseGetHue(hue, saturation: saturation, brightness: brightness, alpha: alpha)
  }

  // MARK: Fixed colours

  /// Black: white 0.
  open class var black: UIColor { baseBlack }
  /// Dark gray: white 1/3.
  open class var darkGray: UIColor { baseDarkGray }
  /// Light gray: white 2/3.
  open class var lightGray: UIColor { baseLightGray }
  /// White: white 1.
  open class var white: UIColor { baseWhite }
  /// Medium gray: white 0.5.
  open class var gray: UIColor { baseGray }
  /// Pure red: RGB 1, 0, 0.
  open class var red: UIColor { baseRed }
  /// Pure green: RGB 0, 1, 0.
  open class var green: UIColor { baseGreen }
  /// Pure blue: RGB 0, 0, 1.
  open class var blue: UIColor { baseBlue }
  /// Cyan: RGB 0, 1, 1.
  open class var cyan: UIColor { baseCyan }
  /// Yellow: RGB 1, 1, 0.
  open class var yellow: UIColor { baseYellow }
  /// Magenta: RGB 1, 0, 1.
  open class var magenta: UIColor { baseMagenta }
  /// Orange: RGB 1, 0.5, 0.
  open class var orange: UIColor { baseOrange }
  /// Purple: RGB 0.5, 0, 0.5.
  open class var purple: UIColor { basePurple }
  /// Brown: RGB 0.6, 0.4, 0.2.
  open class var brown: UIColor { baseBrown }
  /// Transparent black: white 0, alpha 0.
  open class var clear: UIColor { baseClear }
  /// White text on dark backgrounds: white 1, alpha 0.6.
  open class var lightText: UIColor { baseLightText }
  /// Black text on light backgrounds: white 0.
  open class var darkText: UIColor { baseDarkText }

  // MARK: System colours

  /// Red, adapted to style and contrast; 0xFF3B30 in light style.
  open class var systemRed: UIColor { baseSystemRed }
  /// Orange, adapted to style and contrast; 0xFF9500 in light style.
  open class var systemOrange: UIColor { baseSystemOrange }
  /// Yellow, adapted to style and contrast; 0xFFCC00 in light style.
  open class var systemYellow: UIColor { baseSystemYellow }
  /// Green, adapted to style and contrast; 0x34C759 in light style.
  open class var systemGreen: UIColor { baseSystemGreen }
  /// Mint, adapted to style and contrast; 0x00C7BE in light style.
  open class var systemMint: UIColor { baseSystemMint }
  /// Teal, adapted to style and contrast; 0x30B0C7 in light style.
  open class var systemTeal: UIColor { baseSystemTeal }
  /// Cyan, adapted to style and contrast; 0x32ADE6 in light style.
  open class var systemCyan: UIColor { baseSystemCyan }
  /// Blue, adapted to style and contrast; 0x007AFF in light style.
  open class var systemBlue: UIColor { baseSystemBlue }
  /// Indigo, adapted to style and contrast; 0x5856D6 in light style.
  open class var systemIndigo: UIColor { baseSystemIndigo }
  /// Purple, adapted to style and contrast; 0xAF52DE in light style.
  open class var systemPurple: UIColor { baseSystemPurple }
  /// Pink, adapted to style and contrast; 0xFF2D55 in light style.
  open class var systemPink: UIColor { baseSystemPink }
  /// Brown, adapted to style and contrast; 0xA2845E in light style.
  open class var systemBrown: UIColor { baseSystemBrown }
  /// The base gray, adapted to contrast; 0x8E8E93 in both styles at normal contrast.
  open class var systemGray: UIColor { baseSystemGray }
  /// The gray next to the base gray. Each following gray is closer to the background.
  open class var systemGray2: UIColor { baseSystemGray2 }
  /// The third gray.
  open class var systemGray3: UIColor { baseSystemGray3 }
  /// The fourth gray.
  open class var systemGray4: UIColor { baseSystemGray4 }
  /// The fifth gray.
  open class var systemGray5: UIColor { baseSystemGray5 }
  /// The gray closest to the background.
  open class var systemGray6: UIColor { baseSystemGray6 }
  /// The default tint color, which is `systemBlue`.
  ///
  /// - Fidelity: approximated; it does not follow a view's own tint color.
  open class var tintColor: UIColor { baseTintColor }
  /// The color of links.
  open class var link: UIColor { baseLink }
  /// The color of primary text: black in light style, white in dark style.
  open class var label: UIColor { baseLabel }
  /// The color of secondary text, such as subtitles. Translucent.
  open class var secondaryLabel: UIColor { baseSecondaryLabel }
  /// The color of less important text, such as that of disabled controls. Translucent.
  open class var tertiaryLabel: UIColor { baseTertiaryLabel }
  /// The color of the least important text. Translucent.
  open class var quaternaryLabel: UIColor { baseQuaternaryLabel }
  /// The color of placeholders in text fields. Translucent.
  open class var placeholderText: UIColor { basePlaceholderText }
  /// The color of separators. Translucent.
  open class var separator: UIColor { baseSeparator }
  /// The color of separators that must hide the content behind them.
  open class var opaqueSeparator: UIColor { baseOpaqueSeparator }
  /// The fill of thin and small shapes, such as a slider's track. Translucent.
  open class var systemFill: UIColor { baseSystemFill }
  /// The fill of medium shapes, such as a switch. Translucent.
  open class var secondarySystemFill: UIColor { baseSecondarySystemFill }
  /// The fill of large shapes, such as text fields and buttons. Translucent.
  open class var tertiarySystemFill: UIColor { baseTertiarySystemFill }
  /// The fill of very large areas with complex content. Translucent.
  open class var quaternarySystemFill: UIColor { baseQuaternarySystemFill }
  /// The background of the main view; lighter at the elevated level in dark style.
  open class var systemBackground: UIColor { baseSystemBackground }
  /// The background of content on top of `systemBackground`.
  open class var secondarySystemBackground: UIColor { baseSecondarySystemBackground }
  /// The background of content on top of `secondarySystemBackground`.
  open class var tertiarySystemBackground: UIColor { baseTertiarySystemBackground }
  /// The background of grouped lists, behind their cells.
  open class var systemGroupedBackground: UIColor { baseSystemGroupedBackground }
  /// The background of grouped tables, by its name before iOS 13.
  open class var groupTableViewBackground: UIColor { baseSystemGroupedBackground }
  /// The background of cells in grouped lists.
  open class var secondarySystemGroupedBackground: UIColor { baseSecondarySystemGroupedBackground }
  /// The background of content within cells of grouped lists.
  open class var tertiarySystemGroupedBackground: UIColor { baseTertiarySystemGroupedBackground }

  // MARK: Drawing

  /// Makes the color that of following fills and strokes in the current graphics context.
  @preconcurrency @MainActor
  open func set() { baseSet() }
  /// Makes the color that of following fills in the current graphics context.
  @preconcurrency @MainActor
  open func setFill() { baseSetFill() }
  /// Makes the color that of following strokes in the current graphics context.
  @preconcurrency @MainActor
  open func setStroke() { baseSetStroke() }
}

extension UIColor {
  /// The most providers that are called in a row for one color. A color that still has a provider after that is clear.
  private static let longestChain = 16

  /// The components under `traitCollection`, as given (not clamped).
  package func drawn(with traitCollection: UITraitCollection) -> Color {
    var color = self
    for _ in 0..<Self.longestChain {
      switch color.source {
      case .fixed(let components), .pattern(_, let components): return components
      case .provider(let provide): color = provide(traitCollection)
      }
    }
    return .clear
  }

  /// The color or pattern under `traitCollection`.
  func cgColor(with traitCollection: UITraitCollection) -> CGColor {
    if case .pattern(let image, let average) = source { return CGColor(average, pattern: image) }
    return CGColor(drawn(with: traitCollection))
  }
}
