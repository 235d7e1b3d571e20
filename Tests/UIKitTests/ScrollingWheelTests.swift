import DeviceSupport
import Foundation
import Geometry
import Testing
import UIKitCore
import TestSupport

@MainActor
@Suite struct ScrollingWheelTests {
  private let stage = TestDevice.phone()

  @Test func theWheelScrollsAndStopsAtTheEnd() {
    let view = stage.addScrollView(content: CGSize(width: 390, height: 1000))
    stage.turnWheel(1)
    stage.run(for: 1)
    expectEqual(view.contentOffset.y, 48)
    for _ in 0..<5 { stage.turnWheel(1) }
    stage.run(for: 1)
    expectEqual(view.contentOffset.y, 156)
    stage.turnWheel(-100)
    stage.run(for: 1)
    expectEqual(view.contentOffset.y, 0)
  }

  @Test func unusedWheelScrollsOuterView() {
    let page = stage.addScrollView(content: CGSize(width: 390, height: 4000))
    let row = UIScrollView(frame: CGRect(x: 0, y: 300, width: 390, height: 300))
    row.contentSize = CGSize(width: 3000, height: 300)
    page.addSubview(row)
    stage.frame()
    stage.turnWheel(1, at: CGPoint(x: 200, y: 450))
    stage.run(for: 1)
    expectEqual(row.contentOffset, .zero)
    expectEqual(page.contentOffset.y, 48)
  }

  @Test func aViewUnderAFingerKeepsTheWheelToItself() {
    let page = stage.addScrollView(content: CGSize(width: 390, height: 4000))
    let list = UIScrollView(frame: CGRect(x: 0, y: 300, width: 390, height: 300))
    list.contentSize = CGSize(width: 390, height: 3000)
    page.addSubview(list)
    stage.frame()
    stage.drag(from: CGPoint(x: 200, y: 500), by: CGPoint(x: 0, y: -60), lifts: false)
    stage.run(for: 0.1)
    let dragged = list.contentOffset.y
    expectGreater(dragged, 0)
    stage.turnWheel(1, at: CGPoint(x: 200, y: 450))
    stage.run(for: 1)
    expectEqual(list.contentOffset.y, dragged)
    expectEqual(page.contentOffset.y, 0)
  }

  @Test func wheelReportsImmediateDragToDelegate() {
    let view = stage.addScrollView(content: CGSize(width: 390, height: 3000))
    let log = ScrollLog()
    view.delegate = log
    stage.turnWheel(1)
    expectEqual(log.calls, ["willDrag", "willEnd", "didEnd+", "willDecelerate"])
    expectTrue(view.isDecelerating)
    stage.run(for: 0.05)
    stage.turnWheel(1)
    stage.run(for: 2)
    expectEqual(log.calls, ["willDrag", "willEnd", "didEnd+", "willDecelerate", "scroll", "didDecelerate"])
    #expect(view.contentOffset.y == 96 && !view.isDecelerating)
  }

  @Test func delegateChoosesWheelsRestingOffset() {
    let view = stage.addScrollView(content: CGSize(width: 390, height: 3000))
    let log = ScrollLog()
    view.delegate = log
    log.chooseTarget = { CGPoint(x: 0, y: ($0.y / 100).rounded(.up) * 100) }
    stage.turnWheel(1)
    expectEqual(log.lastVelocity, .zero)
    expectEqual(log.proposedTarget.y, 48)
    stage.run(for: 2)
    expectEqual(view.contentOffset.y, 100)
  }

  @Test func aNotchTurnsAPage() {
    let view = stage.addScrollView(content: CGSize(width: 390 * 5, height: 844))
    view.isPagingEnabled = true
    let event = WheelEvent(location: CGPoint(x: 200, y: 400), notches: CGVector(dx: 1, dy: 0), time: stage.time)
    stage.root.dispatch(.wheel(event))
    stage.run(for: 2)
    expectEqual(view.contentOffset.x, 390)
  }

  @Test func wheelOverFlingReportsSingleEnd() {
    let view = stage.addScrollView(content: CGSize(width: 390, height: 9000))
    let log = ScrollLog()
    view.delegate = log
    stage.flickUp()
    stage.run(for: 0.2)
    stage.turnWheel(-2)
    stage.run(for: 3)
    let calls = log.calls.filter { $0 != "scroll" }
    expectEqual(calls, ["willDrag", "willEnd", "didEnd+", "willDecelerate", "didDecelerate"])
    expectFalse(view.isDecelerating)
  }
}
