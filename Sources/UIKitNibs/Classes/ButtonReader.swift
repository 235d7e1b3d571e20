import Foundation
import Geometry
import UIKitCore

/// The properties of buttons.
@MainActor
enum ButtonReader {
  static func read(_ button: UIButton, _ values: NibValues) {
    if let type = values.choice("buttonType", types) { button.take(type) }
    if let font = values.font("fontDescription") { button.titleLabel?.font = font }
    if let value = values.choice("lineBreakMode", TextNames.breaks) { button.titleLabel?.lineBreakMode = value }
    if let insets = values.insets("contentEdgeInsets") { button.contentEdgeInsets = insets }
    if let insets = values.insets("titleEdgeInsets") { button.titleEdgeInsets = insets }
    if let insets = values.insets("imageEdgeInsets") { button.imageEdgeInsets = insets }
    if let value = values.bool("adjustsImageWhenHighlighted") { button.adjustsImageWhenHighlighted = value }
    if let value = values.bool("adjustsImageWhenDisabled") { button.adjustsImageWhenDisabled = value }
    if let value = values.bool("changesSelectionAsPrimaryAction") { button.changesSelectionAsPrimaryAction = value }
    for state in values.element.children(named: "state") { readState(button, NibValues(state, values.context), values) }
    if let configuration = values.child("configuration") {
      button.configuration = read(configuration, of: values)
    }
    if let menu = MenuReader.menu(values) { button.menu = menu }
  }

  private static let types: [String: UIButton.ButtonType] = [
    "custom": .custom, "system": .system, "roundedRect": .system, "detailDisclosure": .detailDisclosure,
    "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
  ]

  private static let states: [String: UIControl.State] = [
    "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected, "focused": .focused,
  ]

  private static func readState(_ button: UIButton, _ state: NibValues, _ values: NibValues) {
    guard let name = state.element.key, let which = states[name] else { return }
    let translation = values.translation("\(name)Title")
    if let text = state.attributedText("attributedTitle") { button.setAttributedTitle(text, for: which) }
    if let text = translation ?? state.text("title") { button.setTitle(text, for: which) }
    if let color = state.color("titleColor") { button.setTitleColor(color, for: which) }
    if let image = state.image("image") { button.setImage(image, for: which) }
    if let image = state.image("backgroundImage") { button.setBackgroundImage(image, for: which) }
    if let configuration = state.symbolConfiguration("preferredSymbolConfiguration") {
      button.setPreferredSymbolConfiguration(configuration, forImageIn: which)
    }
  }

  // MARK: Configuration

  private static func read(_ values: NibValues, of button: NibValues) -> UIButton.Configuration {
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
    let background = values.child("background")?.color("backgroundColor")
    if let color = background ?? values.color("baseBackgroundColor") { result.baseBackgroundColor = color }
    if let insets = values.directionalInsets("contentInsets") { result.contentInsets = insets }
    if let font = values.font("titleFontDescription") ?? values.font("fontDescription") {
      result.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
        var attributes = attributes
        attributes.font = font
        return attributes
      }
    }
    return result
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
