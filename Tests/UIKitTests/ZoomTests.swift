import DeviceSupport
import Foundation
import Geometry
import Testing
import UIKitCore
import TestSupport

@MainActor
struct ZoomTests {
  @Test func pinchKeepsPointBetweenFingers() {
    let zoom = ZoomFixture()
    let location = CGPoint(x: 120, y: 300)
    let before = zoom.seen(at: location)
    zoom.pinch(at: location, from: 100, to: 180, lifts: false)
    expectTrue(zoom.scroll.isZooming)
    expectGreater(zoom.scroll.zoomScale, 1.5)
    let after = zoom.seen(at: location)
    // The offset is rounded to pixels, half a point apart at 2x.
    expectAtMost(abs(after.x - before.x), 0.5, "\(before) → \(after)")
    expectAtMost(abs(after.y - before.y), 0.5, "\(before) → \(after)")
  }

  @Test func itFollowsFingersThatWander() {
    let zoom = ZoomFixture()
    zoom.scroll.zoomScale = 2
    zoom.scroll.contentOffset = CGPoint(x: 150, y: 300)
    let start = CGPoint(x: 180, y: 400)
    let before = zoom.seen(at: start)
    zoom.pinch(at: start, from: 100, to: 130, lifts: false)
    expectTrue(zoom.scroll.isZooming)
    // First a movement too small for a drag, then a large one.
    for wander in [CGPoint(x: 6, y: -4), CGPoint(x: 60, y: -70)] {
      for (id, side) in [CGFloat(-65), 65].enumerated() {
        zoom.touch(.moved, at: CGPoint(x: start.x + wander.x + side, y: start.y + wander.y), finger: id)
      }
      zoom.run(for: 0.05)
      let after = zoom.seen(at: CGPoint(x: start.x + wander.x, y: start.y + wander.y))
      expectAtMost(abs(after.x - before.x), 0.5, "\(before) → \(after)")
      expectAtMost(abs(after.y - before.y), 0.5, "\(before) → \(after)")
    }
  }

  @Test func pinchScalesContentAndReportsScale() {
    let zoom = ZoomFixture()
    zoom.pinch(at: CGPoint(x: 195, y: 422), from: 100, to: 200)
    // The pinch counts from the point at which it passed ten points.
    let scale = zoom.scroll.zoomScale
    expectGreater(scale, 1.7)
    expectLess(scale, 2)
    expectEqual(zoom.photo.transform, CGAffineTransform(scaleX: scale, y: scale))
    expectClose(zoom.scroll.contentSize.width, 390 * scale)
    expectClose(zoom.scroll.contentSize.height, 844 * scale)
    expectClose(zoom.photo.frame.origin, .zero)
    expectEqual(zoom.photo.bounds.size, CGSize(width: 390, height: 844))
    expectEqual(zoom.log.calls, ["willZoom", "zoom", "didZoom \(scale)"])
  }

  @Test func pinchBeyondMaximumResistsAndReturns() {
    let zoom = ZoomFixture()
    zoom.pinch(at: CGPoint(x: 195, y: 422), from: 60, to: 380, lifts: false)
    let stretched = zoom.scroll.zoomScale
    expectGreater(stretched, 3)
    expectLess(stretched, 6)
    for id in [0, 1] { zoom.touch(.ended, at: CGPoint(x: id == 0 ? 5 : 385, y: 422), finger: id) }
    expectTrue(zoom.scroll.isZoomBouncing)
    expectFalse(zoom.scroll.isZooming)
    expectEqual(zoom.log.calls, ["willZoom", "zoom"])
    let start = zoom.time
    zoom.run(for: 0.1)
    // The remaining distance decays as e^(-10t).
    let left = exp(-10 * (zoom.time - start))
    expectLess(abs(zoom.scroll.zoomScale - (3 + (stretched - 3) * left)), 1e-5)
    zoom.run(for: 2)
    expectEqual(zoom.scroll.zoomScale, 3)
    expectFalse(zoom.scroll.isZoomBouncing)
    expectEqual(zoom.log.calls, ["willZoom", "zoom", "didZoom 3.0"])
  }

  @Test func pinchBelowMinimumReturnsToOrigin() {
    let zoom = ZoomFixture()
    zoom.pinch(at: CGPoint(x: 195, y: 422), from: 300, to: 80)
    expectLess(zoom.scroll.zoomScale, 1)
    expectGreater(zoom.scroll.zoomScale, 0.5)
    zoom.run(for: 2)
    expectEqual(zoom.scroll.zoomScale, 1)
    expectEqual(zoom.scroll.contentOffset, .zero)
    expectEqual(zoom.scroll.contentSize, CGSize(width: 390, height: 844))
  }

  @Test func withoutBounceItStopsAtTheLimits() {
    let zoom = ZoomFixture()
    zoom.scroll.bouncesZoom = false
    zoom.pinch(at: CGPoint(x: 195, y: 422), from: 60, to: 380)
    expectEqual(zoom.log.scales.max(), 3)
    expectEqual(zoom.scroll.zoomScale, 3)
    expectEqual(zoom.log.calls.last, "didZoom 3.0")
    expectFalse(zoom.scroll.isZoomBouncing)
  }

