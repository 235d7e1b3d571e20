import DeviceSupport
import Drawing
import Foundation
import TestSupport
import Testing
import UIKit
import UIKitCore

/// Images with variants for light and dark interfaces, as apps make them without a catalog.
@MainActor
struct ImageAssetTests {
  private let device = TestDevice(size: CGSize(width: 100, height: 100))
  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  /// Images that the tests recognize by their widths.
  private let images = Dictionary(
    uniqueKeysWithValues: [10, 20, 30].map { width in
      let pixels = ImagePixels(
        width: width, height: 4, pixels: Array(repeating: 0xFFFF_FFFF, count: width * 4), name: "\(width)")
      return (width, UIImage(pixels: pixels, scale: 1))
    })

  private func image(_ width: Int) -> UIImage { images[width] ?? UIImage() }

  private func shown(_ style: UIUserInterfaceStyle) -> [String] {
    device.window.overrideUserInterfaceStyle = style
    device.step()
    return device.dump().split(separator: "\n").filter { $0.contains("image \"") }.map(String.init)
  }

  @Test func imagesAreChosenByTraits() {
    let asset = UIImageAsset()
    asset.register(image(10), with: light)
    asset.register(image(20), with: UIImage.Configuration(traitCollection: dark))
    expectEqual(asset.image(with: light), image(10))
    expectEqual(asset.image(with: dark), image(20))
    expectEqual(asset.image(with: UITraitCollection()), image(10), "the first one")
    expectEqual(asset.image(with: UIImage.Configuration(traitCollection: dark)), image(20))
    asset.register(image(30), with: dark)
    expectEqual(asset.image(with: dark), image(30))
    asset.unregister(with: dark)
    expectEqual(asset.image(with: dark), image(10))
    expectIdentical(asset.image(with: dark).imageAsset, asset)
  }

  @Test func theMoreSpecificVariantIsChosen() {
    let asset = UIImageAsset()
    let darkTwice = UITraitCollection(traitsFrom: [dark, UITraitCollection(displayScale: 2)])
    asset.register(image(10), with: dark)
    asset.register(image(20), with: darkTwice)
    expectEqual(asset.image(with: darkTwice), image(20))
    expectEqual(
      asset.image(with: UITraitCollection(traitsFrom: [dark, UITraitCollection(displayScale: 3)])), image(10))
  }

  @Test func imageViewsFollowTheInterface() {
    let asset = UIImageAsset()
    asset.register(image(10), with: light)
    asset.register(image(20), with: dark)
    let view = UIImageView(image: asset.image(with: light))
    view.contentMode = .center
    device.window.addSubview(view)
    expectContains(shown(.light).joined(), "image \"10\"")
    expectContains(shown(.dark).joined(), "image \"20\"")
    expectEqual(view.intrinsicContentSize.width, 20)
    view.image = view.image?.withRenderingMode(.alwaysTemplate)
    expectContains(shown(.dark).joined(), "tint")
    expectContains(shown(.light).joined(), "image \"10\"")
  }

  @Test func variantsAreAddedToAnImagesOwnAsset() {
    let plain = image(10).withRenderingMode(.alwaysOriginal)
    plain.imageAsset?.register(image(20), with: dark)
    device.window.addSubview(UIImageView(image: plain))
    expectContains(shown(.dark).joined(), "image \"20\"")
    expectContains(shown(.light).joined(), "image \"10\"")
  }

  @Test func assetsAndImagesDoNotKeepEachOther() {
    weak var asset: UIImageAsset?
    do {
      let plain = image(10).withRenderingMode(.alwaysOriginal)
      asset = plain.imageAsset
      asset?.register(plain, with: dark)
      asset?.register(UIImage.animatedImage(with: [plain], duration: 1) ?? plain, with: light)
      expectNotNil(asset)
    }
    expectNil(asset)
  }
}
