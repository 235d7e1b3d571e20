import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit
@testable import UIKitCore

/// Images of a set in an asset catalog that has a picture for dark interfaces.
@MainActor
struct CatalogVariantTests {
  private let device = TestDevice(size: CGSize(width: 100, height: 100))
  private let folder = TemporaryFolder()
  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  /// Returns a picture that the test recognizes by its width.
  private func picture(_ width: CGFloat) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: 4), format: format).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: width, height: 4))
    }
  }

  /// Returns an image of a set with pictures 10 and 20 points wide, for light and dark.
  private func star() throws -> UIImage {
    device.becomeCurrent()
    let set = "Media.xcassets/Star.imageset"
    try folder.write(
      #"{"images":[{"idiom":"universal","scale":"1x","filename":"light.png"},"#
        + #"{"idiom":"universal","scale":"1x","filename":"dark.png","#
        + #""appearances":[{"appearance":"luminosity","value":"dark"}]}]}"#, to: "\(set)/Contents.json")
    for (name, width) in [("light", 10), ("dark", 20)] as [(String, CGFloat)] {
      try folder.write(try #require(picture(width).pngData()), to: "\(set)/\(name).png")
    }
    let bundle = try #require(Bundle(path: folder.root))
    return try #require(UIImage(named: "Star", in: bundle, compatibleWith: light))
  }

  private func shown(_ style: UIUserInterfaceStyle) -> String {
    device.window.overrideUserInterfaceStyle = style
    device.step()
    return device.dump()
  }

  @Test func registeredVariantsDoNotReplaceTheOtherPictures() throws {
    let asset = try #require(try star().imageAsset)
    let other = picture(30)
    func widths() -> [CGFloat] { [light, dark].map { asset.image(with: $0).size.width } }
    expectEqual(widths(), [10, 20])
    asset.register(other, with: dark)
    expectEqual(widths(), [10, 30])
    asset.unregister(with: dark)
    expectEqual(widths(), [10, 20])
    asset.register(other, with: light)
    expectEqual(widths(), [30, 20])
  }

  @Test func imageViewsShowThePictureForTheirStyle() throws {
    let star = try star()
    let view = UIImageView(image: star)
    view.contentMode = .center
    device.window.addSubview(view)
    for _ in 0..<2 {
      expectContains(shown(.light), "image \"light.png\"")
      expectContains(shown(.dark), "image \"dark.png\"")
      expectEqual(view.intrinsicContentSize.width, 20)
    }
  }

  /// Views ask for their picture at each drawing.
  @Test func picturesAreKeptWhileTheTraitsStay() throws {
    let asset = try #require(try star().dynamicAsset)
    let first = try #require(asset.bare(with: dark))
    expectIdentical(asset.bare(with: dark), first)
    expectNil(first.dynamicAsset, "pictures do not keep assets")
    expectEqual(asset.bare(with: light)?.size.width, 10)
    expectEqual(asset.bare(with: dark)?.size.width, 20)
  }

  @Test func picturesAreAlignedLikeTheirImage() throws {
    let image = try star().withAlignmentRectInsets(UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0))
    let resolved = image.resolved(with: dark)
    expectEqual(resolved.size.width, 20)
    expectEqual(resolved.alignmentRectInsets.bottom, 1)
  }
}
