import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// The views of a picker, to which published code reaches by their index: first the wheels, then the band.
@MainActor
struct PickerViewTests {
  private final class Source: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 5 }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      "Row \(row)"
    }
  }

  private let device = TestDevice.phone()
  private let source = Source()
  private let picker = UIPickerView(frame: CGRect(x: 0, y: 100, width: 390, height: 216))

  init() {
    device.becomeCurrent()
    picker.dataSource = source
    picker.delegate = source
    device.window.addSubview(picker)
  }

  @Test func theBandIsTheSecondViewBeforeTheFirstLayout() {
    picker.subviews[1].backgroundColor = .clear
    device.run(for: 0.1)
    expectEmpty(device.fills())
    expectContains(device.dump(), "Row 0")
  }

  @Test func aHiddenBandLeavesTheRows() {
    device.run(for: 0.1)
    expectEqual(device.fills().count, 1)
    picker.subviews[1].isHidden = true
    picker.setNeedsLayout()
    device.run(for: 0.1)
    expectEmpty(device.fills())
    expectContains(device.dump(), "Row 0")
  }

  @Test func bothWheelsAreInTheFirstView() {
    device.run(for: 0.1)
    expectEqual(picker.subviews.count, 2)
    expectEqual(picker.subviews[0].subviews.count, 2)
    expectEqual(picker.subviews[0].frame, picker.bounds)
  }
}
