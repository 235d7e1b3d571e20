import DeviceSupport
import Foundation
import Testing
import TestSupport
import UIKitControls
import UIKitCore

@MainActor
struct PickerTests {
  private let fixture = TestDevice.phone()

  private final class Source: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var counts = [10, 3]
    var chosen: [String] = []
    var asked = 0

    func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { counts[component] }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      asked += 1
      return "\(row)"
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      chosen.append("\(component):\(row)")
    }
  }

  private let source = Source()
  private let picker = UIPickerView(frame: CGRect(x: 0, y: 100, width: 390, height: 216))

  private func show() {
    picker.dataSource = source
    picker.delegate = source
    fixture.window.addSubview(picker)
    fixture.run(for: 0.1)
  }

  @Test func wheelsHaveTheirRows() {
    show()
    expectEqual(picker.numberOfComponents, 2)
    expectEqual(picker.numberOfRows(inComponent: 0), 10)
    expectEqual(picker.numberOfRows(inComponent: 7), 0)
    expectEqual(picker.selectedRow(inComponent: 0), 0)
    expectEqual(UIPickerView().intrinsicContentSize, CGSize(width: 320, height: 216))
    expectEqual(UIPickerView().selectedRow(inComponent: 0), -1)
  }

  @Test func codeSelectsWithoutAReport() {
    picker.dataSource = source
    picker.delegate = source
    picker.selectRow(4, inComponent: 0, animated: false)
    show()
    expectEqual(picker.selectedRow(inComponent: 0), 4)
    picker.selectRow(99, inComponent: 0, animated: true)
    fixture.run(for: 1)
    expectEqual(picker.selectedRow(inComponent: 0), 9)
    picker.reloadAllComponents()
    fixture.run(for: 0.1)
    expectEqual(picker.selectedRow(inComponent: 0), 9)
    expectEqual(source.chosen, [])
  }

  @Test func aDragRestsOnARowAndReportsIt() {
    show()
    fixture.drag(from: CGPoint(x: 100, y: 208), to: CGPoint(x: 100, y: 208 - 70), in: 0.5, rest: 0.5)
    fixture.run(for: 2)
    expectEqual(source.chosen, ["0:2"])
    expectEqual(picker.selectedRow(inComponent: 0), 2)
  }

  @Test func aTapChoosesANeighbor() {
    show()
    fixture.tap(CGPoint(x: 100, y: 208 + 32))
    fixture.run(for: 1)
    expectEqual(source.chosen, ["0:1"])
  }

  @Test func onlyVisibleRowsAreMade() {
    source.counts = [1_000_000]
    show()
    picker.selectRow(500_000, inComponent: 0, animated: false)
    fixture.run(for: 0.1)
    expectLess(source.asked, 40, "\(source.asked)")
    expectEqual(picker.selectedRow(inComponent: 0), 500_000)
  }

  // MARK: Dates

  private func date(_ text: String) -> Date {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: "UTC")
    formatter.dateFormat = "yyyy-MM-dd HH:mm"
    return formatter.date(from: text) ?? .distantPast
  }

  private func datePicker(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle) -> UIDatePicker {
    let picker = UIDatePicker()
    picker.timeZone = TimeZone(identifier: "UTC")
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    picker.date = date("2026-03-31 14:05")
    return picker
  }

  @Test func aDateIsLimitedToItsRange() {
    let picker = datePicker(.date, .wheels)
    picker.minimumDate = date("2026-01-01 00:00")
    picker.maximumDate = date("2026-12-31 00:00")
    picker.date = date("2030-01-01 00:00")
    expectEqual(picker.date, date("2026-12-31 00:00"))
    picker.date = date("2020-01-01 00:00")
    expectEqual(picker.date, date("2026-01-01 00:00"))
    picker.maximumDate = date("2025-01-01 00:00")
    picker.date = date("2020-01-01 00:00")
    expectEqual(picker.date, date("2020-01-01 00:00"))
  }

  @Test func aTurnedWheelChangesTheDate() {
    let picker = datePicker(.date, .wheels)
    var events = 0
    picker.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
    picker.frame = CGRect(x: 35, y: 100, width: 320, height: 216)
    fixture.window.addSubview(picker)
    fixture.run(for: 0.1)
    // The wheel of months is the first one in English; April has no 31st.
    fixture.tap(CGPoint(x: 120, y: 208 + 32))
    fixture.run(for: 1)
    expectEqual(events, 1)
    expectEqual(picker.date, date("2026-04-30 14:05"))
  }

  @Test func compactPickersShowDateAndTime() {
    let picker = datePicker(.dateAndTime, .automatic)
    expectEqual(picker.datePickerStyle, .compact)
    let texts = picker.subviews.flatMap(\.subviews).compactMap { ($0 as? UILabel)?.text }
    expectEqual(texts.first, "Mar 31, 2026")
    #expect(texts.count == 2 && texts[1].hasPrefix("2:05"), "\(texts)")
    expectEqual(picker.intrinsicContentSize.height, 34)
    expectGreater(picker.intrinsicContentSize.width, 100)
  }

  @Test func durationsAreWholeMinutes() {
    let picker = datePicker(.countDownTimer, .automatic)
    expectEqual(picker.datePickerStyle, .wheels)
    picker.countDownDuration = 3725
    expectEqual(picker.countDownDuration, 3720)
    picker.countDownDuration = .nan
    expectEqual(picker.countDownDuration, 0)
    picker.minuteInterval = 7
    expectEqual(picker.minuteInterval, 1)
  }
}
