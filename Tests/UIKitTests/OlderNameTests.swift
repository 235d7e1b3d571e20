import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// Members that few apps use, with the values in Apple's headers.
@MainActor
struct OlderNameTests {
  @MainActor private final class Names {
    var log: [String] = []
  }

  @Test func windowsReportThatTheyAreShownAndKey() {
    let device = TestDevice(draws: false)
    let names = Names()
    let tokens = [
      UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification, UIWindow.didBecomeKeyNotification,
      UIWindow.didResignKeyNotification,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        nonisolated(unsafe) let note = note
        MainActor.assumeIsolated {
          guard (note.object as? UIWindow)?.tag ?? 0 == 7 else { return }
          names.log.append(note.name.rawValue)
        }
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    let window = UIWindow(frame: device.window.bounds)
    window.windowScene = device.window.windowScene
    window.tag = 7
    window.makeKeyAndVisible()
    device.window.makeKey()
    window.isHidden = true
    expectEqual(
      names.log,
      [
        "UIWindowDidBecomeVisibleNotification", "UIWindowDidBecomeKeyNotification",
        "UIWindowDidResignKeyNotification", "UIWindowDidBecomeHiddenNotification",
      ])
  }

  @Test func namesHaveTheirValues() {
    expectEqual(UIButton.ButtonType.roundedRect, .system)
    expectEqual(UIView.AnimationOptions.preferredFramesPerSecond60.rawValue, 3 << 24)
    expectEqual(UIView.AnimationOptions.preferredFramesPerSecond30.rawValue, 7 << 24)
    expectEqual(NSUnderlineStyle.double.rawValue, 9)
    expectEqual(NSUnderlineStyle.patternDashDotDot.rawValue, 0x400)
    expectEqual(NSUnderlineStyle.byWord.rawValue, 0x8000)
    expectEqual(UIApplication.LaunchOptionsKey.shortcutItem.rawValue, "UIApplicationLaunchOptionsShortcutItemKey")
    expectEqual(UIPopoverArrowDirection.unknown.rawValue, .max)
    expectEqual(UIButton.Configuration.glass().cornerStyle, .capsule)
  }

  @Test func pathsListTheirElements() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addCurve(to: CGPoint(x: 9, y: 9), control1: CGPoint(x: 5, y: 6), control2: CGPoint(x: 7, y: 8))
    path.closeSubpath()
    var types: [CGPathElementType] = []
    var points: [CGPoint] = []
    path.applyWithBlock { element in
      types.append(element.pointee.type)
      switch element.pointee.type {
      case .moveToPoint, .addLineToPoint: points.append(element.pointee.points[0])
      case .addCurveToPoint: points += (0..<3).map { element.pointee.points[$0] }
      case .addQuadCurveToPoint, .closeSubpath: break
      }
    }
    expectEqual(types, [.moveToPoint, .addLineToPoint, .addCurveToPoint, .closeSubpath])
    expectEqual(points.map(\.x), [1, 3, 5, 7, 9])
    CGMutablePath().applyWithBlock { _ in expectTrue(false, "an empty path has no elements") }
  }

  @Test func aBarsShadowImageReplacesItsHairline() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let device = TestDevice(size: CGSize(width: 390, height: 844), draws: false)
    device.window.rootViewController = navigation
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.shadowImage = UIImage()
    navigation.navigationBar.standardAppearance = appearance
    navigation.navigationBar.scrollEdgeAppearance = appearance
    device.run(for: 0.1)
    let lines = navigation.navigationBar.subviews.filter { $0 is UIImageView }
    expectEqual(lines.count, 2)
    expectTrue(lines.allSatisfy { $0.bounds.height == 0 }, "an empty image")
    let copy = UINavigationBarAppearance(barAppearance: appearance)
    expectTrue(copy.shadowImage === appearance.shadowImage)
  }
}
