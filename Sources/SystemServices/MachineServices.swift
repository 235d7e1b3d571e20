import Drawing
import Foundation
import Raster
import SystemText
package import Typography
package import UIKitCore

/// The services of this machine: fonts, picture decoders and rasterization. UIKit finds the class by its name.
package final class MachineServices {
  /// Reads the list of the machine's fonts.
  package static func load() throws -> HostServices {
    services(textEngine: try SystemTextEngine(fonts: FontCatalog.installed(), appFonts: .ofMainBundle))
  }

  /// Returns the machine's services with boxes for letters, which measure the same on every machine.
  package static func boxes() -> HostServices { services(textEngine: BoxFont()) }

  /// Returns the machine's services with a text engine of the caller's choice.
  package static func services(textEngine engine: any TextEngine) -> HostServices {
    HostServices(
      textEngine: engine, decodeImage: { try SystemImages.decode($0, name: $1) },
      rasterize: { try Rasterizer(textEngine: engine).picture(of: $0, scale: $1) }, encodeImage: encode,
      drawVector: { try VectorPicture.draw($0, name: $1, scale: $2) },
      releaseMemory: {
        SystemImages.releaseUnused()
        ProcessMemory.trim()
      }, awaitBackgroundWork: { BackgroundWork.shared.wait() },
      dictionaries: InstalledDictionaries())
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
}

extension MachineServices: FramesWithoutHost {
  /// Returns services with the machine's fonts, or with boxes for letters if it has none or if `TESSERA_TEXT` is
  /// `boxes`: tests without a host then measure the same on every machine.
  package static func services() -> HostServices {
    if drawsBoxes { return boxes() }
    return (try? load()) ?? HostServices()
  }

  @MainActor
  package static func drive(_ root: RenderRoot) { _ = RootDriver(root) }
}
