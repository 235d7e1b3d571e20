import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// The views that controllers make themselves keep to the edges of their containers.
@MainActor
struct OwnViewMaskTests {
  private let device = TestDevice()

  private var made: [UIViewController] {
    [
      UIViewController(), UINavigationController(rootViewController: UIViewController()), UITabBarController(),
      UITableViewController(style: .plain),
      UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout()),
      UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal),
    ]
  }

  /// Published apps give a child the bounds that its container has before the first layout.
  @Test func theyGrowWithTheContainer() {
    device.becomeCurrent()
    for child in made {
      let name = "\(type(of: child))"
      expectEqual(child.view.autoresizingMask, [.flexibleWidth, .flexibleHeight], "\(name)")
      let container = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 300))
      child.view.frame = container.bounds
      container.addSubview(child.view)
      container.frame.size = CGSize(width: 390, height: 420)
      expectEqual(child.view.frame, CGRect(x: 0, y: 0, width: 390, height: 420), "\(name)")
    }
  }

  /// A view that the app assigns keeps its own mask.
  @Test func viewsOfTheAppKeepTheirMasks() {
    device.becomeCurrent()
    let controller = UIViewController()
    controller.view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    expectEqual(controller.view.autoresizingMask, [])
  }
}
