import DeviceSupport
import Foundation
import Geometry
import TestSupport
import Testing
import UIKitCore

/// Marks of bar buttons and lines below titles, as of iOS 26.
@MainActor
struct BarBadgeTests {
  private let fixture = NavigationFixture()
  private var bar: UINavigationBar { fixture.navigation.navigationBar }
  private let item = UIBarButtonItem(image: UIImage(systemName: "bell"))

  /// The visible label of a text, among those of the large title or the others.
  private func label(_ text: String, isLarge: Bool = false) -> UILabel? {
    fixture.run(for: 0.1)
    return bar.everyView.lazy.compactMap { $0 as? UILabel }.first {
      $0.text == text && !$0.isHidden && $0.superview?.clipsToBounds == isLarge
    }
  }

  @Test func aButtonShowsItsBadge() throws {
    fixture.first.navigationItem.rightBarButtonItem = item
    let badge = UIBarButtonItem.Badge.count(3)
    expectEqual(badge.stringValue, "3")
    item.badge = badge
    let text = try #require(label("3"))
    let mark = try #require(text.superview)
    let button = try #require(mark.superview)
    expectEqual(mark.backgroundColor, .systemRed)
    expectEqual(text.textColor, .white)
    expectGreater(mark.frame.midX, button.bounds.midX)
    expectLess(mark.frame.midY, button.bounds.midY)
    item.badge?.backgroundColor = .blue
    item.badge?.foregroundColor = .yellow
    item.badge?.font = .systemFont(ofSize: 9)
    expectEqual(label("3")?.textColor, .yellow)
    expectEqual(label("3")?.font.pointSize, 9)
    expectEqual(label("3")?.superview?.backgroundColor, .blue)
    expectNil(badge.backgroundColor, "the item has a copy")
    item.badge = .string("New")
    expectNotNil(label("New"))
    expectNil(label("3"))
    item.badge = nil
    expectNil(label("New"))
  }

  @Test(arguments: ["128", "99+", "New"]) func textsFit(text: String) throws {
    fixture.first.navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "bell"), style: .plain, target: nil, action: nil)
    fixture.first.navigationItem.rightBarButtonItem?.badge = .string(text)
    let shown = try #require(self.label(text))
    expectAtLeast(shown.bounds.width, shown.sizeThatFits(.zero).width)
    fixture.first.navigationItem.rightBarButtonItem?.badge?.font = .systemFont(ofSize: 24)
    let large = try #require(self.label(text))
    expectAtLeast(large.bounds.height, large.sizeThatFits(.zero).height)
  }

  @Test func anIndicatorIsADot() throws {
    fixture.first.navigationItem.rightBarButtonItem = item
    item.badge = .indicator()
    expectNil(item.badge?.stringValue)
    fixture.run(for: 0.1)
    let dot = try #require(bar.everyView.first { $0.backgroundColor == .systemRed })
    expectEqual(dot.bounds.width, dot.bounds.height)
    expectLess(dot.bounds.width, 12)
  }

  @Test func theSubtitleIsBelowTheTitle() throws {
    let item = fixture.first.navigationItem
    item.subtitle = "12 messages"
    let (title, subtitle) = (try #require(label("first")), try #require(label("12 messages")))
    expectEqual(subtitle.frame.minY, title.frame.maxY)
    expectEqual(subtitle.frame.midX, title.frame.midX)
    expectClose((title.frame.minY + subtitle.frame.maxY) / 2, 22, within: 0.5)
    let appearance = UINavigationBarAppearance()
    appearance.subtitleTextAttributes = [.foregroundColor: UIColor.red]
    bar.standardAppearance = appearance
    expectEqual(label("12 messages")?.textColor, .red)
    item.subtitle = nil
    expectNil(label("12 messages"))
    expectEqual(label("first")?.frame.height, 44)
  }

  @Test func theLargeTitleHasLinesOfItsOwn() throws {
    bar.prefersLargeTitles = true
    fixture.run(for: 0.1)
    let height = bar.frame.height
    let item = fixture.first.navigationItem
    item.subtitle = "small"
    (item.largeTitle, item.largeSubtitle) = ("Large", "below")
    let (large, below) = (
      try #require(label("Large", isLarge: true)), try #require(label("below", isLarge: true))
    )
    expectEqual(below.frame.minY, large.frame.maxY)
    expectEqual(below.frame.minX, large.frame.minX)
    expectGreater(bar.frame.height, height + 10)
    item.largeSubtitle = nil
    expectEqual(label("small", isLarge: true)?.frame.minX, large.frame.minX)
  }
}

extension UIView {
  fileprivate var everyView: [UIView] { [self] + subviews.flatMap(\.everyView) }
}
