import Foundation
import Geometry

/// The simulated device.
///
/// - Fidelity: documented; battery, proximity sensor and user-chosen names are absent.
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
    case .portraitUpsideDown: .portraitUpsideDown
    // A device turned to the left has its interface to the right.
    case .landscapeRight: .landscapeLeft
    case .landscapeLeft: .landscapeRight
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
  /// The version of iOS whose behavior is simulated. Always "17.0".
  open var systemVersion: String { "17.0" }
}
