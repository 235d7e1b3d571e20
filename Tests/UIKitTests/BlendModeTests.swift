import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit
import UIKitCore

/// Images drawn with blend modes and opacity. The expected colors follow from the formulas of Porter and Duff.
@MainActor
struct BlendModeTests {
  private var format: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return format
  }

  /// Returns the pixels of a picture two points wide and one high.
  private func pixels(_ draw: (UIGraphicsImageRendererContext) -> Void) -> [UInt32] {
    UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1), format: format).image(actions: draw).cgImage?.pixels
      .pixels ?? []
  }

  /// A picture of one color, one point large.
  private func picture(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: format).image {
      color.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
  }

  private let whole = CGRect(x: 0, y: 0, width: 2, height: 1)

  /// Draws a blue picture over a red one that covers the left half only.
  private func blend(_ mode: CGBlendMode, alpha: CGFloat = 1) -> [UInt32] {
    pixels { _ in
      picture(.init(red: 1, green: 0, blue: 0, alpha: 1)).draw(at: .zero)
      picture(.init(red: 0, green: 0, blue: 1, alpha: 1)).draw(in: whole, blendMode: mode, alpha: alpha)
    }
  }

  @Test(arguments: [
    (CGBlendMode.normal, [0xFF00_00FF, 0xFF00_00FF] as [UInt32]), (.sourceIn, [0xFF00_00FF, 0]),
    (.sourceAtop, [0xFF00_00FF, 0]), (.destinationOver, [0xFFFF_0000, 0xFF00_00FF]),
    (.destinationIn, [0xFFFF_0000, 0]), (.destinationAtop, [0xFFFF_0000, 0xFF00_00FF]),
  ]) func picturesAreCombined(mode: CGBlendMode, expected: [UInt32]) {
    expectEqual(blend(mode), expected)
  }

  @Test func opacityMixesWithTheColorBelow() {
    let mixed = blend(.normal, alpha: 0.5)
    let channels = [16, 8, 0].map { Int(mixed[0] >> $0 & 255) }
    #expect(abs(channels[0] - 128) <= 1 && channels[1] == 0 && abs(channels[2] - 128) <= 1)
    expectAtMost(abs(Int(mixed[1] >> 24) - 128), 1)
    expectEqual(blend(.normal, alpha: .nan), blend(.normal, alpha: 0))
    expectEqual(blend(.normal, alpha: -1), [0xFFFF_0000, 0])
  }

  /// The usual way to tint a picture: a color is kept within the picture.
  @Test func aColorIsKeptWithinAPicture() {
    let tinted = pixels { context in
      picture(.black).draw(at: .zero)
      UIColor(red: 0, green: 1, blue: 0, alpha: 1).setFill()
      context.cgContext.setBlendMode(.sourceAtop)
      context.fill(whole)
    }
    expectEqual(tinted, [0xFF00_FF00, 0])
  }

  @Test func aPatternRepeatsThePicture() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 4), format: format).image { _ in
      picture(.init(red: 1, green: 0, blue: 0, alpha: 1)).drawAsPattern(in: CGRect(x: 1, y: 1, width: 4, height: 2))
    }
    let red = (image.cgImage?.pixels.pixels ?? []).enumerated().filter { $0.element == 0xFFFF_0000 }.map(\.offset)
    expectEqual(red, [7, 8, 9, 10, 13, 14, 15, 16])
  }

  @Test func imagesAlignByTheirInsets() {
    let image = picture(.red).withAlignmentRectInsets(UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0))
    expectEqual(image.alignmentRectInsets.bottom, 1)
    expectEqual(image.withRenderingMode(.alwaysTemplate).alignmentRectInsets.bottom, 1)
    expectEqual(UIImageView(image: image).alignmentRectInsets.bottom, 1)
  }
}
