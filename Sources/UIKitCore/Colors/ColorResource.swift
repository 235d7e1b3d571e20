import Foundation

/// A color of an asset catalog, by name. Xcode, and Tessera's source adapter, declare one for each.
///
/// - Fidelity: documented.
public struct ColorResource: Hashable, Sendable {
  let name: String
  private let bundlePath: String

  /// Creates a resource from the name of a color in a bundle.
  public init(name: String, bundle: Bundle) { (self.name, bundlePath) = (name, bundle.bundlePath) }

  var bundle: Bundle? { bundlePath == Bundle.main.bundlePath ? nil : Bundle(path: bundlePath) }
}

extension UIColor {
  /// Creates a color from an asset catalog; clear, with a message on standard error, if there is none.
  ///
  /// - Fidelity: documented.
  public convenience init(resource: ColorResource) {
    if ColorCatalog.set(named: resource.name, in: resource.bundle) == nil {
      StandardError.write("There is no color named '\(resource.name)' in the asset catalogs.\n")
    }
    self.init { traits in
      ColorCatalog.set(named: resource.name, in: resource.bundle).map { UIColor($0.color(with: traits)) } ?? .clear
    }
  }
}
