import Foundation
import Testing
import UIKit

@testable import UIKitCore
import TestSupport

/// Colors of asset catalogs, as Xcode writes them.
struct ColorCatalogTests {
  private func color(_ red: String, _ green: String, _ blue: String, alpha: String = "1.000") -> String {
    """
    {"color-space": "srgb", "components": {"red": "\(red)", "green": "\(green)", "blue": "\(blue)", "alpha": "\(alpha)"}}
    """
  }

  private func set(_ entries: [(color: String, appearances: [String])]) throws -> ColorSet {
    let colors = entries.map { entry in
      let kinds = entry.appearances.map {
        "{\"appearance\": \"\($0 == "high" ? "contrast" : "luminosity")\", \"value\": \"\($0)\"}"
      }
      return "{\"idiom\": \"universal\", \"color\": \(entry.color), \"appearances\": [\(kinds.joined(separator: ","))]}"
    }
    let json = "{\"colors\": [\(colors.joined(separator: ","))], \"info\": {\"author\": \"xcode\", \"version\": 1}}"
    return try JSONDecoder().decode(ColorSet.self, from: Data(json.utf8))
  }

  private func red(_ set: ColorSet, _ style: UIUserInterfaceStyle, high: Bool = false) -> CGFloat {
    let traits = UITraitCollection { traits in
      traits.userInterfaceStyle = style
      traits.accessibilityContrast = high ? .high : .normal
    }
    return set.color(with: traits).red
  }

  @Test(
    arguments: [("0.5", 0.5), ("0x80", 128.0 / 255), ("128", 128.0 / 255), ("1.000", 1), ("0xFF", 1), ("0", 0)]
      as [(String, Double)])
  func aComponentIsAShareOrAByte(text: String, level: Double) throws {
    expectEqual(red(try set([(color(text, "0", "0"), [])]), .light), CGFloat(level))
  }

  /// Colors for all devices count, with the idiom named or not, and those for phones; others do not.
  @Test func onlyColorsOfPhonesCount() throws {
    func entry(_ idiom: String, _ red: String) -> String { "{\(idiom)\"color\": \(color(red, "0", "0"))}" }
    func red(_ entries: [String]) throws -> CGFloat {
      let json = "{\"colors\": [\(entries.joined(separator: ","))]}"
      return self.red(try JSONDecoder().decode(ColorSet.self, from: Data(json.utf8)), .light)
    }
    let (mac, phone) = (entry("\"idiom\": \"mac\", ", "0.1"), entry("\"idiom\": \"iphone\", ", "0.2"))
    try expectEqual(red([mac, entry("", "0.3")]), 0.3)
    try expectEqual(red([mac, phone]), 0.2)
    try expectEqual(red([mac, entry("\"idiom\": \"universal\", ", "0.4")]), 0.4)
  }

  @Test func darkModeAndContrastHaveTheirOwnColors() throws {
    let set = try set([
      (color("0.1", "0", "0"), []), (color("0.2", "0", "0"), ["dark"]), (color("0.3", "0", "0"), ["dark", "high"]),
    ])
    expectEqual(red(set, .light), 0.1)
    expectEqual(red(set, .dark), 0.2)
    expectEqual(red(set, .dark, high: true), 0.3)
    expectEqual(red(set, .light, high: true), 0.1)
  }

  @Test(arguments: ["", "{}", "{\"colors\": []}", "{\"colors\": [{\"idiom\": \"universal\"}]}", "[1, 2]"])
  func invalidColorsAreRefused(text: String) {
    #expect(throws: (any Error).self) { try JSONDecoder().decode(ColorSet.self, from: Data(text.utf8)) }
  }

  /// Several colors that match no appearance: every run takes the first in the file.
  @Test func firstColorReplacesMissingVariant() throws {
    let kinds = ["tinted", "sepia", "paper", "glass", "print", "dusk"]
    for first in 0..<kinds.count {
      let turned = kinds[first...] + kinds[..<first]
      let set = try set(turned.enumerated().map { (color("0.\($0.offset + 1)", "0", "0"), [$0.element]) })
      expectEqual(red(set, .light), 0.1, "\(turned)")
    }
  }

  @Test(arguments: ["nan", "inf", "1e999", "-1e999"])
  func anAlphaThatIsNoNumberIsRefused(alpha: String) {
    #expect(throws: (any Error).self) { try set([(color("1.0", "0", "0", alpha: alpha), [])]) }
  }

