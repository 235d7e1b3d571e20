import Foundation
import Geometry

/// A gesture recognizer for pans that begin at an edge of the screen.
///
/// - Fidelity: approximated; the touch has to begin within 20 points of the edge.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges at which a pan may begin. The default is none.
  open var edges: UIRectEdge = []

  private static let reach: CGFloat = 20

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible, let touch = touches.first, !isAtEdge(touch.location(in: view)) {
      state = .failed
      return
    }
    super.touchesBegan(touches, with: event)
  }

  private func isAtEdge(_ point: CGPoint) -> Bool {
    guard let bounds = view?.bounds else { return false }
    return edges.contains(.left) && point.x < bounds.minX + Self.reach
      || edges.contains(.right) && point.x > bounds.maxX - Self.reach
      || edges.contains(.top) && point.y < bounds.minY + Self.reach
      || edges.contains(.bottom) && point.y > bounds.maxY - Self.reach
  }

  /// Returns whether the pan leads inward, and further inward than along the edge.
  override func passesSlop(_ translation: CGPoint) -> Bool {
    guard super.passesSlop(translation) else { return false }
    let isAcross = abs(translation.x) > abs(translation.y)
    return isAcross && (edges.contains(.left) && translation.x > 0 || edges.contains(.right) && translation.x < 0)
      || !isAcross && (edges.contains(.top) && translation.y > 0 || edges.contains(.bottom) && translation.y < 0)
  }

  /// Returns whether another pan, such as that of a scroll view, waits until the touch is known not to begin at the
  /// edge.
  open override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer is UIPanGestureRecognizer && !(otherGestureRecognizer is UIScreenEdgePanGestureRecognizer)
  }
}
