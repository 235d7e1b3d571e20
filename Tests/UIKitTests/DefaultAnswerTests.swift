import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// Methods of delegates that are optional on iOS: an object that implements none of them answers as UIKit does without a
/// delegate.
@MainActor
struct DefaultAnswerTests {
  private final class Nobody: NSObject, UITextFieldDelegate, UITextViewDelegate, UINavigationBarDelegate,
    UIGestureRecognizerDelegate, UISplitViewControllerDelegate, UIViewControllerTransitioningDelegate,
    UINavigationControllerDelegate, UITabBarControllerDelegate, UIAdaptivePresentationControllerDelegate,
    UISearchBarDelegate, UIPickerViewDelegate, UIEditMenuInteractionDelegate, UIViewControllerInteractiveTransitioning,
    UIViewControllerAnimatedTransitioning
  {
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {}
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }
  }

  private let device = TestDevice()
  private let nobody = Nobody()
  private let range = NSRange(location: 0, length: 0)

  @Test func textMayBeEdited() {
    let (field, view, bar) = (UITextField(), UITextView(), UISearchBar())
    let url = URL(fileURLWithPath: "/")
    let answers = [
      nobody.textFieldShouldBeginEditing(field), nobody.textFieldShouldEndEditing(field),
      nobody.textField(field, shouldChangeCharactersIn: range, replacementString: "x"),
      nobody.textFieldShouldClear(field), nobody.textFieldShouldReturn(field),
      nobody.textViewShouldBeginEditing(view), nobody.textViewShouldEndEditing(view),
      nobody.textView(view, shouldChangeTextIn: range, replacementText: "x"),
      nobody.textView(view, shouldInteractWith: url, in: range, interaction: .invokeDefaultAction),
      nobody.textView(view, shouldInteractWith: url, in: range),
      nobody.textView(view, shouldInteractWith: NSTextAttachment(), in: range, interaction: .preview),
      nobody.searchBarShouldBeginEditing(bar), nobody.searchBarShouldEndEditing(bar),
      nobody.searchBar(bar, shouldChangeTextIn: range, replacementText: "x"),
    ]
    expectEqual(answers, [Bool](repeating: true, count: answers.count))
  }

  @Test func barsAndTabsMayBeUsed() {
    let (bar, item, tabs) = (UINavigationBar(), UINavigationItem(title: "a"), UITabBarController())
    expectTrue(nobody.navigationBar(bar, shouldPush: item))
    expectTrue(nobody.navigationBar(bar, shouldPop: item))
    expectEqual(nobody.position(for: bar), .any)
    expectTrue(nobody.tabBarController(tabs, shouldSelect: UIViewController()))
    expectNil(
      nobody.tabBarController(
        tabs, animationControllerForTransitionFrom: UIViewController(), to: UIViewController()))
    expectNil(nobody.tabBarController(tabs, interactionControllerFor: nobody))
  }

  @Test func gesturesBeginAloneAndInAnyOrder() {
    let (one, other) = (UITapGestureRecognizer(), UIPanGestureRecognizer())
    expectTrue(nobody.gestureRecognizerShouldBegin(one))
    expectFalse(nobody.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other))
    expectFalse(nobody.gestureRecognizer(one, shouldRequireFailureOf: other))
    expectFalse(nobody.gestureRecognizer(one, shouldBeRequiredToFailBy: other))
  }

  @Test func presentationsAndSplitsAreUsual() {
    device.becomeCurrent()
    let (page, other, split) = (UIViewController(), UIViewController(), UISplitViewController(style: .doubleColumn))
    let presentation = UIPresentationController(presentedViewController: page, presenting: other)
    expectTrue(nobody.presentationControllerShouldDismiss(presentation))
    expectNil(nobody.presentationController(forPresented: page, presenting: other, source: other))
    expectNil(nobody.animationController(forPresented: page, presenting: other, source: other))
    expectNil(nobody.animationController(forDismissed: page))
    expectNil(nobody.interactionControllerForPresentation(using: nobody))
    expectNil(nobody.interactionControllerForDismissal(using: nobody))
    expectEqual(presentation.adaptivePresentationStyle, .none)
    expectEqual(presentation.adaptivePresentationStyle(for: UITraitCollection(horizontalSizeClass: .compact)), .none)
    expectFalse(presentation.shouldRemovePresentersView)
    expectTrue(presentation.shouldPresentInFullscreen)
    expectEqual(presentation.frameOfPresentedViewInContainerView, .zero)
    expectNil(presentation.containerView)
    page.preferredContentSize = CGSize(width: 3, height: 4)
    expectEqual(presentation.preferredContentSize, CGSize(width: 3, height: 4))
    expectEqual(
      presentation.size(forChildContentContainer: page, withParentContainerSize: CGSize(width: 7, height: 8)),
      CGSize(width: 7, height: 8))
    expectIdentical(presentation.presentingViewController, other)
    expectFalse(nobody.splitViewController(split, showDetail: page, sender: nil))
    expectFalse(nobody.splitViewController(split, collapseSecondary: page, onto: other))
    for column in [UISplitViewController.Column.primary, .secondary] {
      expectEqual(nobody.splitViewController(split, topColumnForCollapsingToProposedTopColumn: column), column)
    }
  }

  @Test func interactionsBeginAtOnceAndEndAtTheirPace() {
    expectEqual(nobody.completionSpeed, 1)
    expectEqual(nobody.completionCurve, .easeInOut)
    expectTrue(nobody.wantsInteractiveStart)
    let percent = UIPercentDrivenInteractiveTransition()
    expectEqual([percent.completionSpeed, percent.percentComplete], [1, 0])
    expectEqual(percent.completionCurve, .easeInOut)
    for (given, clamped) in [(0.25, 0.25), (-1, 0), (7, 1), (.nan, 0)] as [(CGFloat, CGFloat)] {
      percent.update(given)
      expectEqual(percent.percentComplete, clamped)
    }
  }

  private final class Service: UIActivity {
    var ends: [Bool] = []
    override func activityDidFinish(_ completed: Bool) { ends.append(completed) }
  }

  private final class Item: NSObject, UIActivityItemSource {
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { "" }
    func activityViewController(
      _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { nil }
  }

  @Test func activitiesAndPointersAreMadeWithoutParts() {
    let service = Service()
    expectEqual(Service.activityCategory, .action)
    expectNil(service.activityType)
    expectNil(service.activityTitle)
    expectNil(service.activityImage)
    expectNil(service.activityViewController)
    expectFalse(service.canPerform(withActivityItems: ["x"]))
    service.perform()
    expectEqual(service.ends, [true])
    let sheet = UIActivityViewController(activityItems: [], applicationActivities: nil)
    expectEqual(Item().activityViewController(sheet, subjectForActivityType: nil), "")
    expectEqual(UIActivity.ActivityType(rawValue: "own").rawValue, "own")
    for style in [UIPointerStyle(), .system(), .hidden()] {
      expectTrue(style.effect == nil)
      expectTrue(style.shape == nil)
      expectEqual(style.constrainedAxes, [])
    }
    let preview = UITargetedPreview(
      view: UIView(), parameters: UIPreviewParameters(), target: UIPreviewTarget(container: UIView(), center: .zero))
    let lifted = UIPointerStyle(effect: .lift(preview))
    expectTrue(lifted.effect != nil)
    expectTrue(lifted.shape == nil)
    expectTrue(UIPointerStyle(effect: .lift(preview), shape: .path(UIBezierPath())).shape != nil)
  }

  @Test func viewsHaveNoFocus() {
    device.becomeCurrent()
    let (view, controller) = (UIView(), UIViewController())
    expectFalse(view.isFocused)
    expectNil(UIFocusSystem.focusSystem(for: view))
    expectNil(UIFocusSystem.focusSystem(for: controller))
    expectFalse(view.accessibilityActivate())
    expectTrue(controller.shouldPerformSegue(withIdentifier: "any", sender: nil))
    expectNil(controller.storyboard)
    expectTrue(NSObject.automaticallyNotifiesObservers(forKey: "any"))
    expectEmpty(NSObject.keyPathsForValuesAffectingValue(forKey: "any"))
  }

  @Test(arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func theAppAndTheScreenAreThoseOfTheDevice(direction: UITraitEnvironmentLayoutDirection) {
    let device = TestDevice(
      size: CGSize(width: 90, height: 150), scale: 3, safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
      direction: direction, rate: 120)
    device.becomeCurrent()
    let app = UIApplication.shared
    expectEqual(app.userInterfaceLayoutDirection, direction == .rightToLeft ? .rightToLeft : .leftToRight)
    expectEqual(app.statusBarFrame, device.window.windowScene?.statusBarManager?.statusBarFrame)
    expectEqual(app.statusBarFrame, CGRect(x: 0, y: 0, width: 90, height: 20))
    let screen = device.window.windowScene?.screen
    expectEqual(screen?.bounds, CGRect(x: 0, y: 0, width: 90, height: 150))
    expectEqual(screen?.scale, 3)
    expectEqual(screen?.maximumFramesPerSecond, 120)
    expectEqual(screen?.traitCollection.displayScale, 3)
    for flag in [app.supportsMultipleScenes, app.supportsAlternateIcons] { expectFalse(flag) }
    expectFalse(app.isRegisteredForRemoteNotifications)
    expectFalse(app.canOpenURL(URL(fileURLWithPath: "/")))
    expectNil(app.alternateIconName)
    expectEqual(UIApplication.backgroundFetchIntervalMinimum, 0)
    expectEqual(UIApplication.backgroundFetchIntervalNever, .greatestFiniteMagnitude)
  }
}
