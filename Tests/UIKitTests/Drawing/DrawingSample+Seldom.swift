import Foundation
import UIKit

/// Parts of UIKit's views that few apps show.
extension DrawingSample {
  static let seldom = [menuStrips, menuStripsRightToLeft, submenu, sharedImage, zoom]

  private static let phone = CGSize(width: 320, height: 568)

  @MainActor
  private static func action(
    _ title: String, image: Bool = true, _ state: UIMenuElement.State = .off,
    _ attributes: UIMenuElement.Attributes = []
  ) -> UIAction {
    UIAction(
      title: title, subtitle: "Below", image: image ? DrawingSampleFixture.picture(16) : nil, attributes: attributes,
      state: state
    ) { _ in }
  }

  /// Menus whose elements are beside each other, in all sizes, and one of ordinary rows.
  @MainActor
  private static var strips: UIMenu {
    let small = UIMenu(
      title: "Small", options: .displayInline, preferredElementSize: .small,
      children: [action("A"), action("B", image: false), action("C", .on), action("D"), action("E", .off, .disabled)])
    let medium = UIMenu(
      title: "", options: .displayInline, preferredElementSize: .medium,
      children: [
        action("Cut"), action("Copy", .on), action("A title too long for its column", image: false),
        action("Delete", .off, .destructive),
      ])
    let rows = UIMenu(
      title: "Rows", options: .displayInline, preferredElementSize: .large,
      children: [action("Row"), action("On", .on)])
    return UIMenu(title: "All sizes", children: [small, medium, rows])
  }

  @MainActor
  private static func open(_ menu: UIMenu, _ fixture: DrawingSampleFixture) {
    let button = UIButton(configuration: .gray())
    button.configuration?.title = "Menu"
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    fixture.stack(button)
    fixture.tap(button.center)
    fixture.run(for: 1)
  }

  private static let menuStrips = DrawingSample(name: "menu-strips", size: phone) { fixture in
    open(strips, fixture)
    fixture.note("open")
  }

  private static let menuStripsRightToLeft = DrawingSample(
    name: "menu-strips-rtl", size: phone, direction: .rightToLeft
  ) { fixture in
    open(strips, fixture)
    fixture.note("from right to left")
  }

  private static let submenu = DrawingSample(name: "submenu", size: phone) { fixture in
    let inner = UIMenu(title: "Inner", subtitle: "More", children: [action("One"), action("Two", .mixed)])
    open(UIMenu(children: [action("First"), inner, action("Last")]), fixture)
    fixture.tap(CGPoint(x: 100, y: 130))
    fixture.run(for: 0.1)
    fixture.note("opening a submenu")
    fixture.run(for: 1)
    fixture.note("in the submenu")
    fixture.tap(CGPoint(x: 100, y: 120))
    fixture.run(for: 1)
    fixture.note("after a tap above its rows")
  }

  private static let sharedImage = DrawingSample(name: "shared-image", size: phone) { fixture in
    let root = UIViewController()
    fixture.window.rootViewController = root
    fixture.run(for: 0.1)
    for (moment, items) in [
      (
        "a picture and words of three lines",
        [
          DrawingSampleFixture.picture(60),
          "A text that is so long that it needs more than the two lines of the header",
        ]
      ), ("one thing without words", [Data()]), ("two things without words", [Data(), Data()]),
      ("a link", [URL(string: "https://example.com/path")]),
    ] as [(String, [Any?])] {
      let sheet = UIActivityViewController(activityItems: items.compactMap { $0 }, applicationActivities: nil)
      root.present(sheet, animated: false)
      fixture.run(for: 0.3)
      fixture.note(moment)
      root.dismiss(animated: false)
      fixture.run(for: 0.3)
    }
  }

  private static let zoom = DrawingSample(name: "zoom", size: phone) { fixture in
    let (root, page) = (UIViewController(), UIViewController())
    root.view.backgroundColor = .systemYellow
    page.view.backgroundColor = .systemBackground
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    label.text = "Zoomed"
    page.view.addSubview(label)
    fixture.window.rootViewController = root
    let thumbnail = fixture.add(CGRect(x: 40, y: 300, width: 80, height: 120), .systemTeal, to: root.view)
    thumbnail.layer.cornerRadius = 10
    fixture.run(for: 0.1)
    let options = UIViewController.Transition.ZoomOptions()
    options.dimmingColor = UIColor.black.withAlphaComponent(0.4)
    page.preferredTransition = .zoom(options: options) { _ in thumbnail }
    root.present(page, animated: true)
    for time in [0.05, 0.15, 0.8] {
      fixture.run(for: time)
      fixture.note("\(time) s later")
    }
    page.dismiss(animated: true)
    for time in [0.05, 0.15, 0.8] {
      fixture.run(for: time)
      fixture.note("closing, \(time) s later")
    }
  }
}
