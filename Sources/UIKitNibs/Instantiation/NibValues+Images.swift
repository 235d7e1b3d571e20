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
    var image = image(named: name, isSymbol: element["catalog"] == "system" || isSystemSymbol(name))
    if let configuration = ownSymbolConfiguration, image?.isSymbolImage == true {
      image = image?.applyingSymbolConfiguration(configuration)
    }
    return choice("renderingMode", Self.renderingModes).flatMap { image?.withRenderingMode($0) } ?? image
  }

  private static let renderingModes: [String: UIImage.RenderingMode] = [
    "automatic": .automatic, "original": .alwaysOriginal, "template": .alwaysTemplate,
  ]

  private func isSystemSymbol(_ name: String) -> Bool {
    context.document.resources["image:\(name)"]?["catalog"] == "system"
  }

  private func image(named name: String, isSymbol: Bool) -> UIImage? {
    if let image = archivedImage(named: name) { return image }
    let image =
      isSymbol
      ? UIImage(systemName: name) : UIImage(named: name, in: context.document.bundle, compatibleWith: nil)
    if image == nil { warn("there is no \(isSymbol ? "symbol" : "image") named \"\(name)\"") }
    return image
  }

  /// Returns a picture that the file contains itself: Interface Builder writes those of tab bar items there when it moves
  /// scenes into a storyboard of their own.
  private func archivedImage(named name: String) -> UIImage? {
    guard let element = context.document.resources["image:\(name)"],
      let archive = element.child(forKey: "keyedArchiveRepresentation"),
      let width = NibValues(element, context).number("width"), width > 0
    else { return nil }
    return ArchivedPicture(archive.text)?.image(width: width, scale: UIScreen.main.scale)
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
