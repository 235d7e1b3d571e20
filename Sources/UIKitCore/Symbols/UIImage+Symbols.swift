import Drawing
import Foundation
import Geometry

extension UIImage {
  /// A symbol by the name that iOS knows it under, in a drawing of our own.
  ///
  /// - Returns: nil for what cannot be a symbol's name. For a name that there is no drawing of, a dotted square, so that
  ///   layouts hold; that is said on the standard error output once.
  /// - Fidelity: approximated; iOS answers nil for a name that it does not know.
  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard SymbolSource.isName(name) else { return nil }
    SymbolSource.report(missing: name)
    self.init(
      symbol: SymbolSource(
        name: name, settings: configuration?.settings ?? SymbolConfiguration.Settings(),
        traits: configuration?.traitCollection))
  }

  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name, withConfiguration: Configuration(traitCollection: traitCollection))
  }

  /// - Parameter variableValue: Not shown.
  /// - Fidelity: approximated; a symbol is drawn with its full value.
  public convenience init?(systemName name: String, variableValue: Double, configuration: Configuration? = nil) {
    self.init(systemName: name, withConfiguration: configuration)
  }

  class var baseAdd: UIImage { plain("plus.circle") }
  class var baseRemove: UIImage { plain("minus.circle") }
  class var baseCheckmark: UIImage { plain("checkmark") }
  class var baseStrokedCheckmark: UIImage { plain("checkmark") }
  class var baseActions: UIImage { plain("ellipsis.circle") }

  private static func plain(_ name: String) -> UIImage {
    UIImage(symbol: SymbolSource(name: name, settings: SymbolConfiguration.Settings()))
  }

  var baseSymbolConfiguration: SymbolConfiguration? {
    symbol.map { SymbolConfiguration(settings: $0.settings, traits: $0.traits) }
  }

  func baseWithConfiguration(_ configuration: Configuration) -> UIImage {
    reconfigured { symbol in
      symbol.settings = configuration.settings
      symbol.traits = configuration.traitCollection ?? symbol.traits
    } ?? self
  }

  func baseApplyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    reconfigured { symbol in
      symbol.settings = symbol.settings.merging(configuration.settings)
      symbol.traits = configuration.traitCollection ?? symbol.traits
    }
  }

  private func reconfigured(_ change: (inout SymbolSource) -> Void) -> UIImage? {
    guard var symbol else { return nil }
    change(&symbol)
    return UIImage(content: .symbol(symbol), scale: scale, renderingMode: renderingMode, ownTint: ownTint)
  }

  /// From the bottom edge up to the line that text beside the picture stands on; nil for pictures without one.
  public var baselineOffsetFromBottom: CGFloat? {
    symbol.map { $0.picture(with: UITraitCollection.current.merging($0.traits)).baselineOffset }
  }
}

extension UIImage {
  /// As large as the picture is where `traits` hold; ``size`` is for the current ones.
  package func size(with traits: UITraitCollection) -> CGSize {
    guard let symbol else { return size }
    return symbol.picture(with: traits.merging(symbol.traits)).size
  }

  /// The picture, drawn over `destination`. Symbols are drawn afresh in the size they are shown in, and on whole pixels.
  ///
  /// - Parameter tint: Of the view that shows the picture.
  package func command(in destination: CGRect, traits: UITraitCollection, tint: UIColor) -> DrawCommand {
    let color = self.tint(within: tint)?.drawn(with: traits).displayable
    guard let symbol else { return .image(ImageCommand(image: pixels, destination: destination, tint: color)) }
    let traits = traits.merging(symbol.traits)
    let natural = symbol.picture(with: traits)
    let factor = Swift.max(
      destination.width / Swift.max(natural.size.width, 1), destination.height / Swift.max(natural.size.height, 1))
    let isNatural = abs(factor - 1) < 0.01
    let picture = isNatural ? natural : symbol.picture(with: traits, magnified: factor)
    let grid = PixelGrid(scale: traits.displayScale)
    let place = isNatural ? CGRect(origin: grid.round(destination.origin), size: natural.size) : destination
    return .image(ImageCommand(image: picture.pixels, destination: place, tint: color ?? .black))
  }

  /// Which colour fills the picture's shape; nil for its own colours.
  func tint(within viewTint: UIColor) -> UIColor? {
    if let color = symbol?.settings.colors.first { return color }
    if let ownTint, renderingMode != .alwaysTemplate { return ownTint }
    let isTemplate = renderingMode == .alwaysTemplate || renderingMode == .automatic && isSymbolImage
    return isTemplate ? viewTint : nil
  }
}

extension UITraitCollection {
  /// With what the other one specifies laid over it.
  func merging(_ other: UITraitCollection?) -> UITraitCollection {
    guard let other else { return self }
    return UITraitCollection(traitsFrom: [self, other])
  }
}
