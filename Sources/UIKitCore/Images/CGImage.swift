import Drawing
import Foundation
import Geometry

/// The pixels of an image. It is immutable, and can be used on any thread.
///
/// - Fidelity: documented; masks, and images made from data providers, are absent.
public final class CGImage: Hashable, Sendable {
  package let pixels: ImagePixels

  package init(_ pixels: ImagePixels) { self.pixels = pixels }

  /// Returns whether both are the same image. Equal pixels of different images are not compared.
  public static func == (left: CGImage, right: CGImage) -> Bool { left.pixels === right.pixels }
  /// Hashes the identity of the image.
  public func hash(into hasher: inout Hasher) { hasher.combine(pixels) }

  /// The width in pixels.
  public var width: Int { pixels.width }
  /// The height in pixels.
  public var height: Int { pixels.height }
  /// The space of the pixels' colors. Always sRGB.
  public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }
  /// The number of bits of a component. Always 8.
  public var bitsPerComponent: Int { 8 }
  /// The number of bits of a pixel. Always 32.
  public var bitsPerPixel: Int { 32 }
  /// The number of bytes of a row: four for each pixel.
  public var bytesPerRow: Int { 4 * width }

  /// Returns the part of the image in a rectangle.
  ///
  /// - Parameter rect: The rectangle in pixels, enlarged to whole pixels and limited to the image.
  /// - Returns: `nil` if the rectangle is outside the image, or has coordinates that are not finite.
  public func cropping(to rect: CGRect) -> CGImage? {
    guard rect.origin.x.isFinite, rect.origin.y.isFinite, !rect.width.isNaN, !rect.height.isNaN else { return nil }
    let rect = rect.standardized
    func whole(_ value: CGFloat, _ limit: Int) -> Int { Int(Swift.max(0, Swift.min(value, CGFloat(limit)))) }
    let (left, right) = (whole(rect.minX.rounded(.down), width), whole(rect.maxX.rounded(.up), width))
    let (top, bottom) = (whole(rect.minY.rounded(.down), height), whole(rect.maxY.rounded(.up), height))
    guard left < right, top < bottom else { return nil }
    let source = pixels.pixels
    let rows = (top..<bottom).flatMap { source[($0 * width + left)..<($0 * width + right)] }
    return CGImage(ImagePixels(width: right - left, height: bottom - top, pixels: Array(rows), name: pixels.name))
  }
}

extension UIImage {
  /// The transformation that displays an image upright. Images here are always stored upright.
  public enum Orientation: Int, Hashable, Sendable {
    /// The image is displayed unchanged.
    case up = 0
    /// The image is rotated by 180°.
    case down = 1
    /// The image is rotated by 90° counterclockwise.
    case left = 2
    /// The image is rotated by 90° clockwise.
    case right = 3
    /// The image is mirrored horizontally.
    case upMirrored = 4
    /// The image is mirrored vertically.
    case downMirrored = 5
    /// The image is mirrored horizontally, then rotated by 90° counterclockwise.
    case leftMirrored = 6
    /// The image is mirrored horizontally, then rotated by 90° clockwise.
    case rightMirrored = 7
  }

  /// Creates an image with one point per pixel.
  public convenience init(cgImage: CGImage) { self.init(pixels: cgImage.pixels, scale: 1) }

  /// Creates an image with `scale` pixels per point.
  ///
  /// - Parameter orientation: The transformation that displays the pixels upright. It is applied at once.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(pixels: cgImage.pixels.turned(orientation), scale: scale)
  }
}

extension ImagePixels {
  /// Returns the pixels of the upright image.
  fileprivate func turned(_ orientation: UIImage.Orientation) -> ImagePixels {
    let (last, bottom) = (width - 1, height - 1)
    switch orientation {
    case .up: return self
    case .down: return mapped(width, height) { (last - $0, bottom - $1) }
    case .upMirrored: return mapped(width, height) { (last - $0, $1) }
    case .downMirrored: return mapped(width, height) { ($0, bottom - $1) }
    case .left: return mapped(height, width) { (last - $1, $0) }
    case .right: return mapped(height, width) { ($1, bottom - $0) }
    case .leftMirrored: return mapped(height, width) { ($1, $0) }
    case .rightMirrored: return mapped(height, width) { (last - $1, bottom - $0) }
    }
  }

  private func mapped(_ columns: Int, _ rows: Int, from source: (Int, Int) -> (Int, Int)) -> ImagePixels {
    let own = pixels
    var turned: [UInt32] = []
    turned.reserveCapacity(columns * rows)
    for row in 0..<rows {
      for column in 0..<columns {
        let (x, y) = source(column, row)
        turned.append(own[y * width + x])
      }
    }
    return ImagePixels(width: columns, height: rows, pixels: turned, name: name)
  }
}
