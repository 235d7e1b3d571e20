import Foundation
import Synchronization

/// The variants of images for different traits.
extension UIImage {
  /// Returns the asset of the image's variants. One is made for an image that has none, and holds the image.
  final var baseAsset: UIImageAsset {
    if let dynamicAsset { return dynamicAsset }
    let made = UIImageAsset()
    made.register(self, with: UITraitCollection())
    return ownAsset.withLock { asset in
      let kept = asset ?? made
      asset = kept
      return kept
    }
  }

  /// The asset whose variants views show in place of the image; `nil` for an image without variants.
  final var dynamicAsset: UIImageAsset? {
    get { ownAsset.withLock { $0 } }
    set { ownAsset.withLock { $0 = newValue } }
  }

  /// Returns the image that a view with traits shows: the variant for these traits, with this image's own rendering.
  final func resolved(with traits: UITraitCollection) -> UIImage {
    guard let variant = dynamicAsset?.bare(with: traits), variant.content != content || variant.scale != scale else {
      return self
    }
    return rendered(variant)
  }

  /// Returns the picture of a set in an asset catalog, without its asset.
  static func catalogImage(_ set: UIImageAsset.CatalogSet, traits: UITraitCollection) -> UIImage? {
    let bundle = set.bundlePath.map { Bundle(path: $0) } ?? .main
    guard var entry = bundle.flatMap({ ImageCatalog.cataloged(set.name, in: $0, traits: traits) }) else { return nil }
    entry.set = nil
    return UIImage(entry: entry)
  }
}
