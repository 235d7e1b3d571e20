import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit
import UIKitCore

/// The properties of UIKit's classes by the names that they have in Objective-C.
@MainActor
struct PropertyTableTests {
  private final class OwnBar: UINavigationBar {}

  @Test func declaredPropertiesAreReadByName() {
    let layout = UICollectionViewFlowLayout()
    let list = UICollectionView(frame: rect(0, 0, 100, 100), collectionViewLayout: layout)
    let objects: [(NSObject, [String])] = [
      (
        list,
        ["dataSource", "delegate", "adjustedContentInset", "dragging", "isDragging", "panGestureRecognizer.state"]
      ),
      (UITextView(), ["text", "selectedRange", "editable"]), (UITextField(), ["selectedTextRange", "editing"]),
      (UIImageView(), ["highlighted", "animationImages"]), (UISwitch(), ["on", "isOn", "onTintColor"]),
      (UISegmentedControl(), ["selectedSegmentIndex"]), (UIRefreshControl(), ["refreshing"]),
      (UIPageControl(), ["pageImage", "_pageImage", "currentPage"]), (UISlider(), ["value", "continuous"]),
      (UITabBarController(), ["tabBar"]), (UINavigationController(), ["navigationBar", "topViewController"]),
      (UITableView(), ["editing", "rowHeight"]), (NSLayoutConstraint(), ["active", "constant"]),
    ]
    // A missing key would end the tests.
    for (object, keys) in objects { for key in keys { _ = object.value(forKeyPath: key) } }
    expectIdentical(list.value(forKey: "collectionViewLayout") as? UICollectionViewLayout, layout)
    expectEqual(list.value(forKeyPath: "panGestureRecognizer.state") as? Int, 0)
    expectEqual(list.value(forKey: "keyboardDismissMode") as? Int, 0)
  }

  @Test func declaredPropertiesAreSetByName() {
    let toggle = UISwitch()
    toggle.setValue(true, forKey: "on")
    expectTrue(toggle.isOn)
    let list = UIScrollView()
    list.setValue(UIScrollView.KeyboardDismissMode.onDrag.rawValue, forKey: "keyboardDismissMode")
    expectEqual(list.keyboardDismissMode, .onDrag)
    let view = UIView()
    view.setValue(18, forKey: "autoresizingMask")
    expectEqual(view.autoresizingMask, [.flexibleWidth, .flexibleHeight])
    let image = UIImage(systemName: "star")
    let pages = UIPageControl()
    pages.setValue(image, forKey: "_pageImage")
    expectEqual(pages.preferredIndicatorImage, image)
    let sharing = UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
    sharing.setValue("Hello", forKey: "subject")
    expectEqual(sharing.value(forKey: "subject") as? String, "Hello")
  }

  @Test func aBarOfAnOwnClassTakesThePlaceOfTheNavigationBar() {
    let fixture = NavigationFixture()
    let (bar, old) = (OwnBar(), fixture.navigation.navigationBar)
    fixture.navigation.setValue(bar, forKey: "navigationBar")
    fixture.navigation.pushViewController(fixture.page("second"), animated: false)
    fixture.run(for: 0.1)
    expectIdentical(fixture.navigation.navigationBar, bar)
    expectNil(old.superview)
    expectEqual(bar.frame, old.frame)
    expectEqual(bar.items?.map(\.title), ["first", "second"])
  }

  @Test func anUnknownKeyEndsTheApp() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = UIView().value(forKey: "noSuchProperty") }
    }
  }
}
