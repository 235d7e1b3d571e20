import DeviceSupport
import Foundation
import Testing
import UIKit

@testable import UIKitCollections
import UIKitCore
import TestSupport

/// Rows that are swiped open: their motion under the finger, their rest and their closing.
@MainActor
struct SwipeGestureTests {
  // MARK: Under the finger

  @Test func rowFollowsFingerFromSwipeStart() throws {
    let phone = SwipePhone()
    let start = try phone.center(of: "b")
    phone.drag(from: start, by: CGPoint(x: -60, y: 4), in: 0.5, lifts: false)
    // The pan takes 30 steps of 2 points: the fifth has moved by 10.
    try expectEqual(phone.shift(of: "b"), -50)
    try expectEqual(phone.swiped(), ["b"])
    expectEqual(phone.log, ["trailing? 1"], "asked once, for one side")
    let cell = try phone.cell("b")
    expectEqual(cell.frame.minX, 0, "the cell stays where its layout has it")
    expectEqual(cell.bounds.origin, .zero, "and so do what lays out its content")
  }

  @Test func buttonsFillWidthWithFirstOutermost() throws {
    let phone = SwipePhone()
    try phone.swipe("b", by: -120)
    phone.run(for: 1)
    let buttons = try phone.buttons(of: "b")
    expectEqual(buttons.map(\.title), ["Flag", "Delete"])
    try expectEqual(phone.shift(of: "b"), -148, "two of 74 points each")
    expectEqual(buttons.map(\.frame.minX), [242, 316])
    let cell = try phone.cell("b")
    #expect(buttons.allSatisfy { $0.frame.minY == cell.frame.minY && $0.frame.height == cell.frame.height })
  }

  @Test func fromRightToLeftEverythingIsMirrored() throws {
    let phone = SwipePhone(direction: .rightToLeft)
    try phone.swipe("b", by: 120)
    phone.run(for: 1)
    expectEqual(phone.log, ["trailing? 1"])
    try expectEqual(phone.shift(of: "b"), 148)
    let buttons = try phone.buttons(of: "b")
    expectEqual(Set(buttons.map(\.frame.maxX)), [74, 148])
    expectEqual(buttons.first { $0.title == "Delete" }?.frame.maxX, 74)
  }

  @Test func oppositeSwipeShowsOtherSide() throws {
    let phone = SwipePhone()
    try phone.swipe("b", by: 70)
    phone.run(for: 1)
    expectEqual(phone.log, ["leading? 1"])
    try expectEqual(phone.shift(of: "b"), 74)
    try expectEqual(phone.buttons(of: "b").map(\.title), ["Star"])
  }

  @Test func rowWithoutActionsDoesNotMove() throws {
    let phone = SwipePhone(trailing: [])
    try phone.swipe("b", by: -120)
    expectEqual(phone.questions, ["trailing? 1"])
    try expectEqual(phone.shift(of: "b"), 0)
    try expectEqual(phone.swiped(), [])
  }

  @Test func actionsAreRequestedOnlyOnHorizontalMovement() throws {
    let phone = SwipePhone()
    phone.drag(from: try phone.center(of: "b"), by: CGPoint(x: -8, y: 0), lifts: false)
    phone.touch(.ended, at: .zero)
    phone.drag(from: try phone.center(of: "c"), by: CGPoint(x: -30, y: -40), lifts: false)
    phone.touch(.ended, at: .zero)
    expectEqual(phone.questions, [])
    try expectEqual(phone.swiped(), [])
  }

  @Test func steeperMovementScrolls() throws {
    let phone = SwipePhone()
    phone.show((0..<60).map { "row \($0)" })
    phone.step()
    phone.drag(from: try phone.center(of: "row 9"), by: CGPoint(x: -40, y: -80), lifts: false)
    expectGreater(phone.collectionView.contentOffset.y, 50)
    expectEqual(phone.log, [])
    phone.touch(.ended, at: .zero)
    phone.run(for: 3)
    let offset = phone.collectionView.contentOffset
    let name = try #require(phone.dataSource.itemIdentifier(for: [0, 8]))
    phone.drag(from: try phone.center(of: name), by: CGPoint(x: -80, y: -40), lifts: false)
    expectEqual(phone.collectionView.contentOffset, offset, "and whoever moves more sideways does not")
    try expectLess(phone.shift(of: name), -60)
  }

  @Test func overpulledRowRubberBandsWithoutFullSwipe() throws {
    let held = SwipePhone(full: false)
    held.drag(from: try held.center(of: "b"), by: CGPoint(x: -310, y: 0), in: 0.5, lifts: false)
    let free = SwipePhone(full: true)
    free.drag(from: try free.center(of: "b"), by: CGPoint(x: -310, y: 0), in: 0.5, lifts: false)
    let distance = -(try free.shift(of: "b"))
    expectGreater(distance, 280)
    expectAtMost(distance, 300)
    let beyond = distance - 148
    // The offset is on the pixels of a screen with a scale of two.
    expectAtMost(abs(-(try held.shift(of: "b")) - (148 + 0.55 * beyond * 390 / (390 + 0.55 * beyond))), 0.25)
  }

