import Foundation

extension ProcessInfo {
  /// The temperature of the device.
  public enum ThermalState: Int, Hashable, Sendable {
    /// Normal.
    case nominal = 0
    /// Slightly above normal.
    case fair = 1
    /// High.
    case serious = 2
    /// Critical: the device needs to cool down.
    case critical = 3
  }

  /// The temperature of the device. It is always `nominal` here.
  public var thermalState: ThermalState { .nominal }
  /// Whether the user saves power. It is always `false` here.
  public var isLowPowerModeEnabled: Bool { false }
  /// Whether an app for iOS runs on a Mac. It is always `false` here.
  public var isiOSAppOnMac: Bool { false }
  /// Whether an app runs on a Mac as one of its own. It is always `false` here.
  public var isMacCatalystApp: Bool { false }
}
