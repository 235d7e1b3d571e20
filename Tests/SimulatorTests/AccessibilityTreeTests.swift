import Foundation
import Simulator
import Testing
import TestSupport
import Typography
import UIKit
import UIKitCore

/// The elements that VoiceOver finds in bars and controls, with the words it reads.
@MainActor
@Suite(.serialized)
struct AccessibilityTreeTests {
  init() { HostServices(textEngine: BoxFont()).makeCurrent() }

  /// Returns the lines of the elements without their frames.
  private func lines(_ makeApp: () -> UIViewController) -> [String] {
    let rehearsal = LayoutVariant.usual.rehearsal(services: .current, makeApp: makeApp)
    return AccessibilityTree(of: rehearsal.root.window).text.split(separator: "\n").map {
      String($0.split(separator: " @ ")[0])
    }
  }

  private func lines(_ views: [UIView]) -> [String] {
    lines {
      let controller = UIViewController()
      for (index, view) in views.enumerated() {
        view.frame.origin = CGPoint(x: 20, y: 100 + 60 * CGFloat(index))
        controller.view.addSubview(view)
      }
      return controller
    }
  }

  // MARK: Bars

  @Test func buttonsOfANavigationBarAreReadWithTheirWords() {
    let found = lines {
      let controller = UIViewController()
      let item = controller.navigationItem
      item.title = "Notes"
      item.leftBarButtonItem = UIBarButtonItem(systemItem: .edit)
      let labeled = UIBarButtonItem(image: UIImage(systemName: "tray"), style: .plain, target: nil, action: nil)
      (labeled.accessibilityLabel, labeled.accessibilityHint, labeled.isEnabled) = ("Inbox", "Opens it", false)
      labeled.accessibilityIdentifier = "inbox"
      item.rightBarButtonItems = [UIBarButtonItem(systemItem: .add), labeled]
      return UINavigationController(rootViewController: controller)
    }
    expectEqual(
      found,
      [
        "button “Edit”", "header “Notes”", "button “Inbox” hint “Opens it” #inbox [not enabled]", "button “Add”",
      ])
  }

  @Test func systemItemsHaveTheirNames() {
    let names: [(UIBarButtonItem.SystemItem, String)] = [
      (.compose, "Compose"), (.trash, "Delete"), (.search, "Search"), (.action, "Share"), (.refresh, "Refresh"),
      (.camera, "Camera"), (.organize, "Organize"), (.reply, "Reply"), (.bookmarks, "Bookmarks"), (.play, "Play"),
      (.pause, "Pause"), (.rewind, "Rewind"), (.fastForward, "Fast Forward"), (.undo, "Undo"), (.redo, "Redo"),
      (.stop, "Stop"), (.close, "Close"), (.done, "Done"), (.cancel, "Cancel"), (.save, "Save"),
    ]
    for (item, name) in names {
      let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
      bar.items = [.flexibleSpace(), UIBarButtonItem(systemItem: item), .fixedSpace(8)]
      expectEqual(lines([bar]), ["button “\(name)”"])
    }
  }

  @Test func symbolsAreReadAndOtherImagesAreNot() {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
    let images = [UIImage(systemName: "star.fill"), UIImage(systemName: "paperplane"), picture]
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    bar.items = images.map { UIBarButtonItem(image: $0, style: .plain, target: nil, action: nil) }
    expectEqual(lines([bar]), ["button “Favorite”", "button “paperplane”", "button"])
  }

  @Test func theBackButtonReadsThePreviousTitle() {
    let makeApp = { (title: String?, mode: UINavigationItem.BackButtonDisplayMode) in
      let (first, second) = (UIViewController(), UIViewController())
      (first.navigationItem.title, second.navigationItem.title) = (title, "Page")
      first.navigationItem.backButtonDisplayMode = mode
      let navigation = UINavigationController()
      navigation.viewControllers = [first, second]
      return navigation
    }
    expectEqual(lines { makeApp("Inbox", .default) }, ["button “Inbox”", "header “Page”"])
    let long = "A title that is too long for a back button"
    expectEqual(lines { makeApp(long, .default) }, ["button “\(long)”", "header “Page”"])
    expectEqual(lines { makeApp(nil, .default) }, ["button “Back”", "header “Page”"])
    expectEqual(lines { makeApp("Inbox", .minimal) }, ["button “Back”", "header “Page”"])
  }

