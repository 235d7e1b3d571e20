import DeviceSupport
import Drawing
import Foundation
import TestSupport
import Testing
import UIKit

/// Parts of calendars, wheels, steppers, alerts and text storages that few apps ask for.
@MainActor
struct ControlPartTests {
  private let device = TestDevice(size: CGSize(width: 350, height: 400))

  private final class Marks: NSObject, UICalendarViewDelegate {
    func calendarView(_ view: UICalendarView, decorationFor day: DateComponents) -> UICalendarView
      .Decoration?
    {
      switch day.day {
      case 1: return UICalendarView.Decoration()
      case 2: return .default(color: .red, size: .small)
      case 3: return .default(color: .red, size: .large)
      case 4: return .image(nil, color: .green, size: .large)
      case 5:
        return .customView {
          let label = UILabel()
          label.text = "five!"
          return label
        }
      default: return nil
      }
    }
  }

  /// Dots have the sizes and colors asked for; pictures and views of the app are shown as they are.
  @Test func decorationsOfCalendars() {
    device.becomeCurrent()
    let (view, marks) = (UICalendarView(frame: rect(0, 0, 350, 336)), Marks())
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    (view.calendar, view.locale, view.delegate) = (calendar, Locale(identifier: "en_US"), marks)
    view.visibleDateComponents = DateComponents(calendar: calendar, year: 2023, month: 11, day: 1)
    device.window.addSubview(view)
    device.run(for: 0.1)
    let dots = device.fills().filter { $0.color == Color(red: 1, green: 0, blue: 0, alpha: 1) }
    expectEqual(dots.map(\.shape.rect.width), [5, 10])
    expectEqual(dots.map(\.shape.radius), [2.5, 5])
    func images(in view: UIView) -> [UIImageView] {
      view.subviews.flatMap { ($0 as? UIImageView).map { [$0] } ?? images(in: $0) }
    }
    let pictures = images(in: view).filter { $0.tintColor == .green }
    expectEqual(pictures.map(\.image), [UIImage(systemName: "circle.fill")])
    let large = UIImage.SymbolConfiguration(pointSize: 10, weight: .regular, scale: .large)
    expectEqual(pictures.map(\.preferredSymbolConfiguration), [large])
    expectContains(device.drawnTexts(), "five!")
    // A week is 44 points high.
    expectClose(view.label(saying: "five!")?.bounds.height ?? 0, 44 / 3, within: 0.01, "at most a third of the day")
    view.wantsDateDecorations = false
    device.run(for: 0.1)
    expectFalse(device.drawnTexts().contains("five!"))
    view.wantsDateDecorations = true
    view.reloadDecorations(forDateComponents: [], animated: false)
    device.run(for: 0.1)
    expectContains(device.drawnTexts(), "five!")
  }

