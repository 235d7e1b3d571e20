import Foundation

/// An image of an asset catalog, by name. Xcode, and Tessera's source adapter, declare one for each.
///
/// - Fidelity: documented.
public struct ImageResource: Hashable, Sendable {
  let name: String
  private let bundlePath: String

  /// Creates a resource from the name of an image in a bundle.
  public init(name: String, bundle: Bundle) { (self.name, bundlePath) = (name, bundle.bundlePath) }

  var bundle: Bundle? { bundlePath == Bundle.main.bundlePath ? nil : Bundle(path: bundlePath) }
}

extension UIImage {
  /// Creates an image from an asset catalog; an empty one, with a message on standard error, if there is none.
  ///
  /// - Fidelity: documented.
  public convenience init(resource: ImageResource) {
    if let entry = ImageCatalog.entry(named: resource.name, in: resource.bundle) {
      self.init(entry: entry)
    } else {
      self.init()
    }
  }
}
