import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// Properties that apps read and set by name, and that UIKit has on iOS without declaring them.
@MainActor
struct NamedPropertyTests {
  private let fixture = NavigationFixture()

  private final class OwnBar: UITabBar {}

  @Test func viewsLabelsAndFieldsAreSetByName() {
    let label = UILabel()
    label.setValuesForKeys(["text": "a", "numberOfLines": 3, "textColor": UIColor.red, "userInteractionEnabled": true])
    label.setValue(2.5, forKeyPath: "layer.cornerRadius")
    expectEqual([label.text, "\(label.numberOfLines)"], ["a", "3"])
    expectEqual(label.textColor, .red)
    expectTrue(label.isUserInteractionEnabled)
    expectEqual(label.layer.cornerRadius, 2.5)
    let field = UITextField()
    field.setValue("hint", forKey: "placeholder")
    expectEqual(field.placeholder, "hint")
    // The system ignores it since iOS 16, and says so.
    UIDevice.current.setValue(UIInterfaceOrientation.landscapeLeft.rawValue, forKey: "orientation")
  }

  /// Apps pass the name of a layer's alignment too, which iOS compares with `CATextLayerAlignmentMode`.
  @Test func titlesOfActionsAreAlignedByNumberAndByName() {
    let action = UIAlertAction(title: "A", style: .default)
    let names: [(CATextLayerAlignmentMode, NSTextAlignment)] = [
      (.left, .left), (.right, .right), (.center, .center), (.justified, .justified), (.natural, .natural),
    ]
    for (name, alignment) in names {
      action.setValue(name, forKey: "titleTextAlignment")
      expectEqual(action.value(forKey: "titleTextAlignment") as? Int, alignment.rawValue, "\(name)")
    }
    action.setValue(nil, forKey: "titleTextAlignment")
    expectNil(action.value(forKey: "titleTextAlignment"))
  }

  @Test func barsGiveTheViewsOfTheirItems() throws {
    let item = UIBarButtonItem(title: "Add", style: .plain, target: nil, action: nil)
    fixture.first.navigationItem.rightBarButtonItem = item
    fixture.run(for: 0.1)
    let view = try #require(item.value(forKey: "view") as? UIView)
    expectTrue(view.isDescendant(of: fixture.navigation.navigationBar))
    expectNil(UIBarButtonItem().value(forKey: "view"))
    expectEqual(UIBarButtonItem(systemItem: .trash).value(forKey: "systemItem") as? Int, 16)
    expectEqual(UIBarButtonItem(title: "A").value(forKey: "systemItem") as? Int, -1)
    fixture.navigation.navigationBar.setValue(true, forKey: "hidesShadow")
    expectEqual(fixture.navigation.navigationBar.value(forKey: "hidesShadow") as? Bool, true)

    let search = UISearchBar()
    expectNil(search.value(forKey: "cancelButton"))
    search.showsCancelButton = true
    search.setValue("Annuler", forKey: "cancelButtonText")
    expectEqual((search.value(forKey: "cancelButton") as? UIButton)?.currentTitle, "Annuler")
    expectIdentical(search.value(forKey: "searchField") as? UITextField, search.searchTextField)
  }

  @Test func aTabBarControllerTakesAnAppsBar() throws {
    let tabs = UITabBarController()
    tabs.viewControllers = ["One", "Two"].map { title in
      let page = UIViewController()
      page.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
      return page
    }
    fixture.window.rootViewController = tabs
    fixture.run(for: 0.1)
    tabs.selectedIndex = 1
    let bar = OwnBar()
    tabs.setValue(bar, forKey: "tabBar")
    fixture.run(for: 0.1)
    expectIdentical(tabs.tabBar, bar)
    expectIdentical(bar.superview, tabs.view)
    expectEqual(bar.items?.map(\.title), ["One", "Two"])
    expectIdentical(bar.selectedItem, bar.items?[1])
    let view = try #require(bar.items?[0].value(forKey: "view") as? UIView)
    fixture.tap(view.convert(view.bounds, to: nil).middle)
    expectEqual(tabs.selectedIndex, 0)
  }

  @Test func alertsTakeAttributedTextsColorsAndContent() throws {
    let alert = UIAlertController(title: "T", message: "M", preferredStyle: .actionSheet)
    alert.setValue(
      NSAttributedString(string: "Big", attributes: [.font: UIFont.boldSystemFont(ofSize: 30)]),
      forKey: "attributedTitle")
    alert.setValue(NSAttributedString(string: "Small"), forKey: "attributedMessage")
    let content = UIViewController()
    content.preferredContentSize = CGSize(width: 0, height: 120)
    alert.setValue(content, forKey: "contentViewController")
    let action = UIAlertAction(title: "Green", style: .default)
    action.setValue(UIColor.green, forKey: "titleTextColor")
    action.setValue(true, forKey: "checked")
    action.setValue(NSTextAlignment.left.rawValue, forKey: "titleTextAlignment")
    action.setValue(UIImage(systemName: "star"), forKey: "image")
    expectEqual(action.value(forKey: "checked") as? Bool, true)
    alert.addAction(action)
    fixture.first.present(alert, animated: false)
    fixture.run(for: 1)
    let texts = fixture.drawnTexts()
    expectTrue(texts.contains("Big") && texts.contains("Small") && !texts.contains("T"))
    let row = try #require(fixture.window.label(saying: "Green"))
    expectEqual(row.textColor, .green)
    expectEqual(row.textAlignment, .left)
    let view = try #require(content.viewIfLoaded)
    expectEqual(view.bounds.height, 120)
    expectIdentical(content.parent, alert)
    expectAtLeast(
      view.convert(view.bounds, to: nil).minY,
      try #require(fixture.window.label(saying: "Small")).convert(CGPoint.zero, to: nil).y)
  }
}

extension CGRect {
  fileprivate var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
