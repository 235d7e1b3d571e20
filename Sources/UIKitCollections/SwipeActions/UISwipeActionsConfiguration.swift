import Foundation
import UIKitCore

/// What a swipe on a row uncovers.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The first is at the edge of the list.
  open private(set) var actions: [UIContextualAction] = []

  /// Whether a swipe over most of the row performs the first action.
  open var performsFirstActionWithFullSwipe = true

  public convenience init(actions: [UIContextualAction]) {
    self.init()
    self.actions = actions
  }
}
