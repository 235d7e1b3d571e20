import SourceAdapter
import Testing

@Suite struct AssetSymbolTests {
  private func source(_ assets: AssetSymbols.Asset...) -> String { AssetSymbols(assets).source ?? "" }

  @Test(arguments: [
    ("brand", "brand"), ("Brand Blue", "brandBlue"), ("my-icon_2x", "myIcon2x"), ("URLIcon", "urlIcon"),
    ("AccentColor", "accent"), ("Color", "color"), ("3d", "_3d"), ("default", "`default`"),
  ])
  func namesAreInCamelCase(_ example: (String, String)) {
    #expect(source(.init(.color, example.0)).contains("static let \(example.1) = ColorResource(name: \"\(example.0)\""))
  }

  @Test func imagesAndColorsHaveResourcesAndShorthands() {
    let text = source(.init(.image, "HeroImage"), .init(.color, "red"), .init(.image, "Icons/Add"))
    #expect(text.contains("extension UIImage { static var hero: UIImage"))
    #expect(text.contains("extension ImageResource { enum Icons {} }"))
    #expect(text.contains("extension ImageResource.Icons { static let add = ImageResource(name: \"Icons/Add\""))
    #expect(text.contains("extension ColorResource { static let red"))
    #expect(!text.contains("extension UIColor"))
  }

  @Test func noAssetsNoFile() { #expect(AssetSymbols([]).source == nil) }
}
