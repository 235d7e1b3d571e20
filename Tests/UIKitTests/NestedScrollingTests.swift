import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// The ways in which published pages with pinned tabs make scroll views work together.
@MainActor
struct NestedScrollingTests {
  private let device = TestDevice.phone(draws: false)

  private func show<View: UIScrollView>(
    _ view: View, in parent: UIView? = nil, content: CGSize = CGSize(width: 390, height: 4_000)
  ) -> View {
    view.frame = device.window.bounds
    view.contentInsetAdjustmentBehavior = .never
    view.contentSize = content
    (parent ?? device.window).addSubview(view)
    device.step()
    return view
  }

  // MARK: Locks

  private final class Lock: NSObject, UIScrollViewDelegate {
    var calls = 0
    let change: (UIScrollView) -> Void
    init(_ change: @escaping (UIScrollView) -> Void) { self.change = change }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      calls += 1
      change(scrollView)
    }
  }

  /// An offset that the delegate sets in every call is the one that the view has, at any speed of the finger.
  @Test(arguments: [30, 77, 160, 331, 500] as [CGFloat])
  func aDelegateThatInsistsOnAnOffsetGetsIt(_ way: CGFloat) {
    let zero = Lock { if $0.contentOffset.y != 0 { $0.contentOffset = .zero } }
    let axis = Lock { $0.contentOffset.x = 0 }
    for (lock, width) in [(zero, 390), (axis, 1_000)] as [(Lock, CGFloat)] {
      let view = show(UIScrollView(), content: CGSize(width: width, height: 4_000))
      view.delegate = lock
      device.drag(from: CGPoint(x: 300, y: 700), to: CGPoint(x: 300 - way / 3, y: 700 - way), in: 0.13)
      device.run(for: 3)
      expectEqual(view.contentOffset.x, 0)
      if lock === zero { expectEqual(view.contentOffset, .zero) } else { expectGreater(view.contentOffset.y, 20) }
      expectLess(lock.calls, 1_000)
      view.removeFromSuperview()
    }
  }

  // MARK: Simultaneous recognition

  private final class Outer: UIScrollView, UIGestureRecognizerDelegate {
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { true }
  }

  @Test func aScrollViewIsTheDelegateOfItsOwnGestures() {
    let outer = show(Outer())
    expectIdentical(outer.panGestureRecognizer.delegate, outer)
    expectNil(UIScrollView().panGestureRecognizer.delegate)
    let inner = show(UIScrollView(), in: outer)
    device.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 400), in: 1)
    device.run(for: 3)
    expectGreater(inner.contentOffset.y, 200)
    expectGreater(outer.contentOffset.y, 200)
  }

  // MARK: Targets

  private final class Pager: NSObject, UIScrollViewDelegate {
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      targetContentOffset.pointee = scrollView.contentOffset
      UIView.animate(withDuration: 0.3, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: velocity.x) {
        scrollView.contentOffset = CGPoint(x: 300, y: 0)
        scrollView.layoutIfNeeded()
      }
    }
  }

  /// A widespread way to page a carousel: stop where the finger lifts, and animate to a page.
  @Test func anOffsetThatIsAnimatedWhenTheDragEndsStays() {
    let pager = Pager()
    let view = show(UIScrollView(), content: CGSize(width: 3_000, height: 800))
    view.delegate = pager
    device.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 200, y: 400), in: 0.1)
    expectEqual(view.contentOffset.x, 300)
    device.run(for: 2)
    expectEqual(view.contentOffset.x, 300)
  }
}
