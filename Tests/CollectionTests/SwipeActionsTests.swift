import Foundation
import Testing
import UIKit

@testable import UIKitCollections
@testable import UIKitCore

/// Rows that are swiped aside, and the buttons beside them.
@MainActor
struct SwipeActionsTests {
  // MARK: Under the finger

  @Test func theRowFollowsTheFingerFromWhereItBecameASwipe() throws {
    let phone = SwipePhone()
    let start = try phone.center(of: "b")
    phone.pull(from: start, by: CGPoint(x: -60, y: 4), in: 0.5)
    // 30 steps of 2 points: the fifth has moved by 10.
    #expect(try phone.shift(of: "b") == -50)
    #expect(try phone.swiped() == ["b"])
    #expect(phone.log == ["trailing? 1"], "asked once, for one side")
    let cell = try phone.cell("b")
    #expect(cell.frame.minX == 0, "the cell stays where its layout has it")
    #expect(cell.bounds.origin == .zero, "and so do what lays out its content")
  }

  @Test func buttonsAreAsWideAsTheirRoomAndTheFirstIsOutside() throws {
    let phone = SwipePhone()
    try phone.swipe("b", by: -120)
    phone.frames(for: 1)
    let buttons = try phone.buttons(of: "b")
    #expect(buttons.map(\.title) == ["Flag", "Delete"])
    #expect(try phone.shift(of: "b") == -148, "two of 74 points each")
    #expect(buttons.map(\.frame.minX) == [242, 316])
    let cell = try phone.cell("b")
    #expect(buttons.allSatisfy { $0.frame.minY == cell.frame.minY && $0.frame.height == cell.frame.height })
  }

  @Test func fromRightToLeftEverythingIsMirrored() throws {
    let phone = SwipePhone(direction: .rightToLeft)
    try phone.swipe("b", by: 120)
    phone.frames(for: 1)
    #expect(phone.log == ["trailing? 1"])
    #expect(try phone.shift(of: "b") == 148)
    let buttons = try phone.buttons(of: "b")
    #expect(Set(buttons.map(\.frame.maxX)) == [74, 148])
    #expect(buttons.first { $0.title == "Delete" }?.frame.maxX == 74)
  }

  @Test func theOtherWayUncoversTheOtherSide() throws {
    let phone = SwipePhone()
    try phone.swipe("b", by: 70)
    phone.frames(for: 1)
    #expect(phone.log == ["leading? 1"])
    #expect(try phone.shift(of: "b") == 74)
    #expect(try phone.buttons(of: "b").map(\.title) == ["Star"])
  }

  @Test func aRowWithoutActionsStaysWhereItIs() throws {
    let phone = SwipePhone(trailing: [])
    try phone.swipe("b", by: -120)
    #expect(phone.questions == ["trailing? 1"])
    #expect(try phone.shift(of: "b") == 0)
    #expect(try phone.swiped() == [])
  }

  @Test func nothingIsAskedBeforeAFingerMovesSideways() throws {
    let phone = SwipePhone()
    phone.pull(from: try phone.center(of: "b"), by: CGPoint(x: -8, y: 0))
    phone.touch(.ended, at: .zero)
    phone.pull(from: try phone.center(of: "c"), by: CGPoint(x: -30, y: -40))
    phone.touch(.ended, at: .zero)
    #expect(phone.questions == [])
    #expect(try phone.swiped() == [])
  }

  @Test func whoeverMovesMoreUpOrDownScrolls() throws {
    let phone = SwipePhone()
    phone.show((0..<60).map { "row \($0)" })
    phone.frame()
    phone.pull(from: try phone.center(of: "row 9"), by: CGPoint(x: -40, y: -80))
    #expect(phone.collectionView.contentOffset.y > 50)
    #expect(phone.log == [])
    phone.touch(.ended, at: .zero)
    phone.frames(for: 3)
    let offset = phone.collectionView.contentOffset
    let name = try #require(phone.dataSource.itemIdentifier(for: [0, 8]))
    phone.pull(from: try phone.center(of: name), by: CGPoint(x: -80, y: -40))
    #expect(phone.collectionView.contentOffset == offset, "and whoever moves more sideways does not")
    #expect(try phone.shift(of: name) < -60)
  }

