import ArgumentParser
import Foundation
import PlainText
import Raster
import Simulator
import UIKitCollections
import UIKitCore

/// The options that describe the device on which a scene runs, shared by the verbs that run one.
struct HostOptions: ParsableArguments, Sendable {
  @Option(
    help: "A device of `\(Program.name) list --devices`, or a bare screen as WxH@S. (default: iphone-14)",
    completion: .list(Device.all.map(\.name)))
  var device: String?

  @Option(help: "The size of the screen in points, as WxH. (default: that of the device)")
  var size: String?

  @Flag(help: "Use landscape orientation.")
  var landscape = false

  @Option(
    help: "Pixels per point, 0.5 to 4. (default: that of the device; in a window, the most that fit on the screen)")
  var scale: String?

  @Option(help: "The appearance: light or dark. (default: light)", completion: .list(["light", "dark"]))
  var appearance: String?

  @Flag(help: "Lay out from right to left.")
  var rtl = false

  @Option(
    help: ArgumentHelp(
      "The language and region: \(DeviceLanguage.examples), or one such as pt_BR. (default: en_US)", valueName: "id"))
  var locale: String?

  @Option(
    help: ArgumentHelp(
      "The time zone of a project, such as Asia/Seoul. (default: UTC; in a window, that of the machine)",
      valueName: "id"))
  var timeZone: String?

  @Option(
    help: ArgumentHelp(
      "The preferred text size: \(Legibility.textSizes.map(\.key).joined(separator: ", ")).",
      valueName: "category"), completion: .list(Legibility.textSizes.map(\.key)))
  var textSize: String?

  @Option(help: "The contrast: normal or high. (default: normal)", completion: .list(["normal", "high"]))
  var contrast: String?

  @Flag(help: "Use bold text, as in the settings of accessibility.")
  var boldText = false

  @Flag(help: "Reduce motion, as in the settings of accessibility.")
  var reduceMotion = false

  @Option(help: "Frames per second, 1 to 240.")
  var fps: Int = 60

  @Flag(help: "Print the order in which collection views read data, call layout code and lay out, to standard error.")
  var log = false

  @Option(
    help: ArgumentHelp(
      "What identifiers of a snapshot that are not unique do: trap (end the app, as iOS does) or report (print them, and "
        + "leave the later ones out). (default: trap)", valueName: "what"), completion: .list(["trap", "report"]))
  var diffableDuplicates: String?

  /// Returns the configuration that the options describe, with a script's values for missing options.
  func configuration(over header: InputScript.Header = InputScript.Header()) throws -> HostConfiguration {
    try adoptReports()
    if let timeZone { try SteadyEnvironment.use(zone: timeZone) }
    guard FrameClock.rates.contains(fps) else { throw Failure(.usage, "--fps \(fps) is not between 1 and 240") }
    var chosen = header
    if let device { chosen.device = try Device.named(device) }
    if let size { chosen.size = try Device.size(size) }
    if let scale { chosen.scale = try Device.scale(scale) }
    if let appearance { chosen.appearance = try style(appearance) }
    if let locale { chosen.language = try DeviceLanguage.named(locale) }
    if chosen.language?.isRightToLeft ?? false, chosen.direction == nil { chosen.direction = .rightToLeft }
    if rtl { chosen.direction = .rightToLeft }
    if let textSize { chosen.textSize = try Self.choice(textSize, "text size", Legibility.textSizes) }
    if let contrast { chosen.contrast = try Self.choice(contrast, "contrast", Legibility.contrasts) }
    if boldText { chosen.textWeight = .bold }
    var configuration = HostConfiguration(chosen, framesPerSecond: fps)
    configuration.legibility.reducesMotion = reduceMotion
    if landscape { configuration.device = configuration.device.lying }
    return configuration
  }

  /// The options as arguments of another process.
  var arguments: [String] {
    let values = [
      ("--device", device), ("--size", size), ("--scale", scale), ("--appearance", appearance),
      ("--locale", locale), ("--time-zone", timeZone),
      ("--text-size", textSize), ("--contrast", contrast), ("--fps", "\(fps)"),
      ("--diffable-duplicates", diffableDuplicates),
    ]
    let flags = [
      ("--landscape", landscape), ("--rtl", rtl), ("--bold-text", boldText), ("--reduce-motion", reduceMotion),
      ("--log", log),
    ]
    return values.flatMap { name, value in value.map { [name, $0] } ?? [] } + flags.filter(\.1).map(\.0)
  }

