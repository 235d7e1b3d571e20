import Foundation

/// The animation in which a controller that covers everything turns around with what it covers, as two sides of a card.
final class FlipAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isAppearing: Bool

  /// The duration in seconds.
  private static let duration: TimeInterval = 0.75

  /// Returns the animator of a controller; `nil` unless that flips, and covers everything.
  init?(of controller: UIViewController, coversAll: Bool, appearing: Bool) {
    guard controller.modalTransitionStyle == .flipHorizontal, coversAll else { return nil }
    isAppearing = appearing
  }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { Self.duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let (container, isAppearing) = (context.containerView, isAppearing)
    let (shown, hidden) = (context.view(forKey: .to), context.view(forKey: .from))
    if isAppearing { shown?.removeFromSuperview() }
    UIView.transition(
      with: container, duration: Self.duration,
      options: isAppearing ? .transitionFlipFromRight : .transitionFlipFromLeft,
      animations: {
        if let shown, let controller = context.viewController(forKey: .to) {
          shown.frame = context.finalFrame(for: controller)
          container.addSubview(shown)
          shown.layoutIfNeeded()
        }
        if !isAppearing { hidden?.removeFromSuperview() }
      }, completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }
}
