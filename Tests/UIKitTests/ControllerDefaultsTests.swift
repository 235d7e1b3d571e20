import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// The default values of properties of controllers, bars and presentations that few apps change, as UIKit documents
/// them, and values that are set.
@MainActor
struct ControllerDefaultsTests {
  let device = TestDevice()

  @Test func sheets() throws {
    let controller = UIViewController()
    controller.loadViewIfNeeded()
    let sheet = try #require(controller.sheetPresentationController)
    expectProperty(\.prefersEdgeAttachedInCompactHeight, of: sheet, is: false, keeps: true)
    expectProperty(\.widthFollowsPreferredContentSizeWhenEdgeAttached, of: sheet, is: false, keeps: true)
    expectProperty(\.prefersGrabberVisible, of: sheet, is: false, keeps: true)
    expectProperty(\.prefersScrollingExpandsWhenScrolledToEdge, of: sheet, is: true, keeps: false)
    expectProperty(\.preferredCornerRadius, of: sheet, is: nil, keeps: 7)
    expectProperty(\.largestUndimmedDetentIdentifier, of: sheet, is: nil, keeps: .medium)
    expectProperty(\.selectedDetentIdentifier, of: sheet, is: nil, keeps: .large)
    expectEqual(sheet.detents.map(\.identifier), [.large])
    expectIdentical(sheet.presentedViewController, controller)
    expectIdentical(sheet.presentedView, controller.view)
    expectNil(sheet.containerView)
  }

  @available(*, deprecated, message: "Some of the properties are.") @Test func search() {
    let results = UIViewController()
    let search = UISearchController(searchResultsController: results)
    expectIdentical(search.searchResultsController, results)
    expectProperty(\.obscuresBackgroundDuringPresentation, of: search, is: true, keeps: false)
    expectProperty(\.dimsBackgroundDuringPresentation, of: search, is: false, keeps: true)
    expectTrue(search.obscuresBackgroundDuringPresentation, "two names of one property")
    expectProperty(\.hidesNavigationBarDuringPresentation, of: search, is: true, keeps: false)
    expectProperty(\.automaticallyShowsCancelButton, of: search, is: true, keeps: false)
    expectFalse(search.showsSearchResultsController)
    for other in [UISearchController(), UISearchController(coder: NSCoder())] {
      expectNil(other?.searchResultsController)
      expectEqual(other?.searchBar.placeholder, "Search")
      expectEqual(other?.isActive, false)
    }
    let bar = UISearchBar()
    expectProperty(\.showsBookmarkButton, of: bar, is: false, keeps: true)
    expectProperty(\.showsCancelButton, of: bar, is: false, keeps: true)
    expectProperty(\.showsScopeBar, of: bar, is: false, keeps: true)
    let field = bar.searchTextField
    expectProperty(\.allowsDeletingTokens, of: field, is: true, keeps: false)
    expectProperty(\.allowsCopyingTokens, of: field, is: true, keeps: false)
    expectProperty(\.tokenBackgroundColor, of: field, is: nil, keeps: .red)
    expectEqual(field.tokens, [])
    let token = UISearchToken(icon: nil, text: "from")
    expectNil(token.representedObject)
    field.insertToken(token, at: 0)
    field.text = "words"
    expectEqual(field.tokens, [token])
    expectEqual(field.text(in: field.textualRange), "words")
  }

