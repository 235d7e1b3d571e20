import Foundation
import LayoutLint
import Simulator
import Testing
import TestSupport
import Typography
import UIKit
import UIKitCore

/// Faults of accessibility that a reader of a screen finds, beside screens that have none.
@MainActor
@Suite(.serialized)
struct AccessibilityLintTests {
  init() { HostServices(textEngine: BoxFont()).makeCurrent() }

  /// Returns the rules whose findings a screen has.
  private func codes(_ makeApp: () -> UIViewController) -> [String] {
    let run = LintRun(on: .usual, services: .current, makeApp: makeApp)
    return Linter().findings(in: run.views, screen: run.screen).map(\.rule.id)
  }

  private func codes(_ makeView: @escaping @autoclosure () -> UIView) -> [String] {
    codes {
      let controller = UIViewController()
      controller.view.backgroundColor = .white
      controller.view.addSubview(makeView())
      return controller
    }
  }

  private let wide = CGRect(x: 20, y: 100, width: 300, height: 50)
  private let small = CGRect(x: 20, y: 100, width: 20, height: 20)

  private func changed<View: UIView>(_ view: View, _ change: (View) -> Void) -> View {
    change(view)
    return view
  }

  // MARK: Labels

  @Test func imageItemsOfBarsNeedALabel() {
    let makeApp = { (label: String?, image: UIImage?) in
      let controller = UIViewController()
      let item = UIBarButtonItem(image: image, style: .plain, target: nil, action: nil)
      item.accessibilityLabel = label
      controller.navigationItem.rightBarButtonItem = item
      controller.toolbarItems = [UIBarButtonItem(systemItem: .add), .flexibleSpace()]
      let navigation = UINavigationController(rootViewController: controller)
      navigation.isToolbarHidden = false
      return navigation
    }
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
    expectEqual(codes { makeApp(nil, picture) }, ["TL21"])
    expectEqual(codes { makeApp("Filter", picture) }, [])
    expectEqual(codes { makeApp(nil, UIImage(systemName: "star")) }, [])
  }

  @Test func viewsInBarItemsNeedALabel() {
    let makeApp = { (label: String?) in
      let controller = UIViewController()
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
      button.accessibilityLabel = label
      controller.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
      return UINavigationController(rootViewController: controller)
    }
    expectEqual(codes { makeApp(nil) }, ["TL21"])
    expectEqual(codes { makeApp("Filter") }, [], "bars keep their sizes")
  }

  @Test func aValueIsNoLabel() {
    expectEqual(codes(UISwitch(frame: wide)), ["TL21"])
    expectEqual(codes(UISlider(frame: wide)), ["TL21"])
    expectEqual(codes(changed(UISwitch(frame: wide)) { $0.accessibilityLabel = "Wi-Fi" }), [])
    expectEqual(codes(changed(UISlider(frame: wide)) { $0.accessibilityLabel = "Volume" }), [])
    expectEqual(codes(changed(UISwitch(frame: wide)) { $0.isEnabled = false }), [])
    expectEqual(codes(changed(UIPageControl(frame: wide)) { $0.numberOfPages = 3 }), [])
    expectEqual(codes(UIStepper(frame: wide)), [])
  }