  /// Begins the reports that the options ask for.
  private func adoptReports() throws {
    switch diffableDuplicates {
    case nil, "trap": break
    case "report": MainActor.assumeIsolated { LayoutEvents.reportDuplicates() }
    case let other?:
      throw Failure(.usage, "unknown treatment of duplicates \(other.quoted); choose trap or report")
    }
    if log { MainActor.assumeIsolated { LayoutEvents.log() } }
  }

  /// Whether the appearance is dark; light is the default.
  var isDark: Bool {
    get throws { try appearance.map(style) == .dark }
  }

  /// Whether no options were given.
  var isSilent: Bool {
    device == nil && size == nil && scale == nil && appearance == nil && !rtl && !landscape && locale == nil
      && timeZone == nil
      && textSize == nil
      && contrast == nil && !boldText && !reduceMotion
  }

  private static func choice<Value>(
    _ name: String, _ noun: String, _ choices: KeyValuePairs<String, Value>
  ) throws -> Value {
    if let choice = choices.first(where: { $0.key == name }) { return choice.value }
    throw Failure(
      .usage, "unknown \(noun) \(name.quoted); choose \(choices.map(\.key).joined(separator: ", "))")
  }

  private func style(_ name: String) throws -> UIUserInterfaceStyle {
    switch name {
    case "light": return .light
    case "dark": return .dark
    default: throw Failure(.usage, "unknown appearance \(name.quoted); choose light or dark")
    }
  }
}

/// The configuration of a device and its traits.
struct HostConfiguration {
  var device: Device
  var appearance: UIUserInterfaceStyle
  var direction: UITraitEnvironmentLayoutDirection
  var legibility: Legibility
  var language: DeviceLanguage
  var framesPerSecond: Int
  /// Whether no scale was given, so that a window may choose one that fits.
  var isScaleOpen: Bool

  init(_ choice: InputScript.Header, framesPerSecond: Int) {
    device = choice.device ?? .standard
    device.size = choice.size ?? device.size
    device.scale = choice.scale ?? device.scale
    isScaleOpen = choice.scale == nil && (choice.device?.hasChrome ?? true)
    appearance = choice.appearance ?? .light
    language = choice.language ?? .standard
    direction = choice.direction ?? .leftToRight
    legibility = Legibility(
      textSize: choice.textSize ?? .large, contrast: choice.contrast ?? .normal,
      weight: choice.textWeight ?? .regular)
    self.framesPerSecond = framesPerSecond
  }

  var settings: DeviceSettings {
    DeviceSettings(
      isDark: appearance == .dark, isRightToLeft: direction == .rightToLeft,
      textSize: Legibility.textSizes.firstIndex { $0.value == legibility.textSize } ?? 3,
      hasHighContrast: legibility.contrast == .high, hasBoldText: legibility.weight == .bold,
      reducesMotion: legibility.reducesMotion, language: language)
  }

  /// Refuses a device whose picture cannot be drawn, before anything is written.
  func checkPicture() throws { _ = try Bitmap.sides(of: device.size, scale: device.scale) }

  /// - Parameter pictureScale: The picture's pixels per point; `nil` for the device's own.
  @MainActor
  func makeHost(pictureScale: CGFloat? = nil, services: HostServices? = nil) throws -> SceneHost {
    try SceneHost(
      device: device, pictureScale: pictureScale, appearance: appearance, direction: direction, legibility: legibility,
      language: language, framesPerSecond: framesPerSecond, services: try services ?? Machine.services())
  }

  /// Returns the configuration as the header of a script.
  func header(scene: String?) -> InputScript.Header {
    var header = InputScript.Header()
    header.device = device
    header.size = device.size
    header.scale = device.scale
    header.appearance = appearance == .dark ? .dark : nil
    header.direction = direction == .rightToLeft ? .rightToLeft : nil
    header.language = language == .standard ? nil : language
    if legibility != Legibility() {
      header.textSize = legibility.textSize
      header.contrast = legibility.contrast
      header.textWeight = legibility.weight
    }
    header.scene = scene
    return header
  }
}
