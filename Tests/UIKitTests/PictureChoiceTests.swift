import Foundation
import TestSupport
import Testing
import UIKit

@testable import UIKitCore

/// The order in which the pictures of a set fit the traits: first by appearance, then by device, then by scale.
struct PictureChoiceTests {
  /// Returns the names of the pictures that fit the traits, the best first.
  private func names(_ pictures: [(name: String, properties: String)], _ traits: UITraitCollection) throws -> [String] {
    let images = pictures.map { "{\"filename\": \"\($0.name)\"\($0.properties.isEmpty ? "" : ", ")\($0.properties)}" }
    let json = "{\"images\": [\(images.joined(separator: ", ")), {\"idiom\": \"universal\"}]}"
    let set = try JSONDecoder().decode(ImageSet.self, from: Data(json.utf8))
    return set.pictures(for: traits).compactMap(\.filename)
  }

  private func idiom(_ name: String) -> String { "\"idiom\": \"\(name)\"" }
  private func scale(_ number: Int) -> String { "\"idiom\": \"universal\", \"scale\": \"\(number)x\"" }

  private func appearances(_ kinds: String...) -> String {
    let list = kinds.map {
      "{\"appearance\": \"\($0 == "high" ? "contrast" : "luminosity")\", \"value\": \"\($0)\"}"
    }
    return "\"appearances\": [\(list.joined(separator: ", "))]"
  }

  @Test(arguments: [(1, "1 2 3"), (2, "2 3 1"), (3, "3 2 1"), (4, "3 2 1"), (0, "3 2 1")] as [(CGFloat, String)])
  func aPictureThatIsTooLargeBeatsOneThatIsTooSmall(display: CGFloat, order: String) throws {
    let pictures = [3, 1, 2].map { (name: "\($0)", properties: scale($0)) }
    let found = try names(pictures, UITraitCollection(displayScale: display))
    expectEqual(found.joined(separator: " "), order)
    let vector = pictures + [(name: "any", properties: idiom("universal"))]
    let all = try names(vector, UITraitCollection(displayScale: display))
    // One without a scale is as good as the one of the same scale, and the file's order decides.
    expectEqual(all.firstIndex(of: "any"), display == 4 ? 0 : 1)
  }

  @Test func devicesHaveTheirPictures() throws {
    let pictures = [
      ("universal", idiom("universal")), ("none", ""), ("mac", idiom("mac")), ("ipad", idiom("ipad")),
      ("iphone", idiom("iphone")),
    ].map { (name: $0.0, properties: $0.1) }
    let phone = UITraitCollection(userInterfaceIdiom: .phone)
    let pad = UITraitCollection(userInterfaceIdiom: .pad)
    try expectEqual(names(pictures, phone), ["iphone", "universal", "none"])
    try expectEqual(names(pictures, pad), ["ipad", "universal", "none", "iphone"])
    let sizes = [("u2", scale(2)), ("p1", idiom("iphone") + ", \"scale\": \"1x\"")].map {
      (name: $0.0, properties: $0.1)
    }
    let large = UITraitCollection(traitsFrom: [phone, UITraitCollection(displayScale: 2)])
    try expectEqual(names(sizes, large), ["p1", "u2"], "the device comes before the scale")
  }

  @Test func appearancesComeFirst() throws {
    let pictures = [
      ("both", appearances("dark", "high")), ("dark", appearances("dark")), ("high", appearances("high")),
      ("any", ""), ("light", appearances("light")),
    ].map { (name: $0.0, properties: $0.1) }
    func first(_ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast) throws -> String? {
      let traits = UITraitCollection {
        ($0.userInterfaceStyle, $0.accessibilityContrast) = (style, contrast)
      }
      return try names(pictures, traits).first
    }
    try expectEqual(first(.light, .normal), "any")
    try expectEqual(first(.unspecified, .unspecified), "any")
    try expectEqual(first(.dark, .normal), "dark")
    try expectEqual(first(.light, .high), "high")
    try expectEqual(first(.dark, .high), "both")
    let light = UITraitCollection(userInterfaceStyle: .light)
    try expectEqual(names(pictures, light), ["any", "light", "high", "dark", "both"])
    let device = [("dark", appearances("dark") + ", " + idiom("universal")), ("phone", idiom("iphone"))]
      .map { (name: $0.0, properties: $0.1) }
    try expectEqual(names(device, UITraitCollection(userInterfaceStyle: .dark)), ["dark", "phone"])
  }

  // MARK: Symbols

  @Test func configurationsAreAppliedOnTopOfEachOther() {
    typealias Configuration = UIImage.SymbolConfiguration
    let (size, style) = (Configuration(pointSize: 20), Configuration(textStyle: .title1))
    expectEqual(size.applying(style), style, "a style replaces a size")
    expectEqual(size.applying(Configuration(weight: .bold)), Configuration(pointSize: 20, weight: .bold))
    expectEqual(Configuration(weight: .bold).applying(size), Configuration(pointSize: 20, weight: .bold))
    let whole = Configuration(pointSize: 20, weight: .bold, scale: .large)
    expectEqual(
      whole.applying(Configuration(scale: .small)), Configuration(pointSize: 20, weight: .bold, scale: .small))
    expectEqual(
      whole.applying(Configuration(pointSize: 9)).configurationWithoutScale(),
      Configuration(pointSize: 9, weight: .bold))
    expectIdentical(whole.applying(nil), whole)
    expectEqual(whole.configurationWithoutWeight(), Configuration(pointSize: 20, weight: .unspecified, scale: .large))
    expectEqual(whole.configurationWithoutPointSizeAndWeight(), Configuration(scale: .large))
    expectNotEqual(whole, size)
    expectEqual(Configuration(pointSize: 20).hash, size.hash)
    let red = Configuration(hierarchicalColor: .red)
    expectEqual(Configuration(hierarchicalColor: .blue).applying(red), red)
    expectEqual(red.applying(Configuration(paletteColors: [])), red)
    expectNotEqual(red, Configuration(hierarchicalColor: .blue))
  }

  @Test func weightsOfSymbolsAreTheNearest() {
    let weights: [(UIFont.Weight, UIImage.SymbolWeight)] = [
      (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular), (.medium, .medium),
      (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
    ]
    for (font, symbol) in weights {
      expectEqual(font.symbolWeight(), symbol)
      expectEqual(symbol.fontWeight(), font)
    }
    for (raw, symbol) in [(-5, .ultraLight), (0.1, .regular), (0.13, .medium), (5, .black)]
      as [(CGFloat, UIImage.SymbolWeight)]
    {
      expectEqual(UIFont.Weight(rawValue: raw).symbolWeight(), symbol, "\(raw)")
    }
  }
}
