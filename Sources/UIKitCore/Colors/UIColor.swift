import Drawing
import Foundation

/// A colour, or a rule that gives one for each set of traits.
///
/// - Fidelity: documented; colours outside sRGB are clamped when drawn, patterns and asset catalogues are absent.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
  private let kind = CoreFoundationKind()

  private enum Source {
    case fixed(Color)
    case provider((UITraitCollection) -> UIColor)
  }

  private let source: Source

  package convenience init(_ color: Color) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  public init(white: CGFloat, alpha: CGFloat) {
    source = .fixed(Color(red: white, green: white, blue: white, alpha: alpha))
    super.init()
  }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .fixed(Color(red: red, green: green, blue: blue, alpha: alpha))
    super.init()
  }

  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    source = .fixed(Color(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
    super.init()
  }

  /// Taken as sRGB.
  ///
  /// - Fidelity: approximated; Display P3 is wider.
  public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .fixed(Color(red: displayP3Red, green: green, blue: blue, alpha: alpha))
    super.init()
  }

  public init(cgColor: CGColor) {
    source = .fixed(cgColor.color)
    super.init()
  }

  /// What `#colorLiteral(red:green:blue:alpha:)` makes.
  public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    source = .provider(dynamicProvider)
    super.init()
  }

  /// The fixed colour that this one is under `traitCollection`.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch source {
    case .fixed: self
    case .provider: UIColor(drawn(with: traitCollection))
    }
  }

  /// The colour under the current traits.
  open var cgColor: CGColor { CGColor(drawn(with: .current)) }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch source {
    case .fixed(let color):
      UIColor(Color(red: color.red, green: color.green, blue: color.blue, alpha: alpha))
    case .provider:
      UIColor(dynamicProvider: { self.resolvedColor(with: $0).withAlphaComponent(alpha) })
    }
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Fixed colours are equal by their components, dynamic ones only to themselves.
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

  // MARK: Components

  /// Always succeeds; the components are those under the current traits.
  ///
  /// - Fidelity: documented.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    baseGetRed(red, green: green, blue: blue, alpha: alpha)
  }
  /// Succeeds for greys only.
  ///
  /// - Fidelity: approximated; iOS also answers for some colours that are not grey.
  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    baseGetWhite(white, alpha: alpha)
  }
  /// - Fidelity: documented.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    baseGetHue(hue, saturation: saturation, brightness: brightness, alpha: alpha)
  }

  // MARK: Fixed colours

  open class var black: UIColor { baseBlack }
  open class var darkGray: UIColor { baseDarkGray }
  open class var lightGray: UIColor { baseLightGray }
  open class var white: UIColor { baseWhite }
  open class var gray: UIColor { baseGray }
  open class var red: UIColor { baseRed }
  open class var green: UIColor { baseGreen }
  open class var blue: UIColor { baseBlue }
  open class var cyan: UIColor { baseCyan }
  open class var yellow: UIColor { baseYellow }
  open class var magenta: UIColor { baseMagenta }
  open class var orange: UIColor { baseOrange }
  open class var purple: UIColor { basePurple }
  open class var brown: UIColor { baseBrown }
  open class var clear: UIColor { baseClear }
  open class var lightText: UIColor { baseLightText }
  open class var darkText: UIColor { baseDarkText }

  // MARK: System colours

  open class var systemRed: UIColor { baseSystemRed }
  open class var systemOrange: UIColor { baseSystemOrange }
  open class var systemYellow: UIColor { baseSystemYellow }
  open class var systemGreen: UIColor { baseSystemGreen }
  open class var systemMint: UIColor { baseSystemMint }
  open class var systemTeal: UIColor { baseSystemTeal }
  open class var systemCyan: UIColor { baseSystemCyan }
  open class var systemBlue: UIColor { baseSystemBlue }
  open class var systemIndigo: UIColor { baseSystemIndigo }
  open class var systemPurple: UIColor { baseSystemPurple }
  open class var systemPink: UIColor { baseSystemPink }
  open class var systemBrown: UIColor { baseSystemBrown }
  open class var systemGray: UIColor { baseSystemGray }
  open class var systemGray2: UIColor { baseSystemGray2 }
  open class var systemGray3: UIColor { baseSystemGray3 }
  open class var systemGray4: UIColor { baseSystemGray4 }
  open class var systemGray5: UIColor { baseSystemGray5 }
  open class var systemGray6: UIColor { baseSystemGray6 }
  /// - Fidelity: approximated; does not follow a view's own tint colour.
  open class var tintColor: UIColor { baseTintColor }
  open class var link: UIColor { baseLink }
  open class var label: UIColor { baseLabel }
  open class var secondaryLabel: UIColor { baseSecondaryLabel }
  open class var tertiaryLabel: UIColor { baseTertiaryLabel }
  open class var quaternaryLabel: UIColor { baseQuaternaryLabel }
  open class var placeholderText: UIColor { basePlaceholderText }
  open class var separator: UIColor { baseSeparator }
  open class var opaqueSeparator: UIColor { baseOpaqueSeparator }
  open class var systemFill: UIColor { baseSystemFill }
  open class var secondarySystemFill: UIColor { baseSecondarySystemFill }
  open class var tertiarySystemFill: UIColor { baseTertiarySystemFill }
  open class var quaternarySystemFill: UIColor { baseQuaternarySystemFill }
  open class var systemBackground: UIColor { baseSystemBackground }
  open class var secondarySystemBackground: UIColor { baseSecondarySystemBackground }
  open class var tertiarySystemBackground: UIColor { baseTertiarySystemBackground }
  open class var systemGroupedBackground: UIColor { baseSystemGroupedBackground }
  open class var secondarySystemGroupedBackground: UIColor { baseSecondarySystemGroupedBackground }
  open class var tertiarySystemGroupedBackground: UIColor { baseTertiarySystemGroupedBackground }

  // MARK: Drawing

  /// Fills and strokes have the colour from now on.
  @preconcurrency @MainActor
  open func set() { baseSet() }
  @preconcurrency @MainActor
  open func setFill() { baseSetFill() }
  @preconcurrency @MainActor
  open func setStroke() { baseSetStroke() }
}

extension UIColor {
  /// Providers that answer with another dynamic colour are followed this far; a colour that provides itself ends clear.
  private static let longestChain = 16

  /// The components under `traitCollection`, as given (not clamped).
  package func drawn(with traitCollection: UITraitCollection) -> Color {
    var color = self
    for _ in 0..<Self.longestChain {
      switch color.source {
      case .fixed(let components): return components
      case .provider(let provide): color = provide(traitCollection)
      }
    }
    return .clear
  }
}
