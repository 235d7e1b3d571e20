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
    if let size = values.size("titleShadowOffset") { button.titleLabel?.shadowOffset = size }
    if let value = values.bool("reversesTitleShadowWhenHighlighted") {
      button.reversesTitleShadowWhenHighlighted = value
    }
    if let value = values.bool("showsTouchWhenHighlighted") { button.showsTouchWhenHighlighted = value }
    if let value = values.bool("springLoaded") { button.isSpringLoaded = value }
    if let insets = values.insets("contentEdgeInsets") { button.contentEdgeInsets = insets }
    if let insets = values.insets("titleEdgeInsets") { button.titleEdgeInsets = insets }
    if let insets = values.insets("imageEdgeInsets") { button.imageEdgeInsets = insets }
    if let value = values.bool("adjustsImageWhenHighlighted") { button.adjustsImageWhenHighlighted = value }
    if let value = values.bool("adjustsImageWhenDisabled") { button.adjustsImageWhenDisabled = value }
    if let value = values.bool("changesSelectionAsPrimaryAction") { button.changesSelectionAsPrimaryAction = value }
    for state in values.element.children(named: "state") { readState(button, NibValues(state, values.context), values) }
    if let configuration = values.child("configuration") {
      button.configuration = ButtonConfigurationReader.read(configuration, of: values)
    }
    if let value = values.choice("role", roles) { button.role = value }
    if let menu = MenuReader.menu(values) { button.menu = menu }
  }

  private static let types: [String: UIButton.ButtonType] = [
    "custom": .custom, "system": .system, "roundedRect": .system, "detailDisclosure": .detailDisclosure,
    "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
  ]

  private static let roles: [String: UIButton.Role] = [
    "normal": .normal, "primary": .primary, "cancel": .cancel, "destructive": .destructive,
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
    if let color = state.color("titleShadowColor") { button.setTitleShadowColor(color, for: which) }
    if let image = state.image("image") { button.setImage(image, for: which) }
    if let image = state.image("backgroundImage") { button.setBackgroundImage(image, for: which) }
    if let configuration = state.symbolConfiguration("preferredSymbolConfiguration") {
      button.setPreferredSymbolConfiguration(configuration, forImageIn: which)
    }
  }
}
