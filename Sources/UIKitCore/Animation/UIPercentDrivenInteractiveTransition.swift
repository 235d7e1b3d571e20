import Foundation
import Geometry

/// An object that drives an animator's transition by a fraction, which follows a finger for instance.
///
/// The transition's animator makes its changes in animation blocks, which are paused and moved to the fraction.
///
/// - Fidelity: documented; animations that the animator adds to layers itself are not driven.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  /// The duration of the animator's transition, in seconds; 0 before it begins.
  open private(set) var duration: CGFloat = 0
  /// The fraction that was reported last, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// The speed of the animation after the interaction, relative to the animator's own. The default is 1.
  open var completionSpeed: CGFloat = 1
  /// The curve of the animation after the interaction. The default is `easeInOut`.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The timing of the animation after the interaction; `nil`, the default, for ``completionCurve``.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether the transition begins interactively. The default is `true`.
  open var wantsInteractiveStart = true

  private final var animator: UIViewPropertyAnimator?
  private final var context: TransitionContext?
  /// The end that was requested before the transition began, which happens when a gesture is very short.
  private final var requestedEnd: Bool?

  /// Creates an interaction without a transition.
  public override init() { super.init() }

  /// Begins the transition, at the fraction 0.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let context = transitionContext as? TransitionContext else { return }
    self.context = context
    duration = CGFloat(context.duration)
    percentComplete = 0
    let animator = UIViewPropertyAnimator(duration: context.duration, curve: .linear)
    self.animator = animator
    animator.pauseAnimation()
    DrivenAnimations.run(with: AnimatorFollower(animator)) { context.animate() }
    animator.addCompletion { [weak self] _ in self?.forget() }
    if let requestedEnd { end(finishing: requestedEnd) }
    requestedEnd = nil
  }

  /// Moves the transition to a fraction, which is clamped to `0 ... 1`.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = percentComplete.unitClamped
    animator?.fractionComplete = self.percentComplete
    context?.updateInteractiveTransition(self.percentComplete)
  }

  /// Pauses a transition that continues after an interaction.
  open func pause() {
    animator?.pauseAnimation()
    context?.pauseInteractiveTransition()
  }

  /// Ends the interaction and continues to the transition's end.
  open func finish() { end(finishing: true) }

  /// Ends the interaction and goes back to the transition's start.
  open func cancel() { end(finishing: false) }

  private final func end(finishing: Bool) {
    guard let animator, let context else {
      requestedEnd = finishing
      return
    }
    if finishing { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
    animator.isReversed = !finishing
    let rest = finishing ? 1 - percentComplete : percentComplete
    let speed = completionSpeed > 0 && completionSpeed.isFinite ? completionSpeed : 1
    let curve = timingCurve ?? UICubicTimingParameters(animationCurve: completionCurve)
    animator.continueAnimation(withTimingParameters: curve, durationFactor: Swift.max(rest / speed, 0.001))
  }

  private final func forget() {
    animator = nil
    context = nil
  }
}

/// A property animator to which the animation blocks of a transition are added.
@MainActor
private final class AnimatorFollower: AnimationFollower {
  private let animator: UIViewPropertyAnimator

  init(_ animator: UIViewPropertyAnimator) { self.animator = animator }

  func take(_ animations: () -> Void, delay: TimeInterval, completion: ((Bool) -> Void)?) -> Bool {
    guard let motion = animator.motion else { return false }
    let factor = animator.duration > 0 ? CGFloat(delay / animator.duration) : 0
    withoutActuallyEscaping(animations) { motion.run([(factor, $0)]) }
    if let completion { animator.addCompletion { _ in completion(true) } }
    return true
  }
}
