import Foundation
import Geometry

/// The pictures of one name in an asset catalog, for scales, devices and appearances.
struct ImageSet: Decodable, Sendable {
  struct Picture: Decodable, Sendable {
    struct Appearance: Decodable, Sendable {
      var appearance: String
      var value: String
    }

    /// The parts of a picture that keep their size when it is stretched.
    struct Resizing: Decodable, Sendable {
      struct Center: Decodable, Sendable {
        var mode: String?
      }
      struct Insets: Decodable, Sendable {
        var top: CGFloat?
        var left: CGFloat?
        var bottom: CGFloat?
        var right: CGFloat?
      }

      var center: Center?
      var insets: Insets?
      enum CodingKeys: String, CodingKey {
        case center
        case insets = "cap-insets"
      }
    }

    var filename: String?
    var resizing: Resizing?
    var idiom: String?
    var scale: String?
    var appearances: [Appearance]?
    /// The number of pixels per point; `nil` for a picture for all scales.
    var pixelsPerPoint: CGFloat? { scale.flatMap { Double($0.dropLast()) }.map { CGFloat($0) } }

    /// The caps of a sliced picture, in points, and the way in which its middle fills a larger area; `nil` for a picture
    /// without slices.
    func slices(scale: CGFloat) -> ImageCatalog.Slices? {
      guard let insets = resizing?.insets, scale > 0 else { return nil }
      let caps = UIEdgeInsets(
        top: (insets.top ?? 0) / scale, left: (insets.left ?? 0) / scale, bottom: (insets.bottom ?? 0) / scale,
        right: (insets.right ?? 0) / scale)
      return ImageCatalog.Slices(caps: caps, mode: resizing?.center?.mode == "tile" ? .tile : .stretch)
    }

    var isDark: Bool { appearances?.contains { $0.appearance == "luminosity" && $0.value == "dark" } ?? false }
    var isHighContrast: Bool { appearances?.contains { $0.appearance == "contrast" && $0.value == "high" } ?? false }
  }

  private struct Properties: Decodable, Sendable {
    var intent: String?
    enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
  }

  private var images: [Picture]?
  private var properties: Properties?

  /// Whether there are pictures for several appearances.
  var hasAppearances: Bool { images?.contains { $0.appearances?.isEmpty == false } ?? false }

  /// The interpretation of the pictures' colors.
  var renderingMode: UIImage.RenderingMode {
    switch properties?.intent {
    case "template": .alwaysTemplate
    case "original": .alwaysOriginal
    default: .automatic
    }
  }

  /// Returns the pictures that fit the traits, the best first.
  func pictures(for traits: UITraitCollection) -> [Picture] {
    let wanted = traits.displayScale > 0 ? traits.displayScale : 3
    let device = traits.userInterfaceIdiom == .pad ? "ipad" : "iphone"
    func rank(_ picture: Picture) -> [CGFloat] {
      let isDark = traits.userInterfaceStyle == .dark
      let appearance: CGFloat = picture.isDark ? (isDark ? 0 : 4) : (isDark ? 1 : 0)
      let contrast: CGFloat = picture.isHighContrast == (traits.accessibilityContrast == .high) ? 0 : 2
      let idiom: CGFloat = picture.idiom == device ? 0 : 1
      // A picture without a scale is drawn for each; otherwise one that is too large beats one that is too small.
      let scale = picture.pixelsPerPoint ?? wanted
      return [appearance + contrast, idiom, scale >= wanted ? scale - wanted : 10 + wanted - scale]
    }
    let usable = (images ?? []).filter {
      $0.filename != nil && ["universal", "iphone", device, nil].contains($0.idiom)
    }
    return usable.enumerated().sorted { first, second in
      let (left, right) = (rank(first.element), rank(second.element))
      return left == right ? first.offset < second.offset : left.lexicographicallyPrecedes(right)
    }.map(\.element)
  }
}
