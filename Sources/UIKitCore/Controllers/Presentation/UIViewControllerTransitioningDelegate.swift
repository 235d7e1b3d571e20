import Foundation

/// A provider of presentation controllers for view controllers with the `custom` style.
///
/// - Fidelity: documented; custom transitions are absent. A custom presentation moves up from below or dissolves, as
///   its `modalTransitionStyle` says.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// Returns the presentation controller for a view controller. Called once per presentation.
  ///
  /// - Returns: A presentation controller, or `nil` for a plain one, which covers the window.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// The default implementation, which returns `nil`.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { nil }
}

extension UIViewController {
  /// Obtains the presentation controller from the delegate, once per presentation.
  func makeCustomPresentationController(presenting: UIViewController, source: UIViewController) {
    guard modalPresentationStyle == .custom else { return }
    ownPresentationController =
      transitioningDelegate?.presentationController(forPresented: self, presenting: presenting, source: source)
      ?? UIPresentationController(presentedViewController: self, presenting: presenting)
  }
}
