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
  private func stage(_ titles: String...) -> MenuFixture {
    let stage = MenuFixture()
    stage.menu = UIMenu(children: titles.map { stage.action($0) })
    return stage
  }

  // MARK: Opening

  @Test func longPressOpensMenuAndNotifiesDelegate() {
    let stage = stage("a", "b")
    stage.touch(.began, at: CGPoint(x: 100, y: 230))
    stage.run(for: 0.45)
    #expect(stage.overlay == nil && stage.log == [])
    stage.run(for: 0.1)
    expectEqual(stage.log, ["menu? 60 30", "suggested 0", "will display id", "animations"])
    expectEqual(stage.titles, ["a", "b"])
    stage.run(for: 1)
    expectEqual(stage.log.last, "displayed")
    expectEqual(stage.interaction.menuAppearance, .rich)
    stage.touch(.ended, at: CGPoint(x: 100, y: 230))
    stage.run(for: 1)
    expectNotNil(stage.overlay, "lifting the finger leaves it open")
  }

  @Test func largeTextIsSeenWhole() throws {
    let stage = stage("Mark all of these as unread again", "b")
    stage.root.environment.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    stage.touch(.began, at: CGPoint(x: 100, y: 230), buttons: .secondary)
    stage.run(for: 1)
    let menu = try #require(stage.shown)
    expectEqual(menu.bounds.width, 374)
    let row = try #require(menu.rows.first)
    let label = try #require(row.subviews.lazy.compactMap { $0 as? UILabel }.first)
    let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude)).height
    expectAtMost(needed, row.bounds.height)
    expectLess(2.5 * label.font.lineHeight, needed)
  }

  @Test func theOtherMouseButtonOpensItAtOnce() {
    let stage = stage("a")
    stage.touch(.began, at: CGPoint(x: 100, y: 230), buttons: .secondary)
    expectEqual(stage.titles, ["a"])
  }

  @Test func withoutAMenuNothingOpens() {
    for menu in [nil, UIMenu(), UIMenu(children: [UIAction(attributes: .hidden) { _ in }])] {
      let stage = MenuFixture(menu)
      stage.press()
      expectNil(stage.overlay)
      expectEqual(stage.log.first, "menu? 60 30")
      #expect(!stage.log.contains("will display id"))
    }
  }

  @Test func liftedViewLeavesEmptySpace() throws {
    let stage = stage("a")
    stage.press()
    let lifted = try #require(stage.lifted)
    expectEqual(lifted.frame, CGRect(x: 40, y: 200, width: 120, height: 60))
    expectEqual(stage.view.alpha, 0)
    let menu = try #require(stage.shown)
    expectEqual(menu.convert(menu.bounds, to: stage.root.window), CGRect(x: 40, y: 270, width: 250, height: 44))
    stage.interaction.dismissMenu()
    stage.run(for: 1)
    expectEqual(stage.view.alpha, 1)
    expectNil(stage.overlay)
    expectEqual(stage.log.suffix(2), ["will end", "ended"])
  }

  @Test func menuGrowsFromSource() throws {
    let stage = stage("a", "b")
    stage.touch(.began, at: CGPoint(x: 100, y: 230))
    stage.run(for: 0.52)
    let plate = try #require(stage.overlay?.subviews.last as? MenuPlate)
    let early = try #require(plate.layer.presentation())
    expectLess(early.affineTransform().a, 0.9)
    expectLess(early.opacity, 0.9)
    expectEqual(plate.anchorPoint, CGPoint(x: 60.0 / 250, y: 0))
    stage.run(for: 1)
    expectEqual(plate.layer.presentation()?.affineTransform(), .identity)
  }

  // MARK: Closing

  @Test func touchOutsideClosesMenu() {
    let stage = stage("a")
    stage.open()
    stage.tap(CGPoint(x: 300, y: 700))
    expectEqual(stage.log.last, "will end")
    stage.run(for: 1)
    expectNil(stage.overlay)
    expectEqual(stage.interaction.menuAppearance, .unknown)
    stage.open()
    expectNotNil(stage.overlay, "and it opens again")
  }

  @Test func tapOnPreviewPerformsPreviewAction() {
    let stage = stage("a")
    stage.open()
    stage.tap(CGPoint(x: 100, y: 230))
    stage.run(for: 1)
    expectEqual(stage.log.suffix(4), ["preview", "will end", "committed", "ended"])
    expectNil(stage.overlay)
  }

  @Test func aScreenThatTurnsTakesItAway() {
    let stage = stage("a")
    stage.open()
    stage.root.environment.size = CGSize(width: 844, height: 390)
    stage.step()
    stage.step()
    expectNil(stage.overlay)
    expectEqual(stage.view.alpha, 1)
    expectEqual(stage.log.last, "will end")
  }

  // MARK: Choosing

  @Test func tapOnRowPerformsActionAndClosesMenu() throws {
    let stage = stage("a", "b", "c")
    stage.open()
    stage.tap(try #require(stage.place(of: "b")))
    expectEqual(stage.log.suffix(2), ["will end", "b over menu"])
    stage.run(for: 1)
    expectNil(stage.overlay)
  }

  @Test func openingFingerCanSlideToRow() throws {
    let stage = stage("a", "b", "c")
    stage.press()
    let place = try #require(stage.place(of: "c"))
    stage.touch(.moved, at: CGPoint(x: place.x, y: place.y - 44))
    expectEqual(stage.shown?.rows.map(\.isHighlighted), [false, true, false])
    stage.touch(.moved, at: place)
    expectEqual(stage.shown?.rows.map(\.isHighlighted), [false, false, true])
    stage.touch(.ended, at: place)
    expectEqual(stage.log.last, "c over menu")
  }

  @Test func disabledRowsDoNothing() throws {
    let stage = MenuFixture()
    stage.menu = UIMenu(children: [stage.action("a", .disabled), stage.action("b")])
    stage.open()
    stage.tap(try #require(stage.place(of: "a")))
    stage.run(for: 1)
    #expect(stage.overlay != nil && !stage.log.contains("a over menu"))
  }

  @Test func anActionMayKeepTheMenuOpen() throws {
    let stage = MenuFixture()
    let more = stage.action("more", .keepsMenuPresented)
    stage.menu = UIMenu(options: .singleSelection, children: [more, stage.action("b", [], .on)])
    stage.open()
    stage.tap(try #require(stage.place(of: "more")))
    stage.run(for: 1)
    #expect(stage.log.last == "more over menu" && stage.overlay != nil)
    #expect(more.state == .on && stage.menu?.selectedElements == [more])
    expectEqual(stage.shown?.rows.map(\.role.markName), ["checkmark", nil])
  }

  @Test func submenuReplacesMenuAndLeadsBack() throws {
    let stage = MenuFixture()
    let more = UIMenu(title: "More", children: [stage.action("b"), stage.action("c")])
    stage.menu = UIMenu(title: "Title", children: [stage.action("a"), more])
    stage.open()
    expectEqual(stage.titles, ["a", "More"])
    stage.tap(try #require(stage.place(of: "More")))
    stage.run(for: 1)
    expectEqual(stage.titles, ["More", "b", "c"])
    stage.tap(try #require(stage.place(of: "More")))
    stage.run(for: 1)
    expectEqual(stage.titles, ["a", "More"])
    stage.tap(try #require(stage.place(of: "More")))
    stage.run(for: 1)
    stage.tap(try #require(stage.place(of: "c")))
    expectEqual(stage.log.last, "c over menu")
  }

  @Test func theMenuThatIsOpenCanBeReplaced() {
    let stage = stage("a")
    stage.open()
    stage.interaction.updateVisibleMenu { $0.replacingChildren([stage.action("x"), stage.action("y")]) }
    stage.run(for: 1)
    expectEqual(stage.titles, ["x", "y"])
  }

  // MARK: Looks

  @Test func rowsAreFortyFourPointsAndGroupsSeparated() throws {
    let stage = MenuFixture()
    stage.menu = UIMenu(children: [
      stage.action("a"), stage.action("b"),
      UIMenu(options: .displayInline, children: [stage.action("c", .destructive)]),
    ])
    stage.open()
    let menu = try #require(stage.shown)
    let frames = menu.rows.map { menu.convert($0.bounds, from: $0) }
    expectEqual(frames.map(\.minY), [0, 44.5, 96.5], "a hairline of half a point, and a gap of eight")
    #expect(frames.allSatisfy { $0.height == 44 && $0.width == 250 })
    expectEqual(menu.layer.cornerRadius, 13)
  }

  @Test func longMenuScrollsInAvailableSpace() throws {
    let stage = MenuFixture()
    stage.menu = UIMenu(children: (0..<40).map { stage.action("row \($0)") })
    stage.open()
    let menu = try #require(stage.shown)
    let frame = menu.convert(menu.bounds, to: stage.root.window)
    expectAtLeast(frame.minY, 47)
    expectAtMost(frame.maxY, 844 - 34)
    let scroller = try #require(menu.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
    let height: CGFloat = 40 * 44 + 39 * 0.5
    expectEqual(scroller.contentSize.height, height)
    stage.touch(.began, at: CGPoint(x: frame.midX, y: frame.midY))
    for step in 1...20 {
      stage.touch(.moved, at: CGPoint(x: frame.midX, y: frame.midY - CGFloat(step) * 5))
      stage.step()
    }
    stage.touch(.ended, at: CGPoint(x: frame.midX, y: frame.midY - 100))
    expectGreater(scroller.contentOffset.y, 80)
    #expect(stage.overlay != nil && !stage.log.contains { $0.hasPrefix("row") }, "a drag chooses nothing")
  }

  @Test func previewControllerReplacesLiftedView() throws {
    let stage = stage("a")
    let controller = UIViewController()
    controller.preferredContentSize = CGSize(width: 200, height: 150)
    stage.preview = controller
    stage.open()
    expectEqual(stage.lifted?.frame.size, CGSize(width: 200, height: 150))
    expectNotNil(controller.view.window)
    let menu = try #require(stage.shown)
    let frame = menu.convert(menu.bounds, to: stage.root.window)
    expectEqual(frame.minY, (stage.lifted?.frame.maxY ?? 0) + 10)
    stage.tap(CGPoint(x: 300, y: 800))
    stage.run(for: 1)
    expectNil(controller.view.window)
  }

  @Test func previewUsesItsTargetPosition() {
    let stage = stage("a")
    let container = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    stage.root.window.addSubview(container)
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
    let stage = stage("a")
    let other = UIView(frame: CGRect(x: 200, y: 300, width: 50, height: 50))
    stage.root.window.addSubview(other)
    let parameters = UIPreviewParameters()
    parameters.backgroundColor = .systemPink
    stage.highlighting = UITargetedPreview(view: other, parameters: parameters)
    stage.dismissing = UITargetedPreview(view: stage.view)
    stage.open()
    let lifted = try #require(stage.lifted)
    expectEqual(lifted.frame, other.frame)
    expectEqual(lifted.backgroundColor, .systemPink)
    expectEqual(stage.view.alpha, 1)
    expectEqual(other.alpha, 0)
    stage.interaction.dismissMenu()
    expectEqual(lifted.frame, stage.view.frame)
    stage.run(for: 1)
    expectEqual(other.alpha, 1)
  }

  // MARK: Interactions

  @Test func interactionsStayUntilRemoved() {
    let stage = stage("a")
    expectEqual(stage.view.interactions.count, 1)
    expectIdentical(stage.interaction.view, stage.view)
    let other = UIView(frame: CGRect(x: 0, y: 400, width: 100, height: 100))
    stage.root.window.addSubview(other)
    other.addInteraction(stage.interaction)
    expectEmpty(stage.view.interactions)
    expectIdentical(stage.interaction.view, other)
    #expect(stage.view.gestureRecognizers == nil && other.gestureRecognizers?.count == 1)
    stage.press()
    expectNil(stage.overlay)
    other.removeInteraction(stage.interaction)
    expectNil(stage.interaction.view)
    expectNil(other.gestureRecognizers)
  }
}
