import DeviceSupport
import Foundation
import Geometry
import Testing
import Typography
import UIKitCore
import TestSupport

/// Buttons and backgrounds of bars in an appearance set by the app.
@MainActor
@Suite struct BarAppearanceTests {
  private let fixture: NavigationFixture
  private var bar: UINavigationBar { fixture.navigation.navigationBar }

  init() {
    fixture = NavigationFixture()
  }

  private func label(_ text: String) throws -> UILabel {
    fixture.run(for: 0.1)
    return try #require(bar.descendants.lazy.compactMap { $0 as? UILabel }.first { $0.text == text })
  }

  private func background() -> String {
    fixture.run(for: 0.1)
    return fixture.root.record().dump()
  }

  @Test func itemAttributesOverrideBarAttributes() throws {
    let appearance = UINavigationBarAppearance()
    appearance.buttonAppearance.normal.titleTextAttributes = [
      .foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 9),
    ]
    appearance.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
    bar.standardAppearance = appearance
    let item = UIBarButtonItem(title: "Edit")
    fixture.first.navigationItem.leftBarButtonItem = item
    fixture.first.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Save", style: .done, target: nil, action: nil)
    try expectEqual(label("Edit").textColor, .red)
    try expectEqual(label("Edit").font.pointSize, 9)
    try expectEqual(label("Save").textColor, .green)
    item.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .normal)
    try expectEqual(label("Edit").textColor, .blue)
    item.isEnabled = false
    item.setTitleTextAttributes([.foregroundColor: UIColor.brown], for: .disabled)
    try expectEqual(label("Edit").textColor, .brown)
    expectEqual((appearance.copy() as? UINavigationBarAppearance)?.buttonAppearance.normal.titleTextAttributes.count, 2)
  }

  @Test func backButtonTakesBarsAttributes() throws {
    bar.standardAppearance.backButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.clear]
    fixture.navigation.pushViewController(fixture.page("second"), animated: false)
    try expectEqual(label("first").textColor, .clear)
  }

  @Test func aBackgroundImageOfNoSizeLeavesNothing() {
    fixture.first.scrollView.contentOffset.y = 200
    let material = background()
    bar.setBackgroundImage(UIImage(), for: .default)
    bar.shadowImage = UIImage()
    let clear = background()
    #expect(material.contains("blur") && !clear.contains("blur"))
    expectLess(clear.split(separator: "\n").count, material.split(separator: "\n").count)
  }

  @Test func blackBarHasLightStatusBar() throws {
    bar.barStyle = .black
    expectEqual(bar.traitCollection.userInterfaceStyle, .dark)
    expectEqual(fixture.root.scene.statusBarManager?.statusBarStyle, .lightContent)
    bar.barStyle = .default
    expectEqual(bar.traitCollection.userInterfaceStyle, .light)
  }

  @Test func imagesOfTabsAreMovedByTheirInsets() throws {
    let tabs = UITabBar(frame: rect(0, 0, 100, 49))
    let item = UITabBarItem(title: "Home", image: UIImage(systemName: "house"), tag: 0)
    tabs.items = [item]
    fixture.window.addSubview(tabs)
    tabs.layoutIfNeeded()
    let picture = try #require(tabs.descendants.first { $0 is UIImageView && $0.bounds.width > 0 })
    let title = try #require(tabs.descendants.first { ($0 as? UILabel)?.text == "Home" })
    let (before, titleBefore) = (picture.frame, title.frame)
    item.imageInsets = UIEdgeInsets(top: 6, left: 0, bottom: -6, right: 0)
    item.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: -3)
    item.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    fixture.run(for: 0.1)
    expectEqual(picture.frame, before.offsetBy(dx: 0, dy: 6))
    expectEqual(title.frame, titleBefore.offsetBy(dx: 0, dy: -3))
    expectEqual(
      (title as? UILabel)?.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor, .red)
  }
}

extension UIView {
  fileprivate var descendants: [UIView] { subviews.flatMap { [$0] + $0.descendants } }
}
