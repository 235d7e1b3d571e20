import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// The exact distances and speeds of fingers that pop a page or hide bars.
@MainActor
struct NavigationDragTests {
  private func pushed(_ direction: UITraitEnvironmentLayoutDirection = .leftToRight) -> (
    TestDevice, UINavigationController
  ) {
    let device = TestDevice.phone(direction: direction, draws: false)
    let navigation = UINavigationController(rootViewController: UIViewController())
    device.window.rootViewController = navigation
    device.run(for: 0.1)
    navigation.pushViewController(UIViewController(), animated: false)
    device.run(for: 0.1)
    return (device, navigation)
  }

  /// A finger that rests pops from half of the width of 390 points on. One that moves continues for a third of a second.
  @Test(
    arguments: [(193, 0, 2), (197, 0, 1), (143, 150, 2), (147, 150, 1), (243, -150, 2), (247, -150, 1)]
      as [(CGFloat, CGFloat, Int)], [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func theEdgePops(
    drag: (distance: CGFloat, velocity: CGFloat, pages: Int), direction: UITraitEnvironmentLayoutDirection
  ) {
    let (device, navigation) = pushed(direction)
    let top = navigation.viewControllers[1]
    let sign: CGFloat = direction == .leftToRight ? 1 : -1
    var place: CGFloat = 5
    func point(_ distance: CGFloat) -> CGPoint { CGPoint(x: (sign > 0 ? 0 : 390) + sign * distance, y: 400) }
    func move(by distance: CGFloat, in duration: TimeInterval) {
      device.move([0: (point(place), point(place + distance))], in: duration)
      place += distance
    }
    device.touch(.began, at: point(place))
    move(by: 50, in: 0.2)
    // The finger had to move by some points before the page followed it.
    let moved = abs(top.view.convert(CGPoint.zero, to: nil).x)
    move(by: drag.distance - moved - drag.velocity / 2, in: 0.3)
    if drag.velocity == 0 { device.run(for: 0.5) } else { move(by: drag.velocity / 2, in: 0.5) }
    device.touch(.ended, at: point(place))
    device.run(for: 1)
    expectEqual(navigation.viewControllers.count, drag.pages)
  }

  /// The page follows the finger, and the one below moves by three tenths of its distance.
  @Test func pagesFollowTheFinger() throws {
    let (device, navigation) = pushed()
    let (below, top) = (navigation.viewControllers[0], navigation.viewControllers[1])
    func place(_ page: UIViewController) -> CGFloat { page.viewIfLoaded?.convert(CGPoint.zero, to: nil).x ?? .nan }
    device.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 100, y: 400), lifts: false)
    let start = place(top)
    #expect(start > 80 && start < 95)
    expectClose(place(below), -0.3 * (390 - start))
    device.move([0: (CGPoint(x: 100, y: 400), CGPoint(x: 200, y: 400))], in: 0.2)
    expectClose(place(top), start + 100)
    expectClose(place(below), -0.3 * (290 - start))
    device.touch(.cancelled, at: CGPoint(x: 200, y: 400))
    device.run(for: 1)
    expectEqual(navigation.viewControllers.count, 2)
    expectEqual(top.view.convert(CGPoint.zero, to: nil).x, 0)
  }

  /// The drag begins within 20 points of the edge.
  @Test(arguments: [(19.5, 1), (20.5, 2)] as [(CGFloat, Int)])
  func theEdgeIsNarrow(x: CGFloat, pages: Int) {
    let (device, navigation) = pushed()
    device.drag(from: CGPoint(x: x, y: 400), by: CGPoint(x: 300, y: 0))
    device.run(for: 1)
    expectEqual(navigation.viewControllers.count, pages)
  }

  /// A drag of more than 30 points, mainly up or down, hides or shows the bars.
  @Test(
    arguments: [(0, -29, false), (0, -31, true), (30, -31, true), (32, -31, false), (-32, -31, false)]
      as [(CGFloat, CGFloat, Bool)])
  func dragsHideBars(x: CGFloat, y: CGFloat, hides: Bool) {
    let (device, navigation) = pushed()
    navigation.hidesBarsOnSwipe = true
    navigation.topViewController?.toolbarItems = [UIBarButtonItem(systemItem: .add)]
    navigation.isToolbarHidden = false
    device.run(for: 0.1)
    func drag(_ x: CGFloat, _ y: CGFloat) {
      // The drag counts from where it is recognized.
      let start = CGPoint(x: 200, y: 400 + (y < 0 ? -10 : 10))
      let end = CGPoint(x: start.x + x, y: start.y + y)
      device.touch(.began, at: CGPoint(x: 200, y: 400))
      for point in [start, end] {
        device.step()
        device.touch(.moved, at: point)
      }
      device.touch(.ended, at: end)
      device.run(for: 1)
    }
    drag(x, y)
    expectEqual(navigation.isNavigationBarHidden, hides)
    expectEqual(navigation.isToolbarHidden, hides)
    drag(0, 29)
    expectEqual(navigation.isNavigationBarHidden, hides)
    drag(0, 31)
    expectFalse(navigation.isNavigationBarHidden)
    expectFalse(navigation.isToolbarHidden)
  }
}
