import SystemServices
import SystemText
import Typography
import UIKitCore

/// The services of this machine: fonts and picture decoders.
enum Machine {
  /// Returns the fonts and picture decoders that are installed, or boxes for letters if `TESSERA_TEXT` is `boxes`.
  static func services() throws(Failure) -> HostServices {
    if MachineServices.drawsBoxes { return MachineServices.boxes() }
    do {
      return try MachineServices.load()
    } catch {
      throw Failure(.unavailable, "\(error)")
    }
  }

  /// Returns the machine's fonts, and outlines in place of pictures, for scenes that are laid out but never drawn.
  static func servicesWithoutPixels() throws(Failure) -> HostServices {
    outlines(textEngine: try services().textEngine)
  }

  /// Returns boxes in place of letters and outlines in place of pictures, so that layouts do not depend on the machine.
  static func boxes() -> HostServices { outlines(textEngine: BoxFont()) }

  private static func outlines(textEngine: any TextEngine) -> HostServices {
    HostServices(
      textEngine: textEngine, decodeImage: { try SystemImages.outline($0, name: $1) },
      drawVector: { try VectorPicture.draw($0, name: $1, scale: $2) }, dictionaries: InstalledDictionaries())
  }
}
