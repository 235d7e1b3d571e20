import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// The default values of further properties of views and controls, as UIKit documents them, and values that are set.
@MainActor
struct ViewMemberDefaultsTests {
  let device = TestDevice()

  @Test func focus() {
    let (outer, view) = (UIView(), UIView())
    outer.addSubview(view)
    expectFalse(view.canBecomeFocused)
    expectProperty(\.focusGroupIdentifier, of: view, is: nil, keeps: "group")
    expectProperty(\.focusGroupPriority, of: view, is: .ignored, keeps: .prioritized)
    expectNil(view.focusEffect)
    expectIdentical(view.preferredFocusEnvironments.first, view)
    expectIdentical(view.parentFocusEnvironment, outer)
    expectEqual(
      [UIFocusGroupPriority.ignored, .previouslyFocused, .prioritized, .currentlyFocused].map(\.rawValue),
      [0, 1_000, 2_000, .max])
    let headings: [UIFocusHeading] = [.up, .down, .left, .right, .next, .previous, .first, .last]
    expectEqual(headings.map(\.rawValue), [1, 2, 4, 8, 16, 32, 256, 512])
    let halo = UIFocusHaloEffect(roundedRect: rect(0, 0, 20, 10), cornerRadius: 3, curve: .continuous)
    expectNil(halo.referenceView)
    expectNil(halo.containerView)
    halo.referenceView = view
    expectIdentical(halo.referenceView, view)
  }

  @Test func views() {
    let view = UIView()
    expectTrue(UIView.layerClass == CALayer.self)
    expectIdentical(view.forFirstBaselineLayout, view)
    expectIdentical(view.forLastBaselineLayout, view)
    let stack = UIStackView(arrangedSubviews: [UILabel(), UILabel()])
    stack.axis = .vertical
    expectIdentical(stack.forFirstBaselineLayout, stack.arrangedSubviews[0])
    expectIdentical(stack.forLastBaselineLayout, stack.arrangedSubviews[1])
    expectEqual(UILayoutGuide().identifier, "")
    expectTrue(view.keyboardLayoutGuide.usesBottomSafeArea)
    let constraint = NSLayoutConstraint(
      item: view, attribute: .width, relatedBy: .greaterThanOrEqual, toItem: nil, attribute: .notAnAttribute,
      multiplier: 2, constant: 30)
    expectEqual(constraint.relation, .greaterThanOrEqual)
    expectEqual([constraint.multiplier, constraint.constant], [2, 30])
    expectEqual(constraint.priority, .required)
    let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    expectEqual(effect.keyPath, "center.x")
    expectEqual(effect.type, .tiltAlongHorizontalAxis)
    expectNil(effect.minimumRelativeValue)
    expectNil(effect.maximumRelativeValue)
    expectNil(effect.keyPathsAndRelativeValues(forViewerOffset: .zero))
    let recognizer = UIGestureRecognizer()
    expectEqual(recognizer.allowedTouchTypes, [0, 1, 2, 3])
    expectEqual(recognizer.allowedPressTypes, [])
    expectEqual(recognizer.buttonMask, [])
    expectEqual(recognizer.modifierFlags, [])
    let hover = UIHoverGestureRecognizer()
    expectEqual([hover.zOffset, hover.altitudeAngle], [0, .pi / 2])
    expectEqual(UIScrollView().contentAlignmentPoint, .zero)
    expectFalse(UIRefreshControl().isRefreshing)
    let element = UIAccessibilityElement(accessibilityContainer: view)
    expectIdentical(element.accessibilityContainer, view)
    expectEqual(element.accessibilityFrameInContainerSpace, .zero)
  }

