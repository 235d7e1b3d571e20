import Foundation
import Geometry
import UIKitCore

/// The window in which an alert view or action sheet of early systems appears, above everything that the app shows.
///
/// It is kept by its scene until it is closed.
final class ChoiceWindow: UIWindow {
  /// The window that receives keys again when this one is closed.
  private weak var former: UIWindow?

  /// Presents an alert.
  func present(_ alert: UIAlertController, completion: @escaping () -> Void) {
    let root = ChoiceController()
    root.view = UIView(frame: bounds)
    windowLevel = .alert
    rootViewController = root
    isHidden = false
    (former, root.covered) = (windowScene?.keyWindow, windowScene?.keyWindow)
    makeKey()
    root.present(alert, animated: true, completion: completion)
  }

  func close() {
    isHidden = true
    former?.makeKey()
  }
}

/// The controller under an alert, which leaves the status bar to the window that the alert covers.
private final class ChoiceController: UIViewController {
  weak var covered: UIWindow?

  override var childForStatusBarStyle: UIViewController? { covered?.rootViewController }
  override var childForStatusBarHidden: UIViewController? { covered?.rootViewController }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    covered?.rootViewController?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
  }
}
