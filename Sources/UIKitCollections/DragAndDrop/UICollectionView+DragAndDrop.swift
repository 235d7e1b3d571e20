import Foundation
import Geometry
import UIKitCore

extension UICollectionView {
  /// How quickly items make room for what is dragged over them.
  ///
  /// - Fidelity: approximated; iOS does not publish how long the finger has to rest.
  public enum ReorderingCadence: Int, Hashable, Sendable {
    case immediate = 0
    case fast = 1
    case slow = 2

    /// Seconds.
    var rest: TimeInterval {
      switch self {
      case .immediate: 0
      case .fast: 0.2
      case .slow: 0.6
      }
    }
  }

  func addDragPress() {
    guard dragPress == nil else { return }
    let press = DragPressRecognizer()
    press.addHandler { [weak self] in self?.drag(with: $0) }
    addGestureRecognizer(press)
    dragPress = press
  }

  var mayDrag: Bool { dragDelegate != nil && dragInteractionEnabled }

  private func drag(with recognizer: UIGestureRecognizer) {
    let place = recognizer.location(in: nil)
    switch recognizer.state {
    case .began: beginDrag(at: place)
    case .changed: outgoingDrag?.move(to: place, time: recognizer.touches.map(\.timestamp).max())
    case .ended: outgoingDrag?.lift(at: place)
    case .cancelled: outgoingDrag?.cancel()
    case .possible, .failed: break
    }
  }

  private func beginDrag(at place: CGPoint) {
    guard let window, let pending = pendingDrag else { return }
    pendingDrag = nil
    guard let cell = cellForItem(at: pending.path), let frame = dropFrame(of: pending.path) else { return }
    endHighlight()
    let parameters = dragDelegate?.collectionView(self, dragPreviewParametersForItemAt: pending.path)
    let carried = pending.session.items.enumerated().map { index, item in
      CollectionDrag.Carried(
        item: item, path: index == 0 ? pending.path : nil,
        preview: DragPreviewView(of: cell, preview: item.previewProvider?(), parameters: parameters, frame: frame))
    }
    for carried in carried.reversed() { window.addSubview(carried.preview) }
    outgoingDrag = CollectionDrag(from: self, session: pending.session, carrying: carried, at: place)
    setDragState(.lifting, of: carried)
    UIView.animate(withDuration: InteractiveMovement.liftingDuration) {
      for carried in carried { carried.preview.lift() }
    }
  }

  /// A finger that has opened a menu moves on: what the menu is about goes along, if it may be dragged.
  ///
  /// - Parameter point: Where the menu was opened.
  func dragOutOfMenu(at point: CGPoint) -> (@MainActor (UIGestureRecognizer) -> Void)? {
    guard let window, prepareDrag(at: point) else { return nil }
    let start = convert(point, to: window)
    return { [weak self] recognizer in
      self?.beginDrag(at: start)
      self?.drag(with: recognizer)
    }
  }

  /// Asks for what is to be dragged.
  ///
  /// - Returns: Whether there is anything.
  func prepareDrag(at point: CGPoint) -> Bool {
    guard mayDrag, outgoingDrag == nil, movement == nil, let dragDelegate, let path = indexPathForItem(at: point) else {
      return false
    }
    let session = LocalDragSession()
    if let window { session.place = convert(point, to: window) }
    session.items = dragDelegate.collectionView(self, itemsForBeginning: session, at: path)
    guard !session.items.isEmpty else { return false }
    session.allowsMoveOperation = dragDelegate.collectionView(self, dragSessionAllowsMoveOperation: session)
    session.isRestrictedToDraggingApplication = dragDelegate.collectionView(
      self, dragSessionIsRestrictedToDraggingApplication: session)
    pendingDrag = (path, session)
    return true
  }

  func setDragState(_ state: UICollectionViewCell.DragState, of carried: [CollectionDrag.Carried]) {
    for path in carried.compactMap(\.path) { cellForItem(at: path)?.show(state) }
  }

  /// Where an item is seen, in the window.
  func dropFrame(of path: IndexPath?) -> CGRect? {
    guard let path, let window else { return nil }
    if let cell = cellForItem(at: path) { return convert(cell.convert(cell.bounds, to: self), to: window) }
    return layoutAttributesForItem(at: path).map { convert($0.frame, to: window) }
  }

  /// An item into which something would go.
  func highlightDropTarget(_ path: IndexPath?) {
    guard path != dropHighlight else { return }
    if let old = dropHighlight { cellForItem(at: old)?.isHighlighted = false }
    dropHighlight = path
    if let path { cellForItem(at: path)?.isHighlighted = true }
  }

  /// The picture of an item has come to lie over it.
  func reveal(_ path: IndexPath?) {
    guard let path, let index = concealed.firstIndex(of: path) else { return }
    concealed.remove(at: index)
    setNeedsLayout()
    if isOnScreen { UIView.performWithoutAnimation { layoutIfNeeded() } }
  }

  /// The data has changed while something is dragged.
  func dragFollows(_ map: (IndexPath) -> IndexPath?) {
    concealed = concealed.compactMap(map)
    guard let drag = outgoingDrag else { return }
    for index in drag.carried.indices { drag.carried[index].path = drag.carried[index].path.flatMap(map) }
  }
}

/// A finger that rests on an item that may be dragged.
final class DragPressRecognizer: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    delegate = self
  }

  /// Where there is a menu it opens first.
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
  /// - Fidelity: documented.
  public enum DragState: Int, Hashable, Sendable {
    case none = 0
    /// Raised, and not moved yet.
    case lifting = 1
    case dragging = 2
  }

  func show(_ state: DragState) {
    guard state != shownDragState else { return }
    shownDragState = state
    dragStateDidChange(state)
  }
}
