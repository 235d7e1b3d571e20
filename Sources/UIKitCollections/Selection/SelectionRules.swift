import Foundation
import UIKitCore

/// The effects that touches may currently have on the selection.
struct SelectionRules: Equatable {
  /// Whether items can be selected.
  var isAllowed: Bool
  /// Whether a tap adds an item to the selection or removes it, instead of replacing the selection.
  var isMultiple: Bool
}

/// The app's settings for selecting one item or several.
struct SelectionPermissions {
  var one = true
  var many = false
  var oneWhileEditing = false
  var manyWhileEditing = false
}
