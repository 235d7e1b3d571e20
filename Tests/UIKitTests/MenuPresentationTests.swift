import DeviceSupport
import Foundation
import Geometry
import Testing
import UIKit

@testable import UIKitCore
import TestSupport

/// Menus on the screen: the gestures that open them, their content, and their reaction to touches.
@MainActor
struct MenuPresentationTests {
  private func fixture(_ titles: String...) -> MenuFixture {
    let fixture = MenuFixture()
    fixture.menu = UIMenu(children: titles.map { fixture.action($0) })
    return fixture
  }

  // MARK: Opening

  @Test func longPressOpensMenuAndNotifiesDelegate() {
    let fixture = fixture("a", "b")
    fixture.touch(.began, at: CGPoint(x: 100, y: 230))
    fixture.run(for: 0.45)
    expectNil(fixture.overlay)
    expectEqual(fixture.log, [])
    fixture.run(for: 0.1)
    expectEqual(fixture.log, ["menu? 60 30", "suggested 0", "will display id", "animations"])
    expectEqual(fixture.titles, ["a", "b"])
    fixture.run(for: 1)
    expectEqual(fixture.log.last, "displayed")
    expectEqual(fixture.interaction.menuAppearance, .rich)
    fixture.touch(.ended, at: CGPoint(x: 100, y: 230))
    fixture.run(for: 1)
    expectNotNil(fixture.overlay, "lifting the finger leaves it open")
  }

  @Test func theRowBelowTheFingerIsHighlighted() throws {
    let fixture = fixture("a", "b")
    fixture.open()
    let menu = try #require(fixture.shown)
    let middles = menu.rows.map { $0.convert($0.bounds.center, to: nil) }
    fixture.touch(.began, at: middles[0])
    expectEqual(menu.rows.map(\.isHighlighted), [true, false])
    fixture.touch(.moved, at: middles[1])
    expectEqual(menu.rows.map(\.isHighlighted), [false, true])
    let before = fixture.log
    fixture.touch(.cancelled, at: middles[1])
    fixture.run(for: 1)
    expectEqual(menu.rows.map(\.isHighlighted), [false, false])
    expectEqual(fixture.log, before, "nothing is chosen")
  }

