import Foundation
import Geometry

/// The limits of a scene's size, in points.
///
/// - Fidelity: documented; scenes here have none, because they fill the screen.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
  /// The smallest size.
  open var minimumSize = CGSize.zero
  /// The largest size.
  open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
}

extension UIWindowScene {
  /// A geometry that an app requests for a scene.
  ///
  /// - Fidelity: documented.
  @preconcurrency @MainActor
  open class GeometryPreferences: NSObject {
    /// The orientations that an app requests.
    open class iOS: GeometryPreferences {
      /// The orientations; `nil` for any.
      open var interfaceOrientations: UIInterfaceOrientationMask?

      /// Creates a request for orientations.
      public init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }

      final func allows(_ orientation: UIInterfaceOrientation) -> Bool {
        guard let mask = interfaceOrientations else { return true }
        return mask.rawValue & 1 << UInt(Swift.max(0, orientation.rawValue)) != 0
      }
    }
  }
}
