import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// A color well and its picker, used as a finger would.
@MainActor
@Suite struct ColorPickerTests {
  private final class Listener: NSObject, UIColorPickerViewControllerDelegate {
    var log: [String] = []
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) { log.append("select") }
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) { log.append("finish") }
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

  @Test func defaultsAreThoseOfUIKit() {
    expectNil(UIColorWell().selectedColor)
    expectTrue(UIColorWell().supportsAlpha)
    expectNil(UIColorWell().title)
    expectTrue(UIColorPickerViewController().supportsAlpha)
    expectNil(UIColorPickerViewController().delegate)
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
    let opacity = try #require(first(UISlider.self, in: picker.view) { $0.accessibilityLabel == "Opacity" })
    expectEqual(opacity.value, 0.5)
    let grid = try grid(of: picker)
    device.tap(grid.convert(CGPoint(x: 3, y: 3), to: nil))
    device.run(for: 0.2)
    expectEqual(parts(picker.selectedColor), [1, 1, 1, 0.5], "the opacity is kept")
    picker.dismiss(animated: true)
    device.run(for: 1)
    expectEqual(listener.log, ["select", "select", "finish"])
  }
}
