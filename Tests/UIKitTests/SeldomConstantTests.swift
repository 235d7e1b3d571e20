import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// Constants that few apps name, with the values of Apple's headers and documentation.
@MainActor
struct SeldomConstantTests {
  @Test func typesHaveUniformIdentifiers() {
    let all: [(CFString, String)] = [
      (kUTTypeItem, "public.item"), (kUTTypeContent, "public.content"), (kUTTypeData, "public.data"),
      (kUTTypeFolder, "public.folder"), (kUTTypeText, "public.text"), (kUTTypePlainText, "public.plain-text"),
      (kUTTypeUTF8PlainText, "public.utf8-plain-text"), (kUTTypeHTML, "public.html"), (kUTTypeXML, "public.xml"),
      (kUTTypeRTF, "public.rtf"), (kUTTypeJSON, "public.json"), (kUTTypeURL, "public.url"),
      (kUTTypeFileURL, "public.file-url"), (kUTTypeImage, "public.image"), (kUTTypePNG, "public.png"),
      (kUTTypeJPEG, "public.jpeg"), (kUTTypeGIF, "com.compuserve.gif"), (kUTTypeTIFF, "public.tiff"),
      (kUTTypeMovie, "public.movie"), (kUTTypeVideo, "public.video"), (kUTTypeAudio, "public.audio"),
      (kUTTypeMPEG4, "public.mpeg-4"), (kUTTypeQuickTimeMovie, "com.apple.quicktime-movie"),
      (kUTTypeMP3, "public.mp3"), (kUTTypePDF, "com.adobe.pdf"), (kUTTypeZipArchive, "com.pkware.zip-archive"),
    ]
    for (constant, name) in all { expectEqual("\(constant)", name) }
  }

  @Test func optionsAreBits() {
    let all: [(Int, Int)] = [
      (Int(CGBitmapInfo.alphaInfoMask.rawValue), 0x1F), (Int(CGBitmapInfo.floatComponents.rawValue), 0x100),
      (Int(CGBitmapInfo.byteOrderMask.rawValue), 0x7000), (Int(CGBitmapInfo.byteOrderDefault.rawValue), 0),
      (Int(CGBitmapInfo.byteOrder16Little.rawValue), 0x1000), (Int(CGBitmapInfo.byteOrder32Little.rawValue), 0x2000),
      (Int(CGBitmapInfo.byteOrder16Big.rawValue), 0x3000), (Int(CGBitmapInfo.byteOrder32Big.rawValue), 0x4000),
      (Int(NSKeyValueObservingOptions.new.rawValue), 1), (Int(NSKeyValueObservingOptions.old.rawValue), 2),
      (Int(NSKeyValueObservingOptions.initial.rawValue), 4), (Int(NSKeyValueObservingOptions.prior.rawValue), 8),
      (Int(UIFontDescriptor.SymbolicTraits.traitExpanded.rawValue), 1 << 5),
      (Int(UIFontDescriptor.SymbolicTraits.traitVertical.rawValue), 1 << 11),
      (Int(UIFontDescriptor.SymbolicTraits.traitUIOptimized.rawValue), 1 << 12),
      (Int(UIFontDescriptor.SymbolicTraits.traitTightLeading.rawValue), 1 << 15),
      (Int(UIFontDescriptor.SymbolicTraits.traitLooseLeading.rawValue), 1 << 16),
      (Int(UIMenu.Options.displayAsPalette.rawValue), 128), (NSUnderlineStyle.thick.rawValue, 2),
      (NSUnderlineStyle.patternDot.rawValue, 0x100), (NSUnderlineStyle.patternDash.rawValue, 0x200),
      (NSUnderlineStyle.patternDashDot.rawValue, 0x300),
      (Int(NSParagraphStyle.LineBreakStrategy.hangulWordPriority.rawValue), 2),
      (Int(NSLayoutConstraint.FormatOptions.alignmentMask.rawValue), 0xFFFF),
      (Int(NSLayoutConstraint.FormatOptions.directionMask.rawValue), 0x30000),
      (Int(NSLayoutConstraint.FormatOptions.spacingBaselineToBaseline.rawValue), 1 << 19),
      (Int(NSLayoutConstraint.FormatOptions.spacingMask.rawValue), 1 << 19),
      (Int(UIDataDetectorTypes.shipmentTrackingNumber.rawValue), 16),
      (Int(UIDataDetectorTypes.flightNumber.rawValue), 32), (Int(UIDataDetectorTypes.lookupSuggestion.rawValue), 64),
      (Int(UITableViewCell.StateMask.showingEditControl.rawValue), 1),
      (Int(MeasurementFormatter.UnitOptions.naturalScale.rawValue), 2),
      (Int(UIFocusHeading.up.rawValue), 1), (Int(UIFocusHeading.down.rawValue), 2),
      (Int(UIFocusHeading.left.rawValue), 4), (Int(UIFocusHeading.right.rawValue), 8),
      (Int(UIFocusHeading.next.rawValue), 16), (Int(UIFocusHeading.previous.rawValue), 32),
      (Int(UIFocusHeading.first.rawValue), 256), (Int(UIFocusHeading.last.rawValue), 512),
    ]
    for (index, (value, expected)) in all.enumerated() { expectEqual(value, expected, "row \(index)") }
  }