  @Test func pulledTooFarItIsHeldByARubberBandUnlessItCanBeSwipedWhole() throws {
    let held = SwipePhone(full: false)
    held.pull(from: try held.center(of: "b"), by: CGPoint(x: -310, y: 0), in: 0.5)
    let free = SwipePhone(full: true)
    free.pull(from: try free.center(of: "b"), by: CGPoint(x: -310, y: 0), in: 0.5)
    let way = -(try free.shift(of: "b"))
    #expect(way > 280 && way <= 300)
    let beyond = way - 148
    // The offset keeps to the pixels of a screen with two to the point.
    #expect(abs(-(try held.shift(of: "b")) - (148 + 0.55 * beyond * 390 / (390 + 0.55 * beyond))) <= 0.25)
  }

  // MARK: At rest

  @Test func itSpringsToWhereItRestsAndGoesOnAsFastAsTheFinger() throws {
    let phone = SwipePhone()
    let start = try phone.center(of: "b")
    phone.pull(from: start, by: CGPoint(x: -60, y: 0), in: 0.1)
    let released = try phone.shift(of: "b")
    phone.touch(.ended, at: CGPoint(x: start.x - 60, y: start.y))
    phone.frame()
    let next = try phone.shift(of: "b")
    // 600 points a second are ten a frame, and the spring has had one frame to change that.
    #expect(released - next > 6 && released - next < 14, "\(released) \(next)")
    phone.frames(for: 1)
    #expect(try phone.shift(of: "b") == -148)
  }

  @Test func aShortSlowSwipeClosesAgain() throws {
    let phone = SwipePhone()
    try phone.swipe("b", by: -40)
    #expect(try phone.swiped() == ["b"], "until it is closed")
    phone.frames(for: 1)
    #expect(try phone.shift(of: "b") == 0)
    #expect(try phone.swiped() == [])
    #expect(try phone.buttons(of: "b").isEmpty)
  }

  @Test func anOpenRowIsTakenWhereItIs() throws {
    let phone = SwipePhone()
    try phone.swipe("b", by: -120)
    phone.frames(for: 1)
    phone.pull(from: try phone.center(of: "b"), by: CGPoint(x: 50, y: 0), in: 0.5)
    #expect(abs(try phone.shift(of: "b") - -108) < 2)
    #expect(phone.log == ["trailing? 1"], "the app is not asked again")
    phone.touch(.ended, at: .zero)
    phone.frames(for: 1)
  }

  @Test func aRowOnItsWayCanBeCaught() throws {
    let phone = SwipePhone()
    try phone.swipe("b", by: -120)
    phone.frames(for: 1)
    phone.tap(CGPoint(x: 30, y: try phone.center(of: "d").y))
    phone.frames(for: 0.05)
    let before = try phone.shift(of: "b")
    #expect(before > -148 && before < 0)
    let point = try phone.center(of: "b")
    phone.touch(.began, at: point)
    phone.touch(.moved, at: CGPoint(x: point.x - 12, y: point.y))
    #expect(abs(try phone.shift(of: "b") - before) <= 0.5, "it does not jump")
    phone.touch(.moved, at: CGPoint(x: point.x - 22, y: point.y))
    #expect(abs(try phone.shift(of: "b") - (before - 10)) <= 0.5)
    phone.frames(for: 0.5)
    #expect(abs(try phone.shift(of: "b") - (before - 10)) <= 0.5, "nor goes on by itself")
    #expect(try phone.swiped() == ["b"])
  }

  // MARK: Closing

