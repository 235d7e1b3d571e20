import Foundation
import UIKitCore

extension NibValues {
  /// Returns a font; `nil` if there is none.
  func font(_ key: String) -> UIFont? { child(key)?.ownFont }

  /// The font that the element describes.
  var ownFont: UIFont? {
    guard element.name == "fontDescription" || element.name == "font" else { return nil }
    let size = number("pointSize") ?? number("size")
    if let style = element["style"].flatMap(Self.textStyle) { return UIFont.preferredFont(forTextStyle: style) }
    if let name = element["name"], name != "system" {
      if let font = UIFont(name: name, size: size ?? 17) { return font }
      warn(
        "the font \(name) is not available, so the system font is used; add its file to UIAppFonts of the Info.plist")
      return .systemFont(ofSize: size ?? 17, weight: Self.weight(inName: name))
    }
    // Attributed texts have their fonts in a form of their own.
    let type = element["type"] ?? element["metaFont"]
    let points = size ?? (type == "smallSystem" ? 14 : 17)
    if let weight = Self.metaWeights[type ?? ""] { return .systemFont(ofSize: points, weight: weight) }
    switch type {
    case "boldSystem": return .boldSystemFont(ofSize: points)
    case "italicSystem", "systemItalic": return .italicSystemFont(ofSize: points)
    default: return .systemFont(ofSize: points, weight: choice("weight", Self.weights) ?? .regular)
    }
  }

  private static func textStyle(_ name: String) -> UIFont.TextStyle? { UIFont.TextStyle(rawValue: name) }

  private static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  private static let metaWeights: [String: UIFont.Weight] = [
    "systemUltraLight": .ultraLight, "systemThin": .thin, "systemLight": .light, "systemMedium": .medium,
    "systemSemibold": .semibold, "systemBold": .bold, "systemHeavy": .heavy, "systemBlack": .black,
  ]

  /// Returns the weight that the name of a font ends with.
  private static func weight(inName name: String) -> UIFont.Weight {
    let folded = name.lowercased()
    let known = ["semibold", "demibold", "ultralight", "bold", "heavy", "black", "medium", "light", "thin"]
    guard let word = known.first(where: folded.contains) else { return .regular }
    return word == "demibold" ? .semibold : weights[word == "ultralight" ? "ultraLight" : word] ?? .regular
  }
}