  private final class Rows: UITableViewController {
    var text: String? = "Wi-Fi"
    override func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    override func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = text
      cell.accessoryView = UISwitch()
      return cell
    }
  }

  @Test func aCellSpeaksForItsSwitch() {
    expectEqual(codes { Rows() }, [])
    let unlabeled = codes {
      let rows = Rows()
      rows.text = nil
      return rows
    }
    expectEqual(unlabeled, ["TL21"])
  }

  @Test func accessibleViewsNeedALabel() {
    let view = { (traits: UIAccessibilityTraits, label: String?) in
      self.changed(UIView(frame: self.wide)) {
        ($0.isAccessibilityElement, $0.accessibilityTraits, $0.accessibilityLabel) = (true, traits, label)
      }
    }
    expectEqual(codes(view(.button, nil)), ["TL21"])
    expectEqual(codes(view(.button, "Buy")), [])
    expectEqual(codes(view(.none, nil)), [])
    expectEqual(codes(UIImageView(frame: wide)), [], "a decoration")
    let container = { (label: String?) in
      self.changed(UIView(frame: self.wide)) {
        let element = UIAccessibilityElement(accessibilityContainer: $0)
        (element.accessibilityTraits, element.accessibilityLabel) = (.button, label)
        element.accessibilityFrameInContainerSpace = $0.bounds
        $0.accessibilityElements = [element]
      }
    }
    expectEqual(codes(container(nil)), ["TL21"])
    expectEqual(codes(container("bar")), [])
  }

  // MARK: Targets

  @Test func picturesThatReactToTapsAreTargets() {
    let picture = { (frame: CGRect, isElement: Bool, label: String?) in
      self.changed(UIImageView(frame: frame)) {
        $0.isUserInteractionEnabled = true
        ($0.isAccessibilityElement, $0.accessibilityLabel) = (isElement, label)
        $0.addGestureRecognizer(UITapGestureRecognizer())
      }
    }
    expectEqual(codes(picture(small, false, nil)), ["TL20", "TL21"])
    expectEqual(codes(picture(small, true, nil)), ["TL20", "TL21"])
    expectEqual(codes(picture(wide, true, "Photo")), [])
    let idle = changed(picture(small, false, nil)) { $0.isUserInteractionEnabled = false }
    expectEqual(codes(idle), [])
    let closing = changed(UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))) {
      $0.addGestureRecognizer(UITapGestureRecognizer())
    }
    expectEqual(codes(closing), [], "ends editing anywhere")
  }

  // MARK: Contrast

  private func button(_ change: (UIButton) -> Void) -> UIButton {
    let button = UIButton(type: .system)
    button.frame = wide
    button.setTitle("Continue", for: .normal)
    change(button)
    return button
  }

  @Test func paleTitlesOfButtons() {
    expectEqual(codes(button { $0.setTitleColor(.lightGray, for: .normal) }), ["TL22"])
    expectEqual(codes(button { $0.setTitleColor(.black, for: .normal) }), [])
    expectEqual(codes(button { _ in }), [], "the system's tint color")
    let disabled = button {
      $0.setTitleColor(.lightGray, for: .normal)
      $0.isEnabled = false
    }
    expectEqual(codes(disabled), [])
    let configured = { (color: UIColor?) in
      self.button {
        $0.configuration = .plain()
        $0.configuration?.title = "Continue"
        $0.configuration?.baseForegroundColor = color
      }
    }
    expectEqual(codes(configured(.lightGray)), ["TL22"])
    expectEqual(codes(configured(nil)), [])
  }

  @Test func paleTextsOfFields() {
    let field = { (change: (UITextField) -> Void) in
      self.changed(UITextField(frame: self.wide)) {
        $0.placeholder = "Name"
        change($0)
      }
    }
    expectEqual(codes(field { _ in }), [])
    expectEqual(codes(field { ($0.text, $0.textColor) = ("Ada", .lightGray) }), ["TL22"])
    let pale = NSAttributedString(string: "Name", attributes: [.foregroundColor: UIColor.lightGray])
    expectEqual(codes(field { $0.attributedPlaceholder = pale }), ["TL22"])
    let bordered = field {
      ($0.text, $0.textColor, $0.borderStyle, $0.backgroundColor) = ("Ada", .lightGray, .roundedRect, .black)
    }
    expectEqual(codes(bordered), [])
    let view = { (color: UIColor) in
      self.changed(UITextView(frame: self.wide)) { ($0.text, $0.textColor) = ("words", color) }
    }
    expectEqual(codes(view(.lightGray)), ["TL22"])
    expectEqual(codes(view(.black)), [])
  }

  @Test func opacityCountsAsContrast() {
    let label = { (alpha: CGFloat) in
      self.changed(UILabel(frame: self.wide)) {
        ($0.text, $0.textColor, $0.alpha, $0.numberOfLines) = ("words", .black, alpha, 0)
      }
    }
    expectEqual(codes(label(0.15)), ["TL22"])
    expectEqual(codes(label(0.9)), [])
    let parent = changed(UIView(frame: wide)) {
      let child = label(1)
      child.frame.origin = .zero
      $0.addSubview(child)
      ($0.alpha, $0.backgroundColor) = (0.2, .black)
    }
    expectEqual(codes(parent), ["TL22"], "black on black at any opacity")
    expectEqual(codes(label(0)), [], "hidden")
  }
}
