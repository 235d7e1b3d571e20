import Foundation
import Geometry
import UIKitCore

/// A recognizer for selection by drag: two fingers anywhere, one finger over the selection circles of a list in editing
/// mode, or one finger across the scrolling direction of another layout in editing mode.
///
/// It takes precedence over the collection view's scrolling, and leaves touches to scrolling if it does not begin.
final class SelectionDragRecognizer: UIGestureRecognizer {
  private var collectionView: UICollectionView? { view as? UICollectionView }
  /// The location at which the fingers touched down, in the window.
  private var start = CGPoint.zero
  /// The item at which the fingers touched down, if a selection may begin there.
  private(set) var anchor: IndexPath?
  private var isOnCircle = false

  /// The distance, in points, that the fingers move before the gesture begins; the same as for scrolling.
  private static let slop: CGFloat = 10

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .began || state == .changed { return }
    guard self.touches.count <= 2, let collectionView, collectionView.allowsMultipleSelectionDrag else {
      return state = .failed
    }
    start = location(in: nil)
    let point = self.touches.first?.location(in: collectionView) ?? location(in: collectionView)
    anchor = collectionView.indexPathForItem(at: point)
    isOnCircle = anchor.map { collectionView.isCircle(of: $0, at: point) } ?? false
    if anchor == nil { state = .failed }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .began || state == .changed { return state = .changed }
    let point = location(in: nil)
    let translation = CGPoint(x: abs(point.x - start.x), y: abs(point.y - start.y))
    guard translation.x > Self.slop || translation.y > Self.slop else { return }
    guard let anchor, selectsMultiple(translation), collectionView?.mayBeginMultipleSelection(at: anchor) ?? false
    else {
      return state = .failed
    }
    state = .began
  }

  private func selectsMultiple(_ translation: CGPoint) -> Bool {
    if touches.count == 2 || isOnCircle { return true }
    guard let collectionView, collectionView.isEditing, let anchor,
      collectionView.list(ofSection: anchor.section) == nil
    else { return false }
    return collectionView.scrollsVertically ? translation.x > translation.y : translation.y > translation.x
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let isInProgress = state == .began || state == .changed
    if !isInProgress { return state = .failed }
    if self.touches.allSatisfy({ touches.contains($0) }) { state = .ended }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  override func reset() {
    anchor = nil
    isOnCircle = false
  }

  /// Two fingers, or one on a selection circle, scroll only if they do not select.
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer is UIPanGestureRecognizer && anchor != nil && (touches.count == 2 || isOnCircle)
  }
}
