import SystemServices
import SystemText
import Typography
import UIKitCore

/// What this machine has to offer: fonts and picture decoders.
enum Machine {
  /// Gives UIKit the machine's fonts and decoders; call it before the first view.
  static func install() throws(Failure) -> any TextEngine {
    do {
      let (engine, services) = try MachineServices.load()
      HostServices.install(services)
      return engine
    } catch {
      throw Failure(.unavailable, "\(error)")
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
