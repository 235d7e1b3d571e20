import Foundation

/// The services of a process without a host.
package protocol ServicesWithoutHost: AnyObject {
  /// Returns fonts, decoders and a rasterizer of this machine, or boxes for letters if it has no fonts.
  static func services() -> HostServices

  /// Drives a root without a host while the main run loop runs.
  @MainActor static func drive(_ root: RenderRoot)
}

enum Standin {
  /// The module's class, known by its name only, as views depend on neither pixels nor clocks; `nil` if the module is
  /// not linked.
  static var provider: (any ServicesWithoutHost.Type)? {
    NSClassFromString("SystemServices.MachineServices") as? any ServicesWithoutHost.Type
  }
}