  @Test func aTouchElsewhereClosesItAndDoesNothingElse() throws {
    let phone = SwipePhone()
    try phone.swipe("b", by: -120)
    phone.frames(for: 1)
    phone.tap(try phone.center(of: "d"))
    phone.frames(for: 1)
    #expect(try phone.swiped() == [])
    #expect(!phone.log.contains("select 3"))
    phone.tap(try phone.center(of: "d"))
    #expect(phone.log.last == "select 3", "the next one is as ever")
  }

  @Test func aTouchOfTheRowClosesItToo() throws {
    let phone = SwipePhone()
    try phone.swipe("b", by: -120)
    phone.frames(for: 1)
    phone.tap(CGPoint(x: 40, y: try phone.center(of: "b").y))
    phone.frames(for: 1)
    #expect(try phone.swiped() == [])
    #expect(phone.log == ["trailing? 1"])
  }

  @Test func scrollingClosesIt() throws {
    let phone = SwipePhone()
    phone.show((0..<60).map { "row \($0)" })
    phone.frame()
    try phone.swipe("row 5", by: -120)
    phone.frames(for: 1)
    phone.root.dispatch(
      .wheel(WheelEvent(location: CGPoint(x: 100, y: 400), notches: CGVector(dx: 0, dy: 3), time: phone.time)))
    phone.frames(for: 1)
    #expect(phone.collectionView.contentOffset.y > 0)
    #expect(try phone.swiped() == [])
    try phone.swipe("row 8", by: -120)
    phone.frames(for: 1)
    let offset = phone.collectionView.contentOffset.y
    phone.pull(from: try phone.center(of: "row 11"), by: CGPoint(x: 0, y: -60))
    #expect(phone.collectionView.contentOffset.y > offset + 40, "the touch that closes it scrolls")
    phone.frames(for: 1)
    #expect(try phone.cell("row 8").isSweptAside == false)
  }

  @Test func anotherSwipeClosesTheFirst() throws {
    let phone = SwipePhone()
    try phone.swipe("b", by: -120)
    phone.frames(for: 1)
    try phone.swipe("e", by: -120)
    phone.frames(for: 1)
    #expect(try phone.swiped() == ["e"])
    #expect(try phone.shift(of: "b") == 0)
    #expect(try phone.shift(of: "e") == -148)
  }

  // MARK: Actions

  @Test(arguments: [true, false])
  func anOrdinaryActionClosesTheRowWhateverItSays(performed: Bool) throws {
    let phone = SwipePhone(answers: nil)
    try phone.swipe("b", by: -120)
    phone.frames(for: 1)
    phone.tap(CGPoint(x: 280, y: try phone.center(of: "b").y))
    #expect(phone.log.last == "Flag on screen")
    phone.frames(for: 1)
    #expect(try phone.shift(of: "b") == -148, "not before it is done")
    phone.tap(CGPoint(x: 280, y: try phone.center(of: "b").y))
    #expect(phone.waiting.count == 1, "and it is not done twice")
    phone.answer(performed)
    phone.frames(for: 1)
    #expect(try phone.swiped() == [])
  }

  @Test func aRowThatIsDeletedStaysOpenUntilItsDataIsGone() throws {
    let phone = SwipePhone()
    try phone.swipe("b", by: -120)
    phone.frames(for: 1)
    let cell = try phone.cell("b")
    phone.tap(CGPoint(x: 360, y: try phone.center(of: "b").y))
    #expect(phone.log.last == "Delete on screen")
    phone.frames(for: 1)
    #expect(try phone.swiped() == ["b"])
    phone.show(["a", "c", "d", "e", "f"], animated: true)
    phone.frames(for: 0.1)
    #expect(cell.superview != nil && cell.isSweptAside, "it leaves as it is")
    phone.frames(for: 1)
    #expect(cell.superview == nil && cell.swipe == nil && cell.layer.bounds.origin.x == 0)
    #expect(try phone.swiped() == [])
  }

  @Test func aRowThatWasNotDeletedCloses() throws {
    let phone = SwipePhone(answers: false)
    try phone.swipe("b", by: -120)
    phone.frames(for: 1)
    phone.tap(CGPoint(x: 360, y: try phone.center(of: "b").y))
    phone.frames(for: 1)
    #expect(try phone.swiped() == [])
  }

