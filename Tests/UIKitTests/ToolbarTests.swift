import DeviceSupport
import Foundation
import Geometry
import Testing
import Typography
import UIKitCore
import TestSupport

/// The bar at the bottom of a navigation controller, on a phone with 30 points below the safe area.
@MainActor
struct ToolbarTests {
  private let fixture: NavigationFixture
  private var navigation: UINavigationController { fixture.navigation }

  init() {
    fixture = NavigationFixture()
  }

  private func titles() -> [String] {
    fixture.run(for: 0.1)
    return navigation.toolbar.subviews.flatMap(\.subviews).compactMap { ($0 as? UILabel)?.text }
  }

  @Test func imagesTakeThePlaceOfTheBackground() {
    navigation.isToolbarHidden = false
    let bar = navigation.toolbar ?? UIToolbar()
    let image = UIImage()
    bar.setBackgroundImage(image, forToolbarPosition: .any, barMetrics: .default)
    bar.setShadowImage(image, forToolbarPosition: .any)
    expectIdentical(bar.backgroundImage(forToolbarPosition: .any, barMetrics: .default), image)
    fixture.run(for: 0.1)
    let views = bar.subviews.first?.subviews ?? []
    expectNil(views.last?.backgroundColor)
    expectEqual(bar.barPosition, .bottom)
    expectEqual(navigation.navigationBar.barPosition, .topAttached)
  }

  @Test func toolbarShowsTopControllersItems() {
    fixture.first.toolbarItems = [UIBarButtonItem(title: "Edit"), .flexibleSpace(), UIBarButtonItem(title: "Sort")]
    expectTrue(navigation.isToolbarHidden)
    expectEqual(fixture.first.view.safeAreaInsets.bottom, 30)
    navigation.isToolbarHidden = false
    expectEqual(titles(), ["Edit", "Sort"])
    expectEqual(navigation.toolbar.frame, rect(0, 844 - 74, 390, 74))
    expectEqual(fixture.first.view.safeAreaInsets.bottom, 74)
    let second = fixture.page("second")
    second.toolbarItems = [UIBarButtonItem(title: "Share")]
    navigation.pushViewController(second, animated: false)
    expectEqual(titles(), ["Share"])
    second.setToolbarItems(nil, animated: false)
    expectEqual(titles(), [])
    navigation.popViewController(animated: false)
    expectEqual(titles(), ["Edit", "Sort"])
  }

  @Test func toolbarShowsAndHides() {
    navigation.setToolbarHidden(false, animated: true)
    fixture.run(for: 1)
    expectClose(navigation.toolbar.frame.minY, 844 - 74)
    navigation.setToolbarHidden(true, animated: true)
    fixture.run(for: 1)
    expectAtLeast(navigation.toolbar.frame.minY, 844)
    expectEqual(fixture.first.view.safeAreaInsets.bottom, 30)
  }

  /// Buttons move up with their bar, and not from a corner of it.
  @Test func buttonsComeWithTheirBar() throws {
    fixture.first.toolbarItems = [UIBarButtonItem(title: "Edit"), .flexibleSpace(), UIBarButtonItem(title: "Sort")]
    navigation.setToolbarHidden(false, animated: true)
    func frames() throws -> [CGRect] {
      try ["Edit", "Sort"].map { title in
        let label = try #require(navigation.toolbar.label(saying: title))
        let button = try #require(label.superview?.layer.presentation())
        return button.frame
      }
    }
    fixture.run(for: 0.05)
    let coming = try frames()
    fixture.run(for: 1)
    expectEqual(coming, try frames())
    expectEqual(coming.map(\.minX).first, 8)
    expectEqual(coming.map(\.maxX).last, 382)
  }

  @Test func anItemThatLeftDoesNotChangeTheBar() {
    let bar = UIToolbar(frame: rect(0, 0, 300, 44))
    let (old, new) = (UIBarButtonItem(title: "Old"), UIBarButtonItem(title: "New"))
    bar.items = [old]
    bar.items = [new]
    fixture.window.addSubview(bar)
    bar.layoutIfNeeded()
    let shown = bar.subviews
    old.title = "Other"
    expectTrue(bar.subviews.elementsEqual(shown, by: ===))
    new.title = "Changed"
    bar.layoutIfNeeded()
    expectEqual(bar.subviews.flatMap(\.subviews).compactMap { ($0 as? UILabel)?.text }, ["Changed"])
  }

  @Test func flexibleSpacesShareLeftoverWidth() throws {
    let bar = UIToolbar(frame: rect(0, 0, 300, 44))
    var taps = 0
    let middle = UIBarButtonItem(title: "Middle", primaryAction: UIAction { _ in taps += 1 })
    bar.items = [UIBarButtonItem(title: "A"), .flexibleSpace(), middle, .flexibleSpace(), UIBarButtonItem(title: "B")]
    fixture.window.addSubview(bar)
    bar.layoutIfNeeded()
    let buttons = bar.subviews.compactMap { $0 as? UIControl }
    expectEqual(buttons.count, 5)
    expectEqual(buttons.first?.frame.minX, 8)
    expectEqual(buttons.last?.frame.maxX, 292)
    expectLess(abs((buttons.count > 2 ? buttons[2].frame.midX : 0) - 150), 0.001)
    buttons[2].sendActions(for: .touchUpInside)
    expectEqual(taps, 1)
    middle.isHidden = true
    bar.layoutIfNeeded()
    expectEqual(bar.subviews.compactMap { $0 as? UIControl }.count, 4)
    expectEqual(bar.intrinsicContentSize.height, 44)
  }

  /// The symbols of system items, as in the Human Interface Guidelines.
  @Test(arguments: [
    (UIBarButtonItem.SystemItem.add, "plus"), (.compose, "square.and.pencil"), (.reply, "arrowshape.turn.up.left"),
    (.action, "square.and.arrow.up"), (.organize, "folder"), (.bookmarks, "book"), (.search, "magnifyingglass"),
    (.refresh, "arrow.clockwise"), (.stop, "xmark"), (.close, "xmark"), (.camera, "camera"), (.trash, "trash"),
    (.play, "play.fill"), (.pause, "pause.fill"), (.rewind, "backward.fill"), (.fastForward, "forward.fill"),
  ])
  func systemItemsShowTheirSymbols(item: UIBarButtonItem.SystemItem, symbol: String) {
    fixture.device.becomeCurrent()
    navigation.isToolbarHidden = false
    fixture.first.toolbarItems = [
      UIBarButtonItem(barButtonSystemItem: item, target: nil, action: nil),
      UIBarButtonItem(image: UIImage(systemName: symbol), style: .plain, target: nil, action: nil),
    ]
    fixture.run(for: 0.1)
    func images(_ view: UIView) -> [UIImage] {
      ((view as? UIImageView)?.image.map { [$0] } ?? []) + view.subviews.flatMap(images)
    }
    let shown = navigation.toolbar.map(images) ?? []
    expectEqual(shown.count, 2)
    expectEqual(shown.first, shown.last)
  }
}
