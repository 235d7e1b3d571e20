import Foundation
import UIKitControls
import UIKitCore

/// The properties of views in which text is edited.
@MainActor
enum TextReaders {
  static func field(_ field: UITextField, _ values: NibValues) {
    if let font = values.font("fontDescription") { field.font = font }
    if let color = values.color("textColor") { field.textColor = color }
    if let value = values.choice("textAlignment", TextNames.alignments) { field.textAlignment = value }
    if let value = values.choice("borderStyle", borders) { field.borderStyle = value }
    if let image = values.image("background") { field.background = image }
    if let image = values.image("disabledBackground") { field.disabledBackground = image }
    if let value = values.choice("clearButtonMode", modes) { field.clearButtonMode = value }
    if let value = values.bool("adjustsFontSizeToFit") { field.adjustsFontSizeToFitWidth = value }
    if let value = values.number("minimumFontSize") { field.minimumFontSize = value }
    if let value = values.bool("clearsOnBeginEditing") { field.clearsOnBeginEditing = value }
    if let value = values.bool("adjustsFontForContentSizeCategory") { field.adjustsFontForContentSizeCategory = value }
    if let traits = values.child("textInputTraits") { readTraits(traits, into: field) }
    if let text = values.text("placeholder") { field.placeholder = text }
    if let text = values.attributedText("attributedPlaceholder") { field.attributedPlaceholder = text }
    if let text = values.attributedText("attributedText") { field.attributedText = text }
    if let text = values.text("text") { field.text = text }
  }

  static func view(_ view: UITextView, _ values: NibValues) {
    if let font = values.font("fontDescription") { view.font = font }
    if let color = values.color("textColor") { view.textColor = color }
    if let value = values.choice("textAlignment", TextNames.alignments) { view.textAlignment = value }
    if let value = values.bool("editable") { view.isEditable = value }
    if let value = values.bool("selectable") { view.isSelectable = value }
    if let value = values.bool("adjustsFontForContentSizeCategory") { view.adjustsFontForContentSizeCategory = value }
    if let traits = values.child("textInputTraits") { readTraits(traits, into: view) }
    if let text = values.attributedText("attributedText") { view.attributedText = text }
    if let text = values.text("text") { view.text = text }
  }

  static func searchBar(_ bar: UISearchBar, _ values: NibValues) {
    if let text = values.text("placeholder") { bar.placeholder = text }
    if let text = values.text("text") { bar.text = text }
    if let value = values.bool("showsCancelButton") { bar.showsCancelButton = value }
    if let color = values.color("barTintColor") { bar.barTintColor = color }
    if let value = values.bool("translucent") { bar.isTranslucent = value }
    switch values.element["searchBarStyle"] {
    case "minimal": bar.searchBarStyle = .minimal
    case "prominent": bar.searchBarStyle = .prominent
    default: break
    }
    let titles = values.element.child(named: "scopeButtonTitles")?.children.map(\.text) ?? []
    if !titles.isEmpty { bar.scopeButtonTitles = titles }
    if let value = values.bool("showsScopeBar") { bar.showsScopeBar = value }
  }

  private static let borders: [String: UITextField.BorderStyle] = [
    "none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
  ]
  private static let modes: [String: UITextField.ViewMode] = [
    "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
  ]

  // MARK: Traits of the keyboard

  private static func readTraits(_ values: NibValues, into input: any UITextInputTraits) {
    if let value = values.choice("keyboardType", keyboards) { input.keyboardType = value }
    if let value = values.choice("returnKeyType", returnKeys) { input.returnKeyType = value }
    if let value = values.choice("autocapitalizationType", capitals) { input.autocapitalizationType = value }
    if let value = values.bool("secureTextEntry") { input.isSecureTextEntry = value }
    if let value = values.bool("enablesReturnKeyAutomatically") { input.enablesReturnKeyAutomatically = value }
    switch values.element["autocorrectionType"] {
    case "no": input.autocorrectionType = .no
    case "yes": input.autocorrectionType = .yes
    default: break
    }
  }

  private static let keyboards: [String: UIKeyboardType] = [
    "default": .default, "alphabet": .asciiCapable, "ASCIICapable": .asciiCapable,
    "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad, "phonePad": .phonePad,
    "namePhonePad": .namePhonePad, "emailAddress": .emailAddress, "decimalPad": .decimalPad, "twitter": .twitter,
    "webSearch": .webSearch, "ASCIICapableNumberPad": .asciiCapableNumberPad,
  ]
  private static let returnKeys: [String: UIReturnKeyType] = [
    "default": .default, "go": .go, "google": .google, "join": .join, "next": .next, "route": .route,
    "search": .search, "send": .send, "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall,
    "continue": .continue,
  ]
  private static let capitals: [String: UITextAutocapitalizationType] = [
    "none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters,
  ]
}
