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

  /// Past so much of the way, a finger that stands still lets the page go.
  private static let turningPoint: CGFloat = 0.5

  private func follow(_ pan: UIScreenEdgePanGestureRecognizer) {
    let width = Swift.max(stage.bounds.width, 1)
    let sign: CGFloat = stage.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    let share = Swift.max(0, Swift.min(sign * pan.translation(in: loadedView).x / width, 1))
    switch pan.state {
    case .began:
      popViewController(animated: true)
      transition?.apply(share)
    case .changed: transition?.apply(share)
    case .ended:
      let velocity = sign * pan.velocity(in: loadedView).x / width
      // Where the finger would be a third of a second later decides.
      transition?.run(completing: share + velocity / 3 > Self.turningPoint, velocity: velocity)
    case .cancelled, .failed: transition?.run(completing: false)
    case .possible: break
    }
  }

  /// There is something to go back to, and its page may be left.
  var mayPopByDragging: Bool {
    pages.count > 1 && transition == nil && !isNavigationBarHidden
      && !(topViewController?.navigationItem.hidesBackButton ?? false)
  }
}

/// The drag that pops, from the edge where reading starts.
private final class EdgePan: UIScreenEdgePanGestureRecognizer {
  weak var navigation: UINavigationController?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let navigation, navigation.mayPopByDragging else {
      if state == .possible { state = .failed }
      return
    }
    edges = navigation.stage.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    super.touchesBegan(touches, with: event)
  }
}
