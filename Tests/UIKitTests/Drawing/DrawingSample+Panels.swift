import Foundation
import UIKit

/// Months, colors, popovers and sheets, and controllers on their way.
extension DrawingSample {
  static let panels = [
    months, monthsRightToLeft, colorPicker, popovers, popoversRightToLeft, sheets, pushes, pushesRightToLeft, turns,
  ]

  private static let phone = CGSize(width: 320, height: 568)

  // MARK: Months and colors

  private final class Planner: NSObject, UICalendarViewDelegate, UICalendarSelectionMultiDateDelegate {
    func calendarView(_ view: UICalendarView, decorationFor day: DateComponents) -> UICalendarView.Decoration? {
      switch day.day {
      case 2: .default()
      case 3: .default(color: .red, size: .small)
      case 4: .default(color: .green, size: .large)
      case 5: .image(UIImage(systemName: "star.fill"), color: .orange, size: .small)
      case 6: .image(nil, size: .large)
      case 9:
        .customView {
          let label = UILabel()
          (label.text, label.font) = ("9 h", .systemFont(ofSize: 9))
          return label
        }
      default: nil
      }
    }
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate day: DateComponents) {}
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate day: DateComponents) {}
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canSelectDate day: DateComponents) -> Bool {
      day.day != 13
    }
  }

  @MainActor
  private static func showMonths(_ fixture: DrawingSampleFixture) {
    var calendar = Calendar(identifier: .gregorian)
    (calendar.timeZone, calendar.locale) = (.gmt, Locale(identifier: "en_US"))
    func date(_ month: Int, _ day: Int) -> DateComponents {
      DateComponents(calendar: calendar, year: 2023, month: month, day: day)
    }
    let planner = Planner()
    let view = UICalendarView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    (view.calendar, view.locale, view.tintColor) = (calendar, Locale(identifier: "en_US"), .purple)
    view.availableDateRange = DateInterval(
      start: date(10, 20).date ?? .distantPast, end: date(11, 24).date ?? .distantFuture)
    view.visibleDateComponents = date(11, 1)
    let selection = UICalendarSelectionMultiDate(delegate: planner)
    selection.selectedDates = [date(11, 8), date(11, 22)]
    (view.delegate, view.selectionBehavior) = (planner, selection)
    fixture.window.addSubview(view)
    fixture.run(for: 0.1)
    fixture.note("the last month of the range")
    view.fontDesign = .serif
    view.wantsDateDecorations = false
    view.frame.size.height = 250
    fixture.run(for: 0.1)
    fixture.note("low, with serifs and without decorations")
    calendar.firstWeekday = 2
    view.calendar = calendar
    view.setVisibleDateComponents(date(10, 1), animated: true)
    fixture.run(for: 0.1)
    fixture.note("on the way to another month, with Mondays first")
    fixture.run(for: 1)
    fixture.note("the other month")
  }

  private static let months = DrawingSample(name: "months", size: phone) { showMonths($0) }
  private static let monthsRightToLeft = DrawingSample(name: "months-rtl", size: phone, direction: .rightToLeft) {
    showMonths($0)
  }

  private static let colorPicker = DrawingSample(name: "color-picker", size: phone) { fixture in
    let root = root(fixture)
    let picker = UIColorPickerViewController()
    picker.selectedColor = UIColor(red: 0.25, green: 0.5, blue: 1, alpha: 0.75)
    root.present(picker, animated: false)
    fixture.run(for: 0.5)
    fixture.note("a grid")
    fixture.touch(.began, at: CGPoint(x: 100, y: 300))
    fixture.run(for: 0.1)
    fixture.note("a finger on the grid")
    fixture.touch(.ended, at: CGPoint(x: 100, y: 300))
    fixture.tap(CGPoint(x: 240, y: picker.view.convert(CGPoint(x: 0, y: 82), to: nil).y))
    fixture.run(for: 0.5)
    fixture.note("sliders")
    picker.supportsAlpha = false
    picker.title = "Tint"
    fixture.run(for: 0.1)
    fixture.note("without opacity")
    let well = UIColorWell(frame: CGRect(x: 20, y: 20, width: 44, height: 44))
    (well.selectedColor, well.title) = (.orange, "Well")
    root.dismiss(animated: false)
    root.view.addSubview(well)
    fixture.run(for: 0.5)
    fixture.note("a well")
  }

  // MARK: Popovers and sheets

  /// The window's root controller, whose view has a background color.
  @MainActor
  private static func root(_ fixture: DrawingSampleFixture) -> UIViewController {
    let root = UIViewController()
    root.view.backgroundColor = .systemYellow
    fixture.window.rootViewController = root
    fixture.run(for: 0.1)
    return root
  }

  private final class Adapter: NSObject, UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection)
      -> UIModalPresentationStyle
    { .none }
  }

  @MainActor
  private static func showPopovers(_ fixture: DrawingSampleFixture) {
    let root = root(fixture)
    let adapter = Adapter()
    for (directions, origin, size) in [
      (UIPopoverArrowDirection.up, CGPoint(x: 140, y: 40), CGSize(width: 160, height: 120)),
      (.down, CGPoint(x: 2, y: 500), CGSize(width: 200, height: 600)), (.left, CGPoint(x: 20, y: 2), .zero),
      (.right, CGPoint(x: 290, y: 300), CGSize(width: 100, height: 90)),
      (.any, CGPoint(x: 300, y: 540), CGSize(width: 90, height: 60)), ([], .zero, CGSize(width: 80, height: 80)),
    ] {
      let content = UIViewController()
      content.view.backgroundColor = .systemTeal
      content.preferredContentSize = size
      content.modalPresentationStyle = .popover
      let popover = content.popoverPresentationController
      popover?.delegate = adapter
      popover?.sourceView = root.view
      popover?.sourceRect = CGRect(origin: origin, size: CGSize(width: 20, height: 20))
      popover?.permittedArrowDirections = directions
      if directions == .right {
        popover?.backgroundColor = .red
        popover?.popoverLayoutMargins = UIEdgeInsets(top: 300, left: 5, bottom: 4, right: 3)
      }
      popover?.canOverlapSourceViewRect = directions == .any
      root.present(content, animated: directions == .up)
      fixture.run(for: 0.06)
      if directions == .up { fixture.note("appearing") }
      fixture.run(for: 0.5)
      fixture.note("with the arrow at \(directions.rawValue)")
      fixture.write("\(popover?.arrowDirection.rawValue ?? 0)")
      root.dismiss(animated: false)
      fixture.run(for: 0.1)
    }
  }

  private static let popovers = DrawingSample(name: "popovers", size: phone) { showPopovers($0) }
  private static let popoversRightToLeft = DrawingSample(
    name: "popovers-rtl", size: phone, direction: .rightToLeft
  ) { showPopovers($0) }

  private static let sheets = DrawingSample(name: "sheets", size: phone) { fixture in
    fixture.device.root.environment.safeArea = UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
    let root = root(fixture)
    let content = UIViewController()
    content.view.backgroundColor = .systemBackground
    let sheet = content.sheetPresentationController
    let low = UISheetPresentationController.Detent.custom(identifier: .init("low")) { context in
      context.maximumDetentValue * 0.25
    }
    sheet?.detents = [low, .medium(), .large()]
    sheet?.largestUndimmedDetentIdentifier = .medium
    root.present(content, animated: true)
    fixture.run(for: 1)
    fixture.note("a quarter, without dimming")
    sheet?.animateChanges { sheet?.selectedDetentIdentifier = .large }
    fixture.run(for: 0.1)
    fixture.note("growing")
    fixture.run(for: 1)
    fixture.note("large, dimmed")
    fixture.drag(from: CGPoint(x: 160, y: 60), by: CGPoint(x: 0, y: 130), lifts: false)
    fixture.note("dragged down")
    fixture.touch(.ended, at: CGPoint(x: 160, y: 190))
    fixture.run(for: 0.1)
    fixture.note("let go")
    fixture.run(for: 1)
    let second = UIViewController()
    second.view.backgroundColor = .systemGray
    content.present(second, animated: true)
    fixture.run(for: 0.15)
    fixture.note("a sheet over the sheet, appearing")
    fixture.run(for: 1)
    fixture.note("a sheet over the sheet")
    second.isModalInPresentation = true
    fixture.drag(from: CGPoint(x: 160, y: 100), by: CGPoint(x: 0, y: 300), lifts: false)
    fixture.note("one that does not go")
    fixture.touch(.ended, at: CGPoint(x: 160, y: 400))
    fixture.run(for: 1)
  }

  // MARK: On their way

  @MainActor
  private static func page(_ title: String, _ color: UIColor, large: Bool = false) -> UIViewController {
    let page = UIViewController()
    page.title = title
    page.view.backgroundColor = color
    page.navigationItem.largeTitleDisplayMode = large ? .always : .never
    return page
  }

  @MainActor
  private static func showPushes(_ fixture: DrawingSampleFixture) {
    fixture.device.root.environment.safeArea = UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
    let (first, second) = (page("First", .systemYellow, large: true), page("Second", .systemTeal))
    let third = page("The third page", .systemPink, large: true)
    second.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    third.toolbarItems = [UIBarButtonItem(systemItem: .trash)]
    let stack = UINavigationController(rootViewController: first)
    stack.navigationBar.prefersLargeTitles = true
    fixture.window.rootViewController = stack
    fixture.run(for: 0.1)
    for next in [second, third] {
      stack.pushViewController(next, animated: true)
      for time in [0.05, 0.15, 0.8] {
        fixture.run(for: time)
        fixture.note("to \(next.title ?? ""), \(time) s later")
      }
    }
    stack.setToolbarHidden(false, animated: true)
    fixture.run(for: 0.1)
    fixture.note("a toolbar comes")
    fixture.run(for: 1)
    stack.popViewController(animated: true)
    for time in [0.05, 0.15, 0.8] {
      fixture.run(for: time)
      fixture.note("back, \(time) s later")
    }
    let isMirrored = fixture.window.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (start, end) = (CGPoint(x: isMirrored ? 318 : 2, y: 300), CGPoint(x: isMirrored ? 220 : 100, y: 300))
    fixture.drag(from: start, to: end, lifts: false)
    fixture.note("drawn back by a finger")
    fixture.touch(.cancelled, at: end)
    fixture.run(for: 0.1)
    fixture.note("let go")
    fixture.run(for: 1)
    stack.setToolbarHidden(true, animated: true)
    stack.setNavigationBarHidden(true, animated: true)
    fixture.run(for: 0.1)
    fixture.note("the bars go")
    fixture.run(for: 1)
    fixture.note("without bars")
  }

  private static let pushes = DrawingSample(name: "pushes", size: phone) { showPushes($0) }
  private static let pushesRightToLeft = DrawingSample(name: "pushes-rtl", size: phone, direction: .rightToLeft) {
    showPushes($0)
  }

  private static let turns = DrawingSample(name: "turns", size: CGSize(width: 200, height: 300)) { fixture in
    let options: [(String, UIView.AnimationOptions)] = [
      ("from the left", .transitionFlipFromLeft), ("from the right", .transitionFlipFromRight),
      ("from the top", .transitionFlipFromTop), ("from the bottom", .transitionFlipFromBottom),
      ("curled up", .transitionCurlUp), ("curled down", .transitionCurlDown), ("dissolved", .transitionCrossDissolve),
    ]
    let card = fixture.add(CGRect(x: 20, y: 30, width: 120, height: 80), .systemTeal)
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 100, height: 20))
    card.addSubview(label)
    fixture.run(for: 0.1)
    for (name, option) in options {
      UIView.transition(with: card, duration: 0.4, options: [option, .curveLinear]) { label.text = name }
      fixture.run(for: 0.1)
      fixture.note("\(name), a quarter")
      fixture.run(for: 0.2)
      fixture.note("\(name), three quarters")
      fixture.run(for: 0.5)
    }
    let back = UIView(frame: CGRect(x: 40, y: 60, width: 100, height: 40))
    back.backgroundColor = .systemRed
    UIView.transition(from: card, to: back, duration: 0.4, options: [.transitionFlipFromRight, .curveLinear])
    fixture.run(for: 0.1)
    fixture.note("to another view, a quarter")
    fixture.run(for: 0.5)
    fixture.note("the other view")
  }
}
