import DeviceSupport
import Foundation
import Geometry
import TestSupport
import Testing
import UIKitCore

/// Bars that a swipe, a tap or the keyboard hides.
@MainActor
struct BarHidingTests {
  private let fixture = NavigationFixture()
  private var navigation: UINavigationController { fixture.navigation }

  /// Moves a finger point by point, and returns the distance at which the bar is hidden or shown.
  private func distance(_ x: CGFloat, _ y: CGFloat) -> Int? {
    let start = CGPoint(x: 200, y: 400)
    let isHidden = navigation.isNavigationBarHidden
    fixture.touch(.began, at: start)
    fixture.step()
    var found: Int?
    for step in 1...60 where found == nil {
      fixture.touch(.moved, at: CGPoint(x: start.x + x * CGFloat(step), y: start.y + y * CGFloat(step)))
      fixture.step()
      if navigation.isNavigationBarHidden != isHidden { found = step }
    }
    fixture.touch(.ended, at: start)
    fixture.run(for: 0.6)
    return found
  }

  @Test func aSwipeUpHidesBarsAndASwipeDownShowsThem() {
    fixture.first.toolbarItems = [UIBarButtonItem(title: "a", primaryAction: nil)]
    navigation.setToolbarHidden(false, animated: false)
    expectNil(distance(0, -1))
    navigation.hidesBarsOnSwipe = true
    expectTrue(navigation.barHideOnSwipeGestureRecognizer.isEnabled)
    expectNil(distance(1, 0))
    expectNil(distance(1, -1), "as far to the side")
    expectNil(distance(0, 1), "it is shown")
    expectEqual(distance(0, -1), 41, "thirty points from where the drag is recognized")
    #expect(navigation.isNavigationBarHidden && navigation.isToolbarHidden)
    expectNil(distance(0, -1), "it is hidden")
    expectEqual(distance(0.5, 1), 41)
    #expect(!navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
    navigation.hidesBarsOnSwipe = false
    expectNil(distance(0, -1))
  }

  @Test func aToolbarWithoutItemsIsLeftAlone() {
    navigation.setToolbarHidden(false, animated: false)
    navigation.hidesBarsOnSwipe = true
    expectNotNil(distance(0, -1))
    #expect(navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
  }

  @Test func tapsBesideControlsToggleBars() {
    let button = UIButton(frame: rect(0, 100, 100, 50))
    fixture.first.scrollView.addSubview(button)
    navigation.hidesBarsOnTap = true
    fixture.run(for: 0.1)
    var states: [Bool] = []
    for place in [CGPoint(x: 300, y: 500), CGPoint(x: 300, y: 500)] {
      fixture.tap(place)
      fixture.run(for: 0.6)
      states.append(navigation.isNavigationBarHidden)
    }
    fixture.tap(button.convert(CGPoint(x: 50, y: 25), to: nil))
    fixture.run(for: 0.6)
    expectEqual(states + [navigation.isNavigationBarHidden], [true, false, false])
    navigation.hidesBarsOnTap = false
    fixture.tap(CGPoint(x: 300, y: 500))
    fixture.run(for: 0.6)
    expectFalse(navigation.isNavigationBarHidden)
  }

  @Test func theKeyboardHidesBars() {
    func show() { NotificationCenter.default.post(name: UIResponder.keyboardWillShowNotification, object: nil) }
    show()
    expectFalse(navigation.isNavigationBarHidden)
    navigation.hidesBarsWhenKeyboardAppears = true
    show()
    expectTrue(navigation.isNavigationBarHidden)
    navigation.setNavigationBarHidden(false, animated: false)
    navigation.hidesBarsWhenKeyboardAppears = false
    show()
    expectFalse(navigation.isNavigationBarHidden)
  }
}
