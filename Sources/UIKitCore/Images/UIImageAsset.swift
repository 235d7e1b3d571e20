import Foundation
import Synchronization

/// The variants of an image for different traits, such as light and dark.
///
/// Views show the variant for their traits, and change it with them.
///
/// - Fidelity: documented; of variants that fit equally well, the one that was registered first is used. Archives are not
///   supported.
open class UIImageAsset: NSObject, @unchecked Sendable {
  /// A variant without an asset of its own, so that none keeps the other.
  private struct Variant: Sendable {
    var traits: UITraitCollection
    var image: UIImage
  }

  /// A set of an asset catalog.
  struct CatalogSet: Hashable, Sendable {
    var name: String
    var bundlePath: String?
  }

  private let variants = Mutex<[Variant]>([])
  private let set: CatalogSet?
  /// The picture of the set that was asked for last, and its traits: views ask at each drawing.
  private let lastPicture = Mutex<Variant?>(nil)

  /// Creates an asset without variants.
  public override init() {
    set = nil
    super.init()
  }

  /// Creates the asset of a set in a catalog.
  init(set: CatalogSet) {
    self.set = set
    super.init()
  }

  /// Returns the variant that fits a configuration best.
  open func image(with configuration: UIImage.Configuration) -> UIImage {
    image(with: configuration.traitCollection ?? .current)
  }

  /// Returns the variant that fits traits best; an empty image if there is none.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    let image = bare(with: traitCollection)?.copied() ?? UIImage()
    image.dynamicAsset = self
    return image
  }

  /// Adds a variant, in place of the one for the same traits.
  open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
    register(image, with: configuration.traitCollection ?? UITraitCollection())
  }

  /// Adds a variant, in place of the one for the same traits.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    let bare = image.copied()
    variants.withLock { variants in
      if let index = variants.firstIndex(where: { $0.traits == traitCollection }) {
        variants[index].image = bare
      } else {
        variants.append(Variant(traits: traitCollection, image: bare))
      }
    }
  }

  /// Removes the variant for the traits of a configuration.
  open func unregister(with configuration: UIImage.Configuration) {
    unregister(with: configuration.traitCollection ?? UITraitCollection())
  }

  /// Removes the variant for traits.
  open func unregister(with traitCollection: UITraitCollection) {
    variants.withLock { $0.removeAll { $0.traits == traitCollection } }
  }

  /// Returns the variant for traits, without an asset of its own; `nil` if there is none.
  final func bare(with traits: UITraitCollection) -> UIImage? {
    let registered = variants.withLock { $0 }
    let ranked = registered.enumerated().map { (rank: $1.traits.rank(for: traits), index: $0, image: $1.image) }
    let best = ranked.min { ($0.rank.0, $0.rank.1, $0.index) < ($1.rank.0, $1.rank.1, $1.index) }
    // A variant for other traits does not replace the pictures of a set.
    if let best, best.rank.0 == 0 { return best.image }
    return picture(for: traits) ?? best?.image
  }

  /// Returns the picture of the set for traits; `nil` without a set.
  private func picture(for traits: UITraitCollection) -> UIImage? {
    guard let set else { return nil }
    if let last = lastPicture.withLock({ $0 }), last.traits == traits { return last.image }
    guard let image = UIImage.catalogImage(set, traits: traits) else { return nil }
    lastPicture.withLock { $0 = Variant(traits: traits, image: image) }
    return image
  }
}

extension UITraitCollection {
  /// The traits by which images are looked up.
  private var lookedUp: [(isGiven: Bool, value: AnyHashable)] {
    [
      (userInterfaceStyle != .unspecified, userInterfaceStyle),
      (userInterfaceIdiom != .unspecified, userInterfaceIdiom),
      (accessibilityContrast != .unspecified, accessibilityContrast), (displayScale > 0, displayScale),
      (displayGamut != .unspecified, displayGamut), (layoutDirection != .unspecified, layoutDirection),
      (horizontalSizeClass != .unspecified, horizontalSizeClass),
      (verticalSizeClass != .unspecified, verticalSizeClass),
      (userInterfaceLevel != .unspecified, userInterfaceLevel),
      (preferredContentSizeCategory != .unspecified, preferredContentSizeCategory),
      (legibilityWeight != .unspecified, legibilityWeight),
    ]
  }

  /// Returns the number of traits that contradict those wanted, and that of equal ones, negated.
  fileprivate func rank(for wanted: UITraitCollection) -> (Int, Int) {
    zip(lookedUp, wanted.lookedUp).reduce(into: (0, 0)) { rank, pair in
      guard pair.0.isGiven, pair.1.isGiven else { return }
      if pair.0.value == pair.1.value { rank.1 -= 1 } else { rank.0 += 1 }
    }
  }
}
