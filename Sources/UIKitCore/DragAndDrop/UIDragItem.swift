import Foundation
import Geometry

/// One thing that is dragged.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  open private(set) var itemProvider: NSItemProvider
  /// For drops in the same app.
  open var localObject: Any?
  /// What is seen under the finger; nil for a picture of what was dragged.
  open var previewProvider: (() -> UIDragPreview?)?

  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// - Fidelity: documented; paths are absent.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {}

/// A view to be seen under the finger.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
  open private(set) var view: UIView
  open private(set) var parameters: UIDragPreviewParameters

  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    self.parameters = parameters
    super.init()
  }

  public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }
}

/// Where a drop comes to rest.
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}

/// - Fidelity: documented.
public enum UIDropOperation: UInt, Hashable, Sendable {
  /// The drop is not wanted: what is dragged goes back.
  case cancel = 0
  /// It would be wanted, but not just here.
  case forbidden = 1
  case copy = 2
  case move = 3
}

/// What would come of a drop.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  open private(set) var operation: UIDropOperation

  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}

/// An animation that others may join.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
