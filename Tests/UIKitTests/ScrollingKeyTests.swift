import DeviceSupport
import Foundation
import Geometry
import Testing
import UIKitCore
import TestSupport

@MainActor
struct ScrollingKeyTests {
  private let fixture = TestDevice.phone()

  @discardableResult
  private func press(_ key: ScrollKey, in view: UIScrollView, finishes: Bool = true) -> Bool {
    let isUsed = view.handleKeyScroll(key, at: fixture.time)
    if finishes { fixture.run(for: 2) }
    return isUsed
  }

  @Test func arrowsScrollByALineAndAddUp() {
    let view = fixture.addScrollView(content: CGSize(width: 390, height: 3000))
    press(.arrowDown, in: view)
    expectEqual(view.contentOffset.y, 48)
    for _ in 0..<3 { press(.arrowDown, in: view, finishes: false) }
    fixture.run(for: 2)
    expectEqual(view.contentOffset.y, 192)
    press(.arrowUp, in: view)
    expectEqual(view.contentOffset.y, 144)
    #expect(!press(.arrowRight, in: view), "it does not scroll sideways")
  }

  @Test func pageKeysKeepLineVisibleAndStopAtEnds() {
    let view = fixture.addScrollView(content: CGSize(width: 390, height: 2000))
    view.contentInset.bottom = 100
    press(.pageDown, in: view)
    expectEqual(view.contentOffset.y, 696, "844 less the inset and a line")
    press(.pageDown, in: view)
    expectEqual(view.contentOffset.y, 1256)
    #expect(!press(.pageDown, in: view), "at the end the view around it may use the key")
    press(.home, in: view)
    expectEqual(view.contentOffset.y, 0)
    press(.end, in: view)
    expectEqual(view.contentOffset.y, 1256)
  }

  /// Two lines and less: half of what is seen.
  @Test(arguments: [(97, 49), (96, 48), (60, 30)] as [(CGFloat, CGFloat)])
  func pagesOfSmallViewsAreHalfTheirHeight(height: CGFloat, distance: CGFloat) {
    let view = fixture.addScrollView(content: CGSize(width: 390, height: 2000))
    view.frame.size.height = height
    press(.pageDown, in: view)
    expectEqual(view.contentOffset.y, distance)
    press(.pageUp, in: view)
    expectEqual(view.contentOffset.y, 0)
  }

  @Test func keysTurnPages() {
    let view = fixture.addScrollView(content: CGSize(width: 390 * 5, height: 844))
    view.isPagingEnabled = true
    press(.arrowRight, in: view)
    expectEqual(view.contentOffset.x, 390)
    press(.pageDown, in: view)
    expectEqual(view.contentOffset.x, 780)
    press(.end, in: view)
    expectEqual(view.contentOffset.x, 1560)
    press(.arrowLeft, in: view)
    expectEqual(view.contentOffset.x, 1170)
  }

  @Test func rightToLeftHomeScrollsRight() {
    let view = fixture.addScrollView(content: CGSize(width: 3000, height: 844))
    view.semanticContentAttribute = .forceRightToLeft
    press(.home, in: view)
    expectEqual(view.contentOffset.x, 2610)
    press(.arrowRight, in: view)
    expectEqual(view.contentOffset.x, 2610)
    press(.arrowLeft, in: view)
    expectEqual(view.contentOffset.x, 2562)
  }

  @Test func scrollEndIsReportedOnce() {
    let view = fixture.addScrollView(content: CGSize(width: 390, height: 3000))
    let log = ScrollLog()
    view.delegate = log
    press(.arrowDown, in: view, finishes: false)
    press(.arrowDown, in: view)
    expectEqual(log.calls, ["scroll", "didAnimate"])
  }

  @Test func aFingerTakesOver() {
    let view = fixture.addScrollView(content: CGSize(width: 390, height: 3000))
    let log = ScrollLog()
    view.delegate = log
    press(.end, in: view, finishes: false)
    fixture.run(for: 0.1)
    fixture.touch(.began, at: CGPoint(x: 200, y: 400))
    fixture.run(for: 0.1)
    let held = view.contentOffset
    #expect(!press(.home, in: view, finishes: false), "nothing else moves what a finger holds")
    fixture.touch(.ended, at: CGPoint(x: 200, y: 400))
    fixture.run(for: 1)
    expectEqual(view.contentOffset, held)
    expectEqual(log.calls, ["scroll", "didAnimate", "willDrag", "willEnd", "didEnd-"])
  }

  @Test func keysCanBeSwitchedOff() {
    let view = fixture.addScrollView(content: CGSize(width: 390, height: 3000))
    view.allowsKeyboardScrolling = false
    #expect(!press(.arrowDown, in: view))
    view.allowsKeyboardScrolling = true
    view.isScrollEnabled = false
    #expect(!press(.arrowDown, in: view))
    expectEqual(view.contentOffset, .zero)
  }
}
