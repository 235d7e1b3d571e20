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
