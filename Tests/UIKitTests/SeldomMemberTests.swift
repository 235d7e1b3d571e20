import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// Members that few apps use: the defaults that UIKit documents, and that values are kept.
@MainActor
struct SeldomMemberTests {
  let device = TestDevice()
  private let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }

  private var share: UIActivityViewController {
    UIActivityViewController(activityItems: [], applicationActivities: nil)
  }

  @available(*, deprecated, message: "It sets a property that is.") @Test func controllers() {
    let controller = UIViewController()
    expectTrue(controller.shouldAutomaticallyForwardAppearanceMethods)
    expectFalse(controller.isMovingFromParent)
    expectProperty(\.automaticallyAdjustsScrollViewInsets, of: controller, is: true, keeps: false)
    expectFalse(controller.prefersHomeIndicatorAutoHidden)
    expectNil(controller.childForHomeIndicatorAutoHidden)
    expectFalse(controller.prefersPointerLocked)
    expectNil(controller.childViewControllerForPointerLock)
    expectEqual(controller.preferredScreenEdgesDeferringSystemGestures, [])
    expectEqual(controller.preferredStatusBarUpdateAnimation, .fade)
    expectProperty(\.providesPresentationContextTransitionStyle, of: controller, is: false, keeps: true)
    expectProperty(\.restorationIdentifier, of: controller, is: nil, keeps: "a")
    expectEqual(UINavigationController.hideShowBarDuration, 0.33)
    let navigation = UINavigationController()
    expectProperty(\.hidesBarsWhenVerticallyCompact, of: navigation, is: false, keeps: true)
    expectProperty(\.hidesBarsWhenKeyboardAppears, of: navigation, is: false, keeps: true)
    let search = UISearchController(searchResultsController: nil)
    expectProperty(\.automaticallyShowsScopeBar, of: search, is: true, keeps: false)
    expectProperty(\.automaticallyShowsSearchResultsController, of: search, is: true, keeps: false)
    let split = UISplitViewController(style: .doubleColumn)
    let automatic = UISplitViewController.automaticDimension
    expectProperty(\.preferredSplitBehavior, of: split, is: .automatic, keeps: .overlay)
    expectEqual(split.splitBehavior, .tile)
    expectProperty(\.presentsWithGesture, of: split, is: true, keeps: false)
    expectProperty(\.showsSecondaryOnlyButton, of: split, is: false, keeps: true)
    expectProperty(\.primaryEdge, of: split, is: .leading, keeps: .trailing)
    expectProperty(\.primaryBackgroundStyle, of: split, is: .none, keeps: .sidebar)
    expectProperty(\.preferredPrimaryColumnWidthFraction, of: split, is: automatic, keeps: 0.25)
    expectProperty(\.minimumPrimaryColumnWidth, of: split, is: automatic, keeps: 200)
    expectProperty(\.maximumPrimaryColumnWidth, of: split, is: automatic, keeps: 400)
    expectProperty(\.preferredSupplementaryColumnWidth, of: split, is: automatic, keeps: 300)
    let swipe = UIPercentDrivenInteractiveTransition()
    expectEqual([swipe.percentComplete, swipe.duration], [0, 0])
    expectProperty(\.completionSpeed, of: swipe, is: 1, keeps: 2)
    expectProperty(\.completionCurve, of: swipe, is: .easeInOut, keeps: .linear)
    expectProperty(\.wantsInteractiveStart, of: swipe, is: true, keeps: false)
    swipe.update(1.5)
    expectEqual(swipe.percentComplete, 1)
    swipe.update(-1)
    expectEqual(swipe.percentComplete, 0)
  }

  /// A controller that reports its size to its parent, as published containers do.
  private final class Parent: UIViewController {
    var count = 0
    override func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {
      super.systemLayoutFittingSizeDidChange(forChildContentContainer: container)
      count += 1
    }
  }

  @Test func controllersAndButtonsOfOtherDevices() {
    let parent = Parent()
    let child = UIViewController()
    parent.addChild(child)
    child.parent?.systemLayoutFittingSizeDidChange(forChildContentContainer: child)
    expectEqual(parent.count, 1)
    let button = UIButton(configuration: .plain())
    expectProperty(\.toolTip, of: button, is: nil, keeps: "Share")
    expectEqual(button.configuration?.macIdiomStyle, .automatic)
    var other = UIButton.Configuration.plain()
    other.macIdiomStyle = .borderless
    expectFalse(other == .plain())
    expectProperty(\.followsUndockedKeyboard, of: parent.view.keyboardLayoutGuide, is: false, keeps: true)
  }

  @Test func presentations() throws {
    let controller = UIViewController()
    controller.modalPresentationStyle = .popover
    controller.preferredContentSize = CGSize(width: 30, height: 40)
    let popover = try #require(controller.popoverPresentationController)
    expectIdentical(popover.presentedViewController, controller)
    expectEqual(popover.presentationStyle, .popover)
    expectEqual(popover.preferredContentSize, CGSize(width: 30, height: 40))
    expectEqual(popover.frameOfPresentedViewInContainerView, .zero)
    expectTrue(popover.shouldPresentInFullscreen)
    expectFalse(popover.shouldRemovePresentersView)
    expectProperty(\.sourceView, of: popover, is: nil, keeps: device.root.window)
    expectProperty(\.sourceRect, of: popover, is: .null, keeps: rect(1, 2, 3, 4))
    expectProperty(\.barButtonItem, of: popover, is: nil, keeps: UIBarButtonItem())
    expectProperty(\.permittedArrowDirections, of: popover, is: .any, keeps: .up)
    expectIdentical(popover.adaptiveSheetPresentationController.presentedViewController, controller)
    controller.modalPresentationStyle = .pageSheet
    expectNil(controller.popoverPresentationController)
    let sheet = try #require(controller.sheetPresentationController)
    expectProperty(\.prefersScrollingExpandsWhenScrolledToEdge, of: sheet, is: true, keeps: false)
    controller.modalPresentationStyle = .fullScreen
    expectNil(controller.sheetPresentationController)
  }

  @Test func appearances() {
    let tabs = UITabBarAppearance()
    let layouts = [tabs.stackedLayoutAppearance, tabs.inlineLayoutAppearance, tabs.compactInlineLayoutAppearance]
    for layout in layouts {
      let state = layout.normal
      expectProperty(\.iconColor, of: state, is: nil, keeps: .red)
      expectProperty(\.badgeBackgroundColor, of: state, is: nil, keeps: .green)
      expectTrue(state.badgeTextAttributes.isEmpty)
    }
    expectEqual(Set(layouts.map(ObjectIdentifier.init)).count, 3)
    let bar = UINavigationBar()
    expectProperty(\.compactScrollEdgeAppearance, of: bar, is: nil, keeps: UINavigationBarAppearance())
    expectProperty(\.backIndicatorImage, of: bar, is: nil, keeps: picture)
    expectProperty(\.backIndicatorTransitionMaskImage, of: bar, is: nil, keeps: picture)
    expectProperty(
      \.compactScrollEdgeAppearance, of: UINavigationItem(title: "a"), is: nil, keeps: UINavigationBarAppearance())
    let appearance = UINavigationBarAppearance()
    appearance.setBackIndicatorImage(picture, transitionMaskImage: nil)
    expectIdentical(appearance.backIndicatorImage, picture)
    expectNil(appearance.backIndicatorTransitionMaskImage)
  }

  @Test func views() {
    let scroll = UIScrollView()
    expectProperty(\.bouncesHorizontally, of: scroll, is: true, keeps: false)
    expectProperty(\.bouncesVertically, of: scroll, is: true, keeps: false)
    let view = UIView()
    expectEqual(view.motionEffects.count, 0)
    expectProperty(\.showsLargeContentViewer, of: view, is: false, keeps: true)
    expectProperty(\.largeContentTitle, of: view, is: nil, keeps: "a")
    expectProperty(\.largeContentImage, of: view, is: nil, keeps: picture)
    expectProperty(\.accessibilityIgnoresInvertColors, of: view, is: false, keeps: true)
    expectEqual(UIView.inheritedAnimationDuration, 0)
    UIView.animate(withDuration: 0.7) { expectEqual(UIView.inheritedAnimationDuration, 0.7) }
    expectProperty(\.accessibilityNavigationStyle, of: view, is: .automatic, keeps: .combined)
    expectProperty(\.accessibilityContainerType, of: view, is: .none, keeps: .list)
    expectProperty(\.accessibilityRespondsToUserInteraction, of: view, is: false, keeps: true)
    expectTrue(UIControl().accessibilityRespondsToUserInteraction)
    expectProperty(\.accessibilityLanguage, of: view, is: nil, keeps: "ko")
    let inner = UIView(frame: rect(10, 20, 30, 40))
    device.root.window.addSubview(inner)
    expectEqual(inner.accessibilityFrame, rect(10, 20, 30, 40))
    expectEqual(inner.accessibilityActivationPoint, CGPoint(x: 25, y: 40))
    expectProperty(\.allowsDefaultTighteningForTruncation, of: UILabel(), is: false, keeps: true)
    expectEqual(UITapGestureRecognizer().allowedPressTypes, [])
    let layer = CALayer()
    expectProperty(\.allowsEdgeAntialiasing, of: layer, is: false, keeps: true)
    expectProperty(\.drawsAsynchronously, of: layer, is: false, keeps: true)
    expectProperty(\.needsDisplayOnBoundsChange, of: layer, is: false, keeps: true)
    let text = CATextLayer()
    expectProperty(\.isWrapped, of: text, is: false, keeps: true)
    expectProperty(\.alignmentMode, of: text, is: .natural, keeps: .right)
    expectProperty(\.truncationMode, of: text, is: .none, keeps: .end)
    let transition = CATransition()
    expectProperty(\.startProgress, of: transition, is: 0, keeps: 0.25)
    expectProperty(\.endProgress, of: transition, is: 1, keeps: 0.75)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    expectProperty(\.isInterruptible, of: animator, is: true, keeps: false)
    let constraint = view.widthAnchor.constraint(equalToConstant: 1)
    expectProperty(\.shouldBeArchived, of: constraint, is: false, keeps: true)
  }

  @Test func controls() {
    let button = UIButton()
    expectProperty(\.isPointerInteractionEnabled, of: button, is: false, keeps: true)
    button.setImage(picture, for: .normal)
    button.setBackgroundImage(picture, for: .normal)
    button.setAttributedTitle(NSAttributedString(string: "a"), for: .normal)
    expectIdentical(button.currentImage, picture)
    expectIdentical(button.currentBackgroundImage, picture)
    expectEqual(button.currentAttributedTitle?.string, "a")
    let configuration = UIButton.Configuration.plain()
    expectNil(configuration.preferredSymbolConfigurationForImage)
    expectNil(configuration.attributedSubtitle)
    expectEqual(configuration.subtitleLineBreakMode, .byWordWrapping)
    expectTrue(configuration.automaticallyUpdateForSelection)
    let control = UIControl()
    let sides: [(UIControl.ContentHorizontalAlignment, UIControl.ContentHorizontalAlignment)] = [
      (.leading, .left), (.trailing, .right), (.left, .left), (.right, .right), (.center, .center), (.fill, .fill),
    ]
    for (given, effective) in sides {
      control.contentHorizontalAlignment = given
      control.semanticContentAttribute = .forceLeftToRight
      expectEqual(control.effectiveContentHorizontalAlignment, effective)
      control.semanticContentAttribute = .forceRightToLeft
      let isNatural = given == .leading || given == .trailing
      expectEqual(
        control.effectiveContentHorizontalAlignment,
        isNatural ? (effective == .left ? .right : .left) : effective)
    }
    expectProperty(\.dataDetectorTypes, of: UITextView(), is: [], keeps: .phoneNumber)
    let field = UITextField()
    expectEqual(field.defaultTextAttributes[.font] as? UIFont, .systemFont(ofSize: 17))
    field.textColor = .red
    expectEqual(field.defaultTextAttributes[.foregroundColor] as? UIColor, .red)
    let activity = UIActivity()
    expectEqual(UIActivity.activityCategory, .action)
    expectNil(activity.activityType)
    expectNil(activity.activityTitle)
    expectNil(activity.activityImage)
    expectNil(activity.activityViewController)
  }

  @Test func pickersAndTables() {
    expectProperty(\.roundsToMinuteInterval, of: UIDatePicker(), is: true, keeps: false)
    expectProperty(\.excludedActivityTypes, of: share, is: nil, keeps: [.mail])
    expectProperty(\.allowsProminentActivity, of: share, is: true, keeps: false)
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    expectEqual(pages.spineLocation, .none)
    expectEqual(UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .vertical).spineLocation, .min)
    expectEqual(
      [UIPageViewController.OptionsKey.spineLocation, .interPageSpacing].map(\.rawValue),
      ["UIPageViewControllerOptionSpineLocationKey", "UIPageViewControllerOptionInterPageSpacingKey"])
    let table = UITableView(frame: .zero, style: .plain)
    expectProperty(\.sectionIndexBackgroundColor, of: table, is: nil, keeps: .red)
    expectProperty(\.sectionIndexTrackingBackgroundColor, of: table, is: nil, keeps: .red)
    expectProperty(\.estimatedSectionHeaderHeight, of: table, is: UITableView.automaticDimension, keeps: 20)
    expectProperty(\.estimatedSectionFooterHeight, of: table, is: UITableView.automaticDimension, keeps: 20)
    expectProperty(\.separatorInsetReference, of: table, is: .fromCellEdges, keeps: .fromAutomaticInsets)
    expectProperty(\.insetsContentViewsToSafeArea, of: table, is: true, keeps: false)
    expectProperty(\.cellLayoutMarginsFollowReadableWidth, of: table, is: false, keeps: true)
    expectProperty(\.remembersLastFocusedIndexPath, of: table, is: false, keeps: true)
    expectEqual(UIListContentConfiguration.ImageProperties.standardDimension, .greatestFiniteMagnitude)
    expectEqual(UIConfigurationColorTransformer.preferredTint(.red), .red)
    expectEqual(UIConfigurationColorTransformer { _ in .blue }(.red), .blue)
    let gray = UIConfigurationColorTransformer.grayscale(.red)
    var parts: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    expectTrue(gray.getRed(&parts.0, green: &parts.1, blue: &parts.2, alpha: &parts.3))
    expectTrue(parts.0 == parts.1 && parts.1 == parts.2 && parts.3 == 1, "\(parts)")
  }

  @Test func theApplicationAndTheDevice() {
    let application = UIApplication.shared
    application.applicationIconBadgeNumber = -3
    expectEqual(application.applicationIconBadgeNumber, 0)
    application.applicationIconBadgeNumber = 3
    expectEqual(application.applicationIconBadgeNumber, 3)
    application.applicationIconBadgeNumber = 0
    expectFalse(application.isRegisteredForRemoteNotifications || application.supportsAlternateIcons)
    expectFalse(application.supportsMultipleScenes || application.isIgnoringInteractionEvents)
    application.endIgnoringInteractionEvents()
    for count in 1...2 {
      for _ in 0..<count { application.beginIgnoringInteractionEvents() }
      for _ in 1..<count { application.endIgnoringInteractionEvents() }
      expectTrue(application.isIgnoringInteractionEvents, "events are ignored until each call has its end")
      application.endIgnoringInteractionEvents()
      expectFalse(application.isIgnoringInteractionEvents)
    }
    expectNil(application.alternateIconName)
    expectEqual(application.openSessions.count, 1)
    expectEqual(application.backgroundTimeRemaining, .greatestFiniteMagnitude)
    let device = UIDevice.current
    expectEqual(device.localizedModel, device.model)
    expectNotNil(device.identifierForVendor)
    expectEqual(device.batteryLevel, -1)
    expectEqual(device.batteryState, .unknown)
    expectTrue(device.isMultitaskingSupported)
    device.isProximityMonitoringEnabled = true
    expectFalse(device.isProximityMonitoringEnabled || device.proximityState)
    device.beginGeneratingDeviceOrientationNotifications()
    device.beginGeneratingDeviceOrientationNotifications()
    device.endGeneratingDeviceOrientationNotifications()
    expectTrue(device.isGeneratingDeviceOrientationNotifications)
    device.endGeneratingDeviceOrientationNotifications()
    device.endGeneratingDeviceOrientationNotifications()
    expectFalse(device.isGeneratingDeviceOrientationNotifications)
    expectFalse(UIScreen.main.isCaptured)
    expectEqual(UIScreen.main.maximumFramesPerSecond, 60)
    let scene = self.device.root.window.windowScene
    expectEqual(scene?.activationState, .foregroundActive)
    expectNil(scene?.sizeRestrictions)
    expectFalse(UIAccessibility.prefersCrossFadeTransitions || UIAccessibility.shouldDifferentiateWithoutColor)
    expectFalse(UIAccessibility.isShakeToUndoEnabled)
    expectTrue(UIAccessibility.isVideoAutoplayEnabled)
    expectEqual(UIWindow.Level.statusBar.rawValue, 1000)
    expectEqual(
      [UILayoutPriority.dragThatCanResizeScene, .sceneSizeStayPut, .dragThatCannotResizeScene].map(\.rawValue),
      [510, 500, 490])
    for orientation in [UIInterfaceOrientation.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight] {
      expectTrue(orientation.isPortrait || orientation.isLandscape)
    }
    expectEqual(
      [UIInterfaceOrientationMask.portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft].map(\.rawValue),
      [2, 4, 8, 16])
  }

  @Test func aUserActivity() {
    let activity = NSUserActivity(activityType: "com.example.read")
    expectEqual(activity.activityType, "com.example.read")
    expectProperty(\.requiredUserInfoKeys, of: activity, is: nil, keeps: ["a"])
    expectProperty(\.keywords, of: activity, is: [], keeps: ["b"])
    expectProperty(\.webpageURL, of: activity, is: nil, keeps: URL(string: "https://example.com"))
    expectProperty(\.referrerURL, of: activity, is: nil, keeps: URL(string: "https://example.com"))
    expectProperty(\.needsSave, of: activity, is: false, keeps: true)
    expectProperty(\.isEligibleForHandoff, of: activity, is: true, keeps: false)
    expectProperty(\.isEligibleForSearch, of: activity, is: false, keeps: true)
    expectProperty(\.isEligibleForPublicIndexing, of: activity, is: false, keeps: true)
    expectProperty(\.isEligibleForPrediction, of: activity, is: false, keeps: true)
    expectProperty(\.targetContentIdentifier, of: activity, is: nil, keeps: "c")
    expectProperty(\.persistentIdentifier, of: activity, is: nil, keeps: "d")
  }

  /// Names that other parts of an app look for, as Apple's headers and recorded programs have them.
  @Test func names() {
    let notifications: [(NSNotification.Name, String)] = [
      (UIResponder.keyboardWillChangeFrameNotification, "UIKeyboardWillChangeFrameNotification"),
      (UIResponder.keyboardDidChangeFrameNotification, "UIKeyboardDidChangeFrameNotification"),
      (UIApplication.userDidTakeScreenshotNotification, "UIApplicationUserDidTakeScreenshotNotification"),
      (UIScene.willConnectNotification, "UISceneWillConnectNotification"),
      (UIScene.didDisconnectNotification, "UISceneDidDisconnectNotification"),
      (UIScene.didActivateNotification, "UISceneDidActivateNotification"),
      (UIScene.willDeactivateNotification, "UISceneWillDeactivateNotification"),
      (.NSUndoManagerWillUndoChange, "NSUndoManagerWillUndoChangeNotification"),
      (.NSUndoManagerDidUndoChange, "NSUndoManagerDidUndoChangeNotification"),
      (.NSUndoManagerWillRedoChange, "NSUndoManagerWillRedoChangeNotification"),
      (.NSUndoManagerDidRedoChange, "NSUndoManagerDidRedoChangeNotification"),
    ]
    for (name, text) in notifications { expectEqual(name.rawValue, text) }
    expectEqual(
      [
        UIResponder.keyboardFrameBeginUserInfoKey, UIResponder.keyboardAnimationDurationUserInfoKey,
        UIResponder.keyboardAnimationCurveUserInfoKey, UIResponder.keyboardIsLocalUserInfoKey,
      ],
      [
        "UIKeyboardFrameBeginUserInfoKey", "UIKeyboardAnimationDurationUserInfoKey",
        "UIKeyboardAnimationCurveUserInfoKey", "UIKeyboardIsLocalUserInfoKey",
      ])
    expectEqual(
      [
        UIKeyCommand.inputUpArrow, UIKeyCommand.inputDownArrow, UIKeyCommand.inputLeftArrow,
        UIKeyCommand.inputRightArrow, UIKeyCommand.inputEscape, UIKeyCommand.inputPageUp, UIKeyCommand.inputPageDown,
        UIKeyCommand.inputHome, UIKeyCommand.inputEnd, UIKeyCommand.inputDelete,
      ],
      ["UpArrow", "DownArrow", "LeftArrow", "RightArrow", "Escape", "PageUp", "PageDown", "Home", "End", "Delete"]
        .map { "UIKeyInput\($0)" })
    let activities: [UIActivity.ActivityType] = [
      .postToFacebook, .postToTwitter, .postToWeibo, .mail, .copyToPasteboard, .assignToContact, .saveToCameraRoll,
      .addToReadingList, .postToFlickr, .postToVimeo, .airDrop, .openInIBooks, .markupAsPDF,
    ]
    let words = [
      "PostToFacebook", "PostToTwitter", "PostToWeibo", "Mail", "CopyToPasteboard", "AssignToContact",
      "SaveToCameraRoll", "AddToReadingList", "PostToFlickr", "PostToVimeo", "AirDrop", "OpenInIBooks", "MarkupAsPDF",
    ]
    expectEqual(activities.map(\.rawValue), words.map { "com.apple.UIKit.activity.\($0)" })
    expectEqual(
      [kCATransactionAnimationDuration, kCATransactionAnimationTimingFunction, kCATransactionCompletionBlock],
      ["animationDuration", "animationTimingFunction", "completionBlock"])
    expectEqual(
      [NSEC_PER_SEC, NSEC_PER_MSEC, NSEC_PER_USEC, USEC_PER_SEC, MSEC_PER_SEC],
      [1_000_000_000, 1_000_000, 1_000, 1_000_000, 1_000])
    expectEqual(
      [UIDataDetectorTypes.phoneNumber, .link, .address, .calendarEvent].map(\.rawValue), [1, 2, 4, 8])
    expectEqual(
      [NSPointerFunctions.Options.strongMemory, .weakMemory, .objectPointerPersonality, .copyIn].map(\.rawValue),
      [0, 5, 512, 65536])
  }
}
