import Foundation
import Typography

/// What a font's name says: the family, and behind a hyphen the style.
///
/// `AvenirNext-DemiBoldItalic` is heavy and slanted whether or not the family is there.
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

  /// Names that lead back to the system's fonts.
  static let system = ".AppleSystemUIFont"
  static let monospaced = ".AppleSystemUIFontMonospaced"

  private static let ownFamilies: [String: FontDescriptor.Family] = [
    system: .system, monospaced: .monospaced, ".SFUI": .system, ".SFUIText": .system, ".SFUIDisplay": .system,
    "SFProText": .system, "SFProDisplay": .system, "SFProRounded": .system, "SFMono": .monospaced,
    "Menlo": .monospaced, "Courier": .monospaced, "CourierNew": .monospaced,
  ]

  /// Longer words first: a name that says "semibold" says "bold" too.
  private static let weights: [(word: String, weight: UIFont.Weight)] = [
    ("ultralight", .ultraLight), ("extralight", .ultraLight), ("hairline", .ultraLight), ("thin", .thin),
    ("light", .light), ("medium", .medium), ("semibold", .semibold), ("demibold", .semibold), ("demi", .semibold),
    ("extrabold", .heavy), ("ultrabold", .heavy), ("heavy", .heavy), ("black", .black), ("bold", .bold),
  ]
}