  @Test func codeZoomsAroundTheMiddleWithinTheLimits() {
    let zoom = ZoomFixture()
    let middle = CGPoint(x: 195, y: 422)
    zoom.scroll.zoomScale = 2
    expectEqual(zoom.scroll.zoomScale, 2)
    expectEqual(zoom.scroll.contentOffset, middle)
    expectClose(zoom.seen(at: middle), middle)
    zoom.scroll.zoomScale = 10
    expectEqual(zoom.scroll.zoomScale, 3)
    zoom.scroll.setZoomScale(0.1, animated: false)
    expectEqual(zoom.scroll.zoomScale, 1)
    expectEqual(zoom.scroll.contentOffset, .zero)
    zoom.scroll.zoomScale = .nan
    expectEqual(zoom.scroll.zoomScale, 1)
    // A change without animation is reported as a change only.
    expectEqual(zoom.log.calls, ["zoom"])
  }

  @Test func animatedZoomReportsEnd() {
    let zoom = ZoomFixture()
    zoom.scroll.setZoomScale(3, animated: true)
    expectTrue(zoom.scroll.isZoomAnimating)
    expectEqual(zoom.scroll.zoomScale, 1)
    expectEqual(zoom.log.calls, ["willZoom"])
    zoom.run(for: 0.15)
    expectClose(zoom.scroll.zoomScale, 2)
    zoom.run(for: 0.2)
    expectEqual(zoom.scroll.zoomScale, 3)
    expectFalse(zoom.scroll.isZoomAnimating)
    expectEqual(zoom.log.calls, ["willZoom", "zoom", "didZoom 3.0"])
  }

  /// The double tap of common photo apps.
  @Test func zoomToRectCentersLargestFit() {
    let zoom = ZoomFixture()
    let tapped = CGPoint(x: 130, y: 500)
    let size = CGSize(width: 390 / 2, height: 844 / 2)
    let rect = CGRect(
      x: tapped.x - size.width / 2, y: tapped.y - size.height / 2, width: size.width, height: size.height)
    zoom.scroll.zoom(to: rect, animated: true)
    zoom.run(for: 0.5)
    expectEqual(zoom.scroll.zoomScale, 2)
    expectClose(zoom.seen(at: CGPoint(x: 195, y: 422)), tapped)
  }

  @Test func zoomToCornerRectStaysWithinContent() {
    let zoom = ZoomFixture()
    zoom.scroll.zoom(to: CGRect(x: 0, y: 0, width: 10, height: 10), animated: false)
    expectEqual(zoom.scroll.zoomScale, 3)
    expectEqual(zoom.scroll.contentOffset, .zero)
    zoom.scroll.zoom(to: .zero, animated: false)
    expectEqual(zoom.scroll.zoomScale, 3)
  }

  @Test func aPinchInterruptsAnAnimation() {
    let zoom = ZoomFixture()
    zoom.scroll.setZoomScale(3, animated: true)
    zoom.run(for: 0.15)
    zoom.pinch(at: CGPoint(x: 195, y: 422), from: 100, to: 120, in: 0.3, lifts: false)
    expectTrue(zoom.scroll.isZooming)
    expectFalse(zoom.scroll.isZoomAnimating)
    expectEqual(zoom.log.calls.filter { $0.hasPrefix("will") }.count, 2)
    expectEqual(zoom.log.calls.filter { $0.hasPrefix("did") }.count, 1)
  }

  @Test func pinchIsEnabledOnlyForZoomableContent() {
    let zoom = ZoomFixture()
    expectNotNil(zoom.scroll.pinchGestureRecognizer)
    zoom.scroll.maximumZoomScale = 1
    expectNil(zoom.scroll.pinchGestureRecognizer)
    zoom.pinch(at: CGPoint(x: 195, y: 422), from: 100, to: 200)
    expectEmpty(zoom.log.calls)
    expectEqual(zoom.scroll.zoomScale, 1)
    zoom.scroll.maximumZoomScale = 3
    zoom.log.content = nil
    zoom.pinch(at: CGPoint(x: 195, y: 422), from: 100, to: 200)
    expectEmpty(zoom.log.calls)
    expectEqual(zoom.photo.transform, .identity)
  }

  @Test func stoppingPutsItWithinTheLimits() {
    let zoom = ZoomFixture()
    zoom.pinch(at: CGPoint(x: 195, y: 422), from: 60, to: 380)
    zoom.run(for: 0.05)
    expectTrue(zoom.scroll.isZoomBouncing)
    zoom.scroll.stopScrollingAndZooming()
    expectEqual(zoom.scroll.zoomScale, 3)
    expectFalse(zoom.scroll.isZoomBouncing)
    zoom.run(for: 1)
    expectEqual(zoom.scroll.zoomScale, 3)
    expectEqual(zoom.log.calls.last, "didZoom 3.0")
  }

  @Test func leavingTheWindowEndsTheMotion() {
    let zoom = ZoomFixture()
    zoom.scroll.setZoomScale(3, animated: true)
    zoom.run(for: 0.1)
    zoom.scroll.removeFromSuperview()
    expectEqual(zoom.scroll.zoomScale, 3)
    expectEqual(zoom.log.calls.last, "didZoom 3.0")
  }

  @Test(arguments: [CGFloat.nan, -.infinity, 0, -2, .infinity])
  func limitsThatAreNoScalesDoNoHarm(limit: CGFloat) {
    let zoom = ZoomFixture()
    (zoom.scroll.minimumZoomScale, zoom.scroll.maximumZoomScale) = (limit, limit)
    zoom.scroll.zoomScale = 2
    zoom.pinch(at: CGPoint(x: 195, y: 422), from: 60, to: 380)
    zoom.run(for: 1)
    expectTrue(zoom.scroll.zoomScale.isFinite)
    expectGreater(zoom.scroll.zoomScale, 0)
    expectTrue(zoom.scroll.contentSize.width.isFinite)
  }
}