  @Test func aFullSwipePerformsTheFirstActionWhichTakesAllOfTheRoom() throws {
    let phone = SwipePhone(answers: nil)
    let start = CGPoint(x: 380, y: try phone.center(of: "b").y)
    phone.pull(from: start, by: CGPoint(x: -300, y: 0), in: 0.5)
    phone.frames(for: 0.5)
    let row = try phone.shift(of: "b")
    #expect(try phone.buttons(of: "b").first { $0.title == "Delete" }?.frame.minX == 390 + row)
    #expect(phone.log == ["trailing? 1"], "not while the finger is down")
    phone.touch(.ended, at: CGPoint(x: 80, y: start.y))
    #expect(phone.log.last == "Delete on screen")
    phone.frames(for: 1)
    #expect(try phone.shift(of: "b") == -390, "the row has gone out of sight")
    phone.answer(false)
    phone.frames(for: 1)
    #expect(try phone.shift(of: "b") == 0)
  }

  @Test func aFullSwipeCanBeTakenBack() throws {
    let phone = SwipePhone()
    let start = CGPoint(x: 380, y: try phone.center(of: "b").y)
    phone.pull(from: start, by: CGPoint(x: -300, y: 0), in: 0.5)
    for step in 1...30 {
      phone.touch(.moved, at: CGPoint(x: 80 + 5 * CGFloat(step), y: start.y))
      phone.frame()
    }
    phone.frames(for: 0.5)
    phone.touch(.ended, at: CGPoint(x: 230, y: start.y))
    phone.frames(for: 1)
    #expect(phone.log == ["trailing? 1"])
    #expect(try phone.shift(of: "b") == -148)
    #expect(try phone.buttons(of: "b").map(\.frame.minX) == [242, 316])
  }

  @Test func withoutPermissionAFullSwipeOnlyOpens() throws {
    let phone = SwipePhone(full: false)
    try phone.swipe("b", by: -330)
    phone.frames(for: 1)
    #expect(phone.log == ["trailing? 1"])
    #expect(try phone.shift(of: "b") == -148)
  }

  // MARK: Data

  @Test func anOpenRowMovesWithItsDataAndAReloadedOneIsClosed() throws {
    let phone = SwipePhone()
    try phone.swipe("b", by: -120)
    phone.frames(for: 1)
    phone.show(["a", "c", "d", "b", "e", "f"], animated: true)
    phone.frames(for: 1)
    #expect(try phone.swiped() == ["b"])
    #expect(try phone.shift(of: "b") == -148)
    #expect(try phone.cell("b").frame.minY == (try phone.cell("a").frame.height) * 3)

    var snapshot = phone.dataSource.snapshot()
    snapshot.reconfigureItems(["b"])
    phone.dataSource.apply(snapshot)
    phone.frames(for: 1)
    #expect(try phone.swiped() == ["b"], "configured again in place it stays open")

    snapshot.reloadItems(["b"])
    phone.dataSource.apply(snapshot)
    phone.frames(for: 1)
    #expect(try phone.swiped() == [])
    #expect(try phone.buttons(of: "b").isEmpty)
  }

