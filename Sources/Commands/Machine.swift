import Drawing
import Foundation
import Raster
import SystemText
import Typography
import UIKitCore

/// What this machine has to offer: fonts and picture decoders.
enum Machine {
  /// Gives UIKit the machine's fonts and decoders; call it before the first view.
  static func install() throws(Failure) -> any TextEngine {
    do {
      let engine = try SystemTextEngine()
      HostServices.install(
        textEngine: engine, decodeImage: { try SystemImages.decode($0, name: $1) },
        rasterize: { try Rasterizer(textEngine: engine).picture(of: $0, scale: $1) }, encodeImage: encode)
      return engine
    } catch {
      throw Failure(.unavailable, "\(error)")
    }
  }

  @Sendable
  private static func encode(_ pixels: ImagePixels, _ format: HostServices.ImageFormat) throws -> Data {
    switch format {
    case .png:
      let bitmap = Bitmap(width: pixels.width, height: pixels.height, pixels: pixels.pixels)
      return Data(try PNGCodec.encode(bitmap))
    case .jpeg(let quality): return try SystemImages.jpeg(pixels, quality: quality)
    }
  }

  /// Gives UIKit the machine's fonts, and outlines for pictures: for what is laid out and never drawn.
  static func installWithoutPixels() throws(Failure) {
    HostServices.install(textEngine: try install(), decodeImage: { try SystemImages.outline($0, name: $1) })
  }

  /// Gives UIKit boxes for letters and outlines for pictures: layouts then depend on no machine.
  static func installBoxes() {
    HostServices.install(textEngine: BoxFont(), decodeImage: { try SystemImages.outline($0, name: $1) })
  }
}
