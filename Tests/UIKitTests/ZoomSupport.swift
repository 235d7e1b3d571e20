import TestSupport
import DeviceSupport
import Foundation
import Geometry
import UIKitCore

/// A photo in a scroll view.
@MainActor
final class ZoomFixture: Fixture {
  let device = TestDevice.phone()
  let log = ZoomLog()
  let scroll: UIScrollView
  let photo: UIView

  /// - Parameter photo: The size of the zoomed view.
  init(photo size: CGSize = CGSize(width: 390, height: 844), scales: ClosedRange<CGFloat> = 1...3) {
    scroll = device.addScrollView(content: size)
    photo = UIView(frame: CGRect(origin: .zero, size: size))
    scroll.addSubview(photo)
    log.content = photo
    scroll.delegate = log
    (scroll.minimumZoomScale, scroll.maximumZoomScale) = (scales.lowerBound, scales.upperBound)
    frame()
  }

  /// The point of the photo that is visible at a point of the window.
  func seen(at location: CGPoint) -> CGPoint { photo.convert(location, from: window) }

  /// Two fingers on both sides of a point, at the given distances; the point may move.
  func pinch(
    at location: CGPoint, from start: CGFloat, to end: CGFloat, wander: CGPoint = .zero,
    in duration: TimeInterval = 0.4,
    lifts: Bool = true
  ) {
    let target = CGPoint(x: location.x + wander.x, y: location.y + wander.y)
    let fingers = [CGFloat(-0.5), 0.5].map { side in
      (start: CGPoint(x: location.x + side * start, y: location.y), end: CGPoint(x: target.x + side * end, y: target.y))
    }
    for (id, line) in fingers.enumerated() { touch(.began, at: line.start, finger: id) }
    move([0: fingers[0], 1: fingers[1]], in: duration)
    guard lifts else { return }
    for (id, line) in fingers.enumerated() { touch(.ended, at: line.end, finger: id) }
  }
}

/// Records the zooming calls of a scroll view's delegate.
@MainActor
final class ZoomLog: NSObject, UIScrollViewDelegate {
  weak var content: UIView?
  /// The calls in order; `zoom` once for any number in a row.
  var calls: [String] = []
  var scales: [CGFloat] = []
  var onZoom: (UIScrollView) -> Void = { _ in }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    calls.append(view === content ? "willZoom" : "willZoom another")
  }
  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    if calls.last != "zoom" { calls.append("zoom") }
    scales.append(scrollView.zoomScale)
    onZoom(scrollView)
  }
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    calls.append("didZoom \(scale)")
  }
}
