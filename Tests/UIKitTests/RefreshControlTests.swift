import DeviceSupport
import Foundation
import Geometry
import Testing
import UIKitCore
import TestSupport

@MainActor
struct RefreshControlTests {
  private let fixture = TestDevice.phone()
  private let control = UIRefreshControl()

  private func pullable(content: CGFloat = 3000) -> UIScrollView {
    let view = fixture.addScrollView(content: CGSize(width: 390, height: content))
    view.alwaysBounceVertical = true
    view.refreshControl = control
    fixture.frame()
    return view
  }

  private func pull(by distance: CGFloat, lifts: Bool = true) {
    fixture.drag(
      from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 200 + distance), in: 0.4, rest: 0.1, lifts: lifts)
  }

  @Test func pullTriggersOncePerTouch() {
    var asked: [Bool] = []
    let view = pullable()
    control.addAction(UIAction { _ in asked.append(view.isDragging) }, for: .valueChanged)
    pull(by: 300)
    fixture.run(for: 1)
    expectEqual(asked, [true])
    expectTrue(control.isRefreshing)
    pull(by: 300)
    expectEqual(asked, [true])
  }

  @Test func shortPullDoesNotRefresh() {
    let view = pullable()
    control.addAction(UIAction { _ in Issue.record("asked") }, for: .valueChanged)
    pull(by: 90)
    fixture.run(for: 1)
    expectFalse(control.isRefreshing)
    expectEqual(view.contentOffset, .zero)
    expectEqual(view.adjustedContentInset, .zero)
  }

  @Test func contentStaysBelowControlUntilEnd() {
    let view = pullable()
    view.contentInset.top = 20
    pull(by: 300)
    expectEqual(view.contentInset.top, 20)
    expectEqual(view.adjustedContentInset.top, 80)
    fixture.run(for: 2)
    expectEqual(view.contentOffset.y, -80)
    expectEqual(control.frame, CGRect(x: 0, y: -60, width: 390, height: 60))
    control.endRefreshing()
    expectEqual(view.adjustedContentInset.top, 20)
    expectEqual(view.contentOffset.y, -80)
    fixture.run(for: 0.1)
    // The content returns to the refresh control's height as after a pull: the distance decays as e^(-10t).
    expectAtMost(abs(view.contentOffset.y - (-20 - 60 * exp(-1))), 0.5)
    fixture.run(for: 2)
    expectEqual(view.contentOffset.y, -20)
    expectFalse(control.isRefreshing)
  }

  /// A finger that rests on the content while the refresh ends lifts without a drag.
  @Test func contentReturnsWhenTheFingerThatHeldItLifts() {
    let view = pullable()
    pull(by: 300)
    fixture.run(for: 2)
    fixture.touch(.began, at: CGPoint(x: 200, y: 400))
    fixture.run(for: 0.1)
    control.endRefreshing()
    fixture.run(for: 0.5)
    expectEqual(view.contentOffset.y, -60)
    fixture.touch(.ended, at: CGPoint(x: 200, y: 400))
    fixture.run(for: 2)
    expectEqual(view.contentOffset, .zero)
    expectEqual(view.adjustedContentInset, .zero)
  }

  @Test func controlIsInRevealedSpace() {
    let view = pullable()
    view.refreshControl = control
    view.contentOffset.y = -40
    expectEqual(control.frame.minY, -40)
    expectEqual(control.frame.height, 60)
    view.contentOffset.y = 100
    expectEqual(control.frame.minY, 0)
  }

  @Test func codeBeginsWithoutAnEventAndWithoutScrolling() {
    let view = pullable()
    control.addAction(UIAction { _ in Issue.record("asked") }, for: .valueChanged)
    control.beginRefreshing()
    fixture.run(for: 1)
    expectTrue(control.isRefreshing)
    expectEqual(view.contentOffset, .zero)
    expectEqual(view.adjustedContentInset.top, 60)
    view.setContentOffset(CGPoint(x: 0, y: -60), animated: true)
    fixture.run(for: 1)
    expectEqual(view.contentOffset.y, -60)
    control.endRefreshing()
    fixture.run(for: 2)
    expectEqual(view.contentOffset, .zero)
  }

  @Test func refreshRetriggersOnlyAfterRelease() {
    var asked = 0
    let view = pullable()
    control.addAction(
      UIAction { [control] _ in
        asked += 1
        control.endRefreshing()
      }, for: .valueChanged)
    pull(by: 300, lifts: false)
    fixture.touch(.moved, at: CGPoint(x: 200, y: 560))
    fixture.run(for: 0.1)
    expectEqual(asked, 1)
    fixture.touch(.ended, at: CGPoint(x: 200, y: 560))
    fixture.run(for: 3)
    expectEqual(view.contentOffset, .zero)
    pull(by: 300)
    expectEqual(asked, 2)
  }

  @Test func whileItRefreshesTheContentScrollsAsEver() {
    let view = pullable()
    pull(by: 300)
    fixture.run(for: 2)
    fixture.flickUp()
    fixture.run(for: 5)
    expectGreater(view.contentOffset.y, 300)
    let location = view.contentOffset.y
    control.endRefreshing()
    fixture.run(for: 1)
    expectEqual(view.contentOffset.y, location)
  }

  @Test func spokesFollowPullAndSpinWhileRefreshing() {
    let view = pullable()
    func spokes() -> String { fixture.dump() }
    let still = spokes()
    view.contentOffset.y = -60
    let some = spokes()
    view.contentOffset.y = -90
    let more = spokes()
    expectEqual(Set([still, some, more]).count, 3)
    control.beginRefreshing()
    let turning = Set(
      (0..<8).map { _ in
        fixture.run(for: 0.1); return spokes()
      })
    expectAtLeast(turning.count, 4)
  }

  @Test func newControlReplacesOld() {
    let view = pullable()
    control.beginRefreshing()
    view.refreshControl = nil
    expectNil(control.superview)
    expectEqual(view.adjustedContentInset, .zero)
    let other = UIRefreshControl()
    view.refreshControl = other
    expectIdentical(other.superview, view)
    expectIdentical(view.subviews.first, other)
  }

  @Test func titleIsBelowWheelWithItsAttributes() {
    let view = pullable()
    control.attributedTitle = NSAttributedString(
      string: "불러오는 중", attributes: [.foregroundColor: UIColor.red])
    control.tintColor = .blue
    control.beginRefreshing()
    view.contentOffset.y = -60
    fixture.run(for: 0.1)
    let label = control.subviews.compactMap { $0 as? UILabel }[0]
    let wheel = control.subviews.compactMap { $0 as? UIActivityIndicatorView }[0]
    expectEqual(label.attributedText?.string, "불러오는 중")
    expectFalse(label.isHidden)
    expectAtLeast(label.frame.minY, wheel.frame.maxY)
    expectAtMost(label.frame.maxY, 60)
    expectEqual(wheel.color, .blue)
  }
}
