import Foundation

/// The methods by which a navigation controller reports which controller it shows.
///
/// - Fidelity: documented; custom transitions are absent. Methods that are optional on iOS have default implementations
///   here.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// Reports that a controller is about to be shown, before it appears.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  /// Reports that a controller is shown, after it has appeared. Not called for a pop by dragging that is cancelled.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
  /// The default implementation, which does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}

  /// The default implementation, which does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}
}
