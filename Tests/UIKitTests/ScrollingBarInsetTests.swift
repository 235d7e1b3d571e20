import DeviceSupport
import Foundation
import Testing
import UIKit

import UIKitCore
import TestSupport

/// Content below a navigation bar.
@MainActor
struct ScrollingBarInsetTests {
  /// The insets added to a page that is too short to scroll, and the offset at which it comes to rest.
  private func shown(
    behavior: UIScrollView.ContentInsetAdjustmentBehavior = .automatic, inBar: Bool = true
  ) -> (inset: UIEdgeInsets, offset: CGPoint) {
    let scrollView = UIScrollView(frame: .zero)
    let device = TestDevice.phone(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    let controller = UIViewController()
    controller.loadViewIfNeeded()
    scrollView.frame = controller.view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = CGSize(width: 390, height: 100)
    scrollView.contentInsetAdjustmentBehavior = behavior
    controller.view.addSubview(scrollView)
    device.window.rootViewController = inBar ? UINavigationController(rootViewController: controller) : controller
    device.run(for: 0.05)
    // The device owns the bars.
    return withExtendedLifetime(device) { (scrollView.adjustedContentInset, scrollView.contentOffset) }
  }

  @Test func shortPageKeepsBarInset() {
    let page = shown()
    expectEqual(page.inset, UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
    expectEqual(page.offset, CGPoint(x: 0, y: -91))
  }

  @Test func onlyScrollingViewsGetInsetElsewhere() {
    expectEqual(shown(inBar: false).inset, .zero)
    expectEqual(shown(behavior: .scrollableAxes).inset, .zero)
    expectEqual(shown(behavior: .never).inset, .zero)
  }
}
