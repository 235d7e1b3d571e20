import Foundation
import Typography

extension UIImage {
  /// - Fidelity: documented.
  public enum SymbolWeight: Int, Hashable, Sendable {
    case unspecified = 0
    case ultraLight = 1
    case thin = 2
    case light = 3
    case regular = 4
    case medium = 5
    case semibold = 6
    case bold = 7
    case heavy = 8
    case black = 9

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

  /// - Fidelity: documented.
  public enum SymbolScale: Int, Hashable, Sendable {
    case `default` = -1
    case unspecified = 0
    case small = 1
    case medium = 2
    case large = 3
  }

  /// How a picture is to be looked for.
  ///
  /// - Fidelity: documented; locales are absent.
  open class Configuration: NSObject, NSCopying, @unchecked Sendable {
    /// Written once, when the configuration is made.
    private var traits: UITraitCollection?
    private(set) final var settings = SymbolConfiguration.Settings()

    open var traitCollection: UITraitCollection? { traits }

    public convenience init(traitCollection: UITraitCollection?) {
      self.init(settings: SymbolConfiguration.Settings(), traits: traitCollection)
    }

    /// Makes a configuration that says nothing. UIKit offers others alone; here subclasses need one that they inherit.
    public override init() { super.init() }

    /// Makes another configuration of the class it is sent to, which Swift allows for required initializers only.
    ///
    /// It goes by way of an initializer that subclasses see and inherit: only that one sets their own properties.
    @_spi(UIKitInstantiation)
    public required convenience init(settings: SymbolConfiguration.Settings, traits: UITraitCollection?) {
      self.init()
      self.settings = settings
      self.traits = traits
    }

    /// What the other configuration says wins.
    open func applying(_ otherConfiguration: Configuration?) -> Self {
      guard let other = otherConfiguration else { return self }
      return Self(
        settings: settings.merging(other.settings), traits: other.traitCollection ?? traitCollection)
    }

    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
      Self(settings: settings, traits: traitCollection)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Configuration else { return false }
      return other.settings == settings && other.traitCollection == traitCollection
    }

    open override var hash: Int { settings.hashValue }
  }

  /// Size, weight and scale of a symbol.
  ///
  /// - Fidelity: documented; of several colours the first is good for all of the symbol.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// What a configuration says. Clients cannot see this type.
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

    open class var unspecified: SymbolConfiguration { SymbolConfiguration(Settings()) }

    public convenience init(pointSize: CGFloat) { self.init(Settings(pointSize: pointSize)) }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(Settings(pointSize: pointSize, weight: weight))
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(Settings(pointSize: pointSize, weight: weight, scale: scale))
    }

    public convenience init(scale: SymbolScale) { self.init(Settings(scale: scale)) }

    public convenience init(weight: SymbolWeight) { self.init(Settings(weight: weight)) }

    /// Grows with the user's text size.
    public convenience init(textStyle: UIFont.TextStyle) { self.init(Settings(textStyle: textStyle)) }

    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(Settings(scale: scale, textStyle: textStyle))
    }

    public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }

    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(
        Settings(
          pointSize: font.pointSize, weight: UIFont.Weight(font.descriptor.weight).symbolWeight(), scale: scale))
    }

    public convenience init(hierarchicalColor: UIColor) { self.init(Settings(colors: [hierarchicalColor])) }

    public convenience init(paletteColors: [UIColor]) { self.init(Settings(colors: paletteColors)) }

    private convenience init(_ settings: Settings) { self.init(settings: settings, traits: nil) }

    open func configurationWithoutTextStyle() -> Self { without { $0.textStyle = nil } }
    open func configurationWithoutScale() -> Self { without { $0.scale = .unspecified } }
    open func configurationWithoutWeight() -> Self { without { $0.weight = .unspecified } }
    open func configurationWithoutPointSizeAndWeight() -> Self {
      without {
        $0.pointSize = nil
        $0.weight = .unspecified
      }
    }

    open func isEqual(to otherConfiguration: SymbolConfiguration?) -> Bool { isEqual(otherConfiguration) }

    private func without(_ change: (inout Settings) -> Void) -> Self {
      var settings = settings
      change(&settings)
      return Self(settings: settings, traits: traitCollection)
    }
  }
}

extension UIFont.Weight {
  /// The nearest of the symbols' weights.
  public func symbolWeight() -> UIImage.SymbolWeight {
    let weights: [UIImage.SymbolWeight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    let distances = weights.map { abs($0.fontWeight().rawValue - rawValue) }
    let nearest = distances.indices.min { distances[$0] < distances[$1] }
    return nearest.map { weights[$0] } ?? .regular
  }
}
