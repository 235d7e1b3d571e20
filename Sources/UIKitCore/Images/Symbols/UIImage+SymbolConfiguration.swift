import Foundation
import Typography

extension UIImage {
  /// The weight of a symbol's lines.
  ///
  /// - Fidelity: documented.
  public enum SymbolWeight: Int, Hashable, Sendable {
    /// No weight. Drawn as `regular`.
    case unspecified = 0
    /// The lightest weight.
    case ultraLight = 1
    /// A very light weight.
    case thin = 2
    /// A light weight.
    case light = 3
    /// The weight beside regular text.
    case regular = 4
    /// A slightly bold weight.
    case medium = 5
    /// A semibold weight.
    case semibold = 6
    /// A bold weight.
    case bold = 7
    /// A very bold weight.
    case heavy = 8
    /// The boldest weight.
    case black = 9

    /// Returns the weight of fonts that corresponds to this one; `regular` for `unspecified`.
    public func fontWeight() -> UIFont.Weight {
      switch self {
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .unspecified, .regular: .regular
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }
  }

  /// The size of a symbol relative to its point size.
  ///
  /// - Fidelity: documented.
  public enum SymbolScale: Int, Hashable, Sendable {
    /// The default scale, which is `medium`.
    case `default` = -1
    /// No scale. Drawn as `medium`.
    case unspecified = 0
    /// A smaller symbol.
    case small = 1
    /// The scale beside text of the same size.
    case medium = 2
    /// A larger symbol.
    case large = 3
  }

  /// The traits and other properties for which an image is chosen. It is immutable.
  ///
  /// - Fidelity: documented; locales are absent.
  open class Configuration: NSObject, NSCopying, @unchecked Sendable {
    /// The traits. They are set once, by the initializer.
    private var traits: UITraitCollection?
    private(set) final var settings = SymbolConfiguration.Settings()

    /// The traits for which the image is drawn; `nil` for those of the view that shows it.
    open var traitCollection: UITraitCollection? { traits }

    /// Creates a configuration with traits.
    public convenience init(traitCollection: UITraitCollection?) {
      self.init(settings: SymbolConfiguration.Settings(), traits: traitCollection)
    }

    /// Creates a configuration without properties. UIKit does not offer it publicly; here subclasses need an
    /// initializer that they inherit.
    public override init() { super.init() }

    /// Creates a configuration of the class on which it is called, which Swift allows for required initializers only.
    ///
    /// It calls an initializer that subclasses see and inherit, because only that one sets their own properties.
    @_spi(UIKitInstantiation)
    public required convenience init(settings: SymbolConfiguration.Settings, traits: UITraitCollection?) {
      self.init()
      self.settings = settings
      self.traits = traits
    }

    /// Returns a configuration with the properties of both. Those of the other one take precedence.
    open func applying(_ otherConfiguration: Configuration?) -> Self {
      guard let other = otherConfiguration else { return self }
      return Self(
        settings: settings.merging(other.settings), traits: other.traitCollection ?? traitCollection)
    }

    /// Returns the configuration with other traits.
    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
      Self(settings: settings, traits: traitCollection)
    }

    /// Returns the configuration itself, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Configuration else { return false }
      return other.settings == settings && other.traitCollection == traitCollection
    }

