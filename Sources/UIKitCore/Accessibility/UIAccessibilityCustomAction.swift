import Foundation

/// An action that an element offers to users of assistive technologies in addition to activating it.
///
/// - Fidelity: documented; there is no screen reader here, so only the app itself calls handlers.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// A closure that carries out an action, and returns whether it succeeded.
  public typealias ActionHandler = (_ action: UIAccessibilityCustomAction) -> Bool

  /// The localized name of the action.
  open var name: String
  /// The icon of the action. The default is `nil`.
  open var image: UIImage?
  /// The closure that performs the action; `nil` for an action with a target and a selector.
  open var actionHandler: ActionHandler?

  /// Creates an action with a localized name, an icon and the closure that carries it out.
  public init(name: String, image: UIImage? = nil, actionHandler: ActionHandler?) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
    super.init()
  }
}
