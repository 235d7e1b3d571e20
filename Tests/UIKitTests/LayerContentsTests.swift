import DeviceSupport
import Drawing
import Foundation
import Geometry
import Testing
import UIKitCore
import TestSupport

/// Images as pixels, and as a layer's contents.
@MainActor
struct LayerContentsTests {
  /// An image with the pixels 1 2 3 over 4 5 6.
  private let picture = UIImage(
    pixels: ImagePixels(width: 3, height: 2, pixels: [1, 2, 3, 4, 5, 6].map { 0xFF00_0000 | $0 }, name: "six"), scale: 2
  )

  private func numbers(_ image: CGImage?) -> [UInt32] { image?.pixels.pixels.map { $0 & 0xFF } ?? [] }

  @Test func croppingReturnsPixelsOfTheRectangle() throws {
    let image = try #require(picture.cgImage)
    expectEqual(image.width, 3)
    expectEqual(image.height, 2)
    expectEqual(numbers(image.cropping(to: rect(1, 0, 2, 2))), [2, 3, 5, 6])
    expectEqual(numbers(image.cropping(to: rect(0.5, 1, 1, 9))), [4, 5])
    expectNil(image.cropping(to: rect(3, 0, 2, 2)))
    expectNil(image.cropping(to: rect(0, 0, .nan, 2)))
    expectNil(image.cropping(to: rect(-.infinity, 0, 2, 2)))
    #expect(numbers(image.cropping(to: CGRect.infinite)) == [] || image.cropping(to: CGRect.infinite)?.width == 3)
    expectNil(UIImage().cgImage)
  }

  @Test(
    arguments: [
      (UIImage.Orientation.up, [1, 2, 3, 4, 5, 6]), (.down, [6, 5, 4, 3, 2, 1]), (.upMirrored, [3, 2, 1, 6, 5, 4]),
      (.downMirrored, [4, 5, 6, 1, 2, 3]), (.left, [3, 6, 2, 5, 1, 4]), (.right, [4, 1, 5, 2, 6, 3]),
      (.leftMirrored, [1, 4, 2, 5, 3, 6]), (.rightMirrored, [6, 3, 5, 2, 4, 1]),
    ] as [(UIImage.Orientation, [UInt32])])
  func picturesAreTurned(orientation: UIImage.Orientation, expected: [UInt32]) throws {
    let image = try #require(picture.cgImage)
    let turned = UIImage(cgImage: image, scale: 1, orientation: orientation)
    expectEqual(numbers(turned.cgImage), expected)
    expectEqual(turned.imageOrientation, .up)
    let isUpright = [UIImage.Orientation.up, .down, .upMirrored, .downMirrored].contains(orientation)
    expectEqual(turned.size, (isUpright ? CGSize(width: 3, height: 2) : CGSize(width: 2, height: 3)))
  }

  @Test func filtersApplyToTheLayersContents() {
    let harness = TestDevice()
    let view = harness.add(rect(0, 0, 60, 60))
    expectEqual(view.layer.magnificationFilter, .linear)
    expectEqual(view.layer.minificationFilter, .linear)
    expectEqual(view.layer.minificationFilterBias, 0)
    view.layer.contents = picture.cgImage
    expectFalse(harness.dump().contains("nearest"))
    view.layer.magnificationFilter = .nearest
    expectContains(harness.dump(), "nearest when enlarged")
    view.layer.magnificationFilter = .trilinear
    view.layer.minificationFilter = CALayerContentsFilter(rawValue: "nearest")
    #expect(harness.dump().contains("nearest when reduced") && !harness.dump().contains("enlarged"))
    let images = UIImageView(image: picture)
    images.layer.magnificationFilter = .nearest
    harness.window.addSubview(images)
    expectContains(harness.dump(), "nearest when enlarged")
  }

  @Test func presentationLayersHaveAModel() throws {
    let harness = TestDevice()
    let layer = CAShapeLayer()
    harness.add(rect(0, 0, 60, 60)).layer.addSublayer(layer)
    (layer.name, layer.contents, layer.cornerCurve) = ("shape", picture.cgImage, .continuous)
    expectIdentical(layer.model(), layer)
    let shown = try #require(layer.presentation())
    expectNotIdentical(shown, layer)
    expectIdentical(shown.model(), layer)
    expectEqual(shown.name, "shape")
    expectEqual(shown.cornerCurve, .continuous)
    expectNotNil(shown.contents)
  }

  @Test func aLayerShowsItsContents() {
    let harness = TestDevice()
    let view = harness.add(rect(0, 0, 60, 60))
    #expect(!harness.dump().contains("six"))
    view.layer.contents = picture.cgImage
    expectContains(harness.dump(), "six")
    expectContains(harness.dump(), "60×60")
    view.layer.contentsGravity = .resizeAspect
    expectContains(harness.dump(), "60×40")
    view.layer.contents = "nothing"
    #expect(!harness.dump().contains("six"))
  }

  @Test func aPartOfTheContentsIsShown() {
    let harness = TestDevice()
    let view = harness.add(rect(0, 0, 60, 60))
    view.layer.contents = picture.cgImage
    view.layer.contentsRect = rect(1.0 / 3, 0, 2.0 / 3, 1)
    expectContains(harness.dump(), "2×2")
    view.layer.contentsRect = rect(0, 0, 1, 1)
    expectContains(harness.dump(), "3×2")
    view.layer.contentsRect = CGRect(x: CGFloat.nan, y: 0, width: -1, height: 0)
    expectContains(harness.dump(), "3×2")
  }

  @Test func viewReceivesLayoutSublayers() {
    let harness = TestDevice()
    let view = Listener(frame: rect(0, 0, 10, 10))
    harness.window.addSubview(view)
    harness.frame()
    expectEqual(view.log, ["sublayers", "subviews"])
  }

  @Test func layersConvertBetweenEachOther() {
    let (outer, inner) = (CALayer(), CALayer())
    let top = CALayer()
    top.addSublayer(outer)
    outer.addSublayer(inner)
    outer.frame = rect(10, 20, 100, 100)
    inner.frame = rect(5, 5, 10, 10)
    outer.bounds.origin = CGPoint(x: 0, y: 50)
    expectClose(inner.convert(CGPoint(x: 1, y: 1), to: top), CGPoint(x: 16, y: -24))
    expectClose(inner.convert(CGPoint(x: 16, y: -24), from: top), CGPoint(x: 1, y: 1))
    #expect(inner.contains(CGPoint(x: 9, y: 9)) && !inner.contains(CGPoint(x: 11, y: 9)))
    inner.setAffineTransform(CGAffineTransform(scaleX: 0, y: 0))
    _ = inner.convert(CGPoint(x: 1, y: 1), from: top)
  }

  private final class Listener: UIView {
    var log: [String] = []
    override func layoutSublayers(of layer: CALayer) {
      log.append("sublayers")
      super.layoutSublayers(of: layer)
    }
    override func layoutSubviews() { log.append("subviews") }
  }
}

#Preview { UIViewController() }
#Preview("A view", traits: .portrait) {
  let view = UIView()
  return view
}
