import Foundation
import Geometry

/// An item of a drag.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// The contents of the item.
  open private(set) var itemProvider: NSItemProvider
  /// A value for drops in the same app, so that they need not load data. The default is `nil`.
  open var localObject: Any?
  /// A closure that returns the preview under the finger; `nil`, the default, for a snapshot of the dragged view.
  open var previewProvider: (() -> UIDragPreview?)?

  /// Creates an item with the given contents.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// The appearance of a drag preview.
///
/// - Fidelity: documented; paths are absent.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {}

/// The preview of a dragged item under the finger.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
  /// The view to show.
  open private(set) var view: UIView
  /// The appearance of the preview.
  open private(set) var parameters: UIDragPreviewParameters

  /// Creates a preview with a view and its appearance.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    self.parameters = parameters
    super.init()
  }

  /// Creates a preview with a view and the default appearance.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }
}

/// The position at which a dropped item comes to rest.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}

/// The operation that a drop would perform.
///
/// - Fidelity: documented.
public enum UIDropOperation: UInt, Hashable, Sendable {
  /// The drop is not accepted; the items return to their origin.
  case cancel = 0
  /// The drop is accepted at other positions of the view, but not at this one.
  case forbidden = 1
  /// The items are copied.
  case copy = 2
  /// The items are moved.
  case move = 3
}

/// The effect that a drop would have at the current position.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  /// The operation that the drop would perform.
  open private(set) var operation: UIDropOperation

  /// Creates a proposal for an operation.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}

/// The animation of a drop, to which changes can be added.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  /// Adds a closure whose changes are animated with the drop.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called after the animation.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
