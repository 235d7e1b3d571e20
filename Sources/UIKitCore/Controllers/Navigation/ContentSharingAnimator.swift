import Foundation

/// A controller that shows the content of the controller below it in a navigation stack instead of its own.
@MainActor
package protocol ContentSharing: UIViewController {
  /// Whether the controller does so.
  var sharesContent: Bool { get }
  /// Moves the content to the controller that appears.
  ///
  /// - Parameters:
  ///   - operation: Whether this controller is pushed onto `other` or popped from it.
  ///   - completion: A closure that is called when the content has arrived.
  func moveContent(
    for operation: UINavigationController.Operation, beside other: UIViewController, animated: Bool,
    completion: @escaping () -> Void)
}

/// The push or pop of a controller that shares content, which the controller itself moves.
final class ContentSharingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let sharing: any ContentSharing
  private let operation: UINavigationController.Operation

  /// Returns the animator; `nil` if the controller that is pushed or popped does not share content.
  init?(for operation: UINavigationController.Operation, from: UIViewController, to: UIViewController) {
    guard let sharing = Self.sharing(for: operation, from: from, to: to) else { return nil }
    (self.sharing, self.operation) = (sharing, operation)
  }

  /// Returns the controller that is pushed or popped if it shares content.
  static func sharing(
    for operation: UINavigationController.Operation, from: UIViewController, to: UIViewController
  ) -> (any ContentSharing)? {
    guard let sharing = (operation == .pop ? from : to) as? any ContentSharing, sharing.sharesContent else {
      return nil
    }
    return sharing
  }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let isPop = operation == .pop
    guard let other = context.viewController(forKey: isPop ? .to : .from),
      let shown = context.viewController(forKey: .to)
    else { return context.completeTransition(false) }
    let view: UIView = context.view(forKey: .to) ?? shown.view
    view.frame = context.finalFrame(for: shown)
    context.containerView.addSubview(view)
    view.layoutIfNeeded()
    sharing.moveContent(for: operation, beside: other, animated: true) {
      context.view(forKey: .from)?.removeFromSuperview()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
