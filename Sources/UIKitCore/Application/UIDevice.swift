import Foundation
import Geometry

/// The simulated device.
///
/// - Fidelity: documented; user-chosen names are absent. Battery and proximity sensor are those of a simulator, which has
///   none.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The device of the current window or snapshot.
  open class var current: UIDevice { shared }
  private static let shared = UIDevice()

  private var environment: RenderEnvironment? { RenderRoot.current.environment }

  /// The kind of the device: `phone` or `pad`.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { environment?.userInterfaceIdiom ?? .unspecified }

  /// The orientation of the device, derived from that of the interface. It is never face up or face down.
  open var orientation: UIDeviceOrientation {
    switch environment?.interfaceOrientation {
    case .portrait: .portrait
    // A device turned to the left has its interface to the right.
    case .landscapeRight: .landscapeLeft
    default: .unknown
    }
  }

  /// The kind of device as text: "iPhone" or "iPad".
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The same text as `model`.
  open var localizedModel: String { model }
  /// The name of the device. The same text as `model`.
  open var name: String { model }
  /// The name of the operating system. Always "iOS".
  open var systemName: String { "iOS" }
  /// An identifier of the device for the app's vendor. Always the same here.
  open var identifierForVendor: UUID? { UUID(uuidString: "7E55E8A0-0000-4000-8000-000000000001") }
  /// Begins notifications of changes of the orientation. They are posted without it, too, since apps rotate.
  open func beginGeneratingDeviceOrientationNotifications() { generating += 1 }
  /// Ends notifications of changes of the orientation.
  open func endGeneratingDeviceOrientationNotifications() { generating = Swift.max(0, generating - 1) }
  /// Whether notifications of changes of the orientation are generated.
  open var isGeneratingDeviceOrientationNotifications: Bool { generating > 0 }
  private final var generating = 0
  /// Whether the app follows the battery. The default is `false`.
  open var isBatteryMonitoringEnabled = false
  /// The charge of the battery. Always -1, for unknown, as in a simulator.
  open var batteryLevel: Float { -1 }
  /// The state of the battery. Always `unknown`, as in a simulator.
  open var batteryState: BatteryState { .unknown }
  /// The state of a battery.
  public enum BatteryState: Int, Hashable, Sendable {
    /// The state is not known.
    case unknown = 0
    /// The battery is in use.
    case unplugged = 1
    /// The battery is being charged.
    case charging = 2
    /// The battery is full.
    case full = 3
  }
  /// Whether the app follows the proximity sensor. It stays `false`, since there is none.
  open var isProximityMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  /// Whether something is near the screen. Always `false`.
  open var proximityState: Bool { false }
  /// Whether several tasks are supported. Always `true`.
  open var isMultitaskingSupported: Bool { true }
  /// Plays the click of a key. Nothing is heard here.
  open func playInputClick() {}

  /// Reports that an app has set ``orientation`` by its name, which has no effect since iOS 16.
  final class func reportForcedOrientation() {
    ResourceLog.write(
      "BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not supported. "
        + "Please use UIWindowScene.requestGeometryUpdate(_:)")
  }

  /// The version of iOS whose behavior is simulated. Always "17.0".
  open var systemVersion: String { "17.0" }
}
