import SystemServices
import UIKitCore

/// The services with the letters that a configuration asks for. They measure all text of a test, also that of views which
/// are on no screen.
enum TextServices {
  static let boxes = MachineServices.boxes()

  /// Looks at the configuration of the current test from now on.
  static let installed: Void = HostServices.replace { of(SnapshotTestingConfiguration.current?.text) }

  private static func of(_ text: SnapshotTestingConfiguration.Text?) -> HostServices? {
    text.map { $0 == .boxes ? boxes : MachineServices.services() }
  }
}
