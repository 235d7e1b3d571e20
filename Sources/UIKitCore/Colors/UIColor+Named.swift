import Foundation

extension UIColor {
  /// A colour of an asset catalogue (`.xcassets`) that was copied into the main bundle, or into a package's beside it.
  ///
  /// - Returns: nil where there is none of that name.
  /// - Fidelity: documented; colours of other spaces than sRGB are taken as sRGB.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// - Parameters:
  ///   - bundle: nil for the main one.
  ///   - traitCollection: nil for a colour that follows the traits it is drawn with.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    guard let set = ColorCatalog.set(named: name, in: bundle) else { return nil }
    if let traitCollection {
      self.init(set.color(with: traitCollection))
    } else {
      self.init(dynamicProvider: { UIColor(set.color(with: $0)) })
    }
  }
}
