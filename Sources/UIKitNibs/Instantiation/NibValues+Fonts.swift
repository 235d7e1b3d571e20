import Foundation
import UIKitCore

extension NibValues {
  /// Returns a font; `nil` if there is none.
  func font(_ key: String) -> UIFont? { child(key)?.ownFont }

  /// The font that the element describes.
  var ownFont: UIFont? {
    guard element.name == "fontDescription" || element.name == "font" else { return nil }
    let size = pointSize
    if let style = element["style"].flatMap(Self.textStyle) { return UIFont.preferredFont(forTextStyle: style) }
    if let name = element["name"], name != "system" {
      // A font that is not there is replaced, as in any descriptor.
      return UIFont(descriptor: UIFontDescriptor(name: name, size: size ?? 17), size: 0)
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

  /// The size; `nil` if the file has none. The fonts of cells with a style may have the size 0 in files of Xcode 13.3,
  /// for which the system takes 12 points.
  private var pointSize: CGFloat? {
    let size = number("pointSize") ?? number("size") ?? element["size"].flatMap { Self.namedSizes[$0] }
    return size.map { $0 > 0 ? $0 : 12 }
  }

  /// The sizes that files of early systems name.
  private static let namedSizes: [String: CGFloat] = ["system": 14, "smallSystem": 12, "label": 17, "button": 18]

  private static func textStyle(_ name: String) -> UIFont.TextStyle? { UIFont.TextStyle(rawValue: name) }

  private static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  private static let metaWeights: [String: UIFont.Weight] = [
    "systemUltraLight": .ultraLight, "systemThin": .thin, "systemLight": .light, "systemMedium": .medium,
    "systemSemibold": .semibold, "systemBold": .bold, "systemHeavy": .heavy, "systemBlack": .black,
  ]
}
