import Foundation
import Typography

/// The family of a font and, after a hyphen, its style, as read from its name.
///
/// `AvenirNext-DemiBoldItalic` is semibold and italic, whether or not the family is available.
struct FontName {
  var family: FontDescriptor.Family
  var weight: UIFont.Weight
  var isItalic: Bool

  init(_ name: String) {
    let parts = name.split(separator: "-", maxSplits: 1)
    let style = parts.count == 2 ? parts[1].lowercased() : ""
    family = Self.ownFamilies[String(parts.first ?? "")] ?? .named(name)
    weight = Self.weights.first { style.contains($0.word) }?.weight ?? .regular
    isItalic = style.contains("italic") || style.contains("oblique")
  }

  /// The names of the families of the system's fonts.
  static let system = ".AppleSystemUIFont"
  static let monospaced = ".AppleSystemUIFontMonospaced"

  /// The name of the system's font, with its style.
  static func systemName(of font: FontDescriptor) -> String { ".SFUI-" + style(of: font) }

  /// The name of the system's monospaced font, with its style.
  static func monospacedName(of font: FontDescriptor) -> String { ".SFUIMono-" + style(of: font) }

  private static func style(of font: FontDescriptor) -> String {
    let nearest = styles.min { abs($0.weight.rawValue - font.weight) < abs($1.weight.rawValue - font.weight) }
    return (nearest?.name ?? "Regular") + (font.isItalic ? "Italic" : "")
  }

  private static let styles: [(name: String, weight: UIFont.Weight)] = [
    ("Ultralight", .ultraLight), ("Thin", .thin), ("Light", .light), ("Regular", .regular), ("Medium", .medium),
    ("Semibold", .semibold), ("Bold", .bold), ("Heavy", .heavy), ("Black", .black),
  ]

  private static let ownFamilies: [String: FontDescriptor.Family] = [
    system: .system, monospaced: .monospaced, ".SFUI": .system, ".SFUIMono": .monospaced, ".SFUIText": .system,
    ".SFUIDisplay": .system,
    "SFProText": .system, "SFProDisplay": .system, "SFProRounded": .system, "SFMono": .monospaced,
  ]

  /// The words for weights. Longer ones come first, because "semibold" contains "bold".
  private static let weights: [(word: String, weight: UIFont.Weight)] = [
    ("ultralight", .ultraLight), ("extralight", .ultraLight), ("hairline", .ultraLight), ("thin", .thin),
    ("light", .light), ("medium", .medium), ("semibold", .semibold), ("demibold", .semibold), ("demi", .semibold),
    ("extrabold", .heavy), ("ultrabold", .heavy), ("heavy", .heavy), ("black", .black), ("bold", .bold),
  ]
}
