import Foundation
import UIKitCore

/// What touches may do to the selection at the moment.
struct SelectionRules: Equatable {
  /// Items can be selected at all.
  var isAllowed: Bool
  /// A tap adds to the selection, or takes from it, instead of moving it.
  var isMultiple: Bool
}

/// The app's permissions to select one item or many.
struct SelectionPermissions {
  var one = true
  var many = false
  var oneWhileEditing = false
  var manyWhileEditing = false
}

extension UICollectionView {
  func permit(_ permission: WritableKeyPath<SelectionPermissions, Bool>, _ isAllowed: Bool) {
    selection.permit(permission, isAllowed)
    selectionRulesDidChange()
  }

  /// Editing has rules of its own. Who allows many items allows one.
  var selectionRules: SelectionRules { rules(whileEditing: isEditing) }

  func rules(whileEditing isEditing: Bool) -> SelectionRules {
    let single = allowsSelection && (!isEditing || allowsSelectionDuringEditing)
    let multiple = isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    return SelectionRules(isAllowed: single || multiple, isMultiple: multiple)
  }

  /// What the new rules do not allow is deselected; of many the last stays. The delegate is not told.
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
