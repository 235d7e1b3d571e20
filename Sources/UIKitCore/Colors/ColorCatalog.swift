import Drawing
import Foundation
import Synchronization

/// A reader of named colors in asset catalogs, which are kept beside an app's other resources as in Xcode:
/// `NAME.xcassets/…/NAME.colorset/Contents.json`.
enum ColorCatalog {
  private static let kept = Mutex<[URL: ColorSet?]>([:])

  /// - Parameter name: The name of the color, possibly with folders. Names that would leave the catalog are rejected.
  static func set(named name: String, in bundle: Bundle?) -> ColorSet? {
    guard !name.isEmpty, !name.contains(".."), !name.contains("\0") else { return nil }
    for catalogue in (bundle.map { [$0] } ?? [Bundle.main]).flatMap(catalogues) {
      for folder in [catalogue] + subfolders(of: catalogue) {
        if let set = set(at: folder.appendingPathComponent("\(name).colorset/Contents.json")) { return set }
      }
    }
    return nil
  }

  /// Reports a color that no catalog has, once.
  static func reportMissing(_ name: String, in bundle: Bundle?) {
    let catalogs = catalogues(of: bundle ?? .main).map { $0.resolvingSymlinksInPath().path }
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

  /// Returns the catalogs of the bundle and of the package bundles in it.
  private static func catalogues(of bundle: Bundle) -> [URL] {
    guard let root = bundle.resourceURL else { return [] }
    let packages = contents(of: root).filter { ["resources", "bundle"].contains($0.pathExtension) }
    return ([root] + packages).flatMap { contents(of: $0) }.filter { $0.pathExtension == "xcassets" }
  }

  private static func subfolders(of folder: URL) -> [URL] {
    contents(of: folder).filter { $0.pathExtension.isEmpty && $0.hasDirectoryPath }
      .flatMap { [$0] + subfolders(of: $0) }
  }

  /// Returns the contents of a folder, sorted by name so that every run finds the same color.
  private static func contents(of folder: URL) -> [URL] {
    let found = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return (found ?? []).sorted { $0.path < $1.path }
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
