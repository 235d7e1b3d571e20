import DeviceSupport
import Foundation
import Geometry
import Testing
import UIKitCore
import TestSupport

/// Taps on the status bar.
@MainActor
struct ScrollingToTopTests {
  private final class Delegate: NSObject, UIScrollViewDelegate {
    var allows = true
    var calls: [String] = []

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
      calls.append("should")
      return allows
    }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { calls.append("did") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { calls.append("animated") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("drag") }
  }

  private let fixture = TestDevice.phone(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 0, right: 0))
  private let view: UIScrollView
  private let delegate = Delegate()

  init() {
    view = fixture.addScrollView(content: CGSize(width: 390, height: 4000))
    view.contentOffset.y = 2000
    view.delegate = delegate
  }

  private func tap(at point: CGPoint = CGPoint(x: 200, y: 20)) {
    fixture.touch(.began, at: point)
    fixture.run(for: 0.05)
    fixture.touch(.ended, at: point)
    fixture.run(for: 1)
  }

  @Test func scrollsTheViewThatWantsIt() {
    tap()
    expectEqual(view.contentOffset.y, 0)
    expectEqual(delegate.calls, ["should", "did"])
    tap()
    expectEqual(delegate.calls, ["should", "did", "should"], "it is there already")
  }

  @Test func theTopIsBelowTheInsets() {
    view.contentInset.top = 30
    tap()
    expectEqual(view.contentOffset.y, -30)
  }

  @Test func theDelegateMayRefuse() {
    delegate.allows = false
    tap()
    expectEqual(view.contentOffset.y, 2000)
    expectEqual(delegate.calls, ["should"])
  }

  @Test func theViewMayRefuse() {
    view.scrollsToTop = false
    tap()
    expectEqual(view.contentOffset.y, 2000)
    expectEmpty(delegate.calls)
  }

  @Test func severalVisibleScrollViewsIgnoreStatusBarTap() {
    let other = fixture.addScrollView(CGRect(x: 0, y: 400, width: 100, height: 100), content: .zero)
    tap()
    expectEqual(view.contentOffset.y, 2000)
    expectEmpty(delegate.calls)
    other.frame.origin.x = 1000
    tap()
    expectEqual(view.contentOffset.y, 0, "one that is out of sight does not count")
  }

  @Test func tapBelowStatusBarDoesNothing() {
    tap(at: CGPoint(x: 200, y: 60))
    expectEqual(view.contentOffset.y, 2000)
    expectEmpty(delegate.calls)
  }

  @Test func touchStopsScrollToTop() {
    fixture.touch(.began, at: CGPoint(x: 200, y: 20))
    fixture.run(for: 0.05)
    fixture.touch(.ended, at: CGPoint(x: 200, y: 20))
    fixture.run(for: 0.1)
    fixture.touch(.began, at: CGPoint(x: 200, y: 400))
    fixture.run(for: 0.5)
    fixture.touch(.ended, at: CGPoint(x: 200, y: 400))
    expectGreater(view.contentOffset.y, 0)
    expectLess(view.contentOffset.y, 2000)
    expectEqual(delegate.calls, ["should", "did", "drag"])
  }
}
