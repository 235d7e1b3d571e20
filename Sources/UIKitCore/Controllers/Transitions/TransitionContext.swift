import Foundation
import Geometry

/// A transition that an app's own animator performs.
@MainActor
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  /// One of the two controllers, with its view and its frames in the container.
  struct Side {
    var controller: UIViewController
    /// The view that the transition adds or removes; `nil` if it stays.
    var view: UIView?
    var initialFrame = CGRect.zero
    var finalFrame = CGRect.zero
  }

  let containerView: UIView
  let presentationStyle: UIModalPresentationStyle
  let targetTransform = CGAffineTransform.identity
  private let from: Side
  private let to: Side
  private let animator: any UIViewControllerAnimatedTransitioning
  private let interaction: (any UIViewControllerInteractiveTransitioning)?
  private let coordinator: NavigationCoordinator
  /// Called once, with whether the transition reached its end.
  private var completion: ((Bool) -> Void)?
  private(set) var isInteractive = false
  private(set) var transitionWasCancelled = false

  init(
    in container: UIView, from: Side, to: Side, style: UIModalPresentationStyle,
    animator: any UIViewControllerAnimatedTransitioning,
    interaction: (any UIViewControllerInteractiveTransitioning)?, coordinator: NavigationCoordinator,
    completion: @escaping (Bool) -> Void
  ) {
    containerView = container
    presentationStyle = style
    (self.from, self.to) = (from, to)
    (self.animator, self.interaction) = (animator, interaction)
    self.coordinator = coordinator
    self.completion = completion
    super.init()
  }

  let isAnimated = true

  var duration: TimeInterval {
    let duration = animator.transitionDuration(using: self)
    return duration.isFinite && duration > 0 ? duration : 0
  }

  /// Begins the transition.
  func start() {
    coordinator.transitionDuration = duration
    if let interaction, interaction.wantsInteractiveStart {
      isInteractive = true
      coordinator.startInteractively()
      coordinator.completionCurve = interaction.completionCurve
      return interaction.startInteractiveTransition(self)
    }
    animate()
  }

  /// Calls the animator, and runs what controllers animate alongside.
  func animate() {
    animator.animateTransition(using: self)
    UIView.animate(withDuration: duration) { [coordinator] in coordinator.runAnimations() }
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    coordinator.interactionDidMove(to: percentComplete.unitClamped)
  }

  func finishInteractiveTransition() {
    isInteractive = false
    coordinator.interactionDidEnd(velocity: interaction?.completionSpeed ?? 1)
  }

  func cancelInteractiveTransition() {
    isInteractive = false
    transitionWasCancelled = true
    coordinator.isCancelled = true
    coordinator.interactionDidEnd(velocity: interaction?.completionSpeed ?? 1)
  }

  func pauseInteractiveTransition() {
    isInteractive = true
    coordinator.interactionDidResume()
  }

  func completeTransition(_ didComplete: Bool) {
    guard let completion else { return }
    self.completion = nil
    if !didComplete { transitionWasCancelled = true }
    coordinator.isCancelled = !didComplete
    coordinator.interactionDidEnd()
    animator.animationEnded(didComplete)
    completion(didComplete)
    coordinator.runCompletions()
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from.controller : key == .to ? to.controller : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { key == .from ? from.view : key == .to ? to.view : nil }

  func initialFrame(for vc: UIViewController) -> CGRect { side(of: vc)?.initialFrame ?? .zero }

  func finalFrame(for vc: UIViewController) -> CGRect { side(of: vc)?.finalFrame ?? .zero }

  private func side(of controller: UIViewController) -> Side? {
    [from, to].first { $0.controller === controller }
  }
}
