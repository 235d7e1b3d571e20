import DeviceSupport
import Foundation
import Testing
import TestSupport
import UIKit

/// Paragraph styles, fonts, colors and names as values.
@MainActor
struct TextValueTests {
  let device = TestDevice()

  @Test func aParagraphStyle() {
    let style = NSMutableParagraphStyle()
    expectProperty(\.alignment, of: style, is: .natural, keeps: .justified)
    expectProperty(\.lineBreakMode, of: style, is: .byWordWrapping, keeps: .byClipping)
    expectProperty(\.lineSpacing, of: style, is: 0, keeps: 1)
    expectProperty(\.lineHeightMultiple, of: style, is: 0, keeps: 2)
    expectProperty(\.minimumLineHeight, of: style, is: 0, keeps: 3)
    expectProperty(\.maximumLineHeight, of: style, is: 0, keeps: 4)
    expectProperty(\.paragraphSpacing, of: style, is: 0, keeps: 5)
    expectProperty(\.paragraphSpacingBefore, of: style, is: 0, keeps: 6)
    expectProperty(\.firstLineHeadIndent, of: style, is: 0, keeps: 7)
    expectProperty(\.headIndent, of: style, is: 0, keeps: 8)
    expectProperty(\.tailIndent, of: style, is: 0, keeps: 9)
    for copy in [style.copy() as? NSParagraphStyle, style.mutableCopy() as? NSParagraphStyle] {
      guard let copy else { continue }
      expectEqual(copy.alignment, .justified)
      expectEqual(copy.lineBreakMode, .byClipping)
      expectEqual(
        [
          copy.lineSpacing, copy.lineHeightMultiple, copy.minimumLineHeight, copy.maximumLineHeight,
          copy.paragraphSpacing, copy.paragraphSpacingBefore, copy.firstLineHeadIndent, copy.headIndent,
          copy.tailIndent,
        ], [1, 2, 3, 4, 5, 6, 7, 8, 9])
      expectEqual(copy, style)
      expectEqual(copy.hash, style.hash)
    }
    let other = NSMutableParagraphStyle()
    expectNotEqual(other, style)
    expectEqual(other, NSParagraphStyle.default)
    other.setParagraphStyle(style)
    expectEqual(other, style)
    let unchanged = style.copy() as? NSParagraphStyle
    style.headIndent = 90
    expectEqual(unchanged?.headIndent, 8)
  }

  /// The components that Apple's documentation states.
  @Test(
    arguments: [
      (UIColor.black, [0, 0, 0, 1]), (.darkGray, [1 / 3, 1 / 3, 1 / 3, 1]), (.lightGray, [2 / 3, 2 / 3, 2 / 3, 1]),
      (.white, [1, 1, 1, 1]), (.gray, [0.5, 0.5, 0.5, 1]), (.red, [1, 0, 0, 1]), (.green, [0, 1, 0, 1]),
      (.blue, [0, 0, 1, 1]), (.cyan, [0, 1, 1, 1]), (.yellow, [1, 1, 0, 1]), (.magenta, [1, 0, 1, 1]),
      (.orange, [1, 0.5, 0, 1]), (.purple, [0.5, 0, 0.5, 1]), (.brown, [0.6, 0.4, 0.2, 1]), (.clear, [0, 0, 0, 0]),
      (.lightText, [1, 1, 1, 0.6]), (.darkText, [0, 0, 0, 1]),
      (UIColor(displayP3Red: 0.3, green: 0.3, blue: 0.3, alpha: 0.4), [0.3, 0.3, 0.3, 0.4]),
    ] as [(UIColor, [CGFloat])])
  func aFixedColor(color: UIColor, components: [CGFloat]) {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    expectTrue(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    expectEqual([red, green, blue, alpha], components)
    expectEqual(color.cgColor.components, components)
    expectIdentical(color.copy() as AnyObject, color)
  }

  @Test func aCoreGraphicsColor() {
    let color = CGColor(srgbRed: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    expectEqual(color, CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4))
    expectEqual(color.alpha, 0.4)
    expectEqual(color.numberOfComponents, 4)
    expectEqual(color.copy(alpha: 1)?.components, [0.1, 0.2, 0.3, 1])
    expectEqual(Set([color, CGColor(srgbRed: 0.1, green: 0.2, blue: 0.3, alpha: 0.4), color.copy(alpha: 1)]).count, 2)
  }

  @Test func aFontOfAnotherSizeKeepsItsFace() {
    let font = UIFont.italicSystemFont(ofSize: 12)
    expectTrue(font.fontDescriptor.symbolicTraits.contains(.traitItalic))
    expectEqual(font.withSize(20), .italicSystemFont(ofSize: 20))
    expectEqual(font.fontDescriptor.withSize(20), UIFont.italicSystemFont(ofSize: 20).fontDescriptor)
    expectEqual(Set([font, UIFont.italicSystemFont(ofSize: 12), .systemFont(ofSize: 12)]).count, 2)
    expectEqual(
      UIFontDescriptor.preferredFontDescriptor(withTextStyle: .title1).pointSize,
      UIFont.preferredFont(forTextStyle: .title1).pointSize)
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    expectEqual(
      UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body, compatibleWith: large).pointSize,
      UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize)
    expectEqual(UIFont.Weight(0.4), UIFont.Weight(rawValue: 0.4))
  }