  @Test func barsAreReadAroundTheContent() {
    let found = lines {
      let controller = UIViewController()
      controller.title = "Home"
      controller.tabBarItem.badgeValue = "3"
      controller.toolbarItems = [UIBarButtonItem(title: "Later", style: .plain, target: nil, action: nil)]
      let label = UILabel(frame: CGRect(x: 20, y: 40, width: 100, height: 700))
      label.text = "content"
      controller.view.addSubview(label)
      let navigation = UINavigationController(rootViewController: controller)
      navigation.isToolbarHidden = false
      let other = UIViewController()
      other.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 0)
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation, other]
      return tabs
    }
    expectEqual(
      found,
      [
        "header “Home”", "static text “content”", "button “Later”", "tab “Home” value “3 items, 1 of 2” [selected]",
        "tab “Search” value “2 of 2”",
      ])
  }

  // MARK: Controls

  @Test func segmentsAreButtonsWithTheirPlaces() {
    let control = UISegmentedControl(items: ["Day", UIImage(systemName: "heart") as Any, "Year"])
    control.selectedSegmentIndex = 2
    control.setEnabled(false, forSegmentAt: 1)
    expectEqual(
      lines([control]),
      [
        "button “Day” value “1 of 3”", "button “Love” value “2 of 3” [not enabled]",
        "button “Year” value “3 of 3” [selected]",
      ])
  }

  @Test func aStepperHasTwoButtons() {
    let stepper = UIStepper()
    expectEqual(lines([stepper]), ["button “Decrement” [not enabled]", "button “Increment”"])
    stepper.value = 100
    stepper.semanticContentAttribute = .forceRightToLeft
    expectEqual(lines([stepper]), ["button “Decrement”", "button “Increment” [not enabled]"])
  }

  @Test func valuesOfControlsAreRead() {
    let (slider, pages) = (UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 30)), UIPageControl())
    slider.value = 0.5
    pages.numberOfPages = 3
    pages.sizeToFit()
    expectEqual(
      lines([UISwitch(), slider, pages]),
      [
        "switch value “0” [button, toggle button]", "slider value “50%” [adjustable]",
        "page control value “page 1 of 3” [adjustable]",
      ])
    let wheel = UIActivityIndicatorView(style: .large)
    wheel.hidesWhenStopped = false
    expectEqual(lines([wheel]), ["element “Progress halted” value “0” [updates frequently]"])
    wheel.startAnimating()
    expectEqual(wheel.accessibilityLabel, "In progress")
  }

  @Test func fieldsReadTheirTextAndTheirButtons() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    (field.text, field.clearButtonMode) = ("Ada", .always)
    expectEqual(lines([field]), ["text field value “Ada”", "button “Clear text”"])
    (field.isSecureTextEntry, field.clearButtonMode) = (true, .never)
    expectEqual(lines([field]), ["text field value “•••”"])
  }

  @Test func datesAndPickersReadTheirChoice() {
    let picker = UIDatePicker()
    (picker.preferredDatePickerStyle, picker.datePickerMode) = (.compact, .dateAndTime)
    picker.locale = Locale(identifier: "en_US")
    picker.timeZone = TimeZone(secondsFromGMT: 0)
    picker.date = Date(timeIntervalSince1970: 0)
    picker.sizeToFit()
    let found = lines([picker])
    expectEqual(found.count, 2)
    expectEqual(found.first, "button “Date Picker” value “Jan 1, 1970”")
    expectTrue(found.last?.hasPrefix("button “Time Picker” value “12:00") ?? false)
  }

  // MARK: Elements of the app

  private final class Chart: UIView {
    let bars = (0..<3).map { "bar \($0)" }
    override func accessibilityElementCount() -> Int { bars.count }
    override func accessibilityElement(at index: Int) -> Any? {
      let element = UIAccessibilityElement(accessibilityContainer: self)
      (element.accessibilityLabel, element.accessibilityTraits) = (bars[index], [.button, .selected])
      element.accessibilityFrameInContainerSpace = CGRect(x: 20 * CGFloat(index), y: 0, width: 20, height: 50)
      return element
    }
  }

  @Test func elementsThatAreNoViewsAreRead() {
    let expected = (0..<3).map { "button “bar \($0)” [selected]" }
    expectEqual(lines([Chart(frame: CGRect(x: 0, y: 0, width: 60, height: 50))]), expected, "container protocol")
    let (view, source) = (UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 50)), Chart())
    let element = source.accessibilityElement(at: 0) as? UIAccessibilityElement
    element?.accessibilityContainer = view
    view.accessibilityElements = [element as Any]
    expectEqual(lines([view]), ["button “bar 0” [selected]"], "property")
    let parent = UIView()
    parent.addSubview(view)
    expectEqual(element?.accessibilityFrame, CGRect(x: 20, y: 100, width: 20, height: 50), "moves with its container")
    element?.accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
    expectEqual(element?.accessibilityFrame, CGRect(x: 1, y: 2, width: 3, height: 4))
    element?.isAccessibilityElement = false
    expectEqual(lines([view]), [])
  }

  @Test func aContainerCountsItsElements() {
    let view = UIView()
    expectEqual(view.accessibilityElementCount(), 0)
    let (one, other) = (UIAccessibilityElement(accessibilityContainer: view), UIView())
    view.accessibilityElements = [one, other]
    expectEqual(view.accessibilityElementCount(), 2)
    expectIdentical(view.accessibilityElement(at: 1) as? UIView, other)
    expectNil(view.accessibilityElement(at: 2) as? UIView)
    expectEqual(view.index(ofAccessibilityElement: other), 1)
    expectEqual(view.index(ofAccessibilityElement: UIView()), NSNotFound)
  }

  // MARK: Rows

  private final class Rows: UITableViewController {
    override func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    override func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Wi-Fi"
      cell.accessoryType = .detailDisclosureButton
      return cell
    }
  }

  @Test func accessoriesOfRowsAreButtons() {
    expectEqual(lines { Rows() }, ["static text “Wi-Fi”", "button “More Info”"])
    let editing = lines {
      let rows = Rows()
      rows.isEditing = true
      return rows
    }
    expectEqual(editing, ["button “Delete Wi-Fi”", "static text “Wi-Fi”"])
  }

  @Test func actionsOfAnAlertAreButtons() {
    let makeApp = {
      let controller = AlertController()
      return controller
    }
    expectEqual(lines(makeApp), ["static text “Delete?”", "button “Cancel”", "button “OK”"])
  }

  /// An alert makes the views that it covers unusable.
  @Test func elementsBehindAnAlertAreSkipped() {
    let makeApp = {
      let controller = AlertController()
      let button = UIButton(frame: CGRect(x: 20, y: 60, width: 100, height: 44))
      button.setTitle("Behind", for: .normal)
      controller.view.addSubview(button)
      return controller
    }
    expectEqual(lines(makeApp), ["static text “Delete?”", "button “Cancel”", "button “OK”"])
  }

  private final class AlertController: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      present(alert, animated: false)
    }
  }
}
