import Foundation
import Geometry

/// The pan that scrolls a scroll view. It passes all input to the driver, which determines the axes that scroll.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  private let driver: ScrollDriver
  private var eventTime: FrameTime = 0

  init(driver: ScrollDriver) {
    self.driver = driver
    super.init(target: nil, action: nil)
  }

  private var scrollView: UIScrollView? { view as? UIScrollView }

  /// The location, in the window, at which the first finger landed.
  private var landing = CGPoint.zero

  /// The distance of the fingers from there, in the view's coordinates.
  ///
  /// Both ends are converted with the view where it is now, so content or a page that moves under the fingers does not
  /// count as their movement.
  private var translationInContent: CGPoint {
    guard let view, let window = view.window else { return .zero }
    return window.convert(location, to: view) - window.convert(landing, to: view)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let isFirst = self.touches.count <= touches.count
    eventTime = event.timestamp
    super.touchesBegan(touches, with: event)
    guard isFirst else { return }
    landing = location
    driver.touchDown(at: .zero, time: eventTime)
    // Moving content is held at once, without slop.
    if driver.finger.holdsMotion {
      driver.stopAncestors()
      state = .began
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    eventTime = event.timestamp
    super.touchesMoved(touches, with: event)
    if isInProgress { scrollView?.dragDidMove(to: location) }
  }

  override func fingersDidMove() { driver.touchMoved(to: translationInContent, time: eventTime) }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    eventTime = event.timestamp
    super.touchesEnded(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    eventTime = event.timestamp
    super.touchesCancelled(touches, with: event)
  }

  /// Whether the finger has moved far enough along the axes that scroll.
  override func passesSlop(_ translation: CGPoint) -> Bool { driver.passesSlop && mayTakeTouches }

  /// Whether the pan may take touches from the content, which may have the right to keep them.
  private var mayTakeTouches: Bool {
    guard let scrollView, let holders = arena?.holders(ofTouchesOf: self) else { return true }
    let content = holders.filter { $0 !== scrollView }
    return content.isEmpty
      || scrollView.canCancelContentTouches && content.allSatisfy { scrollView.touchesShouldCancel(in: $0) }
  }

  /// Returns `false` for the view's own pinch, since the two fingers that scale the content may also drag it.
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventedGestureRecognizer is ScrollPinchGestureRecognizer && preventedGestureRecognizer.view === view)
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventingGestureRecognizer is ScrollPinchGestureRecognizer && preventingGestureRecognizer.view === view)
  }

  /// Ends the gesture, when the view leaves its window.
  func giveUp(at time: FrameTime) {
    eventTime = time
    if isInProgress {
      state = .cancelled
    } else if driver.isTracking {
      state = .failed
    }
  }

  override func didMove(from old: State, to new: State) {
    guard new != old else { return }
    switch new {
    case .began: driver.dragBegan(at: eventTime)
    case .ended: driver.dragEnded(at: eventTime)
    case .cancelled: driver.dragEnded(at: eventTime, as: .isCancelled)
    case .failed: driver.trackingFailed(at: eventTime)
    case .possible, .changed: break
    }
  }
}
