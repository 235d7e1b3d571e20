import Foundation
import Geometry

extension UIView {
  /// Below this alpha a view takes no touches.
  private static let touchableAlpha: CGFloat = 0.01

  /// The frontmost descendant under the point that takes touches, or the view itself.
  ///
  /// - Parameter point: In the view's coordinates.
  func deepestView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= Self.touchableAlpha, self.point(inside: point, with: event)
    else { return nil }
    for child in children.reversed() {
      guard let place = child.placeSeen(at: point) else { continue }
      if let hit = child.hitTest(place, with: event) { return hit }
    }
    return self
  }

  /// Which point of the view is seen at a point of its superview; nil if the view turns its edge to the viewer, or if
  /// the point is beyond its horizon.
  private func placeSeen(at point: CGPoint) -> CGPoint? {
    let transform = layer.toSuperlayer
    guard transform.isInvertible else { return nil }
    let inverse = transform.inverted()
    return inverse.divisor(at: point) > 0 ? point.applying(inverse) : nil
  }

  func attach(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizers.append(recognizer)
    recognizer.view = self
  }

  func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizers.removeAll { $0 === recognizer }
    recognizer.view = nil
  }

  func replaceRecognizers(with new: [UIGestureRecognizer]) {
    for recognizer in recognizers { removeGestureRecognizer(recognizer) }
    for recognizer in new { addGestureRecognizer(recognizer) }
  }
}