  // MARK: At rest

  @Test func releaseSpringsWithFingersVelocity() throws {
    let phone = SwipePhone()
    let start = try phone.center(of: "b")
    phone.drag(from: start, by: CGPoint(x: -60, y: 0), in: 0.1, lifts: false)
    let released = try phone.shift(of: "b")
    phone.touch(.ended, at: CGPoint(x: start.x - 60, y: start.y))
    phone.step()
    let next = try phone.shift(of: "b")
    // 600 points per second are ten per frame, and the spring has acted for one frame.
    expectGreater(released - next, 6, "\(released) \(next)")
    expectLess(released - next, 14, "\(released) \(next)")
    phone.run(for: 1)
    try expectEqual(phone.shift(of: "b"), -148)
  }

  @Test func aShortSlowSwipeClosesAgain() throws {
    let phone = SwipePhone()
    try phone.swipe("b", by: -40)
    try expectEqual(phone.swiped(), ["b"], "until it is closed")
    phone.run(for: 1)
    try expectEqual(phone.shift(of: "b"), 0)
    try expectEqual(phone.swiped(), [])
    try expectEmpty(phone.buttons(of: "b"))
  }

  @Test func openRowIsGrabbedWithoutJump() throws {
    let phone = SwipePhone()
    try phone.swipe("b", by: -120)
    phone.run(for: 1)
    phone.drag(from: try phone.center(of: "b"), by: CGPoint(x: 50, y: 0), in: 0.5, lifts: false)
    expectLess(abs(try phone.shift(of: "b") - -108), 2)
    expectEqual(phone.log, ["trailing? 1"], "the app is not asked again")
    phone.touch(.ended, at: .zero)
    phone.run(for: 1)
  }

  @Test func movingRowCanBeCaught() throws {
    let phone = SwipePhone()
    try phone.swipe("b", by: -120)
    phone.run(for: 1)
    phone.tap(CGPoint(x: 30, y: try phone.center(of: "d").y))
    phone.run(for: 0.05)
    let before = try phone.shift(of: "b")
    expectGreater(before, -148)
    expectLess(before, 0)
    let point = try phone.center(of: "b")
    phone.touch(.began, at: point)
    phone.touch(.moved, at: CGPoint(x: point.x - 12, y: point.y))
    expectAtMost(abs(try phone.shift(of: "b") - before), 0.5, "it does not jump")
    phone.touch(.moved, at: CGPoint(x: point.x - 22, y: point.y))
    expectAtMost(abs(try phone.shift(of: "b") - (before - 10)), 0.5)
    phone.run(for: 0.5)
    expectAtMost(abs(try phone.shift(of: "b") - (before - 10)), 0.5, "nor goes on by itself")
    try expectEqual(phone.swiped(), ["b"])
  }

  // MARK: Closing

  @Test func touchOutsideOnlyClosesRow() throws {
    let phone = SwipePhone()
    try phone.swipe("b", by: -120)
    phone.run(for: 1)
    phone.tap(try phone.center(of: "d"))
    phone.run(for: 1)
    try expectEqual(phone.swiped(), [])
    #expect(!phone.log.contains("select 3"))
    phone.tap(try phone.center(of: "d"))
    expectEqual(phone.log.last, "select 3", "the next one is as ever")
  }

  @Test func aTouchOfTheRowClosesItToo() throws {
    let phone = SwipePhone()
    try phone.swipe("b", by: -120)
    phone.run(for: 1)
    phone.tap(CGPoint(x: 40, y: try phone.center(of: "b").y))
    phone.run(for: 1)
    try expectEqual(phone.swiped(), [])
    expectEqual(phone.log, ["trailing? 1"])
  }

  @Test func scrollingClosesIt() throws {
    let phone = SwipePhone()
    phone.show((0..<60).map { "row \($0)" })
    phone.step()
    try phone.swipe("row 5", by: -120)
    phone.run(for: 1)
    phone.root.dispatch(
      .wheel(WheelEvent(location: CGPoint(x: 100, y: 400), notches: CGVector(dx: 0, dy: 3), time: phone.time)))
    phone.run(for: 1)
    expectGreater(phone.collectionView.contentOffset.y, 0)
    try expectEqual(phone.swiped(), [])
    try phone.swipe("row 8", by: -120)
    phone.run(for: 1)
    let offset = phone.collectionView.contentOffset.y
    phone.drag(from: try phone.center(of: "row 11"), by: CGPoint(x: 0, y: -60), lifts: false)
    expectGreater(phone.collectionView.contentOffset.y, offset + 40, "the touch that closes it scrolls")
    phone.run(for: 1)
    try expectEqual(phone.cell("row 8").isSweptAside, false)
  }

  @Test func anotherSwipeClosesTheFirst() throws {
    let phone = SwipePhone()
    try phone.swipe("b", by: -120)
    phone.run(for: 1)
    try phone.swipe("e", by: -120)
    phone.run(for: 1)
    try expectEqual(phone.swiped(), ["e"])
    try expectEqual(phone.shift(of: "b"), 0)
    try expectEqual(phone.shift(of: "e"), -148)
  }
}
