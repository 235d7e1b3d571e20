import DeviceSupport
import Foundation
import Testing
import TestSupport
import UIKit

/// The default values of properties of controls and bars, as UIKit documents them, and values that are set.
@MainActor
struct ControlDefaultsTests {
  let device = TestDevice()
  private let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }

  @Test func aControl() {
    let control = UIControl()
    expectProperty(\.isEnabled, of: control, is: true, keeps: false)
    expectEqual(control.state, .disabled)
    control.isEnabled = true
    expectProperty(\.isSelected, of: control, is: false, keeps: true)
    expectProperty(\.isHighlighted, of: control, is: false, keeps: true)
    expectEqual(control.state, [.selected, .highlighted])
    expectProperty(\.contentHorizontalAlignment, of: control, is: .center, keeps: .trailing)
    expectProperty(\.contentVerticalAlignment, of: control, is: .center, keeps: .top)
    expectProperty(\.showsMenuAsPrimaryAction, of: control, is: false, keeps: true)
    expectFalse(control.isTracking || control.isTouchInside)
  }

  @Test func aButton() {
    let button = UIButton()
    expectEqual(button.buttonType, .custom)
    expectProperty(\.role, of: button, is: .normal, keeps: .destructive)
    expectProperty(
      \.contentEdgeInsets, of: button, is: .zero, keeps: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    expectEqual(button.contentRect(forBounds: rect(0, 0, 20, 30)), rect(2, 1, 14, 26))
    expectEqual(button.backgroundRect(forBounds: rect(0, 0, 20, 30)), rect(0, 0, 20, 30))
    expectProperty(\.titleEdgeInsets, of: button, is: .zero, keeps: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    expectProperty(\.imageEdgeInsets, of: button, is: .zero, keeps: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    expectProperty(\.adjustsImageWhenHighlighted, of: button, is: true, keeps: false)
    expectProperty(\.adjustsImageWhenDisabled, of: button, is: true, keeps: false)
    expectProperty(\.automaticallyUpdatesConfiguration, of: button, is: true, keeps: false)
    expectProperty(\.changesSelectionAsPrimaryAction, of: button, is: false, keeps: true)
    expectNil(button.configuration)
    expectNil(button.menu)
  }

  @Test func aSlider() {
    let slider = UISlider()
    expectProperty(\.minimumValue, of: slider, is: 0, keeps: -1)
    expectProperty(\.maximumValue, of: slider, is: 1, keeps: 5)
    expectProperty(\.value, of: slider, is: 0, keeps: 3)
    expectProperty(\.isContinuous, of: slider, is: true, keeps: false)
    expectProperty(\.minimumTrackTintColor, of: slider, is: nil, keeps: .red)
    expectProperty(\.maximumTrackTintColor, of: slider, is: nil, keeps: .green)
    expectProperty(\.thumbTintColor, of: slider, is: nil, keeps: .blue)
    expectProperty(\.minimumValueImage, of: slider, is: nil, keeps: picture)
    expectProperty(\.maximumValueImage, of: slider, is: nil, keeps: picture)
    slider.setThumbImage(picture, for: .normal)
    expectIdentical(slider.thumbImage(for: .normal), picture)
    expectNil(slider.thumbImage(for: .highlighted))
    expectIdentical(slider.currentThumbImage, picture)
  }

  @Test func aStepper() {
    let stepper = UIStepper()
    expectProperty(\.minimumValue, of: stepper, is: 0, keeps: -5)
    expectProperty(\.maximumValue, of: stepper, is: 100, keeps: 50)
    expectProperty(\.stepValue, of: stepper, is: 1, keeps: 5)
    expectProperty(\.value, of: stepper, is: 0, keeps: 10)
    expectProperty(\.isContinuous, of: stepper, is: true, keeps: false)
    expectProperty(\.autorepeat, of: stepper, is: true, keeps: false)
    expectProperty(\.wraps, of: stepper, is: false, keeps: true)
    expectEqual(stepper.sizeThatFits(.zero), stepper.intrinsicContentSize)
  }

  @Test func aSwitch() {
    let toggle = UISwitch()
    expectProperty(\.isOn, of: toggle, is: false, keeps: true)
    expectProperty(\.onTintColor, of: toggle, is: nil, keeps: .red)
    expectProperty(\.thumbTintColor, of: toggle, is: nil, keeps: .red)
    expectProperty(\.onImage, of: toggle, is: nil, keeps: picture)
    expectProperty(\.offImage, of: toggle, is: nil, keeps: picture)
    var told = 0
    toggle.addAction(UIAction { _ in told += 1 }, for: .valueChanged)
    toggle.performPrimaryAction()
    expectFalse(toggle.isOn)
    expectEqual(told, 1)
  }

  @Test func segments() {
    let control = UISegmentedControl(items: ["a", "b"])
    expectProperty(\.isMomentary, of: control, is: false, keeps: true)
    control.isMomentary = false
    expectProperty(\.apportionsSegmentWidthsByContent, of: control, is: false, keeps: true)
    expectProperty(\.selectedSegmentTintColor, of: control, is: nil, keeps: .red)
    expectProperty(\.selectedSegmentIndex, of: control, is: UISegmentedControl.noSegment, keeps: 1)
    control.insertSegment(with: picture, at: 0, animated: false)
    expectEqual(control.numberOfSegments, 3)
    expectIdentical(control.imageForSegment(at: 0), picture)
    expectNil(control.titleForSegment(at: 0))
    expectEqual(control.titleForSegment(at: 1), "a")
    expectEqual(control.widthForSegment(at: 1), 0)
    control.setWidth(50, forSegmentAt: 1)
    control.setEnabled(false, forSegmentAt: 1)
    control.setAction(UIAction(title: "new") { _ in }, forSegmentAt: 1)
    expectEqual(control.titleForSegment(at: 1), "new")
    expectEqual(control.widthForSegment(at: 1), 50)
    expectFalse(control.isEnabledForSegment(at: 1))
    expectTrue(control.isEnabledForSegment(at: 2))
    expectEqual(control.sizeThatFits(.zero), control.intrinsicContentSize)
  }

  @Test func pages() {
    let control = UIPageControl()
    expectProperty(\.numberOfPages, of: control, is: 0, keeps: 5)
    expectProperty(\.currentPage, of: control, is: 0, keeps: 3)
    expectProperty(\.hidesForSinglePage, of: control, is: false, keeps: true)
    expectProperty(\.pageIndicatorTintColor, of: control, is: nil, keeps: .red)
    expectProperty(\.currentPageIndicatorTintColor, of: control, is: nil, keeps: .red)
    expectProperty(\.allowsContinuousInteraction, of: control, is: true, keeps: false)
    expectProperty(\.backgroundStyle, of: control, is: .automatic, keeps: .prominent)
    expectProperty(\.defersCurrentPageDisplay, of: control, is: false, keeps: true)
    expectProperty(\.preferredIndicatorImage, of: control, is: nil, keeps: picture)
    expectTrue(control.isOpaque)
  }

  @Test func progress() {
    let bar = UIProgressView()
    expectProperty(\.progress, of: bar, is: 0, keeps: 0.5)
    expectProperty(\.progressViewStyle, of: bar, is: .default, keeps: .bar)
    expectProperty(\.progressTintColor, of: bar, is: nil, keeps: .red)
    expectProperty(\.trackTintColor, of: bar, is: nil, keeps: .red)
    expectEqual(bar.sizeThatFits(CGSize(width: 50, height: 90)).width, 50)
    let wheel = UIActivityIndicatorView(frame: .zero)
    expectProperty(\.hidesWhenStopped, of: wheel, is: true, keeps: false)
    expectEqual(UIActivityIndicatorView().style, .medium)
    expectTrue(UIActivityIndicatorView().isHidden)
    expectFalse(wheel.isAnimating)
  }

  @Test func aLabel() {
    let label = UILabel()
    expectProperty(\.textAlignment, of: label, is: .natural, keeps: .center)
    expectProperty(\.numberOfLines, of: label, is: 1, keeps: 0)
    expectProperty(\.lineBreakMode, of: label, is: .byTruncatingTail, keeps: .byWordWrapping)
    expectProperty(\.adjustsFontSizeToFitWidth, of: label, is: false, keeps: true)
    expectProperty(\.minimumScaleFactor, of: label, is: 0, keeps: 0.5)
    expectProperty(\.isEnabled, of: label, is: true, keeps: false)
    expectProperty(\.isHighlighted, of: label, is: false, keeps: true)
    expectProperty(\.highlightedTextColor, of: label, is: nil, keeps: .red)
    expectProperty(\.shadowColor, of: label, is: nil, keeps: .red)
    expectProperty(\.shadowOffset, of: label, is: CGSize(width: 0, height: -1), keeps: .zero)
    expectProperty(\.textColor, of: label, is: .label, keeps: .red)
    expectFalse(label.isUserInteractionEnabled)
    expectEqual(label.font, .systemFont(ofSize: 17))
  }

  @Test func anImageView() {
    let other = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 2)).image { _ in }
    let view = UIImageView(image: picture, highlightedImage: other)
    expectFalse(view.isUserInteractionEnabled)
    expectEqual(view.frame, rect(0, 0, 4, 4))
    expectIdentical(view.highlightedImage, other)
    expectProperty(\.isHighlighted, of: view, is: false, keeps: true)
    expectProperty(\.animationDuration, of: view, is: 0, keeps: 2)
    expectProperty(\.animationRepeatCount, of: view, is: 0, keeps: 3)
    expectProperty(\.animationImages, of: view, is: nil, keeps: [picture])
    expectProperty(\.highlightedAnimationImages, of: view, is: nil, keeps: [other])
    expectFalse(view.isAnimating)
  }

  @Test func aBarItem() {
    let item = UIBarButtonItem()
    expectProperty(\.style, of: item, is: .plain, keeps: .done)
    expectProperty(\.width, of: item, is: 0, keeps: 9)
    expectProperty(\.isEnabled, of: item, is: true, keeps: false)
    expectProperty(\.isHidden, of: item, is: false, keeps: true)
    expectProperty(\.isSelected, of: item, is: false, keeps: true)
    expectProperty(\.tag, of: item, is: 0, keeps: 4)
    expectProperty(\.title, of: item, is: nil, keeps: "a")
    expectProperty(\.image, of: item, is: nil, keeps: picture)
    expectProperty(\.tintColor, of: item, is: nil, keeps: .red)
    expectProperty(\.customView, of: item, is: nil, keeps: UIView())
    expectProperty(\.imageInsets, of: item, is: .zero, keeps: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    expectEqual(UIBarButtonItem.fixedSpace(12).width, 12)
    let custom = UIView()
    expectIdentical(UIBarButtonItem(customView: custom).customView, custom)
    let pictured = UIBarButtonItem(image: picture, style: .done, target: nil, action: nil)
    expectIdentical(pictured.image, picture)
    expectEqual(pictured.style, .done)
  }

  @Test func aNavigationItem() {
    let item = UINavigationItem(title: "a")
    expectProperty(\.title, of: item, is: "a", keeps: "b")
    expectProperty(\.hidesBackButton, of: item, is: false, keeps: true)
    expectProperty(\.leftItemsSupplementBackButton, of: item, is: false, keeps: true)
    expectProperty(\.backButtonDisplayMode, of: item, is: .default, keeps: .minimal)
    expectProperty(\.backButtonTitle, of: item, is: nil, keeps: "c")
    expectProperty(\.largeTitleDisplayMode, of: item, is: .automatic, keeps: .never)
    expectProperty(\.hidesSearchBarWhenScrolling, of: item, is: true, keeps: false)
    expectProperty(\.style, of: item, is: .navigator, keeps: .editor)
    expectProperty(\.titleView, of: item, is: nil, keeps: UIView())
    expectProperty(\.backBarButtonItem, of: item, is: nil, keeps: UIBarButtonItem())
    let (one, two) = (UIBarButtonItem(), UIBarButtonItem())
    expectNil(item.leftBarButtonItem)
    item.setLeftBarButtonItems([one, two], animated: false)
    expectIdentical(item.leftBarButtonItem, one)
    expectEqual(item.leftBarButtonItems, [one, two])
    item.setLeftBarButton(two, animated: false)
    expectEqual(item.leftBarButtonItems, [two])
    item.setRightBarButtonItems([two, one], animated: false)
    expectIdentical(item.rightBarButtonItem, two)
    item.setRightBarButton(one, animated: false)
    expectEqual(item.rightBarButtonItems, [one])
    item.hidesBackButton = false
    item.setHidesBackButton(true, animated: false)
    expectTrue(item.hidesBackButton)
  }

  @Test func bars() {
    device.becomeCurrent()
    let bar = UINavigationBar()
    expectProperty(\.prefersLargeTitles, of: bar, is: false, keeps: true)
    expectProperty(\.isTranslucent, of: bar, is: true, keeps: false)
    expectProperty(\.barStyle, of: bar, is: .default, keeps: .black)
    expectProperty(\.barTintColor, of: bar, is: nil, keeps: .red)
    expectProperty(\.shadowImage, of: bar, is: nil, keeps: picture)
    expectNil(bar.scrollEdgeAppearance)
    expectNil(bar.compactAppearance)
    let (first, second) = (UIViewController(), UIViewController())
    let stack = UINavigationController(rootViewController: first)
    expectNil(stack.navigationBar.backItem)
    stack.pushViewController(second, animated: false)
    expectIdentical(stack.navigationBar.topItem, second.navigationItem)
    expectIdentical(stack.navigationBar.backItem, first.navigationItem)
    bar.setBackgroundImage(picture, for: .default)
    expectIdentical(bar.backgroundImage(for: .default), picture)
    let tools = UIToolbar()
    expectProperty(\.isTranslucent, of: tools, is: true, keeps: false)
    expectProperty(\.barStyle, of: tools, is: .default, keeps: .black)
    expectEqual(tools.overrideUserInterfaceStyle, .dark)
    expectProperty(\.barTintColor, of: tools, is: nil, keeps: .red)
    expectEqual(tools.sizeThatFits(CGSize(width: 300, height: 9)), CGSize(width: 300, height: 44))
    let tabs = UITabBar()
    expectProperty(\.isTranslucent, of: tabs, is: true, keeps: false)
    expectProperty(\.barStyle, of: tabs, is: .default, keeps: .black)
    expectEqual(tabs.overrideUserInterfaceStyle, .dark)
    expectProperty(\.barTintColor, of: tabs, is: nil, keeps: .red)
    expectProperty(\.unselectedItemTintColor, of: tabs, is: nil, keeps: .red)
    expectProperty(\.backgroundImage, of: tabs, is: nil, keeps: picture)
    expectProperty(\.shadowImage, of: tabs, is: nil, keeps: picture)
    expectEqual(tabs.sizeThatFits(CGSize(width: 300, height: 9)), CGSize(width: 300, height: 49))
    expectEqual(tabs.intrinsicContentSize, CGSize(width: UIView.noIntrinsicMetric, height: 49))
    let item = UITabBarItem(title: "a", image: picture, tag: 3)
    tabs.setItems([item], animated: false)
    expectEqual(tabs.items, [item])
    expectEqual(item.tag, 3)
    expectProperty(\.badgeValue, of: item, is: nil, keeps: "4")
    expectProperty(\.badgeColor, of: item, is: nil, keeps: .red)
    expectProperty(\.selectedImage, of: item, is: nil, keeps: picture)
    expectProperty(\.titlePositionAdjustment, of: item, is: .zero, keeps: UIOffset(horizontal: 1, vertical: 2))
  }

  /// The names of system items that Apple's documentation lists.
  @Test(arguments: [
    (UITabBarItem.SystemItem.more, "More"), (.favorites, "Favorites"), (.featured, "Featured"),
    (.topRated, "Top Rated"),
    (.recents, "Recents"), (.contacts, "Contacts"), (.history, "History"), (.bookmarks, "Bookmarks"),
    (.search, "Search"), (.downloads, "Downloads"), (.mostRecent, "Most Recent"), (.mostViewed, "Most Viewed"),
  ])
  func aSystemTabItem(system: UITabBarItem.SystemItem, title: String) {
    let item = UITabBarItem(tabBarSystemItem: system, tag: 8)
    expectEqual(item.title, title)
    expectEqual(item.tag, 8)
    expectNotNil(item.image)
  }

  @Test func aController() {
    let controller = UIViewController()
    expectProperty(\.edgesForExtendedLayout, of: controller, is: .all, keeps: .top)
    expectProperty(\.extendedLayoutIncludesOpaqueBars, of: controller, is: false, keeps: true)
    expectProperty(\.modalPresentationStyle, of: controller, is: .automatic, keeps: .fullScreen)
    expectProperty(\.modalTransitionStyle, of: controller, is: .coverVertical, keeps: .crossDissolve)
    expectProperty(\.isModalInPresentation, of: controller, is: false, keeps: true)
    expectProperty(\.definesPresentationContext, of: controller, is: false, keeps: true)
    expectProperty(\.hidesBottomBarWhenPushed, of: controller, is: false, keeps: true)
    expectProperty(\.preferredContentSize, of: controller, is: .zero, keeps: CGSize(width: 3, height: 4))
    expectProperty(\.viewRespectsSystemMinimumLayoutMargins, of: controller, is: true, keeps: false)
    expectProperty(\.modalPresentationCapturesStatusBarAppearance, of: controller, is: false, keeps: true)
    expectProperty(\.isEditing, of: controller, is: false, keeps: true)
    expectProperty(\.title, of: controller, is: nil, keeps: "a")
    expectTrue(controller.shouldAutorotate)
    expectEqual(controller.preferredInterfaceOrientationForPresentation, .portrait)
    expectEqual(controller.preferredStatusBarStyle, .default)
    expectFalse(controller.prefersStatusBarHidden)
    let window = UIWindow(frame: .zero)
    expectProperty(\.windowLevel, of: window, is: .normal, keeps: .alert)
    expectEqual(UIWindow.Level.normal + 5, UIWindow.Level(5))
    expectEqual(UIWindow.Level.alert - 5, UIWindow.Level(UIWindow.Level.alert.rawValue - 5))
    expectIdentical(window.screen, UIScreen.main)
  }

  @Test func stacks() {
    let stack = UIStackView()
    expectProperty(\.axis, of: stack, is: .horizontal, keeps: .vertical)
    expectProperty(\.distribution, of: stack, is: .fill, keeps: .equalSpacing)
    expectProperty(\.alignment, of: stack, is: .fill, keeps: .trailing)
    expectProperty(\.spacing, of: stack, is: 0, keeps: 5)
    expectProperty(\.isBaselineRelativeArrangement, of: stack, is: false, keeps: true)
    expectProperty(\.isLayoutMarginsRelativeArrangement, of: stack, is: false, keeps: true)
    let path = UIBezierPath()
    expectProperty(\.lineWidth, of: path, is: 1, keeps: 3)
    expectProperty(\.lineCapStyle, of: path, is: .butt, keeps: .round)
    expectProperty(\.lineJoinStyle, of: path, is: .miter, keeps: .bevel)
    expectProperty(\.miterLimit, of: path, is: 10, keeps: 4)
    expectProperty(\.usesEvenOddFillRule, of: path, is: false, keeps: true)
  }
}
