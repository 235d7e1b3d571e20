import Foundation

/// Gives the presentation controller of a view controller whose style is `custom`.
///
/// - Fidelity: documented; transitions of an app's own are absent, and a custom presentation comes up from below or
///   dissolves, as its `modalTransitionStyle` says.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// Called once for every presentation.
  ///
  /// - Returns: nil for a plain controller, which covers the window.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { nil }
}

extension UIViewController {
  /// Asks the delegate, once for every presentation.
  func makeCustomPresentationController(presenting: UIViewController, source: UIViewController) {
    guard modalPresentationStyle == .custom else { return }
    ownPresentationController =
      transitioningDelegate?.presentationController(forPresented: self, presenting: presenting, source: source)
      ?? UIPresentationController(presentedViewController: self, presenting: presenting)
  }
}
