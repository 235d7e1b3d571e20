import Foundation
import Geometry

/// The pinch that scales a scroll view's content. Its fingers may drag the content at the same time.
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
  private let zoom: ZoomDriver
  private var eventTime: FrameTime = 0

  init(zoom: ZoomDriver) {
    self.zoom = zoom
    super.init(target: nil, action: nil)
  }

  private var scrollView: UIScrollView? { view as? UIScrollView }

  /// The location between the fingers, from the view's top left corner.
  private var point: CGPoint {
    guard let scrollView else { return .zero }
    return location(in: scrollView) - scrollView.bounds.origin
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    eventTime = event.timestamp
    guard scrollView?.zoomedContent != nil else { return state = .failed }
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    eventTime = event.timestamp
    super.touchesMoved(touches, with: event)
    if isInProgress { zoom.pinchChanged(scale: scale, at: point) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    eventTime = event.timestamp
    super.touchesEnded(touches, with: event)
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventedGestureRecognizer is ScrollPanGestureRecognizer && preventedGestureRecognizer.view === view)
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventingGestureRecognizer is ScrollPanGestureRecognizer && preventingGestureRecognizer.view === view)
  }

  override func didMove(from old: State, to new: State) {
    guard new != old else { return }
    switch new {
    case .began: zoom.pinchBegan(at: point)
    case .ended, .cancelled: zoom.pinchEnded(at: eventTime)
    case .failed, .possible, .changed: break
    }
  }
}
