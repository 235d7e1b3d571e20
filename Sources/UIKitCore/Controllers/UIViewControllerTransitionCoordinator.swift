import Foundation

/// Information about a transition in progress, for changes alongside it.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// The duration of the transition, in seconds; 0 if it is not animated.
  var transitionDuration: TimeInterval { get }
  /// Whether the transition has been canceled, and goes back to its start.
  var isCancelled: Bool { get }
  /// Whether the transition began with an interaction.
  var initiallyInteractive: Bool { get }
  /// Whether an interaction drives the transition now.
  var isInteractive: Bool { get }
  /// The completed fraction of the transition when its interaction ended.
  var percentComplete: CGFloat { get }
  /// The speed of the fraction when the interaction ended, per second.
  var completionVelocity: CGFloat { get }
  /// The curve of the animation after the interaction.
  var completionCurve: UIView.AnimationCurve { get }
  /// The view in which the transition takes place.
  var containerView: UIView { get }
  /// Returns the controller whose view disappears or appears; `nil` if the transition has none, as for a change of size.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns the view that disappears or appears; `nil` if the transition has none.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// An object that runs closures alongside a transition and after it.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Adds closures to the transition.
  ///
  /// - Parameters:
  ///   - animation: A closure whose changes are animated like the transition.
  ///   - completion: A closure that is called after the transition has ended or has been canceled.
  /// - Returns: Whether the animations will run.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Adds closures to the transition, of which the first changes views outside of the transition's container.
  ///
  /// - Parameters:
  ///   - view: The view whose subviews are changed; `nil` for the transition's container.
  ///   - animation: A closure whose changes are animated like the transition.
  ///   - completion: A closure that is called after the transition has ended or has been canceled.
  /// - Returns: Whether the animations will run.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Adds a closure that is called when the transition is no longer interactive, before it continues to its end or goes
  /// back to its start, and when it becomes interactive again.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Adds an animation to the transition, without a completion. Returns whether it will run.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }

  /// Adds an animation to the transition, without a completion. Returns whether it will run.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animateAlongsideTransition(in: view, animation: animation, completion: nil)
  }

  /// Adds a closure that is called when the transition is no longer interactive; an older form of
  /// ``notifyWhenInteractionChanges(_:)``.
  public func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    notifyWhenInteractionChanges { if !$0.isInteractive { handler($0) } }
  }

  /// Adds closures to the transition. Changes of views anywhere are animated.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }
}

/// A change of the window's size. It takes effect at once, without animation.
final class SizeTransition: NSObject, UIViewControllerTransitionCoordinator {
  let containerView: UIView
  private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  /// The orientation before the change, and the one after it.
  let orientations: (from: UIInterfaceOrientation, to: UIInterfaceOrientation)

  init(containerView: UIView, from old: UIInterfaceOrientation, to new: UIInterfaceOrientation) {
    self.containerView = containerView
    orientations = (old, new)
    super.init()
  }

  var isAnimated: Bool { false }
  var transitionDuration: TimeInterval { 0 }
  var isCancelled: Bool { false }
  var initiallyInteractive: Bool { false }
  var isInteractive: Bool { false }
  var percentComplete: CGFloat { 0 }
  var completionVelocity: CGFloat { 0 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  /// A change of size is not interactive, so the closure is never called.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}

  /// Runs the animations and completions. Called after the new size has been set.
  func run() {
    for animation in animations { animation(self) }
    for completion in completions { completion(self) }
  }
}
