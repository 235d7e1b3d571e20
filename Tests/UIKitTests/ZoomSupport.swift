import Foundation
import Geometry
import UIKitCore

/// A photo in a scroll view, under a hand.
@MainActor
final class ZoomStage {
  let stage = ScrollStage()
  let log = ZoomLog()
  let scroll: UIScrollView
  let photo: UIView

  /// - Parameter photo: Size of what is zoomed.
  init(photo size: CGSize = CGSize(width: 390, height: 844), scales: ClosedRange<CGFloat> = 1...3) {
    scroll = stage.addScrollView(content: size)
    photo = UIView(frame: CGRect(origin: .zero, size: size))
    scroll.addSubview(photo)
    log.content = photo
    scroll.delegate = log
    (scroll.minimumZoomScale, scroll.maximumZoomScale) = (scales.lowerBound, scales.upperBound)
    stage.harness.frame()
  }

  /// The point of the photo that is seen at a place of the window.
  func seen(at place: CGPoint) -> CGPoint { photo.convert(place, from: stage.window) }

  /// Two fingers side by side around a place, so far apart, that may wander.
  func pinch(
    at place: CGPoint, from start: CGFloat, to end: CGFloat, wander: CGPoint = .zero, in duration: TimeInterval = 0.4,
    lifts: Bool = true
  ) {
    func fingers(_ phase: PointerEvent.Phase, _ share: CGFloat) {
      let span = start + (end - start) * share
      for (id, side) in [CGFloat(-0.5), 0.5].enumerated() {
        let middle = CGPoint(x: place.x + wander.x * share, y: place.y + wander.y * share)
        stage.touch(phase, CGPoint(x: middle.x + side * span, y: middle.y), id: id)
      }
    }
    fingers(.began, 0)
    let (begin, samples) = (stage.time, 48)
    for sample in 1...samples {
      let share = Double(sample) / Double(samples)
      stage.run(until: begin + duration * share)
      fingers(.moved, CGFloat(share))
    }
    if lifts { fingers(.ended, 1) }
  }
}

/// Writes down what a scroll view tells of zooming.
@MainActor
final class ZoomLog: NSObject, UIScrollViewDelegate {
  weak var content: UIView?
  /// In order; `zoom` once for any number in a row.
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
