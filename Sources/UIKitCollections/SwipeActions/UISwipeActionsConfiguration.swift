import Foundation
import UIKitCore

/// The actions that appear when a row is swiped.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The actions; the first is next to the edge of the list.
  open private(set) var actions: [UIContextualAction] = []

  /// Whether a swipe over most of the row performs the first action. The default is `true`.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration with actions.
  public convenience init(actions: [UIContextualAction]) {
    self.init()
    self.actions = actions
  }
}
