import DeviceSupport
import Foundation
import Geometry
import Testing
import UIKitCore
import TestSupport

@MainActor
struct ScrollingWheelTests {
  private let fixture = TestDevice.phone()

  @Test func theWheelScrollsAndStopsAtTheEnd() {
    let view = fixture.addScrollView(content: CGSize(width: 390, height: 1000))
    fixture.turnWheel(1)
    fixture.run(for: 1)
    expectEqual(view.contentOffset.y, 48)
    for _ in 0..<5 { fixture.turnWheel(1) }
    fixture.run(for: 1)
    expectEqual(view.contentOffset.y, 156)
    fixture.turnWheel(-100)
    fixture.run(for: 1)
    expectEqual(view.contentOffset.y, 0)
  }

  @Test func unusedWheelScrollsOuterView() {
    let page = fixture.addScrollView(content: CGSize(width: 390, height: 4000))
    let row = UIScrollView(frame: CGRect(x: 0, y: 300, width: 390, height: 300))
    row.contentSize = CGSize(width: 3000, height: 300)
    page.addSubview(row)
    fixture.frame()
    fixture.turnWheel(1, at: CGPoint(x: 200, y: 450))
    fixture.run(for: 1)
    expectEqual(row.contentOffset, .zero)
    expectEqual(page.contentOffset.y, 48)
  }

  @Test func touchedViewKeepsTheWheel() {
    let page = fixture.addScrollView(content: CGSize(width: 390, height: 4000))
    let list = UIScrollView(frame: CGRect(x: 0, y: 300, width: 390, height: 300))
    list.contentSize = CGSize(width: 390, height: 3000)
    page.addSubview(list)
    fixture.frame()
    fixture.drag(from: CGPoint(x: 200, y: 500), by: CGPoint(x: 0, y: -60), lifts: false)
    fixture.run(for: 0.1)
    let dragged = list.contentOffset.y
    expectGreater(dragged, 0)
    fixture.turnWheel(1, at: CGPoint(x: 200, y: 450))
    fixture.run(for: 1)
    expectEqual(list.contentOffset.y, dragged)
    expectEqual(page.contentOffset.y, 0)
  }

  @Test func wheelReportsImmediateDragToDelegate() {
    let view = fixture.addScrollView(content: CGSize(width: 390, height: 3000))
    let log = ScrollLog()
    view.delegate = log
    fixture.turnWheel(1)
    expectEqual(log.calls, ["willDrag", "willEnd", "didEnd+", "willDecelerate"])
    expectTrue(view.isDecelerating)
    fixture.run(for: 0.05)
    fixture.turnWheel(1)
    fixture.run(for: 2)
    expectEqual(log.calls, ["willDrag", "willEnd", "didEnd+", "willDecelerate", "scroll", "didDecelerate"])
    expectEqual(view.contentOffset.y, 96)
    expectFalse(view.isDecelerating)
  }

  @Test func delegateChoosesWheelsRestingOffset() {
    let view = fixture.addScrollView(content: CGSize(width: 390, height: 3000))
    let log = ScrollLog()
    view.delegate = log
    log.chooseTarget = { CGPoint(x: 0, y: ($0.y / 100).rounded(.up) * 100) }
    fixture.turnWheel(1)
    expectEqual(log.lastVelocity, .zero)
    expectEqual(log.proposedTarget.y, 48)
    fixture.run(for: 2)
    expectEqual(view.contentOffset.y, 100)
  }

  @Test func aNotchTurnsAPage() {
    let view = fixture.addScrollView(content: CGSize(width: 390 * 5, height: 844))
    view.isPagingEnabled = true
    let event = WheelEvent(location: CGPoint(x: 200, y: 400), notches: CGVector(dx: 1, dy: 0), time: fixture.time)
    fixture.root.dispatch(.wheel(event))
    fixture.run(for: 2)
    expectEqual(view.contentOffset.x, 390)
  }

  @Test func wheelOverFlingReportsSingleEnd() {
    let view = fixture.addScrollView(content: CGSize(width: 390, height: 9000))
    let log = ScrollLog()
    view.delegate = log
    fixture.flickUp()
    fixture.run(for: 0.2)
    fixture.turnWheel(-2)
    fixture.run(for: 3)
    let calls = log.calls.filter { $0 != "scroll" }
    expectEqual(calls, ["willDrag", "willEnd", "didEnd+", "willDecelerate", "didDecelerate"])
    expectFalse(view.isDecelerating)
  }
}
