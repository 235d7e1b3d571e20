import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// A trait, tint or size of the screen that changes while a view is shown looks as if it had been so before.
@MainActor
struct LiveTraitTests {
  struct Surroundings: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let apply: @MainActor @Sendable (UIWindow) -> Void
  }

  nonisolated static let surroundings: [Surroundings] = [
    Surroundings(testDescription: "dark") { $0.overrideUserInterfaceStyle = .dark },
    Surroundings(testDescription: "tint") { $0.tintColor = .orange },
    Surroundings(testDescription: "direction") { $0.traitOverrides.layoutDirection = .rightToLeft },
    Surroundings(testDescription: "text size") {
      $0.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    },
    Surroundings(testDescription: "width") { $0.traitOverrides.horizontalSizeClass = .regular },
    Surroundings(testDescription: "height") { $0.traitOverrides.verticalSizeClass = .compact },
  ]

  private static let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image {
    $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  private static func page() -> UIViewController {
    let page = UIViewController()
    (page.title, page.view.backgroundColor) = ("Title", .systemBackground)
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    page.tabBarItem = UITabBarItem(title: "Tab", image: UIImage(systemName: "star"), tag: 0)
    page.tabBarItem.badgeValue = "3"
    page.toolbarItems = [
      UIBarButtonItem(systemItem: .trash), UIBarButtonItem(title: "Edit", style: .done, target: nil, action: nil),
    ]
    return page
  }

  /// A view or controller of each kind, in a state that shows its colors and texts.
  private static let kinds: [(name: String, make: @MainActor () -> UIResponder)] = [
    (
      "label",
      {
        let label = UILabel()
        (label.text, label.font) = ("Some words", .preferredFont(forTextStyle: .body))
        label.adjustsFontForContentSizeCategory = true
        return label
      }
    ),
    (
      "switch",
      {
        let view = UISwitch()
        view.isOn = true
        return view
      }
    ),
    (
      "slider",
      {
        let slider = UISlider()
        (slider.value, slider.minimumValueImage) = (0.3, image)
        return slider
      }
    ), ("stepper", { UIStepper() }),
    (
      "segments",
      {
        let control = UISegmentedControl(items: ["One", "Two", image])
        control.selectedSegmentIndex = 0
        return control
      }
    ),
    (
      "page control",
      {
        let control = UIPageControl()
        (control.numberOfPages, control.currentPage, control.backgroundStyle) = (4, 1, .prominent)
        return control
      }
    ),
    (
      "progress",
      {
        let view = UIProgressView(progressViewStyle: .default)
        view.progress = 0.3
        return view
      }
    ),
    (
      "system button",
      {
        let button = UIButton(type: .system)
        button.setTitle("Title", for: .normal)
        button.setImage(UIImage(systemName: "star"), for: .normal)
        return button
      }
    ),
    (
      "filled button",
      {
        var configuration = UIButton.Configuration.filled()
        (configuration.title, configuration.subtitle, configuration.image) = ("Title", "Below", image)
        return UIButton(configuration: configuration)
      }
    ),
    (
      "field",
      {
        let field = UITextField()
        (field.borderStyle, field.placeholder, field.clearButtonMode) = (.roundedRect, "Name", .always)
        field.leftView = UIImageView(image: image)
        field.leftViewMode = .always
        return field
      }
    ),
    (
      "text view",
      {
        let view = UITextView(frame: rect(0, 0, 200, 80))
        (view.text, view.font) = ("Some words that need two lines", .preferredFont(forTextStyle: .body))
        view.adjustsFontForContentSizeCategory = true
        return view
      }
    ),
    (
      "search bar",
      {
        let bar = UISearchBar(frame: rect(0, 0, 300, 100))
        (bar.placeholder, bar.showsCancelButton) = ("Find", true)
        (bar.scopeButtonTitles, bar.showsScopeBar) = (["All", "New"], true)
        return bar
      }
    ),
    (
      "date labels",
      {
        let picker = UIDatePicker()
        (picker.timeZone, picker.date) = (TimeZone(secondsFromGMT: 0), Date(timeIntervalSince1970: 0))
        picker.bounds.size = picker.intrinsicContentSize
        return picker
      }
    ), ("image", { UIImageView(image: UIImage(systemName: "star")) }),
    ("blur", { UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial)) }),
    (
      "stack",
      {
        let views = ["a", "bb"].map { text in
          let label = UILabel()
          (label.text, label.backgroundColor) = (text, .systemGray5)
          return label
        }
        let stack = UIStackView(arrangedSubviews: views)
        (stack.spacing, stack.axis, stack.alignment) = (5, .vertical, .leading)
        return stack
      }
    ),
    (
      "list contents",
      {
        var content = UIListContentConfiguration.subtitleCell()
        (content.text, content.secondaryText, content.image) = ("Text", "Secondary", UIImage(systemName: "star"))
        let view = content.makeContentView()
        view.bounds.size = CGSize(width: 280, height: 100)
        return view
      }
    ),
    (
      "unavailable",
      {
        var content = UIContentUnavailableConfiguration.empty()
        (content.text, content.image) = ("Nothing", UIImage(systemName: "star"))
        content.button.title = "Add"
        return content.makeContentView()
      }
    ),
    (
      "cell",
      {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = "Text"
        cell.detailTextLabel?.text = "Detail"
        cell.accessoryType = .disclosureIndicator
        return cell
      }
    ), ("navigation", { UINavigationController(rootViewController: page()) }),
    (
      "large title",
      {
        let stack = UINavigationController(rootViewController: page())
        stack.navigationBar.prefersLargeTitles = true
        stack.setToolbarHidden(false, animated: false)
        return stack
      }
    ),
    (
      "tabs",
      {
        let tabs = UITabBarController()
        tabs.viewControllers = [page(), page()]
        return tabs
      }
    ),
    (
      "columns",
      {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(page(), for: .primary)
        split.setViewController(page(), for: .secondary)
        return split
      }
    ),
  ]

  private static func picture(
    _ responder: UIResponder, before: (UIWindow) -> Void, after: (UIWindow) -> Void
  ) -> String {
    let device = TestDevice(size: CGSize(width: 390, height: 300))
    device.drawsOnDemand = true
    before(device.window)
    if let controller = responder as? UIViewController {
      device.window.rootViewController = controller
    } else if let view = responder as? UIView {
      if view.bounds.size == .zero { view.bounds.size = CGSize(width: 280, height: 60) }
      view.center = CGPoint(x: 160, y: 100)
      device.window.addSubview(view)
    }
    device.run(for: 0.5)
    after(device.window)
    device.run(for: 1)
    return LivePicture.withoutNumbers(device.dump())
  }

  @Test(arguments: surroundings)
  func viewsFollowTheirSurroundings(surroundings: Surroundings) {
    for kind in Self.kinds {
      let wanted = Self.picture(kind.make(), before: surroundings.apply, after: { _ in })
      let found = Self.picture(kind.make(), before: { _ in }, after: surroundings.apply)
      expectEqual(found, wanted, "\(kind.name)")
    }
  }
}
