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

  /// A source whose wheels have sizes of their own, and whose rows are views.
  private final class Sized: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var counts = [5, 0]
    func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { counts[component] }
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
      component == 0 ? 100 : .nan
    }
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
      component == 0 ? 0 : 40
    }
    func pickerView(
      _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView { view ?? UIView() }
  }

  @Test func wheelsHaveTheSizesOfTheDelegate() {
    let sized = Sized()
    (picker.dataSource, picker.delegate) = (sized, sized)
    picker.reloadAllComponents()
    device.run(for: 0.1)
    expectEqual(picker.intrinsicContentSize, CGSize(width: 320, height: 216))
    expectEqual(picker.sizeThatFits(.zero), picker.intrinsicContentSize)
    // Wheels are 5 points apart, and leave 9 at each side.
    let wheels = picker.subviews[0]
    expectEqual(wheels.subviews.map(\.frame), [rect(9, 0, 100, 216), rect(114, 0, 267, 216)])
    expectEqual(
      (0...2).map { picker.rowSize(forComponent: $0) },
      [
        CGSize(width: 100, height: 32), CGSize(width: 267, height: 40), .zero,
      ])
    expectEqual(picker.subviews[1].frame, rect(9, 88, 372, 40), "the band is as high as the highest row")
    picker.semanticContentAttribute = .forceRightToLeft
    picker.setNeedsLayout()
    device.run(for: 0.1)
    expectEqual(wheels.subviews.map(\.frame), [rect(281, 0, 100, 216), rect(9, 0, 267, 216)])
    expectEqual((0...2).map { picker.numberOfRows(inComponent: $0) }, [5, 0, 0])
    expectEqual((0...2).map { picker.selectedRow(inComponent: $0) }, [0, -1, -1])
    for (row, selected) in [(99, 4), (-3, 0), (3, 3)] {
      picker.selectRow(row, inComponent: 0, animated: false)
      expectEqual(picker.selectedRow(inComponent: 0), selected)
    }
    sized.counts = [2, 1]
    for component in 0...2 { picker.reloadComponent(component) }
    expectEqual((0...2).map { picker.selectedRow(inComponent: $0) }, [1, 0, -1], "the selection stays in the rows")
    withExtendedLifetime(sized) {}
  }

  /// Rows are on a cylinder, of which nine cover the half that is visible.
  @Test func rowsAreOnACylinder() throws {
    let sized = Sized()
    (picker.dataSource, picker.delegate) = (sized, sized)
    picker.reloadAllComponents()
    picker.selectRow(1, inComponent: 0, animated: false)
    device.run(for: 0.1)
    let radius = 32 / (CGFloat.pi / 9)
    for row in 0..<5 {
      let view = try #require(picker.view(forRow: row, forComponent: 0))
      let angle = CGFloat(row - 1) * .pi / 9
      expectFalse(view.isHidden)
      expectClose(view.superview?.convert(view.center, to: picker).y ?? 0, 108 + radius * sin(angle))
      expectClose(view.frame.height, 32 * cos(angle))
      expectClose(view.alpha, row == 1 ? 1 : 0.6 * cos(angle) * cos(angle))
    }
    expectNil(picker.view(forRow: 5, forComponent: 0))
    expectNil(picker.view(forRow: 0, forComponent: 1))
    expectNil(picker.view(forRow: 0, forComponent: 7))
    withExtendedLifetime(sized) {}
  }

  @Test func bothWheelsAreInTheFirstView() {
    device.run(for: 0.1)
    expectEqual(picker.subviews.count, 2)
    expectEqual(picker.subviews[0].subviews.count, 2)
    expectEqual(picker.subviews[0].frame, picker.bounds)
  }
}
