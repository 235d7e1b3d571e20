import Foundation

/// Data of Core Foundation.
public typealias CFData = NSData

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// Returns the address of the first byte of data; `nil` for empty data.
///
/// - Precondition: `theData` is not `nil`.
/// - Fidelity: documented.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
  theData.length > 0 ? theData.bytes.assumingMemoryBound(to: UInt8.self) : nil
}
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// Returns the number of bytes of data.
///
/// - Precondition: `theData` is not `nil`.
/// - Fidelity: documented.
public func CFDataGetLength(_ theData: CFData!) -> Int { theData.length }

/// A source of the bytes of an image.
///
/// - Fidelity: documented.
public final class CGDataProvider: @unchecked Sendable {
  /// The bytes: of an image four for each pixel, red, green, blue and opacity, with colors multiplied by the opacity.
  public let data: CFData?

  /// The file of the bytes, if they are those of one.
  let url: URL?

  /// Creates a source of data.
  public init?(data: CFData) { (self.data, url) = (data, nil) }

  /// Creates a source of a file's bytes; `nil` if the file cannot be read.
  public init?(url: CFURL) {
    guard let bytes = NSData(contentsOf: url) else { return nil }
    (data, self.url) = (bytes, url)
  }
}

extension CGImage {
  /// The source of the image's bytes, in rows from the top.
  public var dataProvider: CGDataProvider? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(4 * width * height)
    for pixel in pixels.pixels {
      for shift: UInt32 in [16, 8, 0, 24] { bytes.append(UInt8(truncatingIfNeeded: pixel >> shift)) }
    }
    return CGDataProvider(data: NSData(data: Data(bytes)))
  }
  /// The position of the opacity: last, with colors multiplied by it.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  /// The layout of a pixel: red, green, blue and opacity.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue) }
}
