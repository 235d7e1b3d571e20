import Foundation
import UIKitCore

extension UICollectionView {
  func permit(_ permission: WritableKeyPath<SelectionPermissions, Bool>, _ isAllowed: Bool) {
    selection.permit(permission, isAllowed)
    selectionRulesDidChange()
  }

  /// The current rules. Editing mode has its own. Multiple selection implies single selection.
  var selectionRules: SelectionRules { rules(whileEditing: isEditing) }

  func rules(whileEditing isEditing: Bool) -> SelectionRules {
    let single = allowsSelection && (!isEditing || allowsSelectionDuringEditing)
    let multiple = isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    return SelectionRules(isAllowed: single || multiple, isMultiple: multiple)
  }

  /// Deselects the items that the new rules do not allow; of several items the last remains. The delegate is not
  /// notified.
  func selectionRulesDidChange() {
    let rules = selectionRules
    if !rules.isAllowed {
      endHighlight()
      deselectAll()
    } else if !rules.isMultiple {
      for path in selected.paths.dropLast() { deselect(path) }
    }
  }
}
