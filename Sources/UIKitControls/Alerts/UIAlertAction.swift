import Foundation
import UIKitCore

/// A choice in an alert, shown as a button, with the closure that runs once the alert has been dismissed.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
open class UIAlertAction: NSObject, @MainActor NSCopying {
  /// The appearance of an action's button.
  public enum Style: Int, Hashable, Sendable {
    /// The usual style.
    case `default` = 0
    /// The style of the action that changes nothing. Its button is separate; an alert has at most one.
    case cancel = 1
    /// The style of an action that changes or deletes data. Its title is red.
    case destructive = 2
  }

  /// The title of the action's button, or `nil`.
  open private(set) var title: String?
  /// The style of the action's button.
  open private(set) var style: Style
  /// Whether the user can choose the action. The title of a disabled action is gray. The default is `true`.
  open var isEnabled = true { didSet { if isEnabled != oldValue { onChange?() } } }

  /// The closure that runs after the alert has been dismissed.
  private(set) final var handler: ((UIAlertAction) -> Void)?
  /// The closure as an object, by which tests of apps read it.
  final lazy var block = handler.map { BlockObject($0) }
  /// The appearance that apps set by name.
  final var look = AlertActionLook() { didSet { onChange?() } }
  /// A closure that is called when `isEnabled` changes, so that the button can follow.
  var onChange: (() -> Void)?

  /// Creates an action with a title and a style.
  ///
  /// - Parameter handler: A closure that is called once the alert has been dismissed by this action. It receives the
  ///   action.
  public convenience init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.init()
    self.title = title
    self.style = style
    self.handler = handler
  }

  /// Creates an action of the usual style, without a title and a handler.
  public override init() {
    style = .default
    super.init()
    AlertNames.register()
  }

  /// Returns a new action with the same title, style, handler and enabled state.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIAlertAction(title: title, style: style, handler: handler)
    copy.isEnabled = isEnabled
    copy.look = look
    return copy
  }
}
