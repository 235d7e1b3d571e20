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
    readSmallestText(field, values)
    if let value = values.bool("allowsEditingTextAttributes") { field.allowsEditingTextAttributes = value }
    if let value = values.bool("clearsOnInsertion") { field.clearsOnInsertion = value }
    if let value = values.bool("clearsOnBeginEditing") { field.clearsOnBeginEditing = value }
    if let value = values.bool("adjustsFontForContentSizeCategory") { field.adjustsFontForContentSizeCategory = value }
    if let traits = values.child("textInputTraits") { readTraits(traits, into: field) }
    if let text = values.text("placeholder") { field.placeholder = text }
    if let text = values.attributedText("attributedPlaceholder") { field.attributedPlaceholder = text }
    if let text = values.attributedText("attributedText") { field.attributedText = text }
    if let text = values.text("text") { field.text = text }
  }

  /// Reads the limit of smaller text. Interface Builder leaves out `adjustsFontSizeToFit` where it is `true`, as in the
  /// text field of its library.
  private static func readSmallestText(_ field: UITextField, _ values: NibValues) {
    let size = values.number("minimumFontSize")
    field.adjustsFontSizeToFitWidth = values.bool("adjustsFontSizeToFit") ?? (size != nil)
    if let size { field.minimumFontSize = size }
  }

  static func view(_ view: UITextView, _ values: NibValues) {
    if let font = values.font("fontDescription") { view.font = font }
    if let color = values.color("textColor") { view.textColor = color }
    if let value = values.choice("textAlignment", TextNames.alignments) { view.textAlignment = value }
    if let value = values.bool("editable") { view.isEditable = value }
    if let value = values.bool("selectable") { view.isSelectable = value }
    if let types = values.child("dataDetectorTypes") { view.dataDetectorTypes = detectors(types) }
    if let value = values.bool("adjustsFontForContentSizeCategory") { view.adjustsFontForContentSizeCategory = value }
    if let traits = values.child("textInputTraits") { readTraits(traits, into: view) }
    if let text = values.attributedText("attributedText") { view.attributedText = text }
    if let text = values.text("text") { view.text = text }
  }

  private static func detectors(_ values: NibValues) -> UIDataDetectorTypes {
    let names: [(String, UIDataDetectorTypes)] = [
      ("phoneNumber", .phoneNumber), ("link", .link), ("address", .address), ("calendarEvent", .calendarEvent),
      ("shipmentTrackingNumber", .shipmentTrackingNumber), ("flightNumber", .flightNumber),
      ("lookupSuggestion", .lookupSuggestion),
    ]
    return names.reduce(into: []) { result, name in if values.bool(name.0) == true { result.insert(name.1) } }
  }

  static func searchBar(_ bar: UISearchBar, _ values: NibValues) {
    if let text = values.text("placeholder") { bar.placeholder = text }
    if let text = values.text("text") { bar.text = text }
    if let text = values.text("prompt") { bar.prompt = text }
    if let value = values.bool("showsCancelButton") { bar.showsCancelButton = value }
    if let value = values.bool("showsBookmarkButton") { bar.showsBookmarkButton = value }
    if let style = values.choice("barStyle", BarReaders.styles) { bar.barStyle = style }
    if let image = values.image("backgroundImage") { bar.backgroundImage = image }
    if let offset = values.offset("searchTextPositionAdjustment") { bar.searchTextPositionAdjustment = offset }
    if let traits = values.child("textInputTraits") { readTraits(traits, into: bar) }
    if let color = values.color("barTintColor") { bar.barTintColor = color }
    if let value = values.bool("translucent") { bar.isTranslucent = value }
    switch values.element["searchBarStyle"] {
    case "minimal": bar.searchBarStyle = .minimal
    case "prominent": bar.searchBarStyle = .prominent
    default: break
    }
    let titles = (values.element.child(named: "scopeButtonTitles")?.children.map(\.text) ?? []).enumerated()
      .map { values.translation("scopeButtonTitles[\($0.offset)]") ?? $0.element }
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
    if let name = values.element["textContentType"] { input.textContentType = UITextContentType(rawValue: name) }
    if let value = values.choice("keyboardAppearance", appearances) { input.keyboardAppearance = value }
    readCorrections(values, into: input)
  }

  private static func readCorrections(_ values: NibValues, into input: any UITextInputTraits) {
    func read<Choice>(_ name: String, _ no: Choice, _ yes: Choice, _ set: (Choice) -> Void) {
      guard values.element[name] != "default", let value = values.choice(name, ["no": no, "yes": yes]) else { return }
      set(value)
    }
    read("autocorrectionType", .no, .yes) { input.autocorrectionType = $0 }
    read("spellCheckingType", .no, .yes) { input.spellCheckingType = $0 }
    read("smartDashesType", .no, .yes) { input.smartDashesType = $0 }
    read("smartQuotesType", .no, .yes) { input.smartQuotesType = $0 }
    read("smartInsertDeleteType", .no, .yes) { input.smartInsertDeleteType = $0 }
  }

  private static let appearances: [String: UIKeyboardAppearance] = [
    "default": .default, "alert": .alert, "dark": .dark, "light": .light,
  ]
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
