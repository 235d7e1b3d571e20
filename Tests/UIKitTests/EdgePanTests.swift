import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// Screen-edge pans and swipes, as their documentation describes them.
@MainActor
struct EdgePanTests {
  private let device = TestDevice(size: CGSize(width: 300, height: 400))

  /// A point near each edge, and the direction inward from there.
  private static let edges: [(edge: UIRectEdge, start: CGPoint, inward: CGPoint)] = [
    (.left, CGPoint(x: 2, y: 200), CGPoint(x: 60, y: 0)), (.right, CGPoint(x: 298, y: 200), CGPoint(x: -60, y: 0)),
    (.top, CGPoint(x: 150, y: 2), CGPoint(x: 0, y: 60)), (.bottom, CGPoint(x: 150, y: 398), CGPoint(x: 0, y: -60)),
  ]

  private func begins(_ edges: UIRectEdge, from start: CGPoint, by translation: CGPoint) -> Bool {
    let view = device.add(rect(0, 0, 300, 400))
    var hasBegun = false
    let pan = UIScreenEdgePanGestureRecognizer()
    pan.edges = edges
    pan.addHandler { if $0.state == .began { hasBegun = true } }
    view.addGestureRecognizer(pan)
    device.drag(from: start, by: translation)
    device.run(for: 0.1)
    view.removeFromSuperview()
    return hasBegun
  }

  @Test func aPanBeginsAtItsOwnEdgesOnly() {
    for pan in Self.edges {
      for finger in Self.edges {
        expectEqual(begins(pan.edge, from: finger.start, by: finger.inward), pan.edge == finger.edge, "\(pan.edge)")
        expectTrue(begins(.all, from: finger.start, by: finger.inward))
      }
      expectFalse(begins(pan.edge, from: CGPoint(x: 150, y: 200), by: pan.inward), "from the middle")
      let along = CGPoint(x: pan.inward.y, y: pan.inward.x)
      expectFalse(begins(pan.edge, from: pan.start, by: along), "along the edge")
    }
    expectEqual(UIScreenEdgePanGestureRecognizer().edges, [])
  }

  /// The edge is that of the recognizer's view, wherever the view's bounds begin.
  @Test func edgesAreThoseOfTheView() {
    let view = device.add(rect(100, 100, 100, 100))
    view.bounds.origin = CGPoint(x: 50, y: 70)
    var count = 0
    let pan = UIScreenEdgePanGestureRecognizer()
    pan.edges = .left
    pan.addHandler { if $0.state == .began { count += 1 } }
    view.addGestureRecognizer(pan)
    device.drag(from: CGPoint(x: 102, y: 150), by: CGPoint(x: 60, y: 0))
    expectEqual(count, 1)
    device.drag(from: CGPoint(x: 150, y: 150), by: CGPoint(x: 40, y: 0))
    expectEqual(count, 1)
  }

  @Test func aSwipeIsWhereItBegan() {
    let view = device.add(rect(0, 0, 300, 400))
    let swipe = UISwipeGestureRecognizer()
    swipe.numberOfTouchesRequired = 2
    var locations: [CGPoint] = []
    swipe.addHandler { recognizer in
      locations = [recognizer.location(in: view)] + (0..<2).map { recognizer.location(ofTouch: $0, in: view) }
    }
    view.addGestureRecognizer(swipe)
    view.isMultipleTouchEnabled = true
    let starts = [CGPoint(x: 50, y: 100), CGPoint(x: 80, y: 160)]
    for (finger, start) in starts.enumerated() { device.touch(.began, at: start, finger: finger) }
    device.move(
      [0: (starts[0], CGPoint(x: 170, y: 100)), 1: (starts[1], CGPoint(x: 200, y: 160))], in: 0.1)
    for finger in 0...1 { device.touch(.ended, at: CGPoint(x: 200, y: 130), finger: finger) }
    expectEqual(locations, [CGPoint(x: 65, y: 130)] + starts)
  }
}
