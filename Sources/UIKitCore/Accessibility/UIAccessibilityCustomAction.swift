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

  /// Creates an action without a name, which does nothing.
  public override init() {
    name = ""
    super.init()
  }

  /// The object whose method carries out the action, which is not retained.
  open weak var target: AnyObject?
  /// The method that carries out the action; an empty name for a closure.
  open var selector = Selector("")

  /// Creates an action with a localized name and the method that carries it out.
  ///
  /// - Parameters:
  ///   - target: The object, which is not retained.
  ///   - selector: A method that returns whether it succeeded, without parameters or with the action.
  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    actionHandler = Self.sendSelector
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
    super.init()
  }

  /// Creates an action with a localized name, an icon and the method that carries it out.
  public init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    self.name = name
    self.image = image
    actionHandler = Self.sendSelector
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
    super.init()
  }

  /// Calls the method of an action's target, if it still exists.
  private static let sendSelector: ActionHandler = { action in
    guard let target = action.target else { return false }
    return action.selector.send(to: target, action) as? Bool ?? true
  }
}
