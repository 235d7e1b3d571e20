import Foundation

extension UIColor {
  /// Creates a color from an asset catalog (`.xcassets`) in the main bundle, or in a package bundle inside it.
  ///
  /// Returns `nil`, with a message on standard error, if there is no color of that name.
  ///
  /// - Fidelity: documented; colors outside sRGB are clamped when drawn.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// Creates a color from an asset catalog in a bundle. Returns `nil` if there is no color of that name.
  ///
  /// - Parameters:
  ///   - bundle: The bundle, or `nil` for the main one.
  ///   - traitCollection: The traits for which the color is chosen, or `nil` for a dynamic color.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    guard let set = ColorCatalog.set(named: name, in: bundle) else {
      ColorCatalog.reportMissing(name, in: bundle)
      return nil
    }
    if let traitCollection {
      self.init(set.color(with: traitCollection))
    } else {
      self.init(dynamicProvider: { UIColor(set.color(with: $0)) })
    }
  }
}
