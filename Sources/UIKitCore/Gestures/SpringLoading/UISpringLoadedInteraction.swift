import Foundation

/// An interaction that activates a view when the finger of a drag rests over it, as a tap would.
///
/// - Fidelity: approximated; iOS does not publish how long the finger has to rest. A drag ends when the view it comes from
///   leaves the window, such as by a change of the tab.
@preconcurrency @MainActor
open class UISpringLoadedInteraction: NSObject, UIInteraction {
  /// The object that decides whether the view can be activated.
  open private(set) var interactionBehavior: any UISpringLoadedInteractionBehavior
  /// The object that shows the state of the interaction.
  open private(set) var interactionEffect: any UISpringLoadedInteractionEffect
  /// The view to which the interaction was added, or `nil`.
  open private(set) weak var view: UIView?
  private let handler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

  /// Creates an interaction. Add it to a view with `addInteraction(_:)`.
  ///
  /// - Parameters:
  ///   - interactionBehavior: The object that decides whether the view can be activated; `nil` to allow it always.
  ///   - interactionEffect: The object that shows the state; `nil` to highlight the view, and to let it blink before it is
  ///     activated.
  ///   - handler: A closure that is called when the view is activated.
  public init(
    interactionBehavior: (any UISpringLoadedInteractionBehavior)?,
    interactionEffect: (any UISpringLoadedInteractionEffect)?,
    activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  ) {
    self.interactionBehavior = interactionBehavior ?? SpringPermission { _ in true }
    self.interactionEffect = interactionEffect ?? SpringHighlight()
    self.handler = handler
    super.init()
  }

  /// Creates an interaction that can always be activated.
  ///
  /// - Parameter handler: A closure that is called when the view is activated.
  public convenience init(
    activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  ) {
    self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: handler)
  }

  /// Called before the interaction is added to another view or removed. Does nothing.
  open func willMove(to view: UIView?) {}
  /// Called after the interaction was added to a view or removed.
  open func didMove(to view: UIView?) { self.view = view }

  final func activate(_ context: any UISpringLoadedInteractionContext) { handler(self, context) }
}

/// The states of a view that a drag may activate.
///
/// - Fidelity: documented.
public enum UISpringLoadedInteractionEffectState: Int, Hashable, Sendable {
  /// No drag is over the view.
  case inactive = 0
  /// A drag is over the view, and may activate it.
  case possible = 1
  /// The view is about to be activated.
  case activating = 2
  /// The view has been activated.
  case activated = 3
}

/// The state of a drag over a view that it may activate.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  /// The state of the interaction.
  var state: UISpringLoadedInteractionEffectState { get }
  /// The view that shows the state. The default is the interaction's view.
  var targetView: UIView? { get set }
  /// A value of the app's choice, such as the item that is activated. The default is `nil`.
  var targetItem: Any? { get set }
  /// Returns the location of the finger in the coordinates of a view, or in those of the window for `nil`.
  func location(in view: UIView?) -> CGPoint
}

/// An object that decides whether a drag may activate a view.
///
/// - Fidelity: documented; methods that are optional on iOS have default implementations here.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
  /// Returns whether the drag may activate the view. Called whenever the finger moves.
  func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext) -> Bool
  /// Reports that the drag has left the view or ended.
  func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
  /// The default implementation, which does nothing.
  public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

/// An object that shows the state of a view that a drag may activate.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
  /// Shows the state.
  func interaction(
    _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext)
}

/// An object that drags can activate when they rest over it.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  /// Whether drags can activate the object.
  var isSpringLoaded: Bool { get set }
}
