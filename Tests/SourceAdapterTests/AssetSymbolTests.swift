import SourceAdapter
import TestSupport
import Testing

struct AssetSymbolTests {
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
    #expect(text.contains("extension TesseraAssetsOfUIImage where Self == UIImage { static var hero: UIImage"))
    #expect(text.contains("extension ImageResource { enum Icons {} }"))
    #expect(text.contains("extension ImageResource.Icons { static let add = ImageResource(name: \"Icons/Add\""))
    #expect(text.contains("extension ColorResource { static let red"))
  }

  /// A name that UIKit or the app's own code has already is no second declaration.
  @Test func ownMembersComeBeforeGeneratedOnes() throws {
    let symbols = AssetSymbols(
      [.init(.color, "brand"), .init(.color, "red"), .init(.image, "basket")], bundle: "module")
    let app = """
      import UIKit
      extension UIColor { static let brand = UIColor.red }
      extension Bundle { static let module = Bundle.main }
      @MainActor func use() -> (UIColor, UIColor, UIImage, ImageResource) { (.brand, .red, .basket, .basket) }
      """
    let folder = TemporaryFolder()
    try folder.write(app, to: "App.swift")
    try folder.write(symbols.source ?? "", to: "Symbols.swift")
    let result = try Subprocess.typecheck("\(folder.root)/*.swift")
    #expect(result.code == 0, "\(result.errors)")
    #expect(symbols.source?.contains("in: .module") == true)
  }

  @Test func noAssetsNoFile() { #expect(AssetSymbols([]).source == nil) }
}
