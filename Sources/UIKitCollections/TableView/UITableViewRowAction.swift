import Foundation
import UIKitCore

/// An action that a swipe from the trailing edge of a row shows, in the form of iOS 8.
///
/// - Fidelity: documented; `UIContextualAction` takes its place in newer code.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  /// The appearance of an action.
  public enum Style: Int, Hashable, Sendable {
    /// The action changes or deletes data, and is red.
    case `default` = 0
    /// The action is gray.
    case normal = 1
    /// The action changes or deletes data, and is red.
    public static let destructive = Style.default
  }

  /// The appearance of the action.
  open var style: Style { fixedStyle }
  private let fixedStyle: Style
  /// The text of the action's button.
  open var title: String?
  /// The color of the action's button. The default is red, or gray for a normal action.
  open var backgroundColor: UIColor?
  /// The effect behind the action's button. The default is `nil`.
  ///
  /// - Fidelity: approximated; it is not drawn.
  open var backgroundEffect: UIVisualEffect?
  private let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Creates an action, which calls `handler` with itself and the row's position.
  public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
    (fixedStyle, self.title, self.handler) = (style, title, handler)
  }

  fileprivate func contextual(at path: IndexPath) -> UIContextualAction {
    let action = UIContextualAction(style: style == .normal ? .normal : .destructive, title: title) {
      [self] _, _, completion in
      handler(self, path)
      // A row action never removes its row by itself: the app does.
      completion(false)
    }
    if let backgroundColor { action.backgroundColor = backgroundColor }
    return action
  }
}

extension UISwipeActionsConfiguration {
  /// Creates the configuration of a row's actions in their older form; `nil` without any.
  convenience init?(_ actions: [UITableViewRowAction]?, at path: IndexPath) {
    guard let actions, !actions.isEmpty else { return nil }
    self.init(actions: actions.map { $0.contextual(at: path) })
    performsFirstActionWithFullSwipe = false
  }
}
