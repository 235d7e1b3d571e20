import Foundation
import UIKit

extension DrawingSample {
  static let presentations = [alert, actionSheet, sheet, fullScreen, crossDissolve, contextMenu, buttonMenu]

  private static let phone = CGSize(width: 320, height: 568)

  /// The window's root controller, whose view has a background color.
  @MainActor
  private static func root(_ fixture: DrawingSampleFixture) -> UIViewController {
    let root = UIViewController()
    root.view.backgroundColor = .systemYellow
    fixture.window.rootViewController = root
    fixture.run(for: 0.1)
    return root
  }

  private static let alert = DrawingSample(name: "alert", size: phone) { fixture in
    let root = root(fixture)
    let alert = UIAlertController(
      title: "Title", message: "A message that takes two lines at least", preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    root.present(alert, animated: true)
    fixture.run(for: 0.1)
    fixture.note("appearing")
    fixture.run(for: 1)
    fixture.note("shown")
    alert.dismiss(animated: true)
    fixture.run(for: 0.1)
    fixture.note("going")
  }

  private static let actionSheet = DrawingSample(name: "action-sheet", size: phone) { fixture in
    let root = root(fixture)
    let sheet = UIAlertController(title: "Title", message: nil, preferredStyle: .actionSheet)
    for title in ["One", "Two"] { sheet.addAction(UIAlertAction(title: title, style: .default)) }
    sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    sheet.actions[1].isEnabled = false
    sheet.preferredAction = sheet.actions[0]
    root.present(sheet, animated: true)
    fixture.run(for: 0.1)
    fixture.note("appearing")
    fixture.run(for: 1)
    fixture.note("shown")
    fixture.touch(.began, at: CGPoint(x: 160, y: 380))
    fixture.run(for: 0.1)
    fixture.note("a finger on a button")
  }

  private static let sheet = DrawingSample(name: "sheet", size: phone) { fixture in
    let root = root(fixture)
    let content = UIViewController()
    content.view.backgroundColor = .systemBackground
    content.sheetPresentationController?.detents = [.medium(), .large()]
    content.sheetPresentationController?.prefersGrabberVisible = true
    root.present(content, animated: true)
    fixture.run(for: 0.1)
    fixture.note("appearing")
    fixture.run(for: 1)
    fixture.note("medium")
    fixture.drag(from: CGPoint(x: 160, y: 300), by: CGPoint(x: 0, y: -120), lifts: false)
    fixture.note("dragged up")
    fixture.touch(.ended, at: CGPoint(x: 160, y: 180))
    fixture.run(for: 1)
    fixture.note("large")
    content.sheetPresentationController?.preferredCornerRadius = 30
    content.dismiss(animated: true)
    fixture.run(for: 0.1)
    fixture.note("going")
  }

  private static let fullScreen = DrawingSample(name: "full-screen", size: phone) { fixture in
    let root = root(fixture)
    let content = UIViewController()
    content.view.backgroundColor = .systemBackground
    content.modalPresentationStyle = .fullScreen
    root.present(content, animated: true)
    fixture.run(for: 0.1)
    fixture.note("appearing")
    fixture.run(for: 1)
    fixture.note("shown")
  }

  private static let crossDissolve = DrawingSample(name: "cross-dissolve", size: phone) { fixture in
    let root = root(fixture)
    let content = UIViewController()
    content.view.backgroundColor = UIColor.black.withAlphaComponent(0.5)
    (content.modalPresentationStyle, content.modalTransitionStyle) = (.overFullScreen, .crossDissolve)
    root.present(content, animated: true)
    fixture.run(for: 0.1)
    fixture.note("appearing")
    fixture.run(for: 1)
    fixture.note("shown")
  }

  private final class MenuOwner: NSObject, UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in menu }
    }
  }

  @MainActor
  private static var menu: UIMenu {
    UIMenu(
      title: "Title",
      children: [
        UIAction(title: "Plain", image: DrawingSampleFixture.picture(16)) { _ in },
        UIAction(title: "On", state: .on) { _ in },
        UIAction(title: "Disabled", attributes: .disabled) { _ in },
        UIMenu(title: "", options: .displayInline, children: [UIAction(title: "Inline", subtitle: "Below") { _ in }]),
        UIMenu(title: "Sub", image: DrawingSampleFixture.picture(12), children: [UIAction(title: "Inner") { _ in }]),
        UIAction(title: "Delete", attributes: .destructive) { _ in },
      ])
  }

  private static let contextMenu = DrawingSample(name: "context-menu", size: phone) { fixture in
    let owner = MenuOwner()
    let view = fixture.add(CGRect(x: 40, y: 60, width: 120, height: 60), .systemTeal)
    view.layer.cornerRadius = 8
    view.addInteraction(UIContextMenuInteraction(delegate: owner))
    fixture.touch(.began, at: CGPoint(x: 60, y: 80))
    fixture.run(for: 0.3)
    fixture.note("held")
    fixture.run(for: 0.3)
    fixture.note("opening")
    fixture.run(for: 1)
    fixture.note("open")
    fixture.touch(.ended, at: CGPoint(x: 60, y: 80))
    fixture.run(for: 0.5)
    fixture.touch(.began, at: CGPoint(x: 100, y: 200))
    fixture.run(for: 0.1)
    fixture.note("a finger on a row")
    fixture.touch(.ended, at: CGPoint(x: 300, y: 20))
    fixture.run(for: 0.1)
    fixture.note("closing")
  }

  private static let buttonMenu = DrawingSample(name: "button-menu", size: phone, direction: .rightToLeft) { fixture in
    let button = UIButton(configuration: .gray())
    button.configuration?.title = "Menu"
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    fixture.stack(button)
    fixture.tap(button.center)
    fixture.run(for: 0.05)
    fixture.note("opening")
    fixture.run(for: 1)
    fixture.note("open")
  }
}
