import Foundation
import UIKitCore

extension NibValues {
  /// Returns an image by the name in an attribute, or by a reference with symbol configurations; `nil` if there is none.
  func image(_ key: String) -> UIImage? {
    if let reference = child(key), reference.element.name == "imageReference" || reference.element.name == "image" {
      return reference.referencedImage
    }
    guard let name = element.attributes[key] else { return nil }
    return image(named: name, isSymbol: element["catalog"] == "system" || isSystemSymbol(name))
  }

  /// The configuration of symbols that the element describes for a property; `nil` for none.
  func symbolConfiguration(_ key: String) -> UIImage.SymbolConfiguration? { child(key)?.ownSymbolConfiguration }

  /// The image that an `imageReference` element names.
  private var referencedImage: UIImage? {
    guard let name = element["image"] ?? element["name"] else { return nil }
    let image = image(named: name, isSymbol: element["catalog"] == "system" || isSystemSymbol(name))
    guard let configuration = ownSymbolConfiguration, image?.isSymbolImage == true else { return image }
    return image?.applyingSymbolConfiguration(configuration)
  }

  private func isSystemSymbol(_ name: String) -> Bool {
    context.document.resources["image:\(name)"]?["catalog"] == "system"
  }

  private func image(named name: String, isSymbol: Bool) -> UIImage? {
    let image =
      isSymbol
      ? UIImage(systemName: name) : UIImage(named: name, in: context.document.bundle, compatibleWith: nil)
    if image == nil { warn("there is no \(isSymbol ? "symbol" : "image") named \"\(name)\"") }
    return image
  }

  private var ownSymbolConfiguration: UIImage.SymbolConfiguration? {
    var parts: [UIImage.SymbolConfiguration] = []
    let scale = element["symbolScale"] ?? element["scale"]
    if let scale = scale.flatMap({ Self.scales[$0] }) { parts.append(UIImage.SymbolConfiguration(scale: scale)) }
    if let weight = element["weight"].flatMap({ Self.symbolWeights[$0] }) {
      if let size = number("pointSize") {
        parts.append(UIImage.SymbolConfiguration(pointSize: size, weight: weight))
      } else {
        parts.append(UIImage.SymbolConfiguration(weight: weight))
      }
    } else if let size = number("pointSize") {
      parts.append(UIImage.SymbolConfiguration(pointSize: size))
    }
    if let font = font("fontDescription") { parts.append(UIImage.SymbolConfiguration(font: font)) }
    guard let first = parts.first else { return nil }
    return parts.dropFirst().reduce(first) { $0.applying($1) }
  }

  private static let scales: [String: UIImage.SymbolScale] = [
    "default": .default, "small": .small, "medium": .medium, "large": .large,
  ]

  private static let symbolWeights: [String: UIImage.SymbolWeight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
}
