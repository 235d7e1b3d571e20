import DeviceSupport
import Foundation
import Geometry
import TestSupport
import Testing
import UIKitCore

@MainActor
struct CoordinateSpaceTests {
  private let device = TestDevice()

  private var screen: UIScreen { device.root.scene.screen }

  @Test func screenAndSceneMatchHostSize() {
    expectEqual(screen.coordinateSpace.bounds, screen.bounds)
    expectEqual(device.root.scene.coordinateSpace.bounds, CGRect(origin: .zero, size: device.root.environment.size))
    device.root.environment.size = CGSize(width: 200, height: 100)
    expectEqual(screen.coordinateSpace.bounds, rect(0, 0, 200, 100))
  }

  @Test func aViewConvertsToTheScreenAndBack() {
    let parent = device.add(rect(10, 20, 50, 50))
    let view = UIView(frame: rect(5, 5, 10, 10))
    parent.addSubview(view)
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let space = screen.coordinateSpace
    expectEqual(parent.convert(CGPoint(x: 1, y: 2), to: space), CGPoint(x: 11, y: 22))
    expectEqual(parent.convert(CGPoint(x: 11, y: 22), from: space), CGPoint(x: 1, y: 2))
    expectEqual(space.convert(rect(10, 20, 3, 4), to: parent), rect(0, 0, 3, 4))
    expectEqual(space.convert(rect(0, 0, 3, 4), from: parent), rect(10, 20, 3, 4))
    let turned = view.convert(rect(0, 0, 10, 2), to: space)
    expectEqual(turned.offsetBy(dx: -23, dy: -25).size.height.rounded(), 10)
    expectAtMost(abs(turned.origin.x - 23), 1e-9)
    expectAtMost(abs(turned.origin.y - 25), 1e-9)
  }

  @Test func screenConvertsFromOtherWindows() {
    let window = UIWindow(frame: rect(7, 9, 20, 20))
    window.windowScene = device.root.scene
    let space: any UICoordinateSpace = window
    expectEqual(space.convert(CGPoint.zero, to: screen.coordinateSpace), CGPoint(x: 7, y: 9))
    expectEqual(screen.coordinateSpace.convert(CGPoint(x: 7, y: 9), to: space), .zero)
  }

  @Test func customCoordinateSpaceConvertsItself() {
    let parent = device.add(rect(10, 20, 50, 50))
    let map = Halved(of: parent)
    expectEqual(parent.convert(CGPoint(x: 8, y: 4), to: map), CGPoint(x: 4, y: 2))
    expectEqual(parent.convert(rect(1, 2, 3, 4), from: map), rect(2, 4, 6, 8))
    let space = screen.coordinateSpace
    expectEqual(space.convert(CGPoint(x: 18, y: 24), to: map), CGPoint(x: 4, y: 2))
    expectEqual(space.convert(CGPoint(x: 4, y: 2), from: map), CGPoint(x: 18, y: 24))
    expectEqual(space.convert(rect(18, 24, 6, 8), to: map), rect(4, 2, 3, 4))
    expectEqual(space.convert(rect(4, 2, 3, 4), from: map), rect(18, 24, 6, 8))
    let same = screen.coordinateSpace
    expectEqual(space.convert(CGPoint(x: 1, y: 2), to: same), CGPoint(x: 1, y: 2))
    expectEqual(space.convert(CGPoint(x: 1, y: 2), from: same), CGPoint(x: 1, y: 2))
    expectEqual(space.convert(rect(1, 2, 3, 4), to: same), rect(1, 2, 3, 4))
    expectEqual(space.convert(rect(1, 2, 3, 4), from: same), rect(1, 2, 3, 4))
  }

  @Test func invalidNumbersEndNothing() {
    let view = device.add(rect(0, 0, 50, 50))
    for number in [CGFloat.nan, .infinity, -.infinity, 1e300] {
      let converted = view.convert(rect(number, number, number, number), to: screen.coordinateSpace)
      expectEqual(converted, view.convert(rect(number, number, number, number), to: nil))
    }
  }
}

/// A coordinate space in which one point is two points of a view.
private final class Halved: NSObject, UICoordinateSpace {
  private let view: UIView
  init(of view: UIView) { self.view = view }

  private let half = CGAffineTransform(scaleX: 0.5, y: 0.5)
  private let double = CGAffineTransform(scaleX: 2, y: 2)

  var bounds: CGRect { view.bounds.applying(half) }
  func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
    view.convert(point.applying(double), to: space)
  }
  func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
    view.convert(point, from: space).applying(half)
  }
  func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect {
    view.convert(rect.applying(double), to: space)
  }
  func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
    view.convert(rect, from: space).applying(half)
  }
}
