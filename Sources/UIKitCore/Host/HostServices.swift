import Drawing
import Foundation
import Synchronization
import Typography

/// The services of the machine that a scene uses: it measures and draws text, and reads and writes pictures.
///
/// A host passes them to ``RenderRoot``, which alone makes them current: values without a scene of their own, such as
/// fonts and pictures, use those of the scene whose code runs. Without a host, as in the tests of a package that
/// imports `UIKit` alone, they are those of the module SystemServices.
package struct HostServices: Sendable {
  /// Decodes a picture.
  ///
  /// - Parameters:
  ///   - data: The encoded picture; any bytes.
  ///   - name: The picture's name in error messages and text dumps.
  package typealias ImageDecoder = @Sendable (_ data: Data, _ name: String) throws -> ImagePixels

  /// Draws an SVG or PDF file.
  ///
  /// - Parameters:
  ///   - data: The file; any bytes.
  ///   - name: The picture's name in error messages and text dumps.
  ///   - scale: Pixels per point.
  package typealias VectorDrawer = @Sendable (_ data: Data, _ name: String, _ scale: CGFloat) throws -> ImagePixels

  /// Draws a list into pixels.
  ///
  /// - Parameter scale: Pixels per point.
  package typealias ListRasterizer = @Sendable (_ list: DisplayList, _ scale: CGFloat) throws -> ImagePixels

  /// A format of picture files.
  package enum ImageFormat: Sendable {
    case png
    /// - Parameter quality: 0 ... 1.
    case jpeg(quality: CGFloat)
  }

  package typealias ImageEncoder = @Sendable (_ pixels: ImagePixels, _ format: ImageFormat) throws -> Data

  /// The engine that measures text, and draws it if the host draws.
  package var textEngine: any TextEngine
  /// The decoder of image files; `nil` if the host has none.
  package var decodeImage: ImageDecoder?
  /// The renderer of SVG and PDF files; `nil` if the host has none.
  package var drawVector: VectorDrawer?
  /// The renderer of display lists into pixels; `nil` if the host has none.
  package var rasterize: ListRasterizer?
  /// The encoder of image files; `nil` if the host has none.
  package var encodeImage: ImageEncoder?
  /// Releases memory that no scene has used for a while, such as decoded pictures; `nil` if the host keeps none.
  /// Pictures look the same afterward.
  package var releaseMemory: (@Sendable () -> Void)?
  /// Waits a moment for the work that the app has given to queues other than the main queue, and returns whether there
  /// was any since the last call; `nil` if the host does not count it.
  package var awaitBackgroundWork: (@Sendable () -> Bool)?
  /// The dictionaries that text is checked with; `nil` if the host has none.
  package var dictionaries: (any SpellingDictionaries)?

  package init(
    textEngine: any TextEngine = BoxFont(), decodeImage: ImageDecoder? = nil, rasterize: ListRasterizer? = nil,
    encodeImage: ImageEncoder? = nil, drawVector: VectorDrawer? = nil,
    releaseMemory: (@Sendable () -> Void)? = nil, awaitBackgroundWork: (@Sendable () -> Bool)? = nil,
    dictionaries: (any SpellingDictionaries)? = nil
  ) {
    self.textEngine = textEngine
    self.decodeImage = decodeImage
    self.rasterize = rasterize
    self.encodeImage = encodeImage
    self.drawVector = drawVector
    self.releaseMemory = releaseMemory
    self.awaitBackgroundWork = awaitBackgroundWork
    self.dictionaries = dictionaries
  }
}

extension HostServices {
  private static let latest = Mutex<HostServices?>(nil)
  private static let replacement = Mutex<(@Sendable () -> HostServices?)?>(nil)

  /// The services of the scene whose code runs, or that ran last; in a test, those that it asks for.
  package static var current: HostServices {
    replacement.withLock { $0 }?() ?? ofScene
  }

  /// The services of the scene whose code runs, or that ran last, whatever takes their place in a test.
  package static var ofScene: HostServices {
    latest.withLock {
      if let services = $0 { return services }
      let services = standin?.services() ?? HostServices()
      $0 = services
      return services
    }
  }

  /// Lets a closure choose services that take the place of all others, for the code of a test.
  ///
  /// - Parameter choose: Returns the services; `nil` for those of the scene.
  package static func replace(_ choose: @escaping @Sendable () -> HostServices?) {
    replacement.withLock { $0 = choose }
  }

  /// Makes these the current services. Tests of values that need no scene call it, too.
  package func makeCurrent() { Self.latest.withLock { $0 = self } }
}