  @Test func navigation() {
    let item = UINavigationItem(title: "a")
    expectProperty(\.preferredSearchBarPlacement, of: item, is: .automatic, keeps: .inline)
    let stack = UINavigationController()
    expectProperty(\.hidesBarsOnSwipe, of: stack, is: false, keeps: true)
    expectProperty(\.hidesBarsOnTap, of: stack, is: false, keeps: true)
    for recognizer in [stack.barHideOnSwipeGestureRecognizer, stack.barHideOnTapGestureRecognizer] {
      expectIdentical(recognizer.view, stack.view)
      expectTrue(recognizer.isEnabled)
    }
    (stack.hidesBarsOnSwipe, stack.hidesBarsOnTap) = (false, false)
    expectFalse(stack.barHideOnSwipeGestureRecognizer.isEnabled || stack.barHideOnTapGestureRecognizer.isEnabled)
    expectEqual(UIScreenEdgePanGestureRecognizer().edges, [])
    let tabs = UITabBarController()
    expectProperty(\.mode, of: tabs, is: .automatic, keeps: .tabSidebar)
    let bar = tabs.tabBar
    expectProperty(\.itemPositioning, of: bar, is: .automatic, keeps: .centered)
    expectProperty(\.itemWidth, of: bar, is: 0, keeps: 50)
    expectProperty(\.itemSpacing, of: bar, is: 0, keeps: 20)
    let appearance = UITabBarAppearance()
    expectProperty(\.stackedItemPositioning, of: appearance, is: .automatic, keeps: .fill)
    expectProperty(\.stackedItemWidth, of: appearance, is: 0, keeps: 50)
    expectProperty(\.stackedItemSpacing, of: appearance, is: 0, keeps: 20)
    let split = UISplitViewController(style: .doubleColumn)
    expectProperty(\.preferredDisplayMode, of: split, is: .automatic, keeps: .secondaryOnly)
  }

  @Test func popoversAndTitles() throws {
    let controller = UIViewController()
    controller.modalPresentationStyle = .popover
    controller.preferredContentSize = CGSize(width: 30, height: 40)
    let popover = try #require(controller.popoverPresentationController)
    expectEqual(popover.preferredContentSize, CGSize(width: 30, height: 40))
    expectTrue(popover.sourceRect.isNull)
    expectEqual(popover.permittedArrowDirections, .any)
    expectNil(popover.sourceItem)
    let (view, item) = (UIView(), UIBarButtonItem())
    popover.sourceItem = view
    expectIdentical(popover.sourceView, view)
    expectIdentical(popover.sourceItem, view)
    popover.sourceItem = item
    expectIdentical(popover.barButtonItem, item)
    expectNil(popover.sourceView)
    popover.sourceItem = nil
    expectNil(popover.barButtonItem)
    expectEqual(
      popover.size(forChildContentContainer: controller, withParentContainerSize: CGSize(width: 5, height: 6)),
      CGSize(width: 5, height: 6))
    let bar = UINavigationBar()
    expectNil(bar.titleTextAttributes)
    expectNil(bar.largeTitleTextAttributes)
    bar.titleTextAttributes = [.foregroundColor: UIColor.red]
    bar.largeTitleTextAttributes = [.foregroundColor: UIColor.blue]
    expectEqual(bar.standardAppearance.titleTextAttributes[.foregroundColor] as? UIColor, .red)
    expectEqual(bar.largeTitleTextAttributes?[.foregroundColor] as? UIColor, .blue)
    expectEqual(bar.standardAppearance.largeTitleTextAttributes[.foregroundColor] as? UIColor, .blue)
    (bar.titleTextAttributes, bar.largeTitleTextAttributes) = (nil, nil)
    expectTrue(bar.standardAppearance.titleTextAttributes.isEmpty)
    expectTrue(bar.standardAppearance.largeTitleTextAttributes.isEmpty)
  }

  @Test func textFields() {
    let field = UITextField()
    expectEqual(field.text, "")
    expectEqual(field.font, .systemFont(ofSize: 17))
    expectEqual(field.textColor, .label)
    (field.font, field.textColor) = (.boldSystemFont(ofSize: 20), .red)
    (field.font, field.textColor) = (nil, nil)
    expectEqual(field.font, .systemFont(ofSize: 17))
    expectEqual(field.textColor, .label)
    field.text = "words"
    expectEqual(field.attributedText?.string, "words")
    expectEqual(field.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor, .label)
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = .right
    field.defaultTextAttributes = [
      .font: UIFont.systemFont(ofSize: 9), .foregroundColor: UIColor.blue, .paragraphStyle: paragraph, .kern: 2,
    ]
    expectEqual(field.font, .systemFont(ofSize: 9))
    expectEqual(field.textColor, .blue)
    expectEqual(field.textAlignment, .right)
    expectEqual(field.defaultTextAttributes[.kern] as? Int, 2)
    expectEqual(field.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor, .blue)
    field.attributedText = NSAttributedString(string: "red", attributes: [.foregroundColor: UIColor.red])
    expectEqual(field.text, "red")
    expectEqual(field.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor, .red)
    field.attributedText = nil
    expectEqual(field.text, "")
  }

