import Foundation
import Geometry

/// A name of one of the two controllers of a transition.
///
/// - Fidelity: documented.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The name of the key.
  public let rawValue: String
  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The controller that is visible at the start of the transition.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller that is visible at the end of the transition.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// A name of one of the two views of a transition.
///
/// - Fidelity: documented.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The name of the key.
  public let rawValue: String
  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view that is visible at the start of the transition.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that is visible at the end of the transition.
  public static let to = Self(rawValue: "UITransitionContextToView")
}

/// The controllers, views and frames of a transition, for the animator that performs it.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition takes place. The animator adds the view that appears.
  var containerView: UIView { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether an interaction drives the transition now.
  var isInteractive: Bool { get }
  /// Whether the transition was cancelled, so that it goes back to its start.
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation; `none` in a navigation controller.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The rotation of the view that appears. Always the identity here.
  var targetTransform: CGAffineTransform { get }
  /// Reports the completed fraction of an interactive transition.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Reports that the interaction ended, and the transition continues to its end.
  func finishInteractiveTransition()
  /// Reports that the interaction was cancelled, and the transition goes back to its start.
  func cancelInteractiveTransition()
  /// Reports that a transition in progress becomes interactive again.
  func pauseInteractiveTransition()
  /// Ends the transition. The animator calls it once, after its animations.
  ///
  /// - Parameter didComplete: Whether the transition reached its end; usually `!transitionWasCancelled`.
  func completeTransition(_ didComplete: Bool)
  /// Returns one of the two controllers.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns one of the two views; `nil` for a view that the transition neither adds nor removes.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Returns the frame of a controller's view at the start; zero if it is unknown.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Returns the frame of a controller's view at the end; zero if it is unknown.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// An object that animates a transition between controllers.
///
/// - Fidelity: documented; Methods that are optional on iOS have default implementations here.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Returns the duration of the transition, in seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
  /// Performs the transition: adds the view that appears to the container, animates both views, and calls
  /// `completeTransition(_:)` at the end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Reports that the transition has ended.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// The default implementation, which does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// An object that drives a transition by an interaction, such as a drag.
///
/// - Fidelity: documented; Members that are optional on iOS have default implementations here.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Begins the transition.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// The speed of the animation after the interaction, relative to the animator's own.
  var completionSpeed: CGFloat { get }
  /// The curve of the animation after the interaction.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the transition begins interactively.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// The default speed, 1.
  public var completionSpeed: CGFloat { 1 }
  /// The default curve, `easeInOut`.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// The default, `true`.
  public var wantsInteractiveStart: Bool { true }
}
