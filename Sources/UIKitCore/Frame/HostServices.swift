import Drawing
import Foundation
import Synchronization
import Typography

/// What value types such as `UIFont` and `UIImage` need of the machine; a host sets it once, before the first view.
package enum HostServices {
  /// Turns a file's bytes into pixels.
  ///
  /// - Parameters:
  ///   - data: The encoded picture; may be anything.
  ///   - name: What error messages and text dumps call it.
  package typealias ImageDecoder = @Sendable (_ data: Data, _ name: String) throws -> ImagePixels

  /// Turns what was drawn into pixels.
  ///
  /// - Parameter scale: Pixels per point.
  package typealias ListRasterizer = @Sendable (_ list: DisplayList, _ scale: CGFloat) throws -> ImagePixels

  /// What files of pictures are made.
  package enum ImageFormat: Sendable {
    case png
    /// - Parameter quality: 0 ... 1.
    case jpeg(quality: CGFloat)
  }

  package typealias ImageEncoder = @Sendable (_ pixels: ImagePixels, _ format: ImageFormat) throws -> Data

  private struct Services {
    var textEngine: any TextEngine = BoxFont()
    var decodeImage: ImageDecoder?
    var rasterize: ListRasterizer?
    var encodeImage: ImageEncoder?
  }

  private static let services = Mutex(Services())

  /// Measures and draws text; boxes for letters until a host brings fonts.
  package static var textEngine: any TextEngine { services.withLock { $0.textEngine } }

  /// Nil when the host cannot decode pictures.
  package static var decodeImage: ImageDecoder? { services.withLock { $0.decodeImage } }

  /// Nil when the host draws no pixels.
  package static var rasterize: ListRasterizer? { services.withLock { $0.rasterize } }

  /// Nil when the host makes no files of pictures.
  package static var encodeImage: ImageEncoder? { services.withLock { $0.encodeImage } }

  package static func install(
    textEngine: any TextEngine, decodeImage: ImageDecoder? = nil, rasterize: ListRasterizer? = nil,
    encodeImage: ImageEncoder? = nil
  ) {
    services.withLock {
      $0 = Services(
        textEngine: textEngine, decodeImage: decodeImage, rasterize: rasterize, encodeImage: encodeImage)
    }
  }
}
