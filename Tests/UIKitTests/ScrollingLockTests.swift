import DeviceSupport
import Foundation
import Geometry
import Testing
import UIKitCore
import TestSupport

/// Content that scrolls in both directions, with and without the directional lock.
@MainActor
struct ScrollingLockTests {
  private let fixture = TestDevice.phone()
  private let view: UIScrollView

  init() {
    view = fixture.addScrollView(content: CGSize(width: 3000, height: 3000))
    view.contentOffset = CGPoint(x: 1000, y: 1000)
  }

  private func moved(by drag: CGVector, in duration: TimeInterval = 0.2) -> CGPoint {
    let before = view.contentOffset
    fixture.drag(
      from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200 + drag.dx, y: 400 + drag.dy), in: duration)
    fixture.run(for: 4)
    return view.contentOffset - before
  }

  @Test func withoutItBothAxesMove() {
    let translation = moved(by: CGVector(dx: -30, dy: -200))
    expectGreater(translation.x, 0)
    expectGreater(translation.y, 0)
  }

  @Test func withItTheAxisOfTheBeginningMoves() {
    view.isDirectionalLockEnabled = true
    let down = moved(by: CGVector(dx: -90, dy: -200))
    expectEqual(down.x, 0)
    expectGreater(down.y, 100)
    let across = moved(by: CGVector(dx: 200, dy: -90))
    expectLess(across.x, -100)
    expectEqual(across.y, 0)
  }

  @Test func aDiagonalBeginningIsNotLocked() {
    view.isDirectionalLockEnabled = true
    let translation = moved(by: CGVector(dx: -150, dy: -150))
    expectGreater(translation.x, 0)
    expectGreater(translation.y, 0)
  }

  @Test func caughtContentKeepsLockedAxis() {
    view.isDirectionalLockEnabled = true
    fixture.flickUp()
    fixture.run(for: 0.2)
    let x = view.contentOffset.x
    let translation = moved(by: CGVector(dx: -150, dy: -20))
    expectEqual(view.contentOffset.x, x)
    expectGreater(translation.y, 10)
  }
}
