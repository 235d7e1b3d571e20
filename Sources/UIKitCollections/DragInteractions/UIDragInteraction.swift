import Foundation
import Geometry
import UIKitCore

/// An interaction with which items are dragged out of a view, after a press of half a second.
///
/// - Fidelity: documented; items cannot be added to a drag in progress.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  /// The object that supplies the items.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// The view to which the interaction was added, or `nil`.
  open private(set) weak var view: UIView?
  /// Whether items can be dragged. The default is ``isEnabledByDefault``.
  open var isEnabled = UIDragInteraction.isEnabledByDefault
  /// Whether other long presses are recognized during the lift. The default is `false`.
  open var allowsSimultaneousRecognitionDuringLift = false

  /// Whether new interactions are enabled: `true`, as on every device since iOS 15.
  open class var isEnabledByDefault: Bool { true }

  private lazy var press = ViewDragRecognizer(self)
  private var pending: LocalDragSession?
  private var drag: CollectionDrag?
  private var previews: [UITargetedDragPreview?] = []

  /// Creates an interaction. Add it to a view with `addInteraction(_:)`.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
    press.addHandler { [weak self] in self?.follow($0) }
  }

  /// Called before the interaction is added to another view or removed. Ends the drag.
  open func willMove(to view: UIView?) {
    drag?.cancel()
    self.view?.removeGestureRecognizer(press)
  }

  /// Called after the interaction was added to a view or removed. Starts to recognize presses in the view.
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }

  // MARK: The press

  /// Requests the items of a drag, and returns whether there are any.
  fileprivate func prepare(at location: CGPoint) -> Bool {
    guard isEnabled, drag == nil, let view, let window = view.window, let delegate else { return false }
    let session = LocalDragSession()
    session.point = view.convert(location, to: window)
    session.items = delegate.dragInteraction(self, itemsForBeginning: session)
    guard !session.items.isEmpty else { return false }
    session.allowsMoveOperation = delegate.dragInteraction(self, sessionAllowsMoveOperation: session)
    session.isRestrictedToDraggingApplication = delegate.dragInteraction(
      self, sessionIsRestrictedToDraggingApplication: session)
    pending = session
    return true
  }

  private func follow(_ press: UIGestureRecognizer) {
    let position = press.location(in: nil)
    switch press.state {
    case .began: begin(at: position)
    case .changed: drag?.move(to: position, time: press.touches.map(\.timestamp).max())
    case .ended: drag?.lift(at: position)
    case .cancelled: drag?.cancel()
    case .possible, .failed: break
    }
  }

  private func begin(at position: CGPoint) {
    guard let view, let window = view.window, let session = pending, let delegate else { return }
    pending = nil
    previews = session.items.map { delegate.dragInteraction(self, previewForLifting: $0, session: session) }
    let carried = zip(session.items, previews).map { item, preview in
      let frame = preview?.frameInWindow ?? view.convert(view.bounds, to: window)
      let lifted = DragPreviewView(
        of: preview?.view ?? view, preview: item.previewProvider?(),
        parameters: preview?.parameters as? UIDragPreviewParameters, frame: frame)
      return CollectionDrag.Carried(item: item, path: nil, preview: lifted)
    }
    for carried in carried.reversed() { window.addSubview(carried.preview) }
    drag = CollectionDrag(from: self, session: session, carrying: carried, at: position)
    let animations = DragAnimations()
    delegate.dragInteraction(self, willAnimateLiftWith: animations, session: session)
    UIView.animate(withDuration: InteractiveMovement.liftingDuration) {
      for carried in carried { carried.preview.lift() }
      animations.runAnimations()
    } completion: { _ in
      animations.runCompletions(at: .end)
    }
  }
}

extension UIDragInteraction: DragSource {
  var dragWindow: UIWindow? { view?.window }

  func home(of carried: CollectionDrag.Carried) -> CGRect? {
    guard let view, let window = view.window else { return nil }
    let index = drag?.session.items.firstIndex { $0 === carried.item } ?? 0
    let preview = previews.indices.contains(index) ? previews[index] : nil
    return preview?.frameInWindow ?? view.convert(view.bounds, to: window)
  }

  func setDragState(_ state: UICollectionViewCell.DragState, of carried: [CollectionDrag.Carried]) {}

  func dragWillBegin(_ session: LocalDragSession) { delegate?.dragInteraction(self, sessionWillBegin: session) }

  func dragDidMove(_ session: LocalDragSession) { delegate?.dragInteraction(self, sessionDidMove: session) }

  func dragWillEnd(_ session: LocalDragSession, with operation: UIDropOperation) {
    delegate?.dragInteraction(self, session: session, willEndWith: operation)
  }

  func dragDidEnd(_ session: LocalDragSession, with operation: UIDropOperation, hasBegun: Bool) {
    drag = nil
    guard hasBegun else { return }
    delegate?.dragInteraction(self, session: session, didEndWith: operation)
    if operation == .copy || operation == .move { delegate?.dragInteraction(self, sessionDidTransferItems: session) }
  }
}

/// The long press that lifts items out of a view.
private final class ViewDragRecognizer: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
  private weak var interaction: UIDragInteraction?

  init(_ interaction: UIDragInteraction) {
    self.interaction = interaction
    super.init(target: nil, action: nil)
    delegate = self
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    interaction?.prepare(at: location(in: view)) ?? false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { interaction?.allowsSimultaneousRecognitionDuringLift ?? false }
}
