import Foundation
import Geometry
import UIKitCore

extension UICollectionView {
  /// The delay before items move aside for a drag over them.
  ///
  /// - Fidelity: approximated; iOS does not publish how long the finger has to rest.
  public enum ReorderingCadence: Int, Hashable, Sendable {
    /// Items move aside at once.
    case immediate = 0
    /// Items move aside after 0.2 seconds.
    case fast = 1
    /// Items move aside after 0.6 seconds.
    case slow = 2

    /// The delay in seconds.
    var rest: TimeInterval {
      switch self {
      case .immediate: 0
      case .fast: 0.2
      case .slow: 0.6
      }
    }
  }

  func addDragPress() {
    guard drags.takeRecognizerRequest() else { return }
    let press = DragPressRecognizer()
    press.addHandler { [weak self] in self?.drag(with: $0) }
    addGestureRecognizer(press)
  }

  var mayDrag: Bool { dragDelegate != nil && dragInteractionEnabled }

  private func drag(with recognizer: UIGestureRecognizer) {
    let position = recognizer.location(in: nil)
    switch recognizer.state {
    case .began: beginDrag(at: position)
    case .changed: drags.outgoing?.move(to: position, time: recognizer.touches.map(\.timestamp).max())
    case .ended: drags.outgoing?.lift(at: position)
    case .cancelled: drags.outgoing?.cancel()
    case .possible, .failed: break
    }
  }

  private func beginDrag(at position: CGPoint) {
    guard let window, let pending = drags.takePending() else { return }
    guard let cell = cellForItem(at: pending.path), let frame = dropFrame(of: pending.path) else { return }
    endHighlight()
    let parameters = dragDelegate?.collectionView(self, dragPreviewParametersForItemAt: pending.path)
    let carried = pending.session.items.enumerated().map { index, item in
      CollectionDrag.Carried(
        item: item, path: index == 0 ? pending.path : nil,
        preview: DragPreviewView(of: cell, preview: item.previewProvider?(), parameters: parameters, frame: frame))
    }
    for carried in carried.reversed() { window.addSubview(carried.preview) }
    drags.begin(CollectionDrag(from: self, session: pending.session, carrying: carried, at: position))
    setDragState(.lifting, of: carried)
    UIView.animate(withDuration: InteractiveMovement.liftingDuration) {
      for carried in carried { carried.preview.lift() }
    }
  }

  /// Returns the action that continues an opened menu as a drag when the finger moves on; `nil` if no drag is allowed.
  ///
  /// - Parameter point: The location at which the menu was opened.
  func dragOutOfMenu(at point: CGPoint) -> (@MainActor (UIGestureRecognizer) -> Void)? {
    guard let window, prepareDrag(at: point) else { return nil }
    let start = convert(point, to: window)
    return { [weak self] recognizer in
      self?.beginDrag(at: start)
      self?.drag(with: recognizer)
    }
  }

  /// Requests the items of a drag from the delegate.
  ///
  /// - Returns: Whether the delegate returned items.
  func prepareDrag(at point: CGPoint) -> Bool {
    guard mayDrag, drags.outgoing == nil, movement == nil, let dragDelegate, let path = indexPathForItem(at: point)
    else {
      return false
    }
    let session = LocalDragSession()
    if let window { session.point = convert(point, to: window) }
    session.items = dragDelegate.collectionView(self, itemsForBeginning: session, at: path)
    guard !session.items.isEmpty else { return false }
    session.allowsMoveOperation = dragDelegate.collectionView(self, dragSessionAllowsMoveOperation: session)
    session.isRestrictedToDraggingApplication = dragDelegate.collectionView(
      self, dragSessionIsRestrictedToDraggingApplication: session)
    drags.prepare(ItemDrags.PendingDrag(path: path, session: session))
    return true
  }

  func setDragState(_ state: UICollectionViewCell.DragState, of carried: [CollectionDrag.Carried]) {
    for path in carried.compactMap(\.path) { cellForItem(at: path)?.show(state) }
  }

  /// Returns the frame of an item in the window.
  func dropFrame(of path: IndexPath?) -> CGRect? {
    guard let path, let window else { return nil }
    if let cell = cellForItem(at: path) { return convert(cell.convert(cell.bounds, to: self), to: window) }
    return layoutAttributesForItem(at: path).map { convert($0.frame, to: window) }
  }

  /// Highlights the item into which a drop would go, and removes the previous highlight.
  func highlightDropTarget(_ path: IndexPath?) {
    guard path != drags.dropHighlight else { return }
    if let old = drags.highlight(path) { cellForItem(at: old)?.isHighlighted = false }
    if let path { cellForItem(at: path)?.isHighlighted = true }
  }

  /// Shows an item whose preview has reached it.
  ///
  /// - Parameter concealment: The identifier that hiding the item returned; `nil` for an item that is not hidden.
  func reveal(_ concealment: Int?) {
    guard let concealment, drags.reveal(concealment) else { return }
    setNeedsLayout()
    if isOnScreen { UIView.performWithoutAnimation { layoutIfNeeded() } }
  }
}

/// The long press that begins a drag.
final class DragPressRecognizer: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    delegate = self
  }

  /// The context menu of the item, if it has one, opens before the drag begins.
  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    let menus = (view as? UICollectionView)?.contextMenuInteraction
    return menus?.isOpened(by: otherGestureRecognizer) ?? false
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let collectionView = view as? UICollectionView else { return false }
    return collectionView.prepareDrag(at: location(in: collectionView))
  }
}

extension UICollectionViewCell {
  /// The state of a cell that is dragged.
  ///
  /// - Fidelity: documented.
  public enum DragState: Int, Hashable, Sendable {
    /// The cell is not dragged.
    case none = 0
    /// The cell is lifted, and has not moved yet.
    case lifting = 1
    /// The cell is being dragged.
    case dragging = 2
  }

  func show(_ state: DragState) {
    guard state != shownDragState else { return }
    shownDragState = state
    dragStateDidChange(state)
  }
}