  @Test func largeTextIsNotTruncated() throws {
    let fixture = fixture("Mark all of these as unread again", "b")
    fixture.root.environment.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    fixture.touch(.began, at: CGPoint(x: 100, y: 230), buttons: .secondary)
    fixture.run(for: 1)
    let menu = try #require(fixture.shown)
    expectEqual(menu.bounds.width, 374)
    let row = try #require(menu.rows.first)
    let label = try #require(row.subviews.lazy.compactMap { $0 as? UILabel }.first)
    let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude)).height
    expectAtMost(needed, row.bounds.height)
    expectLess(2.5 * label.font.lineHeight, needed)
  }

  @Test func theOtherMouseButtonOpensItAtOnce() {
    let fixture = fixture("a")
    fixture.touch(.began, at: CGPoint(x: 100, y: 230), buttons: .secondary)
    expectEqual(fixture.titles, ["a"])
  }

  @Test func withoutAMenuNothingOpens() {
    for menu in [nil, UIMenu(), UIMenu(children: [UIAction(attributes: .hidden) { _ in }])] {
      let fixture = MenuFixture(menu)
      fixture.press()
      expectNil(fixture.overlay)
      expectEqual(fixture.log.first, "menu? 60 30")
      #expect(!fixture.log.contains("will display id"))
    }
  }

  @Test func liftedViewLeavesEmptySpace() throws {
    let fixture = fixture("a")
    fixture.press()
    let lifted = try #require(fixture.lifted)
    expectEqual(lifted.frame, CGRect(x: 40, y: 200, width: 120, height: 60))
    expectEqual(fixture.view.alpha, 0)
    let menu = try #require(fixture.shown)
    expectEqual(menu.convert(menu.bounds, to: fixture.root.window), CGRect(x: 40, y: 270, width: 250, height: 44))
    fixture.interaction.dismissMenu()
    fixture.run(for: 1)
    expectEqual(fixture.view.alpha, 1)
    expectNil(fixture.overlay)
    expectEqual(fixture.log.suffix(2), ["will end", "ended"])
  }

  @Test func menuGrowsFromSource() throws {
    let fixture = fixture("a", "b")
    fixture.touch(.began, at: CGPoint(x: 100, y: 230))
    fixture.run(for: 0.52)
    let plate = try #require(fixture.overlay?.subviews.last as? MenuPlate)
    let early = try #require(plate.layer.presentation())
    expectLess(early.affineTransform().a, 0.9)
    expectLess(early.opacity, 0.9)
    expectEqual(plate.anchorPoint, CGPoint(x: 60.0 / 250, y: 0))
    fixture.run(for: 1)
    expectEqual(plate.layer.presentation()?.affineTransform(), .identity)
  }

  // MARK: Closing

  @Test func touchOutsideClosesMenu() {
    let fixture = fixture("a")
    fixture.open()
    fixture.tap(CGPoint(x: 300, y: 700))
    expectEqual(fixture.log.last, "will end")
    fixture.run(for: 1)
    expectNil(fixture.overlay)
    expectEqual(fixture.interaction.menuAppearance, .unknown)
    fixture.open()
    expectNotNil(fixture.overlay, "and it opens again")
  }

  @Test func tapOnPreviewPerformsPreviewAction() {
    let fixture = fixture("a")
    fixture.open()
    fixture.tap(CGPoint(x: 100, y: 230))
    fixture.run(for: 1)
    expectEqual(fixture.log.suffix(4), ["preview", "will end", "committed", "ended"])
    expectNil(fixture.overlay)
  }

  @Test func aScreenThatTurnsTakesItAway() {
    let fixture = fixture("a")
    fixture.open()
    fixture.root.environment.size = CGSize(width: 844, height: 390)
    fixture.step()
    fixture.step()
    expectNil(fixture.overlay)
    expectEqual(fixture.view.alpha, 1)
    expectEqual(fixture.log.last, "will end")
  }

  // MARK: Choosing

  @Test func tapOnRowPerformsActionAndClosesMenu() throws {
    let fixture = fixture("a", "b", "c")
    fixture.open()
    fixture.tap(try #require(fixture.point(of: "b")))
    expectEqual(fixture.log.suffix(2), ["will end", "b over menu"])
    fixture.run(for: 1)
    expectNil(fixture.overlay)
  }

  @Test func openingFingerCanSlideToRow() throws {
    let fixture = fixture("a", "b", "c")
    fixture.press()
    let point = try #require(fixture.point(of: "c"))
    fixture.touch(.moved, at: CGPoint(x: point.x, y: point.y - 44))
    expectEqual(fixture.shown?.rows.map(\.isHighlighted), [false, true, false])
    fixture.touch(.moved, at: point)
    expectEqual(fixture.shown?.rows.map(\.isHighlighted), [false, false, true])
    fixture.touch(.ended, at: point)
    expectEqual(fixture.log.last, "c over menu")
  }

  @Test func disabledRowsDoNothing() throws {
    let fixture = MenuFixture()
    fixture.menu = UIMenu(children: [fixture.action("a", .disabled), fixture.action("b")])
    fixture.open()
    fixture.tap(try #require(fixture.point(of: "a")))
    fixture.run(for: 1)
    #expect(fixture.overlay != nil && !fixture.log.contains("a over menu"))
  }

  @Test func anActionMayKeepTheMenuOpen() throws {
    let fixture = MenuFixture()
    let more = fixture.action("more", .keepsMenuPresented)
    fixture.menu = UIMenu(options: .singleSelection, children: [more, fixture.action("b", [], .on)])
    fixture.open()
    fixture.tap(try #require(fixture.point(of: "more")))
    fixture.run(for: 1)
    expectEqual(fixture.log.last, "more over menu")
    expectNotNil(fixture.overlay)
    expectEqual(more.state, .on)
    expectEqual(fixture.menu?.selectedElements, [more])
    expectEqual(fixture.shown?.rows.map(\.role.markName), ["checkmark", nil])
  }

  @Test func submenuReplacesMenuAndLeadsBack() throws {
    let fixture = MenuFixture()
    let more = UIMenu(title: "More", children: [fixture.action("b"), fixture.action("c")])
    fixture.menu = UIMenu(title: "Title", children: [fixture.action("a"), more])
    fixture.open()
    expectEqual(fixture.titles, ["a", "More"])
    fixture.tap(try #require(fixture.point(of: "More")))
    fixture.run(for: 1)
    expectEqual(fixture.titles, ["More", "b", "c"])
    fixture.tap(try #require(fixture.point(of: "More")))
    fixture.run(for: 1)
    expectEqual(fixture.titles, ["a", "More"])
    fixture.tap(try #require(fixture.point(of: "More")))
    fixture.run(for: 1)
    fixture.tap(try #require(fixture.point(of: "c")))
    expectEqual(fixture.log.last, "c over menu")
  }

  @Test func theMenuThatIsOpenCanBeReplaced() {
    let fixture = fixture("a")
    fixture.open()
    fixture.interaction.updateVisibleMenu { $0.replacingChildren([fixture.action("x"), fixture.action("y")]) }
    fixture.run(for: 1)
    expectEqual(fixture.titles, ["x", "y"])
  }

  // MARK: Appearance

  @Test func rowsAreFortyFourPointsAndGroupsSeparated() throws {
    let fixture = MenuFixture()
    fixture.menu = UIMenu(children: [
      fixture.action("a"), fixture.action("b"),
      UIMenu(options: .displayInline, children: [fixture.action("c", .destructive)]),
    ])
    fixture.open()
    let menu = try #require(fixture.shown)
    let frames = menu.rows.map { menu.convert($0.bounds, from: $0) }
    expectEqual(frames.map(\.minY), [0, 44.5, 96.5], "a hairline of half a point, and a gap of eight")
    #expect(frames.allSatisfy { $0.height == 44 && $0.width == 250 })
    expectEqual(menu.layer.cornerRadius, 13)
  }

  @Test func longMenuScrollsInAvailableSpace() throws {
    let fixture = MenuFixture()
    fixture.menu = UIMenu(children: (0..<40).map { fixture.action("row \($0)") })
    fixture.open()
    let menu = try #require(fixture.shown)
    let frame = menu.convert(menu.bounds, to: fixture.root.window)
    expectAtLeast(frame.minY, 47)
    expectAtMost(frame.maxY, 844 - 34)
    let scroller = try #require(menu.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
    let height: CGFloat = 40 * 44 + 39 * 0.5
    expectEqual(scroller.contentSize.height, height)
    fixture.touch(.began, at: CGPoint(x: frame.midX, y: frame.midY))
    for step in 1...20 {
      fixture.touch(.moved, at: CGPoint(x: frame.midX, y: frame.midY - CGFloat(step) * 5))
      fixture.step()
    }
    fixture.touch(.ended, at: CGPoint(x: frame.midX, y: frame.midY - 100))
    expectGreater(scroller.contentOffset.y, 80)
    #expect(fixture.overlay != nil && !fixture.log.contains { $0.hasPrefix("row") }, "a drag chooses nothing")
  }

  @Test func previewControllerReplacesLiftedView() throws {
    let fixture = fixture("a")
    let controller = UIViewController()
    controller.preferredContentSize = CGSize(width: 200, height: 150)
    fixture.preview = controller
    fixture.open()
    expectEqual(fixture.lifted?.frame.size, CGSize(width: 200, height: 150))
    expectNotNil(controller.view.window)
    let menu = try #require(fixture.shown)
    let frame = menu.convert(menu.bounds, to: fixture.root.window)
    expectEqual(frame.minY, (fixture.lifted?.frame.maxY ?? 0) + 10)
    fixture.tap(CGPoint(x: 300, y: 800))
    fixture.run(for: 1)
    expectNil(controller.view.window)
  }

  @Test func previewUsesItsTargetPosition() {
    let fixture = fixture("a")
    let container = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    fixture.root.window.addSubview(container)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    let target = UIPreviewTarget(
      container: container, center: CGPoint(x: 50, y: 40), transform: CGAffineTransform(scaleX: 2, y: 1))
    let preview = UITargetedPreview(view: view, parameters: UIPreviewParameters(), target: target)
    expectEqual(preview.home, CGRect(x: 30, y: 50, width: 60, height: 20))
    expectEqual(preview.size, CGSize(width: 30, height: 20))
    let moved = preview.retargetedPreview(with: UIPreviewTarget(container: container, center: .zero))
    expectEqual(moved.home, CGRect(x: -5, y: 10, width: 30, height: 20))
    expectIdentical(moved.view, view)
    container.removeFromSuperview()
    expectNil(preview.home)
  }

  @Test func delegateChoosesLiftAndDismissalPreviews() throws {
    let fixture = fixture("a")
    let other = UIView(frame: CGRect(x: 200, y: 300, width: 50, height: 50))
    fixture.root.window.addSubview(other)
    let parameters = UIPreviewParameters()
    parameters.backgroundColor = .systemPink
    fixture.highlighting = UITargetedPreview(view: other, parameters: parameters)
    fixture.dismissing = UITargetedPreview(view: fixture.view)
    fixture.open()
    let lifted = try #require(fixture.lifted)
    expectEqual(lifted.frame, other.frame)
    expectEqual(lifted.backgroundColor, .systemPink)
    expectEqual(fixture.view.alpha, 1)
    expectEqual(other.alpha, 0)
    fixture.interaction.dismissMenu()
    expectEqual(lifted.frame, fixture.view.frame)
    fixture.run(for: 1)
    expectEqual(other.alpha, 1)
  }

  // MARK: Interactions

  @Test func interactionsStayUntilRemoved() {
    let fixture = fixture("a")
    expectEqual(fixture.view.interactions.count, 1)
    expectIdentical(fixture.interaction.view, fixture.view)
    let other = UIView(frame: CGRect(x: 0, y: 400, width: 100, height: 100))
    fixture.root.window.addSubview(other)
    other.addInteraction(fixture.interaction)
    expectEmpty(fixture.view.interactions)
    expectIdentical(fixture.interaction.view, other)
    expectEqual(fixture.view.gestureRecognizers, [])
    expectEqual(other.gestureRecognizers?.count, 1)
    fixture.press()
    expectNil(fixture.overlay)
    other.removeInteraction(fixture.interaction)
    expectNil(fixture.interaction.view)
    expectEqual(other.gestureRecognizers, [])
  }
}