  @Test func aRowThatVanishesUnderTheFingerTakesTheSwipeWithIt() throws {
    let phone = SwipePhone()
    let start = try phone.center(of: "b")
    phone.pull(from: start, by: CGPoint(x: -60, y: 0))
    phone.show(["a", "c", "d", "e", "f"])
    phone.frame()
    phone.touch(.moved, at: CGPoint(x: start.x - 90, y: start.y))
    phone.touch(.ended, at: CGPoint(x: start.x - 90, y: start.y))
    phone.frames(for: 1)
    #expect(try phone.swiped() == [])
    for name in ["a", "c", "d", "e", "f"] { #expect(try phone.shift(of: name) == 0) }
    phone.collectionView.reloadData()
    phone.frame()
    try phone.swipe("c", by: -120)
    phone.frames(for: 1)
    #expect(try phone.swiped() == ["c"])
  }

  @Test func aWiderRowKeepsItsButtonsAtItsEdge() throws {
    let phone = SwipePhone()
    try phone.swipe("b", by: -120)
    phone.frames(for: 1)
    phone.collectionView.frame.size.width = 300
    phone.frames(for: 0.1)
    #expect(try phone.buttons(of: "b").map(\.frame.minX) == [152, 226])
  }

  // MARK: Editing

  @Test func whileTheListIsEditedRowsAreNotSwiped() throws {
    let phone = SwipePhone()
    try phone.swipe("b", by: -120)
    phone.frames(for: 1)
    phone.collectionView.isEditing = true
    phone.frames(for: 1)
    #expect(try phone.swiped() == [])
    try phone.swipe("c", by: -120)
    #expect(phone.questions == ["trailing? 1"])
    #expect(try phone.swiped() == [])
  }

  @Test func theButtonThatDeletesUncoversTheTrailingActions() throws {
    let phone = SwipePhone(accessories: [.delete()])
    phone.collectionView.isEditing = true
    phone.frames(for: 1)
    let cell = try phone.cell("b")
    let button = try #require(cell.accessoryStrip.leading.first)
    phone.tap(button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: phone.root.window))
    phone.frames(for: 1)
    #expect(phone.log == ["trailing? 1"])
    #expect(try phone.shift(of: "b") == -148)
    phone.tap(CGPoint(x: 360, y: try phone.center(of: "b").y))
    #expect(phone.log.last == "Delete on screen")
  }

  // MARK: Looks

  @Test(arguments: ["a", "b", "f"])
  func rowsOfAGroupAreClippedByItWhileTheyMove(name: String) throws {
    let phone = SwipePhone(.insetGrouped)
    let cell = try phone.cell(name)
    let clipped = cell.clipsToBounds
    try phone.swipe(name, by: -120)
    phone.frames(for: 1)
    #expect(cell.clipsToBounds)
    #expect(cell.layer.cornerRadius == (name == "b" ? 0 : 10))
    #expect(try phone.buttons(of: name).last?.frame.minX == 374 - 74)
    phone.tap(try phone.center(of: name == "b" ? "c" : "b"))
    phone.frames(for: 1)
    #expect(cell.clipsToBounds == clipped)
  }

  @Test func actionsHaveColoursOfTheirStyleUntilTheyAreGivenOne() {
    let delete = UIContextualAction(style: .destructive, title: nil) { _, _, _ in }
    let more = UIContextualAction(style: .normal, title: "More") { _, _, _ in }
    #expect(delete.backgroundColor == .systemRed && more.backgroundColor == .systemGray)
    more.backgroundColor = .systemOrange
    #expect(more.backgroundColor == .systemOrange)
    more.backgroundColor = nil
    #expect(more.backgroundColor == .systemGray)
    let configuration = UISwipeActionsConfiguration(actions: [delete, more])
    #expect(configuration.actions == [delete, more] && configuration.performsFirstActionWithFullSwipe)
  }

  @Test func lowRowsShowTheImageAndHighOnesTheTitleBelowIt() throws {
    let action = UIContextualAction(style: .normal, title: "A rather long title") { _, _, _ in }
    action.image = UIImage(systemName: "star")
    let button = SwipeActionButton(action)
    #expect(button.wantedWidth(rowHeight: 90) == 74)
    #expect(button.wantedWidth(rowHeight: 91) > 120)
    func shown(_ height: CGFloat) -> [CGRect] {
      button.frame = CGRect(x: 0, y: 0, width: 200, height: height)
      button.layOut(around: 100, width: 200)
      return button.subviews.filter { !$0.isHidden }.map(\.frame)
    }
    #expect(shown(60).count == 1)
    let parts = shown(100)
    #expect(parts.count == 2 && parts[0].maxY < parts[1].minY)
    #expect(parts.allSatisfy { abs($0.midX - 100) < 1 })
  }
}
