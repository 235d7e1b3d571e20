import Drawing
import Foundation
import Geometry

extension UIImage {
  /// Creates a symbol by its name on iOS, in an original drawing.
  ///
  /// Returns `nil` for a string that cannot be the name of a symbol. A name without a drawing gives a dotted square, so
  /// that layouts keep their size, with a message on standard error, once.
  ///
  /// - Fidelity: approximated; iOS returns `nil` for unknown names.
  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

  /// Creates a symbol by its name, with a configuration. Returns `nil` for a string that cannot be the name of a
  /// symbol.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard SymbolSource.isName(name) else { return nil }
    SymbolSource.report(missing: name)
    self.init(
      symbol: SymbolSource(
        name: name, settings: configuration?.settings ?? SymbolConfiguration.Settings(),
        traits: configuration?.traitCollection))
  }

  /// Creates a symbol by its name, for the given traits. Returns `nil` for a string that cannot be the name of a
  /// symbol.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name, withConfiguration: Configuration(traitCollection: traitCollection))
  }

  /// Creates a symbol with a variable part, by its name. Returns `nil` for a string that cannot be the name of a
  /// symbol.
  ///
  /// - Parameter variableValue: Ignored.
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

  /// The distance from the bottom edge up to the baseline of adjacent text, in points: that of a symbol, or the one set by
  /// `withBaselineOffset(fromBottom:)`; `nil` for other images.
  public var baselineOffsetFromBottom: CGFloat? { baselineOffset(with: .current) }

  /// Returns the distance from the bottom edge up to the baseline under `traits`.
  func baselineOffset(with traits: UITraitCollection) -> CGFloat? {
    ownBaseline ?? symbol.map { $0.picture(with: traits.merging($0.traits)).baselineOffset }
  }
}

extension UIImage {
  /// Returns the size of the image under `traits`; ``size`` is that under the current ones.
  package func size(with traits: UITraitCollection) -> CGSize {
    let shown = resolved(with: traits)
    guard let symbol = shown.symbol else { return shown.size }
    return symbol.picture(with: traits.merging(symbol.traits)).size
  }

  /// Returns the command that draws the image in `destination`. Symbols are redrawn in the displayed size, and aligned
  /// to whole pixels.
  ///
  /// - Parameter tint: The tint color of the view that shows the image.
  package func command(in destination: CGRect, traits: UITraitCollection, tint: UIColor) -> DrawCommand {
    let shown = resolved(with: traits)
    guard shown === self else { return shown.command(in: destination, traits: traits, tint: tint) }
    let color = self.tint(within: tint)?.drawn(with: traits).displayable
    guard let symbol else {
      let filled = pixels(filling: destination.size)
      return .image(ImageCommand(image: filled, destination: destination, tint: color))
    }
    let traits = traits.merging(symbol.traits)
    let natural = symbol.picture(with: traits)
    let factor = Swift.max(
      destination.width / Swift.max(natural.size.width, 1), destination.height / Swift.max(natural.size.height, 1))
    let isNatural = abs(factor - 1) < 0.01
    let picture = isNatural ? natural : symbol.picture(with: traits, magnified: factor)
    let grid = PixelGrid(scale: traits.displayScale)
    let frame = isNatural ? CGRect(origin: grid.round(destination.origin), size: natural.size) : destination
    return .image(ImageCommand(image: picture.pixels, destination: frame, tint: color ?? .black))
  }

  /// Returns the color that fills the image's shape; `nil` for its own colors.
  func tint(within viewTint: UIColor) -> UIColor? {
    if let color = symbol?.settings.colors.first { return color }
    if let ownTint, renderingMode != .alwaysTemplate { return ownTint }
    let isTemplate = renderingMode == .alwaysTemplate || renderingMode == .automatic && isSymbolImage
    return isTemplate ? viewTint : nil
  }
}

extension UITraitCollection {
  /// Returns the collection with the traits that `other` specifies in place of its own.
  func merging(_ other: UITraitCollection?) -> UITraitCollection {
    guard let other else { return self }
    return UITraitCollection(traitsFrom: [self, other])
  }
}