  @Test func damagedInputIsReadOrRefused() {
    let whole = """
      {"colors": [{"idiom": "universal", "color": \(color("0.5", "0x80", "12"))}, {"idiom": "universal",
      "appearances": [{"appearance": "luminosity", "value": "dark"}], "color": {"components": {"white": "0"}}}]}
      """
    for (bytes, location) in Damage.all(of: [UInt8](whole.utf8)) {
      guard let set = try? JSONDecoder().decode(ColorSet.self, from: Data(bytes)) else { continue }
      for style in [.light, .dark] as [UIUserInterfaceStyle] {
        let drawn = set.color(with: UITraitCollection(userInterfaceStyle: style))
        let levels = [drawn.red, drawn.green, drawn.blue, drawn.alpha]
        expectTrue(levels.allSatisfy(\.isFinite), "\(location): \(levels)")
      }
    }
  }

  @Test func aCatalogueBesideTheAppIsRead() throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("tessera-\(UUID().uuidString).bundle")
    let folder = root.appendingPathComponent("Assets.xcassets/Theme/Accent.colorset")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: root) }
    let json = "{\"colors\": [{\"idiom\": \"universal\", \"color\": \(color("1.0", "0.5", "0", alpha: "0.5"))}]}"
    try Data(json.utf8).write(to: folder.appendingPathComponent("Contents.json"))
    let bundle = try #require(Bundle(path: root.path))
    let accent = try #require(UIColor(named: "Accent", in: bundle, compatibleWith: nil))
    expectEqual(
      accent.drawn(with: UITraitCollection()), UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.5).drawn(with: .current))
    expectNil(UIColor(named: "Other", in: bundle, compatibleWith: nil))
  }

  /// A folder's name belongs to the names of its colors if the folder has a namespace.
  @Test func aNamespaceBelongsToTheNamesOfColors() throws {
    let folder = TemporaryFolder()
    let white = "{\"colors\": [{\"color\": {\"components\": {\"white\": \"1\"}}}]}"
    try folder.write(
      "{\"properties\": {\"provides-namespace\": true}}", to: "app/Colors.xcassets/Brand/Contents.json")
    try folder.write(white, to: "app/Colors.xcassets/Brand/first.colorset/Contents.json")
    try folder.write(white, to: "app/Colors.xcassets/Plain/second.colorset/Contents.json")
    let bundle = try #require(Bundle(path: folder.path("app")))
    func exists(_ name: String) -> Bool { UIColor(named: name, in: bundle, compatibleWith: nil) != nil }
    expectEqual(["Brand/first", "first", "second", "Plain/second"].map(exists), [true, false, true, false])
  }

  /// The numbers for Display P3 are those that `getRed(_:green:blue:alpha:)` returns on iOS.
  @Test(
    arguments: [
      ("display-p3", ["red": "1.000", "green": "0.000", "blue": "0.000"], [1.0930, -0.2267, -0.1501]),
      ("display-p3", ["red": "0.000", "green": "1.000", "blue": "0.000"], [-0.5116, 1.0183, -0.3107]),
      ("display-p3", ["red": "0x80", "green": "0x80", "blue": "128"], [128 / 255, 128 / 255, 128 / 255]),
      ("extended-srgb", ["red": "1.2", "green": "-0.2", "blue": "0.0"], [1.2, -0.2, 0]),
      ("extended-linear-srgb", ["red": "0.214041", "green": "1.0", "blue": "0.0"], [0.5, 1, 0]),
      ("gray-gamma-22", ["white": "0.300"], [0.3, 0.3, 0.3]),
    ] as [(String, [String: String], [CGFloat])])
  func colorSpacesAreConverted(space: String, components: [String: String], levels: [CGFloat]) throws {
    let json: [String: Any] = [
      "colors": [["idiom": "universal", "color": ["color-space": space, "components": components]]]
    ]
    let set = try JSONDecoder().decode(ColorSet.self, from: JSONSerialization.data(withJSONObject: json))
    let color = set.color(with: UITraitCollection())
    for (level, wanted) in zip([color.red, color.green, color.blue], levels) {
      expectClose(level, wanted, within: 1e-4)
    }
  }

  @Test func aSetMayNameAColorOfTheSystem() throws {
    let text = #"{"colors": [{"idiom": "universal", "color": {"platform": "ios", "reference": "systemIndigoColor"}}]}"#
    let set = try JSONDecoder().decode(ColorSet.self, from: Data(text.utf8))
    for style in [.light, .dark] as [UIUserInterfaceStyle] {
      let traits = UITraitCollection(userInterfaceStyle: style)
      expectEqual(set.color(with: traits), UIColor.systemIndigo.drawn(with: traits))
    }
  }

  @Test(arguments: ["", "../Assets.xcassets/Accent", "a\0b", "Nobody has such a colour"])
  func unknownNameGivesNoColor(name: String) { expectNil(UIColor(named: name)) }
}
