import Foundation
import Geometry

/// The device that the stage stands for.
///
/// - Fidelity: documented; batteries, proximity and names of one's own are absent.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  open class var current: UIDevice { shared }
  private static let shared = UIDevice()

  private var environment: RenderEnvironment? { RenderRoot.current.environment }

  open var userInterfaceIdiom: UIUserInterfaceIdiom { environment?.userInterfaceIdiom ?? .unspecified }

  /// As the interface stands: the stage is never laid on a table.
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

  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  open var localizedModel: String { model }
  open var name: String { model }
  open var systemName: String { "iOS" }
  /// Of the iOS whose behaviour is shown.
  open var systemVersion: String { "17.0" }
}