    open override var hash: Int { settings.hashValue }
  }

  /// The size, weight, scale and colors of a symbol.
  ///
  /// - Fidelity: documented; of several colors, the first is used for the whole symbol.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// The properties of a configuration. Clients cannot see this type.
    @_spi(UIKitInstantiation)
    public struct Settings: Hashable, Sendable {
      var pointSize: CGFloat?
      var weight = SymbolWeight.unspecified
      var scale = SymbolScale.unspecified
      var textStyle: UIFont.TextStyle?
      var colors: [UIColor] = []

      func merging(_ other: Settings) -> Settings {
        var merged = self
        if let style = other.textStyle { (merged.textStyle, merged.pointSize) = (style, nil) }
        if let size = other.pointSize { merged.pointSize = size }
        if other.weight != .unspecified { merged.weight = other.weight }
        if other.scale != .unspecified { merged.scale = other.scale }
        if !other.colors.isEmpty { merged.colors = other.colors }
        return merged
      }
    }

    /// A configuration without properties.
    open class var unspecified: SymbolConfiguration { SymbolConfiguration(Settings()) }

    /// Creates a configuration with a size in points.
    public convenience init(pointSize: CGFloat) { self.init(Settings(pointSize: pointSize)) }

    /// Creates a configuration with a size in points and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(Settings(pointSize: pointSize, weight: weight))
    }

    /// Creates a configuration with a size in points, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(Settings(pointSize: pointSize, weight: weight, scale: scale))
    }

    /// Creates a configuration with a scale.
    public convenience init(scale: SymbolScale) { self.init(Settings(scale: scale)) }

    /// Creates a configuration with a weight.
    public convenience init(weight: SymbolWeight) { self.init(Settings(weight: weight)) }

    /// Creates a configuration with the size and weight of a text style, which scales with the user's text size.
    public convenience init(textStyle: UIFont.TextStyle) { self.init(Settings(textStyle: textStyle)) }

    /// Creates a configuration with the size and weight of a text style, and a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(Settings(scale: scale, textStyle: textStyle))
    }

    /// Creates a configuration with the size and weight of a font.
    public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }

    /// Creates a configuration with the size and weight of a font, and a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(
        Settings(
          pointSize: font.pointSize, weight: UIFont.Weight(font.descriptor.weight).symbolWeight(), scale: scale))
    }

    /// Creates a configuration with a color for a symbol in shades of it. All layers have the same shade here.
    public convenience init(hierarchicalColor: UIColor) { self.init(Settings(colors: [hierarchicalColor])) }

    /// Creates a configuration with a color for each layer of a symbol. The first one is used for all here.
    public convenience init(paletteColors: [UIColor]) { self.init(Settings(colors: paletteColors)) }

    /// Returns a configuration of symbols in one color.
    open class func preferringMonochrome() -> Self { Self(settings: Settings(), traits: nil) }
    /// Returns a configuration of symbols in their own colors.
    ///
    /// - Fidelity: approximated; symbols have no colors of their own here, so that they have the tint color.
    open class func preferringMulticolor() -> Self { Self(settings: Settings(), traits: nil) }

    private convenience init(_ settings: Settings) { self.init(settings: settings, traits: nil) }

    /// Returns the configuration without its text style.
    open func configurationWithoutTextStyle() -> Self { without { $0.textStyle = nil } }
    /// Returns the configuration without its scale.
    open func configurationWithoutScale() -> Self { without { $0.scale = .unspecified } }
    /// Returns the configuration without its weight.
    open func configurationWithoutWeight() -> Self { without { $0.weight = .unspecified } }
    /// Returns the configuration without its size in points and its weight.
    open func configurationWithoutPointSizeAndWeight() -> Self {
      without {
        $0.pointSize = nil
        $0.weight = .unspecified
      }
    }

    /// Returns whether both configurations have the same properties and traits.
    open func isEqual(to otherConfiguration: SymbolConfiguration?) -> Bool { isEqual(otherConfiguration) }

    private func without(_ change: (inout Settings) -> Void) -> Self {
      var settings = settings
      change(&settings)
      return Self(settings: settings, traits: traitCollection)
    }
  }
}

extension UIFont.Weight {
  /// Returns the weight of symbols that is closest to this one.
  public func symbolWeight() -> UIImage.SymbolWeight {
    let weights: [UIImage.SymbolWeight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    let distances = weights.map { abs($0.fontWeight().rawValue - rawValue) }
    let nearest = distances.indices.min { distances[$0] < distances[$1] }
    return nearest.map { weights[$0] } ?? .regular
  }
}
