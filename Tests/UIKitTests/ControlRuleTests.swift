import DeviceSupport
import Foundation
import Geometry
import TestSupport
import Testing
import UIKit

/// Small rules of controls, bars and touches.
@MainActor
struct ControlRuleTests {
  private let device = TestDevice(size: CGSize(width: 320, height: 480))

  /// A button that shows its menu's selection changes its title as soon as the selection changes.
  @Test func aPopUpButtonShowsItsChoice() {
    var configuration = UIButton.Configuration.gray()
    configuration.title = "Title"
    let button = UIButton(configuration: configuration)
    button.frame = rect(10, 10, 120, 40)
    button.menu = UIMenu(children: [UIAction(title: "One") { _ in }, UIAction(title: "Two", state: .on) { _ in }])
    button.showsMenuAsPrimaryAction = true
    device.window.addSubview(button)
    device.frame()
    expectTrue(device.dump().contains("Title"))
    button.changesSelectionAsPrimaryAction = true
    device.frame()
    expectTrue(device.dump().contains("Two") && !device.dump().contains("Title"), "\(device.dump())")
  }

  /// A segment may be narrower than its title's margins.
  @Test func aNarrowSegmentShowsItsTitle() {
    let control = UISegmentedControl(items: ["One", "Two"])
    control.frame = rect(10, 10, 200, 32)
    device.window.addSubview(control)
    for width in [6, 3, 80] as [CGFloat] {
      control.setWidth(width, forSegmentAt: 0)
      device.frame()
      expectEqual(control.widthForSegment(at: 0), width)
    }
  }

  /// A selection by code moves the thumb without an animation, and a selection by a finger with one.
  @Test func aSegmentsThumbMoves() {
    device.becomeCurrent()
    let control = UISegmentedControl(items: ["One", "Two", "Three"])
    control.frame = rect(10, 10, 300, 32)
    control.selectedSegmentIndex = 0
    device.window.addSubview(control)
    device.run(for: 0.2)
    let atFirst = device.dump()
    device.tap(CGPoint(x: 260, y: 26))
    expectEqual(control.selectedSegmentIndex, 2)
    expectTrue(device.root.needsFrame)
    device.run(for: 0.1)
    let moving = device.dump()
    device.run(for: 2)
    let atLast = device.dump()
    expectNotEqual(moving, atLast)
    expectNotEqual(moving, atFirst)
    expectFalse(device.root.needsFrame)
    control.selectedSegmentIndex = 0
    device.run(for: 2)
    expectEqual(device.dump(), atFirst)
  }

  /// A bar button's own color is dimmed with everything behind an alert.
  @Test func aBarButtonsOwnColorIsDimmed() {
    let page = UIViewController()
    let item = UIBarButtonItem(title: "Item", style: .plain, target: nil, action: nil)
    item.tintColor = .red
    page.navigationItem.rightBarButtonItem = item
    let stack = UINavigationController(rootViewController: page)
    device.window.rootViewController = stack
    device.run(for: 0.1)
    func color() -> UIColor? { stack.navigationBar.label(saying: "Item")?.textColor }
    expectEqual(color(), .red)
    stack.navigationBar.tintAdjustmentMode = .dimmed
    device.run(for: 0.1)
    let dimmed = color()
    expectNotEqual(dimmed, .red)
    var (red, green, blue) = (CGFloat(0), CGFloat(0), CGFloat(0))
    dimmed?.getRed(&red, green: &green, blue: &blue, alpha: nil)
    expectTrue(isClose(red, green) && isClose(green, blue), "\(red), \(green), \(blue)")
    stack.navigationBar.tintAdjustmentMode = .normal
    device.run(for: 0.1)
    expectEqual(color(), .red)
  }

  private final class Watcher: UIGestureRecognizer {
    var seen: [UITouch] = []
    var event: UIEvent?
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesBegan(touches, with: event)
      seen += touches
      self.event = event
    }
  }

  /// A touch names the recognizers that receive it, until they ignore it.
  @Test func touchListsItsRecognizers() {
    let view = device.add(rect(0, 0, 200, 200))
    let (one, two) = (Watcher(), Watcher())
    view.addGestureRecognizer(one)
    view.addGestureRecognizer(two)
    device.frame()
    device.touch(.began, at: CGPoint(x: 50, y: 50))
    let touch = one.seen.first
    for watcher in [one, two] { expectTrue(touch?.gestureRecognizers?.contains { $0 === watcher } ?? false) }
    if let touch, let event = one.event { one.ignore(touch, for: event) }
    expectFalse(touch?.gestureRecognizers?.contains { $0 === one } ?? true)
    expectTrue(touch?.gestureRecognizers?.contains { $0 === two } ?? false)
    device.touch(.ended, at: CGPoint(x: 50, y: 50))
  }

  /// An image equals another one of the same content, and nothing else.
  @Test func imagesAreComparedByContent() {
    let star = UIImage(systemName: "star")
    expectTrue(star?.isEqual(UIImage(systemName: "star")) ?? false)
    expectFalse(star?.isEqual(UIImage(systemName: "heart")) ?? true)
    expectFalse(star?.isEqual("star") ?? true)
    expectFalse(star?.isEqual(nil) ?? true)
    expectFalse(star?.isEqual(star?.withRenderingMode(.alwaysOriginal)) ?? true)
  }

  /// Names have at most 127 characters.
  @Test func symbolNameLengthIsLimited() {
    expectNotNil(UIImage(systemName: String(repeating: "a", count: 127)))
    expectNil(UIImage(systemName: String(repeating: "a", count: 128)))
  }

  @Test func editingEndsOnlyInTheViewsOwnHierarchy() {
    let (left, right) = (device.add(rect(0, 0, 100, 100)), device.add(rect(100, 0, 100, 100)))
    let field = UITextField(frame: rect(0, 0, 80, 30))
    left.addSubview(field)
    device.frame()
    field.becomeFirstResponder()
    _ = right.endEditing(false)
    expectTrue(field.isFirstResponder)
    _ = right.endEditing(true)
    expectTrue(field.isFirstResponder)
    expectTrue(left.endEditing(false))
    expectFalse(field.isFirstResponder)
    field.becomeFirstResponder()
    expectTrue(device.window.endEditing(true))
    expectFalse(field.isFirstResponder)
  }

  /// The escape key chooses an alert's cancel action, and the return key its preferred one.
  @Test(arguments: [(UIKeyboardHIDUsage.keyboardEscape, "Cancel"), (.keyboardReturnOrEnter, "OK"), (.keyboardA, "")])
  func keysChooseAlertActions(key: UIKeyboardHIDUsage, chosen: String) {
    let page = UIViewController()
    device.window.rootViewController = page
    device.run(for: 0.1)
    var log = ""
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    for (title, style) in [("OK", UIAlertAction.Style.default), ("Cancel", .cancel), ("Delete", .destructive)] {
      alert.addAction(UIAlertAction(title: title, style: style) { log += $0.title ?? "" })
    }
    alert.preferredAction = alert.actions[0]
    page.present(alert, animated: true)
    device.run(for: 1)
    device.key(key)
    device.run(for: 1)
    expectEqual(log, chosen)
    expectEqual(page.presentedViewController == nil, !chosen.isEmpty)
  }
}
