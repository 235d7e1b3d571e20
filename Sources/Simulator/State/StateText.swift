import Foundation
import PlainText
import UIKitCore

/// A line of text that reopens a scene where it is: the scene, the device, its settings, and the positions of its views.
///
/// ```
/// scene=carousel&device=iphone-14&size=844x390&appearance=dark&text-size=small&rtl=yes&views=eyJyb3V0ZSI…
/// ```
package struct StateText: Equatable, Sendable {
  /// The scene, the device and the settings.
  package var header = InputScript.Header()
  package var reducesMotion = false
  /// The navigation, scroll positions, selection and text.
  package var state: SceneState

  /// A text that is not a state.
  package struct ParseError: Error, Equatable, CustomStringConvertible {
    package var description: String

    init(_ problem: String) {
      description = "--state \(problem); copy a state with Ctrl+Shift+C in the window"
    }
  }

  /// The greatest length of a text, in bytes.
  package static let limit = 1 << 20
  private static let keys = [
    "scene", "device", "size", "scale", "appearance", "rtl", "locale", "text-size", "contrast", "bold-text",
    "reduce-motion",
    "views",
  ]

  package init(device: Device, settings: DeviceSettings, state: SceneState) {
    self.state = state
    header.scene = state.scene
    header.device = device
    if let named = Device.all.first(where: { $0.name == device.name }), named.size != device.size {
      header.size = device.size
    }
    if settings.isDark { header.appearance = .dark }
    if settings.isRightToLeft { header.direction = .rightToLeft }
    if settings.language != .standard { header.language = settings.language }
    if settings.textSize != 3 { header.textSize = Legibility.textSizes[min(max(0, settings.textSize), 11)].value }
    if settings.hasHighContrast { header.contrast = .high }
    if settings.hasBoldText { header.textWeight = .bold }
    reducesMotion = settings.reducesMotion
  }

  /// The text, in one line without spaces.
  package var text: String {
    var parts: [String] = []
    func add(_ key: String, _ value: String?) { if let value { parts.append("\(key)=\(value)") } }
    add("scene", header.scene)
    add("device", header.device.map(Self.name))
    add("size", header.size.map(Self.name))
    add("appearance", header.appearance == .dark ? "dark" : nil)
    add("rtl", header.direction == .rightToLeft ? "yes" : nil)
    add("locale", header.language?.identifier)
    add("text-size", header.textSize.flatMap { size in Legibility.textSizes.first { $0.value == size }?.key })
    add("contrast", header.contrast == .high ? "high" : nil)
    add("bold-text", header.textWeight == .bold ? "yes" : nil)
    add("reduce-motion", reducesMotion ? "yes" : nil)
    if !state.views.isEmpty || !state.route.isEmpty { add("views", state.word) }
    return parts.joined(separator: "&")
  }

  private static func name(of device: Device) -> String {
    if Device.all.contains(where: { $0.name == device.name }) { return device.name }
    return "\(name(of: device.size))@\(Double(device.scale).text(decimals: 3))"
  }

  private static func name(of size: CGSize) -> String {
    "\(Double(size.width).text(decimals: 3))x\(Double(size.height).text(decimals: 3))"
  }

  package init(parsing text: String) throws {
    guard text.utf8.count <= Self.limit else { throw ParseError("is longer than \(Self.limit >> 20) MB") }
    state = SceneState()
    var found: Set<String> = []
    for part in text.split(separator: "&", omittingEmptySubsequences: false) {
      let pair = part.split(separator: "=", maxSplits: 1).map(String.init)
      guard pair.count == 2 else { throw ParseError("has \(String(part).quoted) where KEY=VALUE is expected") }
      guard Self.keys.contains(pair[0]) else {
        let hint = Nearest.hint(Nearest.name(to: pair[0], among: Self.keys))
        throw ParseError("has the unknown key \(pair[0].quoted)\(hint)")
      }
      guard found.insert(pair[0]).inserted else { throw ParseError("has the key \(pair[0].quoted) twice") }
      try read(pair[0], pair[1])
    }
    state.scene = header.scene
  }

  private mutating func read(_ key: String, _ value: String) throws {
    switch key {
    case "scene": header.scene = value
    case "device": header.device = try Device.named(value)
    case "size": header.size = try Device.size(value)
    case "scale": header.scale = try Device.scale(value)
    case "appearance": header.appearance = try choice(key, value, ["light": .light, "dark": .dark])
    case "rtl": header.direction = try isOn(key, value) ? .rightToLeft : .leftToRight
    case "locale": header.language = try DeviceLanguage.named(value)
    case "text-size": header.textSize = try choice(key, value, Legibility.textSizes)
    case "contrast": header.contrast = try choice(key, value, Legibility.contrasts)
    case "bold-text": header.textWeight = try isOn(key, value) ? .bold : .regular
    case "reduce-motion": reducesMotion = try isOn(key, value)
    default:
      guard let found = SceneState(word: value) else {
        throw ParseError("has views that cannot be read, perhaps because a part of the text is missing")
      }
      state = found
    }
  }

  private func isOn(_ key: String, _ value: String) throws -> Bool {
    try choice(key, value, ["yes": true, "no": false])
  }

  private func choice<Value>(_ key: String, _ value: String, _ choices: KeyValuePairs<String, Value>) throws -> Value {
    if let found = choices.first(where: { $0.key == value }) { return found.value }
    throw ParseError("has \(key)=\(value); choose \(choices.map(\.key).joined(separator: ", "))")
  }
}
