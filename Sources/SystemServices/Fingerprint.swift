import Foundation
import SystemText

extension MachineServices {
  /// Whether letters are drawn as boxes, because the variable `TESSERA_TEXT` is `boxes`.
  package static var drawsBoxes: Bool { ProcessInfo.processInfo.environment["TESSERA_TEXT"] == "boxes" }

  /// The fonts and the library that draw text on this machine, one per line.
  ///
  /// - Parameter boxes: Whether letters are drawn as boxes, which are the same on every machine.
  package static func fingerprint(boxes: Bool) -> [String] {
    if boxes { return ["text boxes"] }
    let fonts = (try? FontCatalog.installed())?.fingerprint ?? ["font none"]
    return fonts + ["library SDL_ttf \(SystemTextEngine.libraryVersion)"]
  }
}