  @Test func keysAndNotificationsHaveNames() {
    let all: [(String, String)] = [
      (
        UIAccessibility.voiceOverStatusDidChangeNotification.rawValue,
        "UIAccessibilityVoiceOverStatusDidChangeNotification"
      ),
      (
        UIAccessibility.reduceMotionStatusDidChangeNotification.rawValue,
        "UIAccessibilityReduceMotionStatusDidChangeNotification"
      ),
      (
        UIAccessibility.reduceTransparencyStatusDidChangeNotification.rawValue,
        "UIAccessibilityReduceTransparencyStatusDidChangeNotification"
      ),
      (
        UIAccessibility.boldTextStatusDidChangeNotification.rawValue,
        "UIAccessibilityBoldTextStatusDidChangeNotification"
      ),
      (
        UIAccessibility.darkerSystemColorsStatusDidChangeNotification.rawValue,
        "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification"
      ),
      (UIAccessibility.announcementDidFinishNotification.rawValue, "UIAccessibilityAnnouncementDidFinishNotification"),
      (
        UIApplication.backgroundRefreshStatusDidChangeNotification.rawValue,
        "UIApplicationBackgroundRefreshStatusDidChangeNotification"
      ),
      (
        UIApplication.protectedDataDidBecomeAvailableNotification.rawValue,
        "UIApplicationProtectedDataDidBecomeAvailable"
      ),
      (
        UIApplication.protectedDataWillBecomeUnavailableNotification.rawValue,
        "UIApplicationProtectedDataWillBecomeUnavailable"
      ),
      (UIApplication.didFinishLaunchingNotification.rawValue, "UIApplicationDidFinishLaunchingNotification"),
      (UIApplication.didBecomeActiveNotification.rawValue, "UIApplicationDidBecomeActiveNotification"),
      (UIApplication.willResignActiveNotification.rawValue, "UIApplicationWillResignActiveNotification"),
      (UIApplication.didEnterBackgroundNotification.rawValue, "UIApplicationDidEnterBackgroundNotification"),
      (UIApplication.willEnterForegroundNotification.rawValue, "UIApplicationWillEnterForegroundNotification"),
      (UIApplication.willTerminateNotification.rawValue, "UIApplicationWillTerminateNotification"),
      (UIApplication.didReceiveMemoryWarningNotification.rawValue, "UIApplicationDidReceiveMemoryWarningNotification"),
      (UIApplication.userDidTakeScreenshotNotification.rawValue, "UIApplicationUserDidTakeScreenshotNotification"),
      (UIApplication.significantTimeChangeNotification.rawValue, "UIApplicationSignificantTimeChangeNotification"),
      (UIApplication.openSettingsURLString, "app-settings:"),
      (UIApplication.openNotificationSettingsURLString, "app-settings:notifications"),
      (UIDevice.orientationDidChangeNotification.rawValue, "UIDeviceOrientationDidChangeNotification"),
      (UIDevice.batteryLevelDidChangeNotification.rawValue, "UIDeviceBatteryLevelDidChangeNotification"),
      (UIDevice.batteryStateDidChangeNotification.rawValue, "UIDeviceBatteryStateDidChangeNotification"),
      (UIDevice.proximityStateDidChangeNotification.rawValue, "UIDeviceProximityStateDidChangeNotification"),
      (UIScene.willConnectNotification.rawValue, "UISceneWillConnectNotification"),
      (UIScene.didDisconnectNotification.rawValue, "UISceneDidDisconnectNotification"),
      (UIScene.willEnterForegroundNotification.rawValue, "UISceneWillEnterForegroundNotification"),
      (UIScene.didActivateNotification.rawValue, "UISceneDidActivateNotification"),
      (UIScene.willDeactivateNotification.rawValue, "UISceneWillDeactivateNotification"),
      (UIScene.didEnterBackgroundNotification.rawValue, "UISceneDidEnterBackgroundNotification"),
      (UIApplication.LaunchOptionsKey.url.rawValue, "UIApplicationLaunchOptionsURLKey"),
      (UIApplication.LaunchOptionsKey.sourceApplication.rawValue, "UIApplicationLaunchOptionsSourceApplicationKey"),
      (UIApplication.LaunchOptionsKey.remoteNotification.rawValue, "UIApplicationLaunchOptionsRemoteNotificationKey"),
      (UIApplication.LaunchOptionsKey.shortcutItem.rawValue, "UIApplicationLaunchOptionsShortcutItemKey"),
      (
        UIApplication.LaunchOptionsKey.userActivityDictionary.rawValue,
        "UIApplicationLaunchOptionsUserActivityDictionaryKey"
      ),
      (UIApplication.LaunchOptionsKey.userActivityType.rawValue, "UIApplicationLaunchOptionsUserActivityTypeKey"),
      (UIApplication.LaunchOptionsKey.location.rawValue, "UIApplicationLaunchOptionsLocationKey"),
      (UIApplication.LaunchOptionsKey.annotation.rawValue, "UIApplicationLaunchOptionsAnnotationKey"),
      (UIApplication.OpenURLOptionsKey.sourceApplication.rawValue, "UIApplicationOpenURLOptionsSourceApplicationKey"),
      (UIApplication.OpenURLOptionsKey.annotation.rawValue, "UIApplicationOpenURLOptionsAnnotationKey"),
      (UIApplication.OpenURLOptionsKey.openInPlace.rawValue, "UIApplicationOpenURLOptionsOpenInPlaceKey"),
      (UINib.OptionsKey.externalObjects.rawValue, "UINibExternalObjects"),
      (NSUserActivityTypeBrowsingWeb, "NSUserActivityTypeBrowsingWeb"),
      (NSKeyValueChangeKey.kindKey.rawValue, "kind"), (NSKeyValueChangeKey.newKey.rawValue, "new"),
      (NSKeyValueChangeKey.oldKey.rawValue, "old"),
      (NSAttributedString.Key.ligature.rawValue, "NSLigature"),
      (NSAttributedString.Key.obliqueness.rawValue, "NSObliqueness"),
      ("\(CGColorSpace.extendedSRGB)", "kCGColorSpaceExtendedSRGB"),
      ("\(CGColorSpace.linearSRGB)", "kCGColorSpaceLinearSRGB"),
      ("\(CGColorSpace.genericGrayGamma2_2)", "kCGColorSpaceGenericGrayGamma2_2"),
      (UIActivity.ActivityType.postToTencentWeibo.rawValue, "com.apple.UIKit.activity.TencentWeibo"),
      (UIActivity.ActivityType.sharePlay.rawValue, "com.apple.UIKit.activity.SharePlay"),
      (UIImagePickerController.InfoKey.mediaType.rawValue, "UIImagePickerControllerMediaType"),
      (UIImagePickerController.InfoKey.originalImage.rawValue, "UIImagePickerControllerOriginalImage"),
      (UIImagePickerController.InfoKey.editedImage.rawValue, "UIImagePickerControllerEditedImage"),
      (UIImagePickerController.InfoKey.cropRect.rawValue, "UIImagePickerControllerCropRect"),
      (UIImagePickerController.InfoKey.mediaURL.rawValue, "UIImagePickerControllerMediaURL"),
      (UIImagePickerController.InfoKey.imageURL.rawValue, "UIImagePickerControllerImageURL"),
    ]
    for (name, expected) in all { expectEqual(name, expected) }
  }

