import Foundation
import TesseraRuntime
import TestSupport
import Testing
import UIKit

/// The names that apps in Swift 4 have for what UIKit calls otherwise since.
@MainActor
@Suite struct SwiftFourNameTests {
  @Test func namesOfSwiftFourMeanTheSame() {
    expectEqual(UIEdgeInsetsMake(1, 2, 3, 4), UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    expectEqual(UITableViewAutomaticDimension, UITableView.automaticDimension)
    expectEqual(UICollectionElementKindSectionHeader, UICollectionView.elementKindSectionHeader)
    expectEqual(NSNotification.Name.UIKeyboardWillShow, UIResponder.keyboardWillShowNotification)
    expectEqual(NSAttributedStringKey.font, NSAttributedString.Key.font)
    expectEqual(UIAlertControllerStyle.alert, UIAlertController.Style.alert)
    expectEqual(CAMediaTimingFunctionName.easeIn, kCAMediaTimingFunctionEaseIn)
    expectEqual("abc".characters.count, 3)
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
