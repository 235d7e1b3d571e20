import DeviceSupport
import Drawing
import Foundation
import Geometry
import Testing
import Typography
import UIKit

import UIKitCore
import TestSupport

extension UIImage {
  /// A helper found in many apps.
  @MainActor
  fileprivate func resized(to size: CGSize) -> UIImage? {
    UIGraphicsBeginImageContextWithOptions(size, false, 2)
    defer { UIGraphicsEndImageContext() }
    draw(in: CGRect(origin: .zero, size: size))
    return UIGraphicsGetImageFromCurrentImageContext()
  }
}

/// Small members that published code uses in addition to views.
@MainActor
struct PublishedHelperTests {
  @Test func aPictureOfNothingShowsNothing() {
    expectEqual(UIImage().size, .zero)
    let harness = TestDevice()
    let view = UIImageView(image: UIImage())
    view.frame = rect(0, 0, 50, 50)
    harness.window.addSubview(view)
    let empty = harness.dump()
    for mode in [UIView.ContentMode.scaleAspectFit, .scaleAspectFill, .scaleToFill, .center] {
      view.contentMode = mode
      #expect(!harness.dump().contains("nan"))
    }
    view.contentMode = .scaleAspectFit
    expectContains(empty, "size")
    expectEqual(view.sizeThatFits(.zero), .zero)
  }

  @Test func literalsAreColours() {
    let color: UIColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    expectEqual(color, UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
  }

  @Test func valuesBoxGeometry() {
    expectEqual(NSValue(cgRect: rect(1, 2, 3, 4)).cgRectValue, rect(1, 2, 3, 4))
    expectEqual(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue, CGPoint(x: 1, y: 2))
    expectEqual(NSValue(cgSize: CGSize(width: 1, height: 2)).cgSizeValue, CGSize(width: 1, height: 2))
    let path = IndexPath(item: 3, section: 2) as NSIndexPath
    expectEqual(path.section, 2)
    expectEqual(path.item, 3)
    expectEqual(path.row, 3)
  }

  @Test func imageContextsNest() throws {
    expectNil(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsBeginImageContext(CGSize(width: 10, height: 20))
    let small = try #require(UIImage().resized(to: CGSize(width: 4, height: 4)))
    expectEqual(small.size, CGSize(width: 4, height: 4))
    expectEqual(small.scale, 2)
    let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
    expectEqual(image.size, CGSize(width: 10, height: 20))
    expectEqual(image.scale, 1)
    UIGraphicsEndImageContext()
    expectNil(UIGraphicsGetCurrentContext())
    UIGraphicsEndImageContext()
  }

  /// Apps draw a point of a color to stretch it.
  @Test(arguments: [(1, 1, 1), (1, 20, 1), (20, 1, 2), (0.5, 0.5, 2)] as [(CGFloat, CGFloat, CGFloat)])
  func theSmallestPicturesAreDrawn(width: CGFloat, height: CGFloat, scale: CGFloat) throws {
    let size = CGSize(width: width, height: height)
    UIGraphicsBeginImageContextWithOptions(size, false, scale)
    defer { UIGraphicsEndImageContext() }
    UIColor.red.setFill()
    UIRectFill(CGRect(origin: .zero, size: size))
    let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
    expectEqual(image.size, size)
    expectEqual(image.scale, scale)
  }

  @Test(arguments: [CGSize.zero, CGSize(width: CGFloat.nan, height: 5), CGSize(width: -1, height: 5)])
  func emptyImageContextGivesNoImage(size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, true, 0)
    defer { UIGraphicsEndImageContext() }
    expectNil(UIGraphicsGetImageFromCurrentImageContext())
  }

  @Test func thumbnailsHaveRequestedSize() async {
    await expectNotNil(UIImage().byPreparingForDisplay())
    expectEqual(UIImage().preparingThumbnail(of: CGSize(width: 20, height: 10))?.size, CGSize(width: 20, height: 10))
    expectNil(UIImage().preparingThumbnail(of: CGSize(width: CGFloat.nan, height: 10)))
  }

  @Test func viewsDescribeThemselves() {
    let label = UILabel()
    label.text = "Title"
    expectTrue(label.isAccessibilityElement)
    expectEqual(label.accessibilityLabel, "Title")
    expectEqual(label.accessibilityTraits, .staticText)
    label.accessibilityLabel = "Other"
    label.accessibilityTraits.insert(.header)
    expectEqual(label.accessibilityLabel, "Other")
    expectEqual(label.accessibilityTraits, [.staticText, .header])
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.isEnabled = false
    expectEqual(button.accessibilityLabel, "Go")
    expectEqual(button.accessibilityTraits, [.button, .notEnabled])
    let view = UIView()
    view.accessibilityIdentifier = "card"
    expectFalse(view.isAccessibilityElement)
    expectEqual(view.accessibilityIdentifier, "card")
    expectNil(view.accessibilityLabel)
  }

  @Test func noOtherAppOpensURLs() async throws {
    let url = try #require(URL(string: UIApplication.openSettingsURLString))
    #expect(!UIApplication.shared.canOpenURL(url))
    let isOpened = await withCheckedContinuation { answer in
      UIApplication.shared.open(url) { answer.resume(returning: $0) }
    }
    expectFalse(isOpened)
  }

  @Test func aRecogniserWithoutATargetRecognises() {
    final class Custom: UITapGestureRecognizer {
      var wasMade = false
      override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        wasMade = true
      }
    }
    expectTrue(Custom().wasMade)
  }

  @Test func aControllerMayStandAsItsDeviceDoes() {
    expectEqual(UIViewController().supportedInterfaceOrientations, .allButUpsideDown)
    expectEqual(UIInterfaceOrientationMask.all.rawValue, 30)
    expectEqual(UIInterfaceOrientationMask.landscape.rawValue, 24)
  }
}
