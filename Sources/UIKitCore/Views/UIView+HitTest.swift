import Foundation
import Geometry

extension UIView {
  /// The alpha below which a view receives no touches.
  private static let touchableAlpha: CGFloat = 0.01

  /// Returns the frontmost descendant under the point that receives touches, or the view itself.
  ///
  /// - Parameter point: A point in the view's coordinates.
  func deepestView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= Self.touchableAlpha, self.point(inside: point, with: event)
    else { return nil }
    for child in children.reversed() {
      guard let location = child.pointSeen(at: point) else { continue }
      if let hit = child.hitTest(location, with: event) { return hit }
    }
    return self
  }

  /// Returns the point of the view that is visible at a point of its superview; `nil` if the view is seen edge-on, or
  /// if the point is beyond its horizon.
  private func pointSeen(at point: CGPoint) -> CGPoint? {
    let transform = layer.toSuperlayer
    guard transform.isInvertible else { return nil }
    let inverse = transform.inverted()
    return inverse.divisor(at: point) > 0 ? point.applying(inverse) : nil
  }

  func attach(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    ownRecognizers = recognizers + [recognizer]
    recognizer.view = self
  }

  func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    ownRecognizers?.removeAll { $0 === recognizer }
    recognizer.view = nil
  }

  func replaceRecognizers(with new: [UIGestureRecognizer]) {
    for recognizer in recognizers { removeGestureRecognizer(recognizer) }
    for recognizer in new { addGestureRecognizer(recognizer) }
  }
}
