import Foundation
import Geometry
import UIKitCore

/// An interaction with which a view accepts dragged items.
///
/// - Fidelity: documented; drags come from the same window.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
  /// The object that decides about drops, and performs them.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// The view to which the interaction was added, or `nil`.
  open private(set) weak var view: UIView?
  /// Whether several drags may be over the view. There is only one drag at a time here. The default is `false`.
  open var allowsSimultaneousDropSessions = false

  /// Creates an interaction. Add it to a view with `addInteraction(_:)`.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Called before the interaction is added to another view or removed. Does nothing.
  open func willMove(to view: UIView?) {}
  /// Called after the interaction was added to a view or removed.
  open func didMove(to view: UIView?) { self.view = view }
}

/// The methods that decide about drops onto a view, and perform them.
///
/// - Fidelity: documented; methods that are optional on iOS have default implementations here.
@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: NSObjectProtocol {
  /// Returns whether the view accepts a drag. The default is `true`.
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
  /// Reports that a drag has entered the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
  /// Returns what a drop would do at the present location. The default is `cancel`.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal
  /// Reports that a drag has left the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  /// Performs the drop.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
  /// Reports that the animation of the drop has ended.
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
  /// Reports that the drag that had entered the view has ended, by a drop anywhere or without one.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
  /// Returns the preview to which a dropped item's preview moves; `nil`, the default, to let it disappear.
  ///
  /// - Parameter defaultPreview: The preview under the finger.
  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?
  /// Adds changes to the animation of the drop.
  func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating)
}

extension UIDropInteractionDelegate {
  /// The default implementation, which returns `true`.
  public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { true }
  /// The default implementation, which does nothing.
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {}
  /// The default implementation, which returns a proposal to cancel.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
  /// The default implementation, which does nothing.
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {}
  /// The default implementation, which does nothing.
  public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
  /// The default implementation, which does nothing.
  public func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {}
  /// The default implementation, which does nothing.
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {}
  /// The default implementation, which returns `nil`.
  public func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { nil }
  /// The default implementation, which does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
  ) {}
}
