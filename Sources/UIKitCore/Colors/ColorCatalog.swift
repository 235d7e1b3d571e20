import Drawing
import Foundation
import Synchronization

/// A reader of the named colors in asset catalogs.
enum ColorCatalog {
  private static let kept = Mutex<[URL: ColorSet?]>([:])

  /// Returns a set of colors by its name, which begins with those of the folders with a namespace around it.
  static func set(named name: String, in bundle: Bundle?) -> ColorSet? {
    AssetCatalogs.folder(of: name, kind: "colorset", in: bundle ?? .main)
      .flatMap { set(at: $0.appendingPathComponent("Contents.json")) }
  }

  /// Reports a color that no catalog has, once.
  static func reportMissing(_ name: String, in bundle: Bundle?) {
    let catalogs = AssetCatalogs.index(of: bundle ?? .main).catalogs.map { $0.resolvingSymlinksInPath().path }
    let place =
      catalogs.isEmpty
      ? "there is no asset catalog in \((bundle ?? .main).bundlePath)" : catalogs.joined(separator: ", ")
    ResourceLog.write("UIColor(named: \(name.debugDescription)) found no color set of this name: \(place).")
  }

  private static func set(at url: URL) -> ColorSet? {
    if let known = kept.withLock({ $0[url] }) { return known }
    let data = try? Data(contentsOf: url)
    let set = data.flatMap { try? JSONDecoder().decode(ColorSet.self, from: $0) }
    // Xcode's templates have a set without a color, for the accent color.
    let isDamaged = data.map { (try? JSONSerialization.jsonObject(with: $0)) == nil } ?? false
    if isDamaged {
      DamagedContents.report(url, data, CocoaError(.fileReadCorruptFile), consequence: "its color is left out")
    }
    kept.withLock { $0[url] = .some(set) }
    return set
  }
}

/// A color of a catalog, with its variants for light and dark style and high contrast.
struct ColorSet: Decodable, Sendable {
  private struct Entry: Decodable {
    struct Appearance: Decodable {
      var appearance: String
      var value: String
    }

    /// Components in a color space, or the name of a color of the system.
    struct Shade: Decodable {
      var components: [String: String]?
      var space: String?
      var reference: String?
      enum CodingKeys: String, CodingKey {
        case components, reference
        case space = "color-space"
      }
    }

    var idiom: String?
    var color: Shade?
    var appearances: [Appearance]?
  }

  private enum Key: CodingKey { case colors }

  private var shades: [Set<String>: UIColor] = [:]
  private let first: UIColor

  init(from decoder: any Decoder) throws {
    let entries = try decoder.container(keyedBy: Key.self).decode([Entry].self, forKey: .colors)
    var first: UIColor?
    for entry in entries where entry.idiom ?? "universal" == "universal" || entry.idiom == "iphone" {
      guard let shade = entry.color, let color = Self.color(shade) else { continue }
      shades[Set((entry.appearances ?? []).map(\.value))] = color
      first = first ?? color
    }
    guard let first else {
      throw DecodingError.dataCorruptedError(
        forKey: Key.colors, in: try decoder.container(keyedBy: Key.self),
        debugDescription: "no colour")
    }
    self.first = first
  }

  private static func color(_ shade: Entry.Shade) -> UIColor? {
    if let name = shade.reference { return SystemColorNames.color(named: name) }
    return shade.components.flatMap { UIColor(catalogue: $0, space: shade.space) }
  }

  /// Returns the variant that fits the traits best. If there is no exact match, contrast is disregarded before the
  /// style.
  func color(with traits: UITraitCollection) -> Color {
    let style: Set<String> = traits.userInterfaceStyle == .dark ? ["dark"] : []
    let light: Set<String> = style.isEmpty ? ["light"] : []
    let contrast: Set<String> = traits.accessibilityContrast == .high ? ["high"] : []
    let wanted = [style.union(contrast), light.union(contrast), style, light, contrast, []]
    return (wanted.lazy.compactMap { shades[$0] }.first ?? first).drawn(with: traits)
  }
}

extension UIColor {
  /// Creates a color from components as text: a fraction ("0.5"), a number up to 255 ("128") or hexadecimal digits
  /// ("0x80").
  fileprivate convenience init?(catalogue components: [String: String], space: String?) {
    func level(_ name: String) -> CGFloat? {
      guard let text = components[name] else { return nil }
      if text.lowercased().hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
      if text.contains(".") { return Double(text).flatMap { $0.isFinite ? CGFloat($0) : nil } }
      return Int(text).map { CGFloat($0) / 255 }
    }
    let alpha = components["alpha"].flatMap { Double($0) }.map { CGFloat($0) } ?? 1
    guard alpha.isFinite else { return nil }
    if let white = level("white") {
      self.init(white: white, alpha: alpha)
    } else if let red = level("red"), let green = level("green"), let blue = level("blue") {
      if space == "display-p3" {
        self.init(displayP3Red: red, green: green, blue: blue, alpha: alpha)
      } else {
        let isLinear = space?.hasSuffix("linear-srgb") == true
        let levels = [red, green, blue].map { isLinear ? WideColor.encoded($0) : $0 }
        self.init(red: levels[0], green: levels[1], blue: levels[2], alpha: alpha)
      }
    } else {
      return nil
    }
  }
}
