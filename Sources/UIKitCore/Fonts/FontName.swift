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

  /// The names of the system's fonts.
  static let system = ".AppleSystemUIFont"
  static let monospaced = ".AppleSystemUIFontMonospaced"

  private static let ownFamilies: [String: FontDescriptor.Family] = [
    system: .system, monospaced: .monospaced, ".SFUI": .system, ".SFUIText": .system, ".SFUIDisplay": .system,
    "SFProText": .system, "SFProDisplay": .system, "SFProRounded": .system, "SFMono": .monospaced,
  ]

  /// The words for weights. Longer ones come first, because "semibold" contains "bold".
  private static let weights: [(word: String, weight: UIFont.Weight)] = [
    ("ultralight", .ultraLight), ("extralight", .ultraLight), ("hairline", .ultraLight), ("thin", .thin),
    ("light", .light), ("medium", .medium), ("semibold", .semibold), ("demibold", .semibold), ("demi", .semibold),
    ("extrabold", .heavy), ("ultrabold", .heavy), ("heavy", .heavy), ("black", .black), ("bold", .bold),
  ]
}
