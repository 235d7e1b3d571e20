import DeviceSupport
import Foundation
import Testing
import UIKit

@testable import UIKitCollections
import UIKitCore
import TestSupport

/// The buttons of rows that are swiped open: their actions, and the effect of data changes on them.
@MainActor
struct SwipeActionsTests {
  // MARK: Actions

  @Test(arguments: [true, false])
  func normalActionAlwaysClosesRow(performed: Bool) throws {
    let phone = SwipePhone(answers: nil)
    try phone.swipe("b", by: -120)
    phone.run(for: 1)
    phone.tap(CGPoint(x: 280, y: try phone.center(of: "b").y))
    expectEqual(phone.log.last, "Flag on screen")
    phone.run(for: 1)
    try expectEqual(phone.shift(of: "b"), -148, "not before it is done")
    phone.tap(CGPoint(x: 280, y: try phone.center(of: "b").y))
    expectEqual(phone.waiting.count, 1, "and it is not done twice")
    phone.answer(performed)
    phone.run(for: 1)
    try expectEqual(phone.swiped(), [])
  }

  @Test func deletedRowStaysOpenUntilDataIsRemoved() throws {
    let phone = SwipePhone()
    try phone.swipe("b", by: -120)
    phone.run(for: 1)
    let cell = try phone.cell("b")
    phone.tap(CGPoint(x: 360, y: try phone.center(of: "b").y))
    expectEqual(phone.log.last, "Delete on screen")
    phone.run(for: 1)
    try expectEqual(phone.swiped(), ["b"])
    phone.show(["a", "c", "d", "e", "f"], animated: true)
    phone.run(for: 0.1)
    expectNotNil(cell.superview, "it leaves as it is")
    expectTrue(cell.isSweptAside, "it leaves as it is")
    phone.run(for: 1)
    expectNil(cell.superview)
    expectNil(cell.swipe)
    expectEqual(cell.layer.bounds.origin.x, 0)
    try expectEqual(phone.swiped(), [])
  }

  @Test func aRowThatWasNotDeletedCloses() throws {
    let phone = SwipePhone(answers: false)
    try phone.swipe("b", by: -120)
    phone.run(for: 1)
    phone.tap(CGPoint(x: 360, y: try phone.center(of: "b").y))
    phone.run(for: 1)
    try expectEqual(phone.swiped(), [])
  }

  @Test func fullSwipeExpandsAndPerformsFirstAction() throws {
    let phone = SwipePhone(answers: nil)
    let start = CGPoint(x: 380, y: try phone.center(of: "b").y)
    phone.drag(from: start, by: CGPoint(x: -300, y: 0), in: 0.5, lifts: false)
    phone.run(for: 0.5)
    let row = try phone.shift(of: "b")
    try expectEqual(phone.buttons(of: "b").first { $0.title == "Delete" }?.frame.minX, 390 + row)
    expectEqual(phone.log, ["trailing? 1"], "not while the finger is down")
    phone.touch(.ended, at: CGPoint(x: 80, y: start.y))
    expectEqual(phone.log.last, "Delete on screen")
    phone.run(for: 1)
    try expectEqual(phone.shift(of: "b"), -390, "the row has gone out of sight")
    phone.answer(false)
    phone.run(for: 1)
    try expectEqual(phone.shift(of: "b"), 0)
  }

  @Test func aFullSwipeCanBeTakenBack() throws {
    let phone = SwipePhone()
    let start = CGPoint(x: 380, y: try phone.center(of: "b").y)
    phone.drag(from: start, by: CGPoint(x: -300, y: 0), in: 0.5, lifts: false)
    for step in 1...30 {
      phone.touch(.moved, at: CGPoint(x: 80 + 5 * CGFloat(step), y: start.y))
      phone.step()
    }
    phone.run(for: 0.5)
    phone.touch(.ended, at: CGPoint(x: 230, y: start.y))
    phone.run(for: 1)
    expectEqual(phone.log, ["trailing? 1"])
    try expectEqual(phone.shift(of: "b"), -148)
    try expectEqual(phone.buttons(of: "b").map(\.frame.minX), [242, 316])
  }

  @Test func withoutPermissionAFullSwipeOnlyOpens() throws {
    let phone = SwipePhone(full: false)
    try phone.swipe("b", by: -330)
    phone.run(for: 1)
    expectEqual(phone.log, ["trailing? 1"])
    try expectEqual(phone.shift(of: "b"), -148)
  }

  // MARK: Data

  @Test func openRowFollowsDataAndClosesOnReload() throws {
    let phone = SwipePhone()
    try phone.swipe("b", by: -120)
    phone.run(for: 1)
    phone.show(["a", "c", "d", "b", "e", "f"], animated: true)
    phone.run(for: 1)
    try expectEqual(phone.swiped(), ["b"])
    try expectEqual(phone.shift(of: "b"), -148)
    try expectEqual(phone.cell("b").frame.minY, (try phone.cell("a").frame.height) * 3)

    var snapshot = phone.dataSource.snapshot()
    snapshot.reconfigureItems(["b"])
    phone.dataSource.apply(snapshot)
    phone.run(for: 1)
    try expectEqual(phone.swiped(), ["b"], "configured again in place it stays open")

    snapshot.reloadItems(["b"])
    phone.dataSource.apply(snapshot)
    phone.run(for: 1)
    try expectEqual(phone.swiped(), [])
    try expectEmpty(phone.buttons(of: "b"))
  }

