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

  private struct Services {
    var textEngine: any TextEngine = BoxFont()
    var decodeImage: ImageDecoder?
  }

  private static let services = Mutex(Services())

  /// Measures and draws text; boxes for letters until a host brings fonts.
  package static var textEngine: any TextEngine { services.withLock { $0.textEngine } }

  /// Nil when the host cannot decode pictures.
  package static var decodeImage: ImageDecoder? { services.withLock { $0.decodeImage } }

  package static func install(textEngine: any TextEngine, decodeImage: ImageDecoder? = nil) {
    services.withLock { $0 = Services(textEngine: textEngine, decodeImage: decodeImage) }
  }
}
