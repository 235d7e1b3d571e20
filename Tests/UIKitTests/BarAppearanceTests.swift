import DeviceSupport
import Drawing
import Foundation
import Geometry
import Testing
import Typography
import UIKitCore
import TestSupport

/// Buttons and backgrounds of bars in an appearance set by the app.
@MainActor
struct BarAppearanceTests {
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

  /// Apps hide the titles of back buttons in this way.
  @Test func titlesAreMovedByTheAppearance() throws {
    fixture.first.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Save")
    fixture.navigation.pushViewController(fixture.page("second"), animated: false)
    fixture.navigation.popViewController(animated: false)
    let place = try label("Save").center
    let appearance = UINavigationBarAppearance()
    appearance.buttonAppearance.normal.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: -5)
    appearance.backButtonAppearance.normal.titlePositionAdjustment = UIOffset(horizontal: -1000, vertical: 0)
    bar.standardAppearance = appearance
    try expectEqual(label("Save").center, CGPoint(x: place.x + 3, y: place.y - 5))
    fixture.navigation.pushViewController(fixture.page("second"), animated: false)
    try expectLess(label("first").frame.maxX, 0)
    let copy = appearance.copy() as? UINavigationBarAppearance
    expectEqual(copy?.backButtonAppearance.normal.titlePositionAdjustment.horizontal, -1000)
    appearance.buttonAppearance.configureWithDefault(for: .plain)
    expectEqual(appearance.buttonAppearance.normal.titlePositionAdjustment, .zero)
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

  @Test func theHairlineReturnsAfterATemplateWithoutAColor() {
    let color = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
    func hasLine() -> Bool {
      fixture.run(for: 0.1)
      return fixture.fills().contains { $0.color == Color(red: 0.2, green: 0.4, blue: 0.6) }
    }
    func show(_ image: UIImage?, _ color: UIColor?) {
      let appearance = UINavigationBarAppearance()
      (appearance.shadowImage, appearance.shadowColor) = (image, color)
      bar.standardAppearance = appearance
      bar.scrollEdgeAppearance = appearance
    }
    show(nil, color)
    expectTrue(hasLine())
    show(UIImage(systemName: "star")?.withRenderingMode(.alwaysTemplate), nil)
    expectFalse(hasLine())
    show(nil, color)
    expectTrue(hasLine())
  }

  /// The image is above the bar, as wide as the bar, and replaces the hairline.
  @Test func barsAtTheBottomShowTheirShadowImage() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 6), format: format).image { _ in }
    func shadow(of bar: UIView) throws -> UIImageView {
      fixture.window.addSubview(bar)
      bar.layoutIfNeeded()
      return try #require(bar.descendants.lazy.compactMap { $0 as? UIImageView }.first { $0.image === image })
    }
    let (tabs, tools) = (UITabBar(frame: rect(0, 100, 300, 49)), UIToolbar(frame: rect(0, 200, 300, 44)))
    tabs.standardAppearance.shadowImage = image
    tools.standardAppearance.shadowImage = image
    for view in [try shadow(of: tabs), try shadow(of: tools)] {
      expectEqual(view.frame, rect(0, -6, 300, 6))
      expectNil(view.backgroundColor)
    }
    let (oldTabs, oldTools) = (UITabBar(frame: rect(0, 300, 300, 49)), UIToolbar(frame: rect(0, 400, 300, 44)))
    oldTabs.backgroundImage = UIImage()
    oldTabs.shadowImage = image
    oldTools.setShadowImage(image, forToolbarPosition: .any)
    for view in [try shadow(of: oldTabs), try shadow(of: oldTools)] { expectEqual(view.frame, rect(0, -6, 300, 6)) }
  }

  /// The older property has an effect with a background image only; the image is below the bar and as wide.
  @Test func navigationBarsShowTheirOlderShadowImage() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 6), format: format).image { _ in }
    func shadow() -> UIImageView? {
      fixture.run(for: 0.1)
      return bar.descendants.lazy.compactMap { $0 as? UIImageView }.first { $0.image === image && $0.alpha == 1 }
    }
    fixture.first.scrollView.contentOffset.y = 200
    bar.shadowImage = image
    expectNil(shadow(), "without a background image")
    bar.setBackgroundImage(UIImage(), for: .default)
    let view = try #require(shadow())
    expectEqual(view.frame, rect(0, bar.bounds.maxY, bar.bounds.width, 6))
    expectNil(view.backgroundColor)
    bar.shadowImage = nil
    expectNil(shadow())
  }

  @Test func blackBarHasLightStatusBar() throws {
    bar.barStyle = .black
    expectEqual(bar.traitCollection.userInterfaceStyle, .dark)
    expectEqual(fixture.root.scene.statusBarManager?.statusBarStyle, .lightContent)
    bar.barStyle = .default
    expectEqual(bar.traitCollection.userInterfaceStyle, .light)
  }

  @Test func buttonsHaveTheBackgroundOfTheirState() throws {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 20)).image { _ in }
    let bar = UINavigationBar(frame: rect(0, 0, 200, 44))
    let item = UINavigationItem(title: "")
    item.rightBarButtonItem = UIBarButtonItem(title: "Done", style: .plain, target: nil, action: nil)
    bar.items = [item]
    let appearance = UINavigationBarAppearance()
    appearance.buttonAppearance.normal.backgroundImage = picture
    appearance.buttonAppearance.normal.backgroundImagePositionAdjustment = UIOffset(horizontal: 0, vertical: 3)
    (bar.standardAppearance, bar.scrollEdgeAppearance) = (appearance, appearance)
    fixture.window.addSubview(bar)
    fixture.run(for: 0.1)
    let view = try #require(bar.descendants.first { ($0 as? UIImageView)?.image === picture })
    let button = try #require(view.superview)
    expectEqual(view.frame, rect(0, (button.bounds.height - 20) / 2 + 3, button.bounds.width, 20))
    let copy = (appearance.buttonAppearance.copy() as? UIBarButtonItemAppearance)?.normal
    expectIdentical(copy?.backgroundImage, picture)
    expectEqual(copy?.backgroundImagePositionAdjustment.vertical, 3)
  }

  @Test func imagesOfTabsAreMovedByTheirInsets() throws {
    let tabs = UITabBar(frame: rect(0, 0, 100, 49))
    let item = UITabBarItem(title: "Home", image: UIImage(systemName: "house"), tag: 0)
    tabs.items = [item]
    fixture.window.addSubview(tabs)
    tabs.layoutIfNeeded()
    let picture = try #require(tabs.descendants.first { ($0 as? UIImageView)?.image != nil })
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
