import DeviceSupport
import Foundation
import TestSupport
import TesseraRuntime
import Testing
import UIKit

/// Every member that an object of unknown class has: its value on the classes that have it, and `nil` on others.
@MainActor
struct AnyObjectTests {
  private let device = TestDevice(size: CGSize(width: 100, height: 200))
  private func any(_ object: Any) -> TesseraObject { tesseraObject(object as AnyObject) as TesseraObject }
  private var stranger: TesseraObject { any(NSObject()) }

  @Test func numbersAndTextsHaveNumbers() {
    let number = any(NSNumber(value: 2.5))
    expectEqual([number.intValue, number.integerValue], [2, 2])
    expectEqual(number.int32Value, 2)
    expectEqual(number.int64Value, 2)
    expectEqual(number.uintValue, 2)
    expectEqual(number.doubleValue, 2.5)
    expectEqual(number.floatValue, 2.5)
    expectEqual(number.boolValue, true)
    expectEqual(number.stringValue, "2.5")
    let text = any("12.5" as NSString)
    expectEqual([text.intValue, text.integerValue], [12, 12])
    expectEqual(text.int32Value, 12)
    expectEqual(text.int64Value, 12)
    expectEqual(text.doubleValue, 12.5)
    expectEqual(text.floatValue, 12.5)
    expectEqual(any("YES" as NSString).boolValue, true)
    expectEqual(any("no" as NSString).boolValue, false)
    expectNil(text.uintValue)
    expectNil(text.stringValue)
    let none = stranger
    expectEqual([none.intValue, none.integerValue], [nil, nil])
    expectNil(none.int32Value)
    expectNil(none.doubleValue)
    expectNil(none.boolValue)
  }

  @Test func boxesHaveTheirStructures() {
    expectEqual(any(NSValue(cgPoint: CGPoint(x: 1, y: 2))).cgPointValue, CGPoint(x: 1, y: 2))
    expectEqual(any(NSValue(cgSize: CGSize(width: 3, height: 4))).cgSizeValue, CGSize(width: 3, height: 4))
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    expectEqual(any(NSValue(uiEdgeInsets: insets)).uiEdgeInsetsValue, insets)
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    expectEqual(any(NSValue(cgAffineTransform: transform)).cgAffineTransformValue, transform)
    expectEqual(any(NSValue(range: NSRange(location: 5, length: 6))).rangeValue, NSRange(location: 5, length: 6))
    expectNil(stranger.cgPointValue)
    expectNil(stranger.rangeValue)
  }

  @Test func objectsTellWhatTheyAre() {
    let text: NSString = "ab"
    let object = any(text)
    expectEqual(object.description, "ab")
    expectEqual(object.debugDescription, text.debugDescription)
    expectEqual(object.hash, text.hash)
    expectTrue(object.isEqual("ab" as NSString))
    expectFalse(object.isEqual("b" as NSString))
    let view = any(UILabel())
    expectTrue(view.isKind(of: UIView.self))
    expectFalse(view.isKind(of: UIButton.self))
    expectTrue(view.isMember(of: UILabel.self))
    expectFalse(view.isMember(of: UIView.self))
    let row: NSDictionary = ["a": 1, "b": ["c": 2] as NSDictionary]
    expectEqual(any(row).value(forKey: "a") as? Int, 1)
    expectEqual(any(row).value(forKeyPath: "b.c") as? Int, 2)
    let label = UILabel()
    any(label).setValue("new", forKey: "text")
    expectEqual(label.text, "new")
  }

  @Test func collectionsHaveElements() {
    let array = any([1, 2, 3] as NSArray)
    expectEqual(array.count, 3)
    expectEqual(array.firstObject as? Int, 1)
    expectEqual(array.lastObject as? Int, 3)
    expectEqual(array.object(at: 1) as? Int, 2)
    expectEqual(array[2] as? Int, 3)
    let table = any(["a": 1] as NSDictionary)
    expectEqual(table.count, 1)
    expectEqual(table.allKeys as? [String], ["a"])
    expectEqual(table.allValues as? [Int], [1])
    expectEqual(table.object(forKey: "a") as? Int, 1)
    expectEqual(table["a"] as? Int, 1)
    expectEqual(any(NSSet(array: [4, 5])).count, 2)
    expectNil(stranger.count)
    expectNil(stranger.allKeys)
    expectNil(stranger.object(forKey: "a"))
  }

