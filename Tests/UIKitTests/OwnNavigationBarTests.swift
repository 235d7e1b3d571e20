import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// Navigation bars that an app places in a view, without a navigation controller.
@MainActor
struct OwnNavigationBarTests {
  private final class Delegate: NSObject, UINavigationBarDelegate {
    var calls: [String] = []
    var permits = true
    func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
      calls.append("should push \(item.title ?? "")")
      return permits
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
      calls.append("did push \(item.title ?? "")")
    }
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
      calls.append("should pop \(item.title ?? "")")
      return permits
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
      calls.append("did pop \(item.title ?? "")")
    }
  }

  private let device = TestDevice.phone()
  private let bar = UINavigationBar(frame: CGRect(x: 0, y: 50, width: 390, height: 44))

  private func labels(in view: UIView) -> [UILabel] {
    ((view as? UILabel).map { [$0] } ?? []) + view.subviews.flatMap(labels)
  }

  private var shownLabels: [UILabel] {
    bar.layoutIfNeeded()
    return labels(in: bar).filter { !$0.isHidden && $0.alpha > 0 && $0.text != nil && $0.superview?.isHidden != true }
  }

  private var shownTitles: [String] { shownLabels.compactMap(\.text) }

  @Test func theTopItemIsShownAndFollowsItsChanges() {
    let item = UINavigationItem(title: "Details")
    item.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
    bar.setItems([UINavigationItem(title: "First"), item], animated: false)
    #expect(bar.topItem === item && bar.backItem?.title == "First")
    #expect(Set(["Details", "Done", "First"]).isSubset(of: Set(shownTitles)))
    item.title = "Other"
    #expect(shownTitles.contains("Other") && !shownTitles.contains("Details"))
    let title = shownLabels.first { $0.text == "Other" }
    expectEqual(title.map { $0.convert($0.bounds, to: bar).midX }, 195)
    bar.items = nil
    expectEqual(shownTitles, [])
  }

  @Test func theDelegatePermitsPushesAndPops() {
    let delegate = Delegate()
    bar.delegate = delegate
    bar.pushItem(UINavigationItem(title: "A"), animated: false)
    bar.pushItem(UINavigationItem(title: "B"), animated: true)
    expectEqual(bar.popItem(animated: true)?.title, "B")
    delegate.permits = false
    bar.pushItem(UINavigationItem(title: "C"), animated: false)
    expectNil(bar.popItem(animated: false))
    expectEqual(bar.items?.map(\.title), ["A"])
    expectEqual(
      delegate.calls,
      [
        "should push A", "did push A", "should push B", "did push B", "should pop B", "did pop B", "should push C",
        "should pop A",
      ])
  }

  @Test func theSizeIsThatOfARow() {
    device.becomeCurrent()
    expectEqual(bar.intrinsicContentSize, CGSize(width: UIView.noIntrinsicMetric, height: 44))
    expectEqual(bar.sizeThatFits(CGSize(width: 300, height: 500)), CGSize(width: 300, height: 44))
    expectEqual(bar.barPosition, .any)
  }

  @Test func barsOfControllersRefuseChanges() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UINavigationController(rootViewController: UIViewController()).navigationBar.setItems([], animated: false)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Cannot call setItems:animated: directly on a UINavigationBar managed by a controller."))
  }
}