  @Test func removingSwipedRowEndsSwipe() throws {
    let phone = SwipePhone()
    let start = try phone.center(of: "b")
    phone.drag(from: start, by: CGPoint(x: -60, y: 0), lifts: false)
    phone.show(["a", "c", "d", "e", "f"])
    phone.step()
    phone.touch(.moved, at: CGPoint(x: start.x - 90, y: start.y))
    phone.touch(.ended, at: CGPoint(x: start.x - 90, y: start.y))
    phone.run(for: 1)
    try expectEqual(phone.swiped(), [])
    for name in ["a", "c", "d", "e", "f"] { #expect(try phone.shift(of: name) == 0) }
    phone.collectionView.reloadData()
    phone.step()
    try phone.swipe("c", by: -120)
    phone.run(for: 1)
    try expectEqual(phone.swiped(), ["c"])
  }

  @Test func widenedRowKeepsButtonsAtEdge() throws {
    let phone = SwipePhone()
    try phone.swipe("b", by: -120)
    phone.run(for: 1)
    phone.collectionView.frame.size.width = 300
    phone.run(for: 0.1)
    try expectEqual(phone.buttons(of: "b").map(\.frame.minX), [152, 226])
  }

  // MARK: Editing

  @Test func editingDisablesSwipes() throws {
    let phone = SwipePhone()
    try phone.swipe("b", by: -120)
    phone.run(for: 1)
    phone.collectionView.isEditing = true
    phone.run(for: 1)
    try expectEqual(phone.swiped(), [])
    try phone.swipe("c", by: -120)
    expectEqual(phone.questions, ["trailing? 1"])
    try expectEqual(phone.swiped(), [])
  }

  @Test func theButtonThatDeletesUncoversTheTrailingActions() throws {
    let phone = SwipePhone(accessories: [.delete()])
    phone.collectionView.isEditing = true
    phone.run(for: 1)
    let cell = try phone.cell("b")
    let button = try #require(cell.accessoryStrip.leading.first)
    phone.tap(button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: phone.root.window))
    phone.run(for: 1)
    expectEqual(phone.log, ["trailing? 1"])
    try expectEqual(phone.shift(of: "b"), -148)
    phone.tap(CGPoint(x: 360, y: try phone.center(of: "b").y))
    expectEqual(phone.log.last, "Delete on screen")
  }

  // MARK: Appearance

  @Test(arguments: ["a", "b", "f"])
  func groupedRowsAreClippedWhileSwiped(name: String) throws {
    let phone = SwipePhone(.insetGrouped)
    let cell = try phone.cell(name)
    let clipped = cell.clipsToBounds
    try phone.swipe(name, by: -120)
    phone.run(for: 1)
    expectTrue(cell.clipsToBounds)
    expectEqual(cell.layer.cornerRadius, (name == "b" ? 0 : 10))
    try expectEqual(phone.buttons(of: name).last?.frame.minX, 374 - 74)
    phone.tap(try phone.center(of: name == "b" ? "c" : "b"))
    phone.run(for: 1)
    expectEqual(cell.clipsToBounds, clipped)
  }

  @Test func actionColorsDefaultToStyle() {
    let delete = UIContextualAction(style: .destructive, title: nil) { _, _, _ in }
    let more = UIContextualAction(style: .normal, title: "More") { _, _, _ in }
    expectEqual(delete.backgroundColor, .systemRed)
    expectEqual(more.backgroundColor, .systemGray)
    more.backgroundColor = .systemOrange
    expectEqual(more.backgroundColor, .systemOrange)
    more.backgroundColor = nil
    expectEqual(more.backgroundColor, .systemGray)
    let configuration = UISwipeActionsConfiguration(actions: [delete, more])
    expectEqual(configuration.actions, [delete, more])
    expectTrue(configuration.performsFirstActionWithFullSwipe)
  }

  @Test func onlyTallRowsShowActionTitles() throws {
    let action = UIContextualAction(style: .normal, title: "A rather long title") { _, _, _ in }
    action.image = UIImage(systemName: "star")
    let button = SwipeActionButton(action)
    expectEqual(button.wantedWidth(rowHeight: 90), 74)
    expectGreater(button.wantedWidth(rowHeight: 91), 120)
    func shown(_ height: CGFloat) -> [CGRect] {
      button.frame = CGRect(x: 0, y: 0, width: 200, height: height)
      button.layOut(around: 100, width: 200)
      return button.subviews.filter { !$0.isHidden }.map(\.frame)
    }
    expectEqual(shown(60).count, 1)
    let parts = shown(100)
    #expect(parts.count == 2 && parts[0].maxY < parts[1].minY)
    #expect(parts.allSatisfy { abs($0.midX - 100) < 1 })
  }
}
