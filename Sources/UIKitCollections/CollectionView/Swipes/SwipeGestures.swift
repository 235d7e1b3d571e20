import Foundation
import Geometry
import UIKitCore

/// The gesture that swipes a row. It begins after 10 points sideways on a row with actions on that side; otherwise the
/// list scrolls.
final class SwipePanGestureRecognizer: UIPanGestureRecognizer {
  private weak var swipes: RowSwipes?
  private var start = CGPoint.zero

  init(_ swipes: RowSwipes) {
    self.swipes = swipes
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 1
  }

  private static let slop: CGFloat = 10

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return super.touchesBegan(touches, with: event) }
    start = location(in: nil)
    // Scrolling does not wait if no row can be swiped.
    guard numberOfTouches == 1, swipes?.maySwipe(at: location(in: view)) == true else { return state = .failed }
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible {
      let translation = location(in: nil) - start
      let isDecided = Swift.abs(translation.x) >= Self.slop || Swift.abs(translation.y) >= Self.slop
      let point = view.map { location(in: $0) - translation } ?? .zero
      if isDecided,
        Swift.abs(translation.x) <= Swift.abs(translation.y)
          || swipes?.take(at: point, towardsLeft: translation.x < 0) != true
      {
        return state = .failed
      }
    }
    super.touchesMoved(touches, with: event)
  }

  /// Delays scrolling until it is clear that the row is not swiped.
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer === (view as? UIScrollView)?.panGestureRecognizer
  }
}

/// A touch that closes the open row and has no other effect. Touches outside the row close it at once; touches on it
/// close it when the finger lifts.
final class SwipeClosingGestureRecognizer: UIGestureRecognizer {
  private weak var swipes: RowSwipes?
  private var start = CGPoint.zero
  private static let slop: CGFloat = 10

  init(_ swipes: RowSwipes) {
    self.swipes = swipes
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    start = location(in: nil)
    switch swipes?.target(at: location(in: view)) {
    case .row: break
    case .outside: finish()
    case .buttons, nil: state = .failed
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let translation = location(in: nil) - start
    if hypot(translation.x, translation.y) > Self.slop, state == .possible { state = .failed }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { if state == .possible { finish() } }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  private func finish() {
    state = .ended
    swipes?.close()
  }

  /// Whether the gesture prevents another. The same finger may scroll the list or swipe another row.
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventedGestureRecognizer is UIPanGestureRecognizer)
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventingGestureRecognizer is SwipePanGestureRecognizer
  }
}
