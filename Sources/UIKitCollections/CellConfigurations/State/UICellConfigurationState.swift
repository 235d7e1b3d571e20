import Foundation
import UIKitCore

/// The state of a cell that is configured.
///
/// - Fidelity: documented; there is neither focus nor drag and drop here, so that those are only set where an app does it.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  public enum DragState: Hashable, Sendable {
    case none
    /// The drag has begun, and the cell is still in its place.
    case lifting
    case dragging
  }

  public enum DropState: Hashable, Sendable {
    case none
    /// A drop would go somewhere else.
    case notTargeted
    case targeted
  }

  public var traitCollection: UITraitCollection
  /// The cell takes no touches.
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public var isPinned = false
  public var isEditing = false
  /// A row of an outline whose children are shown.
  public var isExpanded = false
  /// The row has been swept aside, and its actions are in sight.
  public var isSwiped = false
  public var isReordering = false
  public var cellDragState = DragState.none
  public var cellDropState = DropState.none

  /// Where in which list the cell stands, for the configurations that look different in each.
  var listPlace: ListPlace?
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// What the system's own configurations look at, of any state.
struct KnownState {
  var traits: UITraitCollection
  var isDisabled = false
  var isHighlighted = false
  var isSelected = false
  var isEditing = false
  var isSwiped = false
  var isReordering = false
  var isLifted = false
  var listPlace: ListPlace?
  /// Disabled, unless its actions are in sight: those can be touched.
  var isFaded: Bool { isDisabled && !isSwiped }

  init(_ state: any UIConfigurationState) {
    traits = state.traitCollection
    if let cell = state as? UICellConfigurationState {
      (isDisabled, isHighlighted, isSelected) = (cell.isDisabled, cell.isHighlighted, cell.isSelected)
      (isEditing, isSwiped, isReordering) = (cell.isEditing, cell.isSwiped, cell.isReordering)
      isLifted = cell.cellDragState == .lifting || cell.cellDropState == .targeted
      listPlace = cell.listPlace
    } else if let view = state as? UIViewConfigurationState {
      (isDisabled, isHighlighted, isSelected) = (view.isDisabled, view.isHighlighted, view.isSelected)
    }
  }
}
