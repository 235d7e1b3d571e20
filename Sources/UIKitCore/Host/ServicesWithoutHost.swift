import Foundation

/// The services of a process without a host.
package protocol ServicesWithoutHost: AnyObject {
  /// Returns fonts, decoders and a rasterizer of this machine, or boxes for letters if it has no fonts.
  static func services() -> HostServices
}

extension HostServices {
  /// The class that substitutes for a host, known by its name only, as views depend on neither pixels nor clocks; `nil`
  /// if its module is not linked.
  static var standin: (any ServicesWithoutHost.Type)? {
    NSClassFromString("SystemServices.MachineServices") as? any ServicesWithoutHost.Type
  }
}
