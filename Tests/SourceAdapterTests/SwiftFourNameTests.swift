import Foundation
import Synchronization
import TesseraRuntime
import TestSupport
import Testing
import UIKit

/// The names that apps in Swift 4 have for what UIKit calls otherwise since.
@MainActor
struct SwiftFourNameTests {
  @Test func namesOfSwiftFourMeanTheSame() {
    expectEqual(UIEdgeInsetsMake(1, 2, 3, 4), UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    expectEqual(UITableViewAutomaticDimension, UITableView.automaticDimension)
    expectEqual(UICollectionElementKindSectionHeader, UICollectionView.elementKindSectionHeader)
    expectEqual(NSNotification.Name.UIKeyboardWillShow, UIResponder.keyboardWillShowNotification)
    expectEqual(NSAttributedStringKey.font, NSAttributedString.Key.font)
    expectEqual(UIAlertControllerStyle.alert, UIAlertController.Style.alert)
    expectEqual(CAMediaTimingFunctionName.easeIn, kCAMediaTimingFunctionEaseIn)
    expectEqual("abc".characters.count, 3)
    expectEqual(UIActivityType.mail, UIActivity.ActivityType.mail)
    expectTrue(
      UIInterfaceOrientationIsLandscape(.landscapeLeft) && UIInterfaceOrientationIsPortrait(.portraitUpsideDown))
    let indicator = UIActivityIndicatorView(activityIndicatorStyle: .large)
    expectEqual(indicator.activityIndicatorViewStyle, .large)
    expectEqual(
      UIColor(colorLiteralRed: 0.5, green: 0.25, blue: 1, alpha: 0.75),
      UIColor(red: 0.5, green: 0.25, blue: 1, alpha: 0.75))
    let info: [UIImagePickerController.InfoKey: Any] = [UIImagePickerControllerOriginalImage: 1]
    expectEqual(info["UIImagePickerControllerOriginalImage"] as? Int, 1)
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChildViewController(child)
    expectEqual(parent.childViewControllers, [child])
    child.removeFromParentViewController()
    expectTrue(parent.childViewControllers.isEmpty)
    let (back, front) = (UIView(), UIView())
    parent.view.addSubview(back)
    parent.view.addSubview(front)
    parent.view.bringSubview(toFront: back)
    expectEqual(parent.view.subviews, [front, back])
  }
}

/// Functions of other modules that layouts and animations use.
struct RuntimeFunctionTests {
  @Test func picturesFitIntoTheMiddle() {
    let wide = AVMakeRect(
      aspectRatio: CGSize(width: 4, height: 2), insideRect: CGRect(x: 10, y: 20, width: 100, height: 100))
    expectEqual(wide, CGRect(x: 10, y: 45, width: 100, height: 50))
    let tall = AVMakeRect(
      aspectRatio: CGSize(width: 1, height: 4), insideRect: CGRect(x: 0, y: 0, width: 100, height: 80))
    expectEqual(tall, CGRect(x: 40, y: 0, width: 20, height: 80))
    let endless = CGRect(x: 0, y: 0, width: 200, height: CGFloat.greatestFiniteMagnitude)
    expectEqual(AVMakeRect(aspectRatio: CGSize(width: 3, height: 2), insideRect: endless).size.width, 200)
    for size in [CGSize.zero, CGSize(width: -1, height: 1), CGSize(width: CGFloat.nan, height: 1)] {
      expectTrue(AVMakeRect(aspectRatio: size, insideRect: CGRect(x: 0, y: 0, width: 9, height: 9)).isNull)
    }
  }

  @Test func runLoopsOfCoreFoundationAreThoseOfFoundation() {
    expectTrue(CFRunLoopGetCurrent() === RunLoop.current && CFRunLoopGetMain() === RunLoop.main)
    let calls = Mutex<[String]>([])
    CFRunLoopPerformBlock(CFRunLoopGetCurrent(), CFRunLoopMode.commonModes) { calls.withLock { $0.append("common") } }
    CFRunLoopPerformBlock(CFRunLoopGetCurrent(), CFRunLoopMode.defaultMode.rawValue) {
      calls.withLock { $0.append("default") }
    }
    CFRunLoopWakeUp(CFRunLoopGetCurrent())
    for _ in 0..<10 { _ = RunLoop.current.run(mode: .default, before: .distantPast) }
    expectEqual(calls.withLock { $0 }.sorted(), ["common", "default"])
  }

  @Test func animationsAreNotSlow() { expectEqual(animationDragCoefficient(), 1) }

  /// Code of any thread may use the notifications.
  nonisolated private static var notifications: [NSNotification.Name] {
    [.UIKeyboardWillShow, .UIApplicationDidBecomeActive]
  }

  @Test func namesOfNotificationsBelongToNoThread() {
    expectEqual(
      Self.notifications, [UIResponder.keyboardWillShowNotification, UIApplication.didBecomeActiveNotification])
  }
}