  @Test func controls() {
    expectProperty(\.showsTouchWhenHighlighted, of: UIButton(), is: false, keeps: true)
    let configuration = UIButton.Configuration.plain()
    expectEqual(configuration.cornerStyle, .dynamic)
    expectEqual(configuration.buttonSize, .medium)
    expectFalse(configuration.showsActivityIndicator)
    expectEqual(configuration.titleLineBreakMode, .byWordWrapping)
    expectEqual(configuration.subtitleLineBreakMode, .byWordWrapping)
    expectEqual(configuration.imagePlacement, .leading)
    expectEqual([configuration.imagePadding, configuration.titlePadding], [0, 1])
    expectEqual(configuration.titleAlignment, .automatic)
    expectTrue(configuration.automaticallyUpdateForSelection)
    let picker = UIDatePicker()
    expectProperty(\.datePickerMode, of: picker, is: .dateAndTime, keeps: .date)
    expectProperty(\.preferredDatePickerStyle, of: picker, is: .automatic, keeps: .wheels)
    expectProperty(\.minuteInterval, of: picker, is: 1, keeps: 5)
    expectProperty(\.roundsToMinuteInterval, of: picker, is: true, keeps: false)
    expectProperty(\.showsSelectionIndicator, of: UIPickerView(), is: false, keeps: true)
    let calendar = UICalendarView()
    expectProperty(\.wantsDateDecorations, of: calendar, is: true, keeps: false)
    expectProperty(\.fontDesign, of: calendar, is: .default, keeps: .rounded)
    let day = UICalendarSelectionSingleDate(delegate: nil)
    expectNil(day.selectedDate)
    day.setSelected(DateComponents(year: 2026, month: 2, day: 3), animated: false)
    expectEqual(day.selectedDate?.day, 3)
    let alert = UIAlertController()
    expectEqual(alert.preferredStyle, .actionSheet)
    expectEqual(UIAlertController(title: nil, message: nil, preferredStyle: .alert).preferredStyle, .alert)
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .vertical)
    expectEqual(pages.transitionStyle, .scroll)
    expectEqual(pages.navigationOrientation, .vertical)
    expectEqual(pages.spineLocation, .none)
    expectProperty(\.isDoubleSided, of: pages, is: false, keeps: true)
    let menu = UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 3, y: 4))
    expectProperty(\.preferredArrowDirection, of: menu, is: .automatic, keeps: .down)
    expectEqual(menu.sourcePoint, CGPoint(x: 3, y: 4))
    expectEqual(UIMenuController.shared.arrowDirection, .default)
    let region = UIPointerRegion(rect: rect(1, 2, 3, 4), identifier: "a")
    expectEqual(region.rect, rect(1, 2, 3, 4))
    expectEqual(region.latchingAxes, [])
    expectEqual(UIPointerStyle(shape: .path(UIBezierPath()), constrainedAxes: .vertical).constrainedAxes, .vertical)
    expectEqual(UIPointerStyle.hidden().constrainedAxes, [])
    let key = UIKeyCommand(input: "a", modifierFlags: .command, action: Selector("select:"))
    expectProperty(\.wantsPriorityOverSystemBehavior, of: key, is: false, keeps: true)
    let timer = UIPageControlTimerProgress(preferredDuration: 2)
    expectProperty(\.resetsToInitialPageAfterEnd, of: timer, is: false, keeps: true)
    expectFalse(timer.isProgressVisible)
  }

  @Test func previewsAndDrags() {
    let view = UIView()
    let parameters = UIPreviewParameters()
    expectNil(parameters.visiblePath)
    expectNil(parameters.shadowPath)
    parameters.visiblePath = UIBezierPath(rect: rect(0, 0, 4, 5))
    let target = UIPreviewTarget(container: UIView(), center: CGPoint(x: 1, y: 2))
    let preview = UITargetedPreview(view: view, parameters: parameters, target: target)
    expectEqual(preview.parameters.visiblePath?.bounds, rect(0, 0, 4, 5))
    expectEqual(preview.target.center, CGPoint(x: 1, y: 2))
    expectEqual(preview.target.transform, .identity)
    let item = UIDragItem(itemProvider: NSItemProvider(object: "a" as NSString))
    expectNil(item.localObject)
    expectNil(item.previewProvider)
    expectNil(item.itemProvider.suggestedName)
    expectIdentical(UIDragPreview(view: view).view, view)
    expectNil(UIDragPreview(view: view).parameters.visiblePath)
    expectEqual(UIDropProposal(operation: .move).operation, .move)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
    expectEqual(image.renderingMode, .automatic)
    expectEqual([image.capInsets, image.alignmentRectInsets], [.zero, .zero])
    expectEqual(image.resizingMode, .tile)
    expectEqual(image.cgImage?.colorSpace?.name as String?, CGColorSpace.sRGB as String)
    expectEqual(image.cgImage?.alphaInfo, .premultipliedLast)
    expectEqual(image.cgImage?.bitmapInfo.rawValue, CGImageAlphaInfo.premultipliedLast.rawValue)
    expectEqual(UIGraphicsImageRendererFormat().opaque, false)
  }

  /// Apple's names of keys that a Japanese and a Korean keyboard have in the same places.
  @Test func keysOfOtherKeyboardsAreThoseOfLanguages() {
    expectEqual(
      [
        UIKeyboardHIDUsage.keyboardHangul, .keyboardHanja, .keyboardKanaSwitch, .keyboardAlphanumericSwitch,
        .keyboardKatakana, .keyboardHiragana, .keyboardZenkakuHankakuKanji,
      ].map(\.rawValue), [0x90, 0x91, 0x90, 0x91, 0x92, 0x93, 0x94])
  }

  @Test func orientationsOfDevices() {
    let all: [UIDeviceOrientation] = [
      .unknown, .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight, .faceUp, .faceDown,
    ]
    expectEqual(all.map(\.rawValue), Array(0...6))
    expectEqual(all.map(\.isPortrait), [false, true, true, false, false, false, false])
    expectEqual(all.map(\.isLandscape), [false, false, false, true, true, false, false])
    expectEqual(all.map(\.isFlat), [false, false, false, false, false, true, true])
    expectEqual(all.map(\.isValidInterfaceOrientation), [false, true, true, true, true, false, false])
  }
}