  /// No assistive technology runs, and a finger has neither force nor a tilt.
  @Test func nothingAssists() {
    let flags: [Bool] = [
      UIAccessibility.isVoiceOverRunning, UIAccessibility.isSwitchControlRunning,
      UIAccessibility.isReduceTransparencyEnabled, UIAccessibility.isInvertColorsEnabled,
      UIAccessibility.isGrayscaleEnabled, UIAccessibility.isClosedCaptioningEnabled,
      UIAccessibility.isGuidedAccessEnabled, UIAccessibility.isMonoAudioEnabled,
      UIAccessibility.isAssistiveTouchRunning, UIAccessibility.isSpeakSelectionEnabled,
      UIAccessibility.isSpeakScreenEnabled, UIAccessibility.isOnOffSwitchLabelsEnabled,
      UIAccessibility.prefersCrossFadeTransitions, UIAccessibility.isShakeToUndoEnabled,
    ]
    expectEqual(flags, flags.map { _ in false })
    let touch = UITouch.TouchType.stylus
    expectEqual(touch, .pencil)
    expectEqual(UIDevice.current.systemVersion, "17.0")
    expectEqual(MAXFLOAT, 3.402_823_466e38)
    expectTrue(kCFBooleanTrue.boolValue)
    expectFalse(kCFBooleanFalse.boolValue)
  }

