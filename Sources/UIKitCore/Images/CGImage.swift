import Drawing
import Foundation
import Geometry

/// The pixels of a picture. Immutable, so that it can be used from anywhere.
///
/// - Fidelity: documented; colour spaces, masks and data providers are absent.
public final class CGImage: Hashable, Sendable {
  package let pixels: ImagePixels

  package init(_ pixels: ImagePixels) { self.pixels = pixels }

  public static func == (left: CGImage, right: CGImage) -> Bool { left.pixels === right.pixels }
  public func hash(into hasher: inout Hasher) { hasher.combine(pixels) }

  /// In pixels.
  public var width: Int { pixels.width }
  public var height: Int { pixels.height }
  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int { 4 * width }

  /// The part of the picture in a rectangle.
  ///
  /// - Parameter rect: In pixels; made whole outwards, and cut off where it leaves the picture.
  /// - Returns: nil where nothing is left.
  public func cropping(to rect: CGRect) -> CGImage? {
    guard rect.origin.x.isFinite, rect.origin.y.isFinite, !rect.width.isNaN, !rect.height.isNaN else { return nil }
    let rect = rect.standardized
    func whole(_ value: CGFloat, _ limit: Int) -> Int { Int(Swift.max(0, Swift.min(value, CGFloat(limit)))) }
    let (left, right) = (whole(rect.minX.rounded(.down), width), whole(rect.maxX.rounded(.up), width))
    let (top, bottom) = (whole(rect.minY.rounded(.down), height), whole(rect.maxY.rounded(.up), height))
    guard left < right, top < bottom else { return nil }
    let rows = (top..<bottom).flatMap { pixels.pixels[($0 * width + left)..<($0 * width + right)] }
    return CGImage(ImagePixels(width: right - left, height: bottom - top, pixels: Array(rows), name: pixels.name))
  }
}

extension UIImage {
  /// Which way the pixels have to be turned to be seen; those of Tessera's pictures are never turned.
  public enum Orientation: Int, Hashable, Sendable {
    case up = 0
    case down = 1
    case left = 2
    case right = 3
    case upMirrored = 4
    case downMirrored = 5
    case leftMirrored = 6
    case rightMirrored = 7
  }

  public convenience init(cgImage: CGImage) { self.init(pixels: cgImage.pixels, scale: 1) }

  /// - Parameter orientation: The pixels are turned by it at once.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(pixels: cgImage.pixels.turned(orientation), scale: scale)
  }
}

extension ImagePixels {
  /// As the picture is seen.
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

  private func mapped(_ columns: Int, _ rows: Int, from place: (Int, Int) -> (Int, Int)) -> ImagePixels {
    var turned: [UInt32] = []
    turned.reserveCapacity(columns * rows)
    for row in 0..<rows {
      for column in 0..<columns {
        let (x, y) = place(column, row)
        turned.append(pixels[y * width + x])
      }
    }
    return ImagePixels(width: columns, height: rows, pixels: turned, name: name)
  }
}
