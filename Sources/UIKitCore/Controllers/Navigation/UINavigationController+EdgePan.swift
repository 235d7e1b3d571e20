import Foundation
import Geometry

extension UINavigationController {
  func makeEdgePan() -> UIScreenEdgePanGestureRecognizer {
    let pan = EdgePan()
    pan.navigation = self
    pan.addHandler { [weak self, weak pan] _ in
      if let pan { self?.follow(pan) }
    }
    return pan
  }

  /// The progress beyond which a finger that rests and lifts completes the pop.
  private static let turningPoint: CGFloat = 0.5

  private func follow(_ pan: UIScreenEdgePanGestureRecognizer) {
    let width = Swift.max(pageContainer.bounds.width, 1)
    let sign: CGFloat = pageContainer.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    let share = Swift.max(0, Swift.min(sign * pan.translation(in: loadedView).x / width, 1))
    switch pan.state {
    case .began:
      popViewController(animated: true)
      transition?.apply(share)
    case .changed: transition?.apply(share)
    case .ended:
      let velocity = sign * pan.velocity(in: loadedView).x / width
      // The pop is completed if the finger, continuing for a third of a second, would pass the turning point.
      transition?.run(completing: share + velocity / 3 > Self.turningPoint, velocity: velocity)
    case .cancelled, .failed: transition?.run(completing: false)
    case .possible: break
    }
  }

  /// Whether a drag from the edge may pop the last controller.
  var mayPopByDragging: Bool {
    pages.count > 1 && transition == nil && !isNavigationBarHidden
      && !(topViewController?.navigationItem.hidesBackButton ?? false)
  }
}

/// The drag from the leading edge that pops.
private final class EdgePan: UIScreenEdgePanGestureRecognizer {
  weak var navigation: UINavigationController?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let navigation, navigation.mayPopByDragging else {
      if state == .possible { state = .failed }
      return
    }
    edges = navigation.pageContainer.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    super.touchesBegan(touches, with: event)
  }
}