  private final class Wheel: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var asked: [Int] = []
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      40
    }
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
      30
    }
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 60 }
    func pickerView(
      _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
      reusing view: UIView?
    ) -> UIView {
      let label = UILabel()
      label.text = "\(component) \(row)"
      return label
    }
  }

  @Test func viewsOfWheels() {
    let (picker, wheel) = (UIPickerView(frame: rect(0, 0, 300, 216)), Wheel())
    (picker.dataSource, picker.delegate) = (wheel, wheel)
    device.window.addSubview(picker)
    device.run(for: 0.1)
    expectEqual((picker.view(forRow: 1, forComponent: 1) as? UILabel)?.text, "1 1")
    expectNil(picker.view(forRow: 39, forComponent: 0), "it is not visible")
    expectNil(picker.view(forRow: 0, forComponent: 2))
    expectEqual(picker.rowSize(forComponent: 0), CGSize(width: 60, height: 30))
    expectEqual(picker.rowSize(forComponent: 7), .zero)
    expectEqual(
      [
        picker.numberOfComponents, picker.numberOfRows(inComponent: 1),
        picker.numberOfRows(inComponent: 3),
      ], [2, 40, 0])
    picker.selectRow(39, inComponent: 0, animated: false)
    device.run(for: 0.1)
    expectEqual((picker.view(forRow: 39, forComponent: 0) as? UILabel)?.text, "0 39")
    expectEqual([picker.selectedRow(inComponent: 0), picker.selectedRow(inComponent: 1)], [39, 0])
    picker.selectRow(99, inComponent: 1, animated: false)
    expectEqual(picker.selectedRow(inComponent: 1), 39, "the nearest row")
  }

  /// A finger that slides to the other half counts there from then on, and outside not at all.
  @Test func steppersFollowTheFinger() {
    let stepper = UIStepper(frame: rect(20, 20, 94, 32))
    var values: [Double] = []
    stepper.addAction(UIAction { _ in values.append(stepper.value) }, for: .valueChanged)
    stepper.value = 50
    device.window.addSubview(stepper)
    device.frame()
    device.touch(.began, at: CGPoint(x: 90, y: 36))
    expectEqual(values, [51])
    device.run(for: 1.2)
    let reached = stepper.value
    expectGreater(reached, 51)
    device.touch(.moved, at: CGPoint(x: 200, y: 300))
    device.run(for: 1.2)
    expectEqual(stepper.value, reached)
    device.touch(.moved, at: CGPoint(x: 40, y: 36))
    device.run(for: 1.2)
    expectLess(stepper.value, reached)
    device.touch(.ended, at: CGPoint(x: 40, y: 36))
    let last = stepper.value
    device.run(for: 1.2)
    expectEqual(stepper.value, last)
  }

  @Test func actionsAreCopied() {
    var chosen = 0
    let action = UIAlertAction(title: "Delete", style: .destructive) { _ in chosen += 1 }
    action.isEnabled = false
    let copy = action.copy() as? UIAlertAction
    expectEqual(copy?.title, "Delete")
    expectEqual(copy?.style, .destructive)
    expectEqual(copy?.isEnabled, false)
    expectNotIdentical(copy, action)
  }

  /// Letters are half as wide as their size: 8 points.
  @Test func layoutManagersDraw() {
    final class Page: UIView {
      var drawing: () -> Void = {}
      override func draw(_ rect: CGRect) { drawing() }
    }
    let storage = NSTextStorage(
      string: "one\ntwo\nthree",
      attributes: [.font: UIFont.systemFont(ofSize: 16), .foregroundColor: UIColor.red])
    storage.addAttribute(
      .backgroundColor, value: UIColor.yellow, range: NSRange(location: 4, length: 3))
    let (manager, container) = (
      NSLayoutManager(), NSTextContainer(size: CGSize(width: 200, height: 300))
    )
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    let height = manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil).height
    func texts(_ range: NSRange) -> [String] {
      let page = Page(frame: rect(0, 0, 300, 300))
      page.drawing = {
        manager.drawBackground(forGlyphRange: range, at: CGPoint(x: 30, y: 40))
        manager.drawGlyphs(forGlyphRange: range, at: CGPoint(x: 30, y: 40))
      }
      for view in device.window.subviews { view.removeFromSuperview() }
      device.window.addSubview(page)
      return device.commands().compactMap { placed in
        switch placed.command {
        case .text(let text):
          let top = text.origin.y + placed.offset.y - 40
          return
            "\(text.run.text.trimmingCharacters(in: .newlines)) x \(text.origin.x + placed.offset.x) line \(Int(top / height))"
        case .fill(let shape, let color) where color == Color(red: 1, green: 1, blue: 0, alpha: 1):
          let area = shape.rect.offsetBy(dx: placed.offset.x, dy: placed.offset.y)
          expectEqual(area, rect(35, 40 + height, 24, height))
          return "yellow"
        default: return nil
        }
      }
    }
    let all = NSRange(location: 0, length: storage.length)
    expectEqual(
      texts(all), ["yellow", "one x 35.0 line 0", "two x 35.0 line 1", "three x 35.0 line 2"])
    expectEqual(
      texts(NSRange(location: 5, length: 1)), ["yellow", "two x 35.0 line 1"], "whole lines")
    storage.removeAttribute(.backgroundColor, range: all)
    expectEqual(
      texts(NSRange(location: 4, length: 9)), ["two x 35.0 line 1", "three x 35.0 line 2"])
    storage.removeLayoutManager(manager)
    expectEqual(storage.layoutManagers, [])
    expectNil(manager.textStorage)
  }
}