  /// A delegate without methods permits everything.
  @Test func searchBarsAskNobody() {
    final class Silent: NSObject, UISearchBarDelegate, UITabBarDelegate {}
    let (bar, silent) = (UISearchBar(frame: rect(0, 50, 100, 56)), Silent())
    bar.delegate = silent
    device.window.addSubview(bar)
    device.window.makeKeyAndVisible()
    device.run(for: 0.1)
    expectTrue(bar.becomeFirstResponder())
    device.type("abc")
    expectEqual(bar.text, "abc")
    device.key(.keyboardReturnOrEnter)
    expectTrue(bar.resignFirstResponder())
    expectEqual(bar.text, "abc")
  }

  @Test func aController() {
    let controller = UIViewController(nibName: "No", bundle: .main)
    expectEqual(controller.nibBundle, .main)
    let plain = UIViewController()
    expectNil(plain.nibName)
    expectNil(plain.nibBundle)
    expectProperty(\.focusGroupIdentifier, of: plain, is: nil, keeps: "group")
    expectProperty(\.restoresFocusAfterTransition, of: plain, is: true, keeps: false)
    expectProperty(
      \.additionalSafeAreaInsets, of: plain, is: .zero, keeps: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    expectFalse(plain.isMovingToParent || plain.isMovingFromParent || plain.isBeingPresented || plain.isBeingDismissed)
    expectEqual(plain.previewActionItems.count, 0)
    let (parent, child) = (UIViewController(), UIViewController())
    expectEqual(parent.preferredFocusEnvironments.count, 0, "the view is not loaded")
    parent.addChild(child)
    expectIdentical(child.parentFocusEnvironment, parent)
    parent.view.addSubview(child.view)
    expectIdentical(child.parentFocusEnvironment, parent.view)
    expectIdentical(child.preferredFocusEnvironments.first, child.view)
    let interactive = UIPercentDrivenInteractiveTransition()
    expectEqual(interactive.percentComplete, 0)
    expectNil(interactive.timingCurve)
    expectProperty(\.completionSpeed, of: interactive, is: 1, keeps: 2)
    expectProperty(\.wantsInteractiveStart, of: interactive, is: true, keeps: false)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    expectProperty(\.pausesOnCompletion, of: animator, is: false, keeps: true)
    expectEqual(animator.delay, 0)
  }

  @Test func anApplication() {
    let app = UIApplication.shared
    expectProperty(\.isIdleTimerDisabled, of: app, is: false, keeps: true)
    app.isIdleTimerDisabled = false
    expectEqual(app.applicationIconBadgeNumber, 0)
    expectTrue(app.isProtectedDataAvailable)
    expectNil(app.shortcutItems)
    let item = UIApplicationShortcutItem(type: "new", localizedTitle: "New")
    expectEqual([item.type, item.localizedTitle, item.localizedSubtitle], ["new", "New", nil])
    expectNil(item.icon)
    let long = UIApplicationShortcutItem(
      type: "new", localizedTitle: "New", localizedSubtitle: "Page",
      icon: UIApplicationShortcutIcon(systemImageName: "plus"),
      userInfo: nil)
    expectEqual(long.localizedSubtitle, "Page")
    expectNotNil(long.icon)
    let phone = UIDevice.current
    expectProperty(\.isBatteryMonitoringEnabled, of: phone, is: false, keeps: true)
    phone.isBatteryMonitoringEnabled = false
    expectTrue(UIWindow().canBecomeKey)
    let information = ProcessInfo.processInfo
    expectEqual(information.thermalState, .nominal)
    expectFalse(information.isLowPowerModeEnabled || information.isMacCatalystApp || information.isiOSAppOnMac)
    expectProperty(\.brightness, of: UIScreen.main, is: 0.5, keeps: 0.75)
    UIScreen.main.brightness = 7
    expectEqual(UIScreen.main.brightness, 1)
    UIScreen.main.brightness = 0.5
  }
}
