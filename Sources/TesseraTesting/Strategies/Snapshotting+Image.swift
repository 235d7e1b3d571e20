import Comparisons
public import Foundation
import Raster
public import UIKit
import UIKitCore
import Drawing

extension Diffing where Value == UIImage {
  /// A comparison of images that requires every pixel to match.
  public static var image: Diffing { .image() }

  /// A comparison of images.
  ///
  /// - Parameters:
  ///   - precision: The share of pixels that must match, 0 ... 1.
  ///   - perceptualPrecision: The share by which a pixel must match to count as the same, 0 ... 1. 0.98 to 0.99 is the
  ///     precision of the human eye.
  ///   - scale: The pixels per point of the reference; those of the screen if `nil` or 0.
  public static func image(precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil) -> Diffing {
    let scale = scale.flatMap { $0 > 0 ? $0 : nil } ?? 1
    return Diffing(
      toData: { $0.pngData() ?? Data() }, fromData: { UIImage(data: $0, scale: scale) ?? UIImage() }
    ) { old, new in
      guard !old.bitmap.pixels.isEmpty else {
        return ("The reference is not a PNG file that can be read; record it again.", [])
      }
      let tolerance = Double(max(0, min(1, 1 - perceptualPrecision))) * 100
      let comparison = PictureComparison(expected: old.bitmap, found: new.bitmap, tolerance: tolerance)
      guard !comparison.isEqual else { return nil }
      let isSameSize = old.bitmap.bounds == new.bitmap.bounds
      if isSameSize, Float(comparison.precision) >= precision, precision < 1 { return nil }
      return (message(comparison, precision, isSameSize: isSameSize), attachments(old, new, comparison, scale))
    }
  }

  private static func message(_ comparison: PictureComparison, _ precision: Float, isSameSize: Bool) -> String {
    let sizes = [comparison.expected, comparison.found].map { "\($0.width)×\($0.height)" }
    let start =
      isSameSize
      ? "Newly-taken snapshot does not match reference."
      : "Newly-taken snapshot@\(sizes[1]) does not match reference@\(sizes[0])."
    let wanted = precision < 1 ? " The precision is \(comparison.precision), less than \(precision)." : ""
    return "\(start)\(wanted)\n\(comparison.summary)."
  }

  private static func attachments(
    _ old: UIImage, _ new: UIImage, _ comparison: PictureComparison, _ scale: CGFloat
  ) -> [XCTAttachment] {
    [
      ("reference", old), ("failure", new), ("difference", UIImage(bitmap: comparison.difference, scale: scale)),
      ("masked", UIImage(bitmap: comparison.masked, scale: scale)),
    ].map { name, image in
      let attachment = XCTAttachment(image: image)
      attachment.name = name
      return attachment
    }
  }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
  /// A strategy that compares images pixel by pixel.
  public static var image: Snapshotting { .image() }

  /// A strategy that compares images.
  ///
  /// - Parameters:
  ///   - precision: The share of pixels that must match, 0 ... 1.
  ///   - perceptualPrecision: The share by which a pixel must match to count as the same, 0 ... 1.
  ///   - scale: The pixels per point of the reference.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "png",
      diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale))
  }
}

extension UIImage {
  var bitmap: Bitmap {
    let pixels = pixels
    return Bitmap(width: pixels.width, height: pixels.height, pixels: pixels.pixels)
  }

  convenience init(bitmap: Bitmap, scale: CGFloat) {
    let pixels = ImagePixels(width: bitmap.width, height: bitmap.height, pixels: bitmap.pixels, name: "snapshot")
    self.init(pixels: pixels, scale: scale)
  }
}