  @Test func textsDatesAndAddressesHaveParts() {
    let text = any("Äb c" as NSString)
    expectEqual(text.length, 4)
    expectEqual(text.uppercased, "ÄB C")
    expectEqual(text.lowercased, "äb c")
    expectEqual([text.hasPrefix("Äb"), text.hasPrefix("c")], [true, false])
    expectEqual([text.hasSuffix(" c"), text.hasSuffix("Ä")], [true, false])
    expectEqual(text.components(separatedBy: " "), ["Äb", "c"])
    expectEqual(any(NSDate(timeIntervalSince1970: 90)).timeIntervalSince1970, 90)
    expectClose(any(NSDate(timeIntervalSinceNow: 1000)).timeIntervalSinceNow, 1000, within: 30)
    expectEqual(any(NSURL(string: "a:b") as Any).absoluteString, "a:b")
    let none = stranger
    expectNil(none.length)
    expectNil(none.uppercased)
    expectEqual([none.hasPrefix(""), none.hasSuffix("")], [false, false])
    expectEqual(none.components(separatedBy: " "), [])
    expectNil(none.timeIntervalSince1970)
  }

  @Test func viewsHaveTheirPlace() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    (view.tag, view.isHidden, view.alpha, view.backgroundColor) = (7, true, 0.5, .red)
    (view.accessibilityIdentifier, view.restorationIdentifier) = ("box", "kept")
    device.window.addSubview(view)
    let object = any(view)
    expectEqual(object.tag, 7)
    expectEqual(object.frame, view.frame)
    expectEqual(object.bounds, CGRect(x: 0, y: 0, width: 30, height: 40))
    expectEqual(object.center, CGPoint(x: 25, y: 40))
    expectEqual(object.isHidden, true)
    expectEqual(object.alpha, 0.5)
    expectIdentical(object.layer, view.layer)
    expectEqual(object.backgroundColor, .red)
    expectIdentical(object.superview ?? nil, device.window)
    expectIdentical(object.window ?? nil, device.window)
    expectEqual(object.accessibilityIdentifier, "box")
    expectEqual(object.restorationIdentifier, "kept")
    expectEqual(object.convert(CGPoint(x: 1, y: 2), to: nil), CGPoint(x: 11, y: 22))
    expectEqual(
      object.convert(CGRect(x: 1, y: 2, width: 3, height: 4), to: nil), CGRect(x: 11, y: 22, width: 3, height: 4))
    object.removeFromSuperview()
    expectNil(view.superview)
    let none = stranger
    expectEqual(none.convert(CGPoint(x: 1, y: 2), to: view), CGPoint(x: 1, y: 2))
    expectNil(none.tag)
    expectNil(none.frame)
    expectNil(none.isHidden)
    let controller = UIViewController()
    controller.restorationIdentifier = "page"
    expectEqual(any(controller).restorationIdentifier, "page")
    let item = UIBarButtonItem()
    (item.tag, item.accessibilityIdentifier) = (3, "item")
    expectEqual(any(item).tag, 3)
    expectEqual(any(item).accessibilityIdentifier, "item")
  }

  @Test func controlsHaveTheirStates() {
    let button = UIButton(type: .custom)
    (button.isEnabled, button.isSelected, button.isHighlighted) = (false, true, true)
    button.setTitle("Go", for: .normal)
    button.setTitleColor(.red, for: .normal)
    let object = any(button)
    expectEqual([object.isEnabled, object.isSelected, object.isHighlighted], [false, true, true])
    expectEqual(object.currentTitle, button.currentTitle)
    expectIdentical(object.titleLabel ?? nil, button.titleLabel)
    expectEqual(object.title(for: .normal), "Go")
    expectEqual(object.titleColor(for: .normal), .red)
    let toggle = UISwitch()
    toggle.isOn = true
    expectEqual(any(toggle).isOn, true)
    let slider = UISlider()
    slider.value = 0.25
    expectEqual(any(slider).value, 0.25)
    let stepper = UIStepper()
    stepper.value = 4
    expectEqual(any(stepper).value, 4)
    let segments = UISegmentedControl(items: ["a", "b"])
    segments.selectedSegmentIndex = 1
    expectEqual(any(segments).selectedSegmentIndex, 1)
    expectEqual(any(segments).titleForSegment(at: 0), "a")
    let picker = UIDatePicker()
    picker.date = Date(timeIntervalSince1970: 86_400)
    expectEqual(any(picker).date, picker.date)
    let pages = UIPageControl()
    (pages.numberOfPages, pages.currentPage) = (3, 2)
    expectEqual(any(pages).currentPage, 2)
    let item = UIBarButtonItem()
    item.isEnabled = false
    expectEqual(any(item).isEnabled, false)
    let tap = UITapGestureRecognizer()
    tap.isEnabled = false
    expectEqual(any(tap).isEnabled, false)
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    tabs.selectedIndex = 1
    expectEqual(any(tabs).selectedIndex, 1)
    expectNil(stranger.isEnabled)
    expectNil(stranger.value)
    expectNil(stranger.date)
  }

  @Test func textsTitlesAndImagesAreOfManyClasses() {
    let (field, label, area, bar) = (UITextField(), UILabel(), UITextView(), UISearchBar())
    (field.text, label.text, area.text, bar.text) = ("1", "2", "3", "4")
    (field.placeholder, bar.placeholder) = ("5", "6")
    expectEqual([field, label, area, bar].map { any($0).text ?? nil }, ["1", "2", "3", "4"])
    expectEqual([field, bar].map { any($0).placeholder ?? nil }, ["5", "6"])
    let (item, controller, navigation) = (UIBarButtonItem(), UIViewController(), UINavigationItem(title: "c"))
    (item.title, controller.title) = ("a", "b")
    expectEqual([item, controller, navigation].map { any($0).title ?? nil }, ["a", "b", "c"])
    let star = UIImage(systemName: "star")
    let view = UIImageView(image: star)
    item.image = star
    expectEqual([view, item].map { any($0).image ?? nil }, [star, star])
    expectNil(stranger.text)
    expectNil(stranger.title)
    expectNil(stranger.image)
  }

  @Test func gesturesHaveTheirViewsAndMeasures() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 80, height: 80))
    device.window.addSubview(view)
    let (pan, pinch, rotation) = (UIPanGestureRecognizer(), UIPinchGestureRecognizer(), UIRotationGestureRecognizer())
    view.addGestureRecognizer(pan)
    (pinch.scale, rotation.rotation) = (2, 0.5)
    expectEqual(any(pinch).scale, 2)
    expectEqual(any(rotation).rotation, 0.5)
    expectIdentical(any(pan).view ?? nil, view)
    let controller = UIViewController()
    expectIdentical(any(controller).view ?? nil, controller.view)
    device.touch(.began, at: CGPoint(x: 20, y: 30))
    device.move([0: (CGPoint(x: 20, y: 30), CGPoint(x: 60, y: 90))], in: 0.2)
    let object = any(pan)
    expectEqual(object.state, .changed)
    expectEqual(object.numberOfTouches, 1)
    expectEqual(object.location(in: view), CGPoint(x: 50, y: 70))
    expectEqual(object.translation(in: view), pan.translation(in: view))
    expectEqual(object.velocity(in: view), pan.velocity(in: view))
    expectNotEqual(object.velocity(in: view), .zero)
    device.touch(.ended, at: CGPoint(x: 60, y: 90))
    let none = stranger
    expectEqual([none.location(in: view), none.translation(in: view), none.velocity(in: view)], [.zero, .zero, .zero])
    expectNil(none.state)
    expectNil(none.scale)
    expectNil(none.numberOfTouches)
  }

  @Test func fieldsBeginAndEndEditing() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
    device.window.addSubview(field)
    expectTrue(any(field).becomeFirstResponder())
    expectTrue(field.isFirstResponder)
    expectTrue(any(field).resignFirstResponder())
    expectFalse(field.isFirstResponder)
    expectFalse(stranger.becomeFirstResponder())
    expectFalse(stranger.resignFirstResponder())
  }
}
