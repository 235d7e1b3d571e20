import Foundation

/// A provider of animators for the presentation of view controllers, and of presentation controllers for the `custom`
/// style.
///
/// - Fidelity: documented; Without an animator, a presentation moves up from below or dissolves, as its
///   `modalTransitionStyle` says. Methods that are optional on iOS have default implementations here.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// Returns the presentation controller for a view controller. Called once per presentation.
  ///
  /// - Returns: A presentation controller, or `nil` for a plain one, which covers the window.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController?
  /// Returns the animator of a presentation; `nil` for the standard animation.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the animator of a dismissal; `nil` for the standard animation.
  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the object that drives a presentation's animator; `nil` for a presentation without interaction.
  func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  /// Returns the object that drives a dismissal's animator; `nil` for a dismissal without interaction.
  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
}

extension UIViewControllerTransitioningDelegate {
  /// The default implementation, which returns `nil`.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { nil }

  /// The default implementation, which returns `nil`.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// The default implementation, which returns `nil`.
  public func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { nil }

  /// The default implementation, which returns `nil`.
  public func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { nil }

  /// The default implementation, which returns `nil`.
  public func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { nil }
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
