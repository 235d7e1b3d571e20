import SystemServices
import SystemText
import Typography
import UIKitCore

/// The services of this machine: fonts and picture decoders.
enum Machine {
  /// Returns everything that the machine has.
  static func services() throws(Failure) -> HostServices {
    do {
      return try MachineServices.load()
    } catch {
      throw Failure(.unavailable, "\(error)")
    }
  }

  /// Returns the machine's fonts, and outlines for pictures: for scenes that are laid out and never drawn.
  static func servicesWithoutPixels() throws(Failure) -> HostServices {
    outlines(textEngine: try services().textEngine)
  }

  /// Returns boxes for letters and outlines for pictures, so that layouts depend on no machine.
  static func boxes() -> HostServices { outlines(textEngine: BoxFont()) }

  private static func outlines(textEngine: any TextEngine) -> HostServices {
    HostServices(textEngine: textEngine, decodeImage: { try SystemImages.outline($0, name: $1) })
  }
}
