import Drawing
import Foundation
import Synchronization
import Typography

/// What value types such as `UIFont` and `UIImage` need of the machine.
///
/// A host sets it once, before the first view. Without a host, as in the tests of a package that imports `UIKit` alone, it
/// is what the module SystemServices has, from the first use.
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

  package struct Services {
    /// Measures and draws text.
    package var textEngine: any TextEngine
    /// Nil when the host cannot decode pictures.
    package var decodeImage: ImageDecoder?
    /// Nil when the host draws no pixels.
    package var rasterize: ListRasterizer?
    /// Nil when the host makes no files of pictures.
    package var encodeImage: ImageEncoder?

    package init(
      textEngine: any TextEngine = BoxFont(), decodeImage: ImageDecoder? = nil, rasterize: ListRasterizer? = nil,
      encodeImage: ImageEncoder? = nil
    ) {
      self.textEngine = textEngine
      self.decodeImage = decodeImage
      self.rasterize = rasterize
      self.encodeImage = encodeImage
    }
  }

  private static let installed = Mutex<Services?>(nil)

  private static var services: Services {
    installed.withLock {
      if let services = $0 { return services }
      let services = Standin.provider?.services() ?? Services()
      $0 = services
      return services
    }
  }

  package static var textEngine: any TextEngine { services.textEngine }
  package static var decodeImage: ImageDecoder? { services.decodeImage }
  package static var rasterize: ListRasterizer? { services.rasterize }
  package static var encodeImage: ImageEncoder? { services.encodeImage }

  package static func install(_ services: Services) { installed.withLock { $0 = services } }

  package static func install(
    textEngine: any TextEngine, decodeImage: ImageDecoder? = nil, rasterize: ListRasterizer? = nil,
    encodeImage: ImageEncoder? = nil
  ) {
    install(
      Services(textEngine: textEngine, decodeImage: decodeImage, rasterize: rasterize, encodeImage: encodeImage))
  }
}
