import DeviceSupport
import Foundation
import Geometry
import Testing
import UIKitCore
import TestSupport

/// The safe area's contribution to the insets, and the position of content that is smaller than its view.
@MainActor
struct ScrollingInsetTests {
  private static let safe = UIEdgeInsets(top: 47, left: 10, bottom: 34, right: 20)
  private let fixture = TestDevice.phone(safeArea: safe)

  private func view(_ behavior: UIScrollView.ContentInsetAdjustmentBehavior, content: CGSize) -> UIScrollView {
    let view = UIScrollView(frame: fixture.window.bounds)
    view.contentInsetAdjustmentBehavior = behavior
    view.contentSize = content
    view.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    fixture.window.addSubview(view)
    fixture.frame()
    return view
  }

  @Test(arguments: [UIScrollView.ContentInsetAdjustmentBehavior.automatic, .scrollableAxes])
  func scrollingAxesAdjustForSafeArea(_ behavior: UIScrollView.ContentInsetAdjustmentBehavior) {
    let list = view(behavior, content: CGSize(width: 390, height: 3000))
    expectEqual(list.adjustedContentInset, UIEdgeInsets(top: 48, left: 2, bottom: 37, right: 4))
    list.contentSize = CGSize(width: 3000, height: 100)
    expectEqual(list.adjustedContentInset, UIEdgeInsets(top: 1, left: 12, bottom: 3, right: 24))
    list.alwaysBounceVertical = true
    expectEqual(list.adjustedContentInset, UIEdgeInsets(top: 48, left: 12, bottom: 37, right: 24))
  }

  @Test func alwaysAndNeverMeanIt() {
    let always = view(.always, content: CGSize(width: 10, height: 10))
    expectEqual(always.adjustedContentInset, UIEdgeInsets(top: 48, left: 12, bottom: 37, right: 24))
    let never = view(.never, content: CGSize(width: 3000, height: 3000))
    expectEqual(never.adjustedContentInset, never.contentInset)
  }

  /// Layout libraries are tested with views that have an offset, and no content yet.
  @Test func ruleWithoutEffectLeavesOffset() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentOffset = CGPoint(x: 0, y: 200)
    view.contentInsetAdjustmentBehavior = .never
    expectEqual(view.contentOffset, CGPoint(x: 0, y: 200))
    view.contentInset.top = 5
    expectEqual(view.contentOffset, CGPoint(x: 0, y: -5))
  }

  @Test func insetChangeNotifiesViewThenDelegateOnce() {
    final class Watched: UIScrollView {
      var told: [String] = []
      override func adjustedContentInsetDidChange() { told.append("view") }
    }
    final class Delegate: NSObject, UIScrollViewDelegate {
      func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        (scrollView as? Watched)?.told.append("delegate")
      }
    }
    let delegate = Delegate()
    let view = Watched(frame: fixture.window.bounds)
    view.contentSize = CGSize(width: 390, height: 3000)
    view.delegate = delegate
    fixture.window.addSubview(view)
    fixture.frame()
    expectEqual(view.told, ["view", "delegate"])
    view.contentInset.top = 5
    expectEqual(view.told, ["view", "delegate", "view", "delegate"])
    view.contentInset.top = 5
    view.contentSize.height = 4000
    expectEqual(view.told.count, 4)
    withExtendedLifetime(delegate) {}
  }

  @Test func smallContentIsAlignedInAvailableSpace() {
    let view = view(.never, content: CGSize(width: 100, height: 200))
    view.contentInset = UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0)
    expectEqual(view.contentOffset, CGPoint(x: 0, y: -44))
    view.contentAlignmentPoint = CGPoint(x: 0.5, y: 1)
    expectEqual(view.contentOffset, CGPoint(x: -145, y: -644))
    view.contentSize.height = 3000
    expectEqual(view.contentOffset, CGPoint(x: -145, y: -44))
  }

  @Test func alignedContentReturnsToPosition() {
    let view = view(.never, content: CGSize(width: 390, height: 200))
    view.contentInset = .zero
    view.alwaysBounceVertical = true
    view.contentAlignmentPoint = CGPoint(x: 0, y: 0.5)
    fixture.flickUp()
    expectGreater(view.contentOffset.y, -322)
    fixture.run(for: 3)
    expectEqual(view.contentOffset.y, -322)
  }
}
