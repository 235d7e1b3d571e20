import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit
import UIKitCore

/// Images whose corners keep their size, and images that consist of several.
@MainActor
struct ResizableImageTests {
  /// Three columns and rows of distinct colors.
  private var image: UIImage {
    let colors: [UInt8] = [10, 60, 110, 20, 70, 120, 30, 80, 130]
    return UIGraphicsImageRenderer(size: CGSize(width: 3, height: 3), format: format).image { context in
      for (index, value) in colors.enumerated() {
        UIColor(red: CGFloat(value) / 255, green: 0, blue: 0, alpha: 1).setFill()
        context.fill(CGRect(x: index % 3, y: index / 3, width: 1, height: 1))
      }
    }
  }

  private var format: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return format
  }

  /// The red components of a row of an image that is drawn 6 points wide and high.
  private func reds(of image: UIImage, row: Int) -> [Int] {
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 6), format: format).image { _ in
      image.draw(in: CGRect(x: 0, y: 0, width: 6, height: 6))
    }
    let pixels = drawn.cgImage?.pixels.pixels ?? []
    return (0..<6).compactMap { pixels.indices.contains(row * 6 + $0) ? Int(pixels[row * 6 + $0] >> 16 & 255) : nil }
  }

  @Test func cornersKeepTheirSizeAndTheMiddleIsStretched() {
    let insets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    let image = image.resizableImage(withCapInsets: insets, resizingMode: .stretch)
    expectEqual(image.capInsets, insets)
    expectEqual(image.resizingMode, .stretch)
    expectEqual(image.size, CGSize(width: 3, height: 3))
    expectEqual(reds(of: image, row: 0), [10, 60, 60, 60, 60, 110])
    expectEqual(reds(of: image, row: 3), [20, 70, 70, 70, 70, 120])
    expectEqual(reds(of: image, row: 5), [30, 80, 80, 80, 80, 130])
  }

  /// The usual insets of chat bubbles: half of the size at each edge.
  @Test(arguments: [UIImage.ResizingMode.stretch, .tile])
  func capsThatMeetKeepTheirSize(mode: UIImage.ResizingMode) {
    let insets = UIEdgeInsets(top: 2, left: 2, bottom: 1, right: 1)
    let image = image.resizableImage(withCapInsets: insets, resizingMode: mode)
    expectEqual(reds(of: image, row: 0), [10, 60, 60, 60, 60, 110])
    expectEqual(reds(of: image, row: 4), [20, 70, 70, 70, 70, 120])
    expectEqual(reds(of: image, row: 5), [30, 80, 80, 80, 80, 130])
  }

  @Test func theMiddleIsRepeatedByDefault() {
    let image = image.resizableImage(withCapInsets: UIEdgeInsets(top: 1, left: 1, bottom: 0, right: 0))
    expectEqual(reds(of: image, row: 1), [20, 70, 120, 70, 120, 70])
    expectEqual(reds(of: image, row: 3), [20, 70, 120, 70, 120, 70])
  }

  @Test func aCapWidthStretchesThePointBesideIt() {
    expectEqual(
      reds(of: image.stretchableImage(withLeftCapWidth: 1, topCapHeight: 1), row: 0), [10, 60, 60, 60, 60, 110])
  }

  @Test(arguments: [CGFloat.nan, .infinity, -5, 100, 2]) func capsThatDoNotFitAreScaled(inset: CGFloat) {
    let insets = UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
    expectEqual(reds(of: image.resizableImage(withCapInsets: insets), row: 0).count, 6)
  }

  @Test func anAnimatedImageStartsItsView() throws {
    let animated = try #require(UIImage.animatedImage(with: [image, image], duration: 2))
    expectEqual(animated.images?.count, 2)
    expectEqual(animated.duration, 2)
    expectNil(UIImage.animatedImage(with: [], duration: 1))
    let view = UIImageView(image: animated)
    expectTrue(view.isAnimating)
    expectEqual(view.animationDuration, 2)
    view.image = image
    expectFalse(view.isAnimating)
    expectNil(view.animationImages)
  }
}
