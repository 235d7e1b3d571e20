import Foundation
import Geometry
import UIKitCollections
import UIKitCore

/// The configurations of buttons, with their backgrounds.
@MainActor
enum ButtonConfigurationReader {
  static func read(_ values: NibValues, of button: NibValues) -> UIButton.Configuration {
    var result = configuration(values.element["style"])
    result.title = button.translation("configuration.title") ?? values.text("title") ?? result.title
    result.subtitle = button.translation("configuration.subtitle") ?? values.text("subtitle") ?? result.subtitle
    if let text = values.attributedText("attributedTitle") { result.attributedTitle = AttributedString(text) }
    if let image = values.image("image") { result.image = image }
    if let configuration = values.symbolConfiguration("preferredSymbolConfigurationForImage") {
      result.preferredSymbolConfigurationForImage = configuration
    }
    if let value = values.choice("imagePlacement", placements) { result.imagePlacement = value }
    if let value = values.number("imagePadding") { result.imagePadding = value }
    if let value = values.number("titlePadding") { result.titlePadding = value }
    if let value = values.choice("cornerStyle", corners) { result.cornerStyle = value }
    if let value = values.choice("buttonSize", sizes) { result.buttonSize = value }
    if let value = values.choice("titleAlignment", alignments) { result.titleAlignment = value }
    if let value = values.bool("showsActivityIndicator") { result.showsActivityIndicator = value }
    if let color = values.color("baseForegroundColor") { result.baseForegroundColor = color }
    if let color = values.color("baseBackgroundColor") { result.baseBackgroundColor = color }
    if let background = values.child("background") { read(background, into: &result.background) }
    if let insets = values.directionalInsets("contentInsets") { result.contentInsets = insets }
    readTexts(values, into: &result)
    return result
  }

  private static func readTexts(_ values: NibValues, into result: inout UIButton.Configuration) {
    if let text = values.attributedText("attributedSubtitle") { result.attributedSubtitle = AttributedString(text) }
    if let value = values.choice("titleLineBreakMode", TextNames.breaks) { result.titleLineBreakMode = value }
    if let value = values.choice("subtitleLineBreakMode", TextNames.breaks) { result.subtitleLineBreakMode = value }
    if let font = values.font("titleFontDescription") ?? values.font("fontDescription") {
      result.titleTextAttributesTransformer = transformer(font)
    }
    if let font = values.font("subtitleFontDescription") {
      result.subtitleTextAttributesTransformer = transformer(font)
    }
  }

  private static func transformer(_ font: UIFont) -> UIConfigurationTextAttributesTransformer {
    UIConfigurationTextAttributesTransformer { attributes in
      var attributes = attributes
      attributes.font = font
      return attributes
    }
  }

  private static func read(_ values: NibValues, into background: inout UIBackgroundConfiguration) {
    if let color = values.color("backgroundColor") { background.backgroundColor = color }
    if let value = values.number("cornerRadius") { background.cornerRadius = value }
    if let color = values.color("strokeColor") { background.strokeColor = color }
    if let value = values.number("strokeWidth") { background.strokeWidth = value }
    if let value = values.number("strokeOutset") { background.strokeOutset = value }
    if let image = values.image("image") { background.image = image }
    if let value = values.choice("imageContentMode", ViewReader.modes) { background.imageContentMode = value }
    if let insets = values.directionalInsets("backgroundInsets") { background.backgroundInsets = insets }
  }

  private static func configuration(_ style: String?) -> UIButton.Configuration {
    switch style {
    case "filled": .filled()
    case "tinted": .tinted()
    case "gray": .gray()
    case "bordered": .bordered()
    case "borderedTinted": .borderedTinted()
    case "borderedProminent": .borderedProminent()
    case "borderless": .borderless()
    default: .plain()
    }
  }

  private static let placements: [String: NSDirectionalRectEdge] = [
    "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
  ]
  private static let corners: [String: UIButton.Configuration.CornerStyle] = [
    "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large, "capsule": .capsule,
  ]
  private static let sizes: [String: UIButton.Configuration.Size] = [
    "mini": .mini, "small": .small, "medium": .medium, "large": .large,
  ]
  private static let alignments: [String: UIButton.Configuration.TitleAlignment] = [
    "automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing,
  ]
}
