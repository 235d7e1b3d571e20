import Foundation

/// Stands in for a host where there is none.
package protocol ServicesWithoutHost: AnyObject {
  /// Fonts, decoders and pixels of this machine; boxes for letters if it has no fonts.
  static func services() -> HostServices

  /// Makes the frames of a root that no host drives, while the main run loop runs.
  @MainActor static func drive(_ root: RenderRoot)
}

enum Standin {
  /// Known by its name only, since views know neither pixels nor clocks; nil where the module is not linked.
  static var provider: (any ServicesWithoutHost.Type)? {
    NSClassFromString("SystemServices.MachineServices") as? any ServicesWithoutHost.Type
  }
}
