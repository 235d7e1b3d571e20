import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// A color well and its picker, used as a finger would.
@MainActor
struct ColorPickerTests {
  private final class Listener: NSObject, UIColorPickerViewControllerDelegate {
    var log: [String] = []
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) { log.append("select") }
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) { log.append("finish") }
  }

  /// Whether each color was reported while the finger was down.
  private final class Steps: NSObject, UIColorPickerViewControllerDelegate {
    var log: [Bool] = []
    func colorPickerViewController(
      _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) { log.append(continuously) }
  }

  private let device = TestDevice(size: CGSize(width: 390, height: 844), draws: false)
  private let root = UIViewController()
  private let well = UIColorWell(frame: CGRect(x: 100, y: 100, width: 40, height: 40))

  init() {
    device.window.rootViewController = root
    root.view.addSubview(well)
    device.step()
  }

  private func parts(_ color: UIColor?) -> [CGFloat] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color?.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha].map { ($0 * 1000).rounded() / 1000 }
  }

  private func first<View: UIView>(
    _ type: View.Type, in view: UIView, where isWanted: @escaping (View) -> Bool = { _ in true }
  )
    -> View?
  {
    if let view = view as? View, isWanted(view) { return view }
    return view.subviews.lazy.compactMap { first(type, in: $0, where: isWanted) }.first
  }

  private func grid(of picker: UIViewController) throws -> UIView {
    try #require(first(UIView.self, in: picker.view) { $0.accessibilityLabel == "Colors" && !($0 is UILabel) })
  }

  private func opacity(of picker: UIViewController) throws -> UISlider {
    try #require(first(UISlider.self, in: picker.view) { $0.accessibilityLabel == "Opacity" })
  }

  @Test func defaultsAreThoseOfUIKit() {
    expectNil(UIColorWell().selectedColor)
    expectTrue(UIColorWell().supportsAlpha)
    expectNil(UIColorWell().title)
    expectTrue(UIColorPickerViewController().supportsAlpha)
    expectNil(UIColorPickerViewController().delegate)
  }

  /// Everything can be reached where the grid is taller than the screen.
  @Test func pickersScrollInLandscape() throws {
    let device = TestDevice(size: CGSize(width: 844, height: 390), draws: false)
    let root = UIViewController()
    device.window.rootViewController = root
    device.step()
    let picker = UIColorPickerViewController()
    root.present(picker, animated: false)
    device.run(for: 0.5)
    let scroll = try #require(first(UIScrollView.self, in: picker.view))
    expectEqual(scroll.contentSize.width, scroll.bounds.width)
    let slider = try opacity(of: picker)
    expectGreater(slider.convert(slider.bounds, to: nil).minY, 390)
    scroll.setContentOffset(CGPoint(x: 0, y: scroll.contentSize.height - scroll.bounds.height), animated: false)
    device.step()
    expectLess(slider.convert(slider.bounds, to: nil).maxY, 390)
  }

  @Test func aPickedColorReachesTheWell() throws {
    var sent = 0
    well.addAction(UIAction { _ in sent += 1 }, for: .valueChanged)
    device.tap(CGPoint(x: 120, y: 120))
    device.run(for: 1)
    let picker = try #require(root.presentedViewController as? UIColorPickerViewController)
    let grid = try grid(of: picker)
    // The first row is gray: white at the left, black at the right.
    device.tap(grid.convert(CGPoint(x: grid.bounds.width - 3, y: 3), to: nil))
    device.run(for: 0.2)
    expectEqual(parts(well.selectedColor), [0, 0, 0, 1])
    device.tap(grid.convert(CGPoint(x: 3, y: 3), to: nil))
    device.run(for: 0.2)
    expectEqual(parts(well.selectedColor), [1, 1, 1, 1])
    expectEqual(sent, 4, "for the finger on the color, and for its end")
  }

  @Test func theDelegateIsToldOfColorsAndTheEnd() throws {
    let (picker, listener) = (UIColorPickerViewController(), Listener())
    picker.delegate = listener
    picker.selectedColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.5)
    root.present(picker, animated: false)
    device.run(for: 1)
    expectEqual(parts(picker.selectedColor), [1, 0.5, 0, 0.5])
    expectEqual(try opacity(of: picker).value, 0.5)
    let grid = try grid(of: picker)
    device.tap(grid.convert(CGPoint(x: 3, y: 3), to: nil))
    device.run(for: 0.2)
    expectEqual(parts(picker.selectedColor), [1, 1, 1, 0.5], "the opacity is kept")
    let close = try #require(first(UIButton.self, in: picker.view))
    device.tap(close.convert(CGPoint(x: close.bounds.midX, y: close.bounds.midY), to: nil))
    device.run(for: 1)
    expectEqual(listener.log, ["select", "select", "finish"])
    expectNil(root.presentedViewController)
  }

  @Test func theDelegateIsNotToldOfADismissalByTheApp() {
    let (picker, listener) = (UIColorPickerViewController(), Listener())
    picker.delegate = listener
    root.present(picker, animated: false)
    device.run(for: 1)
    picker.dismiss(animated: true)
    device.run(for: 1)
    expectNil(root.presentedViewController)
    expectEqual(listener.log, [])
  }

  @Test func aPickerWithoutOpacityPicksOpaqueColors() throws {
    let picker = UIColorPickerViewController()
    picker.supportsAlpha = false
    picker.selectedColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    root.present(picker, animated: false)
    device.run(for: 1)
    let grid = try grid(of: picker)
    device.tap(grid.convert(CGPoint(x: 3, y: 3), to: nil))
    device.run(for: 0.2)
    expectEqual(parts(picker.selectedColor), [1, 1, 1, 1])
  }

  @Test func slidersPickRedGreenAndBlue() throws {
    let (picker, steps) = (UIColorPickerViewController(), Steps())
    picker.delegate = steps
    picker.selectedColor = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.8)
    root.present(picker, animated: false)
    device.run(for: 1)
    expectNil(first(UISlider.self, in: picker.view) { $0.accessibilityLabel == "Red" }, "the grid is shown first")
    let tabs = try #require(first(UISegmentedControl.self, in: picker.view))
    tabs.selectedSegmentIndex = 1
    tabs.sendActions(for: .valueChanged)
    device.run(for: 0.1)
    expectNil(first(UIView.self, in: picker.view) { $0.accessibilityLabel == "Colors" && !($0 is UILabel) })
    let sliders = try ["Red", "Green", "Blue", "Opacity"].map { name in
      try #require(first(UISlider.self, in: picker.view) { $0.accessibilityLabel == name }, "\(name)")
    }
    expectEqual(sliders.map(\.value), [0.2, 0.4, 0.6, 0.8])
    for text in ["51", "102", "153", "80 %"] {
      expectNotNil(first(UILabel.self, in: picker.view) { $0.text == text }, "\(text)")
    }
    for (index, expected) in [[0.5, 0.4, 0.6, 0.8], [0.5, 1, 0.6, 0.8], [0.5, 1, 0, 0.8]].enumerated() {
      sliders[index].value = Float(expected[index])
      sliders[index].sendActions(for: .valueChanged)
      expectEqual(parts(picker.selectedColor), expected.map { CGFloat($0) })
      expectEqual(steps.log, [true])
      sliders[index].sendActions(for: .touchUpInside)
      expectEqual(steps.log, [true, false])
      steps.log = []
    }
  }

  @Test func theMarkStaysWhileTheOpacityChanges() throws {
    let picker = UIColorPickerViewController()
    root.present(picker, animated: false)
    device.run(for: 1)
    let grid = try grid(of: picker)
    let mark = try #require(grid.subviews.first)
    // A color of the fourth row, whose parts are not exact in the sliders.
    device.tap(grid.convert(CGPoint(x: grid.bounds.width * 0.6, y: grid.bounds.height * 0.35), to: nil))
    device.run(for: 0.2)
    expectFalse(mark.isHidden)
    let (color, opacity) = (parts(picker.selectedColor), try opacity(of: picker))
    opacity.value = 0.25
    opacity.sendActions(for: .valueChanged)
    expectEqual(parts(picker.selectedColor), Array(color.dropLast()) + [0.25])
    expectFalse(mark.isHidden)
  }

  /// The last color of a drag is reported as final, also if the system takes the touch away.
  @Test func cancelledTouchesEndTheChoice() throws {
    let (picker, listener) = (UIColorPickerViewController(), Steps())
    picker.delegate = listener
    root.present(picker, animated: false)
    device.run(for: 1)
    let opacity = try opacity(of: picker)
    opacity.sendActions(for: .touchCancel)
    expectEqual(listener.log, [false])
    let grid = try grid(of: picker)
    grid.addGestureRecognizer(UIPanGestureRecognizer())
    listener.log = []
    device.drag(from: grid.convert(CGPoint(x: 3, y: 3), to: nil), by: CGPoint(x: 200, y: 0), lifts: false)
    device.run(for: 0.2)
    expectEqual(listener.log.first, true)
    expectEqual(listener.log.filter { !$0 }.count, 1, "one end")
    expectEqual(listener.log.last, false)
  }

  /// A finger that moves down over the grid picks colors: the sheet stays.
  @Test func aDragDownTheGridMovesNoSheet() throws {
    let picker = UIColorPickerViewController()
    root.present(picker, animated: false)
    device.run(for: 1)
    let grid = try grid(of: picker)
    let top = grid.convert(CGPoint.zero, to: nil)
    let start = grid.convert(CGPoint(x: 3, y: 3), to: nil)
    device.drag(from: start, by: CGPoint(x: 0, y: grid.bounds.height - 6), lifts: false)
    device.run(for: 0.2)
    expectEqual(grid.convert(CGPoint.zero, to: nil), top)
    // A tap on the last row picks the same color.
    let picked = parts(picker.selectedColor)
    device.touch(.ended, at: CGPoint(x: start.x, y: start.y + grid.bounds.height - 6))
    picker.selectedColor = .black
    device.tap(grid.convert(CGPoint(x: 3, y: grid.bounds.height - 3), to: nil))
    device.run(for: 0.2)
    expectEqual(parts(picker.selectedColor), picked)
  }

  @Test func aTitleThatIsSetLaterIsShown() {
    let picker = UIColorPickerViewController()
    root.present(picker, animated: false)
    device.run(for: 1)
    expectNotNil(first(UILabel.self, in: picker.view) { $0.text == "Colors" })
    picker.title = "Ink"
    expectNotNil(first(UILabel.self, in: picker.view) { $0.text == "Ink" })
    expectNil(first(UILabel.self, in: picker.view) { $0.text == "Colors" })
  }
}