  @Test func notificationsHaveUIKitsNames() {
    expectEqual(UIApplication.didFinishLaunchingNotification.rawValue, "UIApplicationDidFinishLaunchingNotification")
    expectEqual(UIApplication.didBecomeActiveNotification.rawValue, "UIApplicationDidBecomeActiveNotification")
    expectEqual(UIApplication.willResignActiveNotification.rawValue, "UIApplicationWillResignActiveNotification")
    expectEqual(UIApplication.didEnterBackgroundNotification.rawValue, "UIApplicationDidEnterBackgroundNotification")
    expectEqual(UIApplication.willEnterForegroundNotification.rawValue, "UIApplicationWillEnterForegroundNotification")
    expectEqual(UIApplication.willTerminateNotification.rawValue, "UIApplicationWillTerminateNotification")
    expectEqual(
      UIApplication.didReceiveMemoryWarningNotification.rawValue, "UIApplicationDidReceiveMemoryWarningNotification")
    expectEqual(
      UIApplication.significantTimeChangeNotification.rawValue, "UIApplicationSignificantTimeChangeNotification")
    expectEqual(UIDevice.orientationDidChangeNotification.rawValue, "UIDeviceOrientationDidChangeNotification")
  }

  @Test func theScreenHasItsPixelsUprightAndItsCorners() {
    let landscape = TestDevice(
      environment: RenderEnvironment(size: CGSize(width: 844, height: 390), scale: 3, cornerRadius: 47.33))
    landscape.frame()
    expectEqual(UIScreen.main.bounds, rect(0, 0, 844, 390))
    expectEqual(UIScreen.main.nativeBounds, rect(0, 0, 1_170, 2_532))
    expectEqual(UIScreen.main.value(forKey: "_displayCornerRadius") as? CGFloat, 47.33)
    device.frame()
    expectEqual(UIScreen.main.value(forKey: "_displayCornerRadius") as? CGFloat, 0)
  }

  @Test func theScreenIsTheDevices() {
    // Another suite's device may have been the current one.
    device.frame()
    expectEqual(UIScreen.main.scale, 2)
    expectEqual(UIScreen.main.nativeScale, 2)
    expectEqual(UIScreen.main.bounds, rect(0, 0, 100, 200))
    expectEqual(UIScreen.main.nativeBounds, rect(0, 0, 200, 400))
    expectEqual(UIScreen.main.traitCollection.displayScale, 2)
    expectEqual(UIApplication.shared.applicationState, .active)
    expectEqual(UIApplication.shared.preferredContentSizeCategory, .large)
    expectEqual(UIApplication.shared.userInterfaceLayoutDirection, .leftToRight)
    expectEqual(UIDevice.current.systemName, "iOS")
    expectEqual(UIDevice.current.model, "iPhone")
  }
}