  @Test func seldomPropertiesHaveDefaults() {
    let device = TestDevice.phone()
    device.becomeCurrent()
    let controller = UIViewController()
    expectFalse(controller.disablesAutomaticKeyboardDismissal)
    controller.modalPresentationStyle = .formSheet
    expectTrue(controller.disablesAutomaticKeyboardDismissal)
    controller.modalPresentationStyle = .popover
    expectEqual(
      controller.popoverPresentationController?.popoverLayoutMargins,
      UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10))
    expectEqual(controller.popoverPresentationController?.canOverlapSourceViewRect, false)
    expectFalse(UILabel().showsExpansionTextWhenTruncated)
    expectFalse(UIButton().reversesTitleShadowWhenHighlighted)
    expectFalse(UIListContentConfiguration.cell().textProperties.showsExpansionTextWhenTruncated)
    expectEqual(UIMenuDisplayPreferences().maximumNumberOfTitleLines, 0)
    expectTrue(UITextField().inputAssistantItem.allowsHidingShortcuts)
    expectEqual(controller.navigationItem.searchBarPlacement, .stacked)
    let group = UIBarButtonItemGroup(barButtonItems: [], representativeItem: nil)
    expectFalse(group.isDisplayingRepresentativeItem)
    expectFalse(group.alwaysAvailable)
    expectEqual(UIImage.writableTypeIdentifiersForItemProvider, ["public.png", "public.jpeg"])
    expectEqual(UIImage.readableTypeIdentifiersForItemProvider, ["public.png", "public.jpeg", "public.image"])
    expectEqual(UITraitCollection.current.forceTouchCapability, .unavailable)
    expectTrue(UIColor.supportsSecureCoding)
    expectFalse(UIApplication.shared.isNetworkActivityIndicatorVisible)
    expectEqual(UIApplication.shared.statusBarOrientation, .portrait)
    expectEqual(UIApplication.shared.backgroundRefreshStatus, .denied)
  }
}
