import Foundation
import Geometry
import UIKitCore

/// A recognizer for touches on the reorder handle of a row. It moves the row from the first touch on.
final class ReorderHandleRecognizer: UIGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .began || state == .changed {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    guard let collectionView = view as? UICollectionView,
      let path = collectionView.itemOfHandle(at: location(in: collectionView)),
      collectionView.beginMovement(of: path)
    else { return state = .failed }
    state = .began
    // Another recognizer has prevented this one.
    if state != .began { collectionView.cancelMovement() }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .began || state == .changed ? .ended : .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
}

extension UICollectionView {
  func addReorderHandle() {
    let recognizer = ReorderHandleRecognizer()
    recognizer.addHandler { [weak self] in self?.move(with: $0, isByHandle: true) }
    addGestureRecognizer(recognizer)
  }

  /// Returns the row whose handle is at a point of the content.
  func itemOfHandle(at point: CGPoint) -> IndexPath? {
    guard let path = indexPathForItem(at: point), let handle = cellForItem(at: path)?.reorderHandle, !handle.isHidden
    else { return nil }
    // The touch area of the handle is as wide as a finger.
    let handlePoint = handle.convert(point, from: self)
    let reach = (Self.fingerWidth - handle.bounds.width) / 2
    return handlePoint.x >= -reach && handlePoint.x <= handle.bounds.width + reach ? path : nil
  }

  private static var fingerWidth: CGFloat { 44 }

  /// Moves an item with a gesture.
  ///
  /// - Parameter isByHandle: Whether the gesture is on a row's reorder handle. The movement has then begun already, and
  ///   the row stays in its column.
  func move(with recognizer: UIGestureRecognizer, isByHandle: Bool) {
    let finger = recognizer.location(in: self)
    switch recognizer.state {
    case .began:
      let path = isByHandle ? movement?.move.from : indexPathForItem(at: finger)
      guard let path, isByHandle || beginMovement(of: path), let movement else { return }
      movement.grab(at: finger, staysInColumn: isByHandle)
    case .changed:
      guard let movement else { return }
      carry(to: movement.position(under: finger), time: recognizer.touches.map(\.timestamp).max())
    case .ended: putDown()
    case .cancelled: cancelMovement()
    case .possible, .failed: break
    }
  }
}
