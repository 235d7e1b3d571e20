import Foundation
import UIKitCore

/// The state of a cell, from which its configurations are updated.
///
/// - Fidelity: documented; there is no focus, so `isFocused` is `true` only if an app sets it.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The state of a cell that is dragged.
  public enum DragState: Hashable, Sendable {
    /// The cell is not dragged.
    case none
    /// The drag has begun, and the cell is still in its position.
    case lifting
    /// The cell is being dragged.
    case dragging
  }

  /// The state of a cell during a drop.
  public enum DropState: Hashable, Sendable {
    /// No drop is in progress.
    case none
    /// A drop would affect another position.
    case notTargeted
    /// A drop would affect the cell.
    case targeted
  }

  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// Whether the cell ignores touches. The default is `false`.
  public var isDisabled = false
  /// Whether the cell is highlighted by a touch. The default is `false`.
  public var isHighlighted = false
  /// Whether the cell is selected. The default is `false`.
  public var isSelected = false
  /// Whether the cell is focused. The default is `false`.
  public var isFocused = false
  /// Whether the cell is pinned to an edge while its section scrolls. The default is `false`.
  public var isPinned = false
  /// Whether the cell is in editing mode. The default is `false`.
  public var isEditing = false
  /// Whether the children of a row in an outline are visible. The default is `false`.
  public var isExpanded = false
  /// Whether the row's swipe actions are visible. The default is `false`.
  public var isSwiped = false
  /// Whether the cell is being moved to another position. The default is `false`.
  public var isReordering = false
  /// The state of the cell in a drag. The default is `none`.
  public var cellDragState = DragState.none
  /// The state of the cell in a drop. The default is `none`.
  public var cellDropState = DropState.none

  /// The position of the cell in a list, which some configurations depend on.
  var listPosition: ListPosition?
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state with traits and default values.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// The value of a custom property; `nil` if it was not set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// The properties common to all states that the system's configurations use.
struct KnownState {
  var traits: UITraitCollection
  var isDisabled = false
  var isHighlighted = false
  var isSelected = false
  var isEditing = false
  var isSwiped = false
  var isReordering = false
  var isLifted = false
  var isPinned = false
  var listPosition: ListPosition?
  /// Whether the content is faded, as in disabled cells whose swipe actions are not visible.
  var isFaded: Bool { isDisabled && !isSwiped }

  init(_ state: any UIConfigurationState) {
    traits = state.traitCollection
    if let cell = state as? UICellConfigurationState {
      (isDisabled, isHighlighted, isSelected) = (cell.isDisabled, cell.isHighlighted, cell.isSelected)
      (isEditing, isSwiped, isReordering) = (cell.isEditing, cell.isSwiped, cell.isReordering)
      isPinned = cell.isPinned
      isLifted = cell.cellDragState == .lifting || cell.cellDropState == .targeted
      listPosition = cell.listPosition
    } else if let view = state as? UIViewConfigurationState {
      (isDisabled, isHighlighted, isSelected) = (view.isDisabled, view.isHighlighted, view.isSelected)
      isPinned = view.isPinned
    }
  }
}
