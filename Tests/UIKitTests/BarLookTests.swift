import DeviceSupport
import Foundation
import Geometry
import Testing
import Typography
import UIKitCore
import TestSupport

/// Buttons and backgrounds of bars in an appearance set by the app.
@MainActor
@Suite struct BarLookTests {
  private let stage: NavigationFixture
  private var bar: UINavigationBar { stage.navigation.navigationBar }

  init() {
    stage = NavigationFixture()
  }

  private func label(_ text: String) throws -> UILabel {
    stage.run(for: 0.1)
    return try #require(bar.descendants.lazy.compactMap { $0 as? UILabel }.first { $0.text == text })
  }

  private func ground() -> String {
    stage.run(for: 0.1)
    return stage.root.record().dump()
  }

  @Test func itemAttributesOverrideBarAttributes() throws {
    let look = UINavigationBarAppearance()
    look.buttonAppearance.normal.titleTextAttributes = [
      .foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 9),
    ]
    look.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
    bar.standardAppearance = look
    let item = UIBarButtonItem(title: "Edit")
    stage.first.navigationItem.leftBarButtonItem = item
    stage.first.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Save", style: .done, target: nil, action: nil)
    #expect(try label("Edit").textColor == .red)
    #expect(try label("Edit").font.pointSize == 9)
    #expect(try label("Save").textColor == .green)
    item.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .normal)
    #expect(try label("Edit").textColor == .blue)
    item.isEnabled = false
    item.setTitleTextAttributes([.foregroundColor: UIColor.brown], for: .disabled)
    #expect(try label("Edit").textColor == .brown)
    expectEqual((look.copy() as? UINavigationBarAppearance)?.buttonAppearance.normal.titleTextAttributes.count, 2)
  }

  @Test func backButtonTakesBarsAttributes() throws {
    bar.standardAppearance.backButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.clear]
    stage.navigation.pushViewController(stage.page("second"), animated: false)
    #expect(try label("first").textColor == .clear)
  }

  @Test func aBackgroundImageOfNoSizeLeavesNothing() {
    stage.first.scrollView.contentOffset.y = 200
    let glass = ground()
    bar.setBackgroundImage(UIImage(), for: .default)
    bar.shadowImage = UIImage()
    let clear = ground()
    #expect(glass.contains("blur") && !clear.contains("blur"))
    expectLess(clear.split(separator: "\n").count, glass.split(separator: "\n").count)
  }

  @Test func blackBarHasLightStatusBar() throws {
    bar.barStyle = .black
    expectEqual(bar.traitCollection.userInterfaceStyle, .dark)
    expectEqual(stage.root.scene.statusBarManager?.statusBarStyle, .lightContent)
    bar.barStyle = .default
    expectEqual(bar.traitCollection.userInterfaceStyle, .light)
  }

  @Test func imagesOfTabsAreMovedByTheirInsets() throws {
    let tabs = UITabBar(frame: rect(0, 0, 100, 49))
    let item = UITabBarItem(title: "Home", image: UIImage(systemName: "house"), tag: 0)
    tabs.items = [item]
    stage.window.addSubview(tabs)
    tabs.layoutIfNeeded()
    let picture = try #require(tabs.descendants.first { $0 is UIImageView && $0.bounds.width > 0 })
    let title = try #require(tabs.descendants.first { ($0 as? UILabel)?.text == "Home" })
    let (before, titleBefore) = (picture.frame, title.frame)
    item.imageInsets = UIEdgeInsets(top: 6, left: 0, bottom: -6, right: 0)
    item.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: -3)
    item.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    stage.run(for: 0.1)
    expectEqual(picture.frame, before.offsetBy(dx: 0, dy: 6))
    expectEqual(title.frame, titleBefore.offsetBy(dx: 0, dy: -3))
    expectEqual(
      (title as? UILabel)?.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor, .red)
  }
}

extension UIView {
  fileprivate var descendants: [UIView] { subviews.flatMap { [$0] + $0.descendants } }
}
