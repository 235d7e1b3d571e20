import DeviceSupport
import Foundation
import Testing
import UIKit

import UIKitCollections
import UIKitCore
import TestSupport

/// Items dragged within a collection view and from one to another.
@MainActor
struct DragAndDropTests {
  private let phone = DragPhone(["a", "b", "c", "d"], ["w", "x", "y", "z"])
  private var left: NameBoard { phone.left }
  private var right: NameBoard { phone.right }

  @Test func dragMovesItemAndOpensGap() {
    phone.drag(CGPoint(x: 100, y: 50), over: [CGPoint(x: 100, y: 150), CGPoint(x: 100, y: 250)], drops: false)
    // The item is hidden at its destination and shown under the finger.
    expectEqual(left.shown, ["b", "c", "_", "d"])
    expectEqual(left.names, ["a", "b", "c", "d"])
    expectTrue(left.collectionView.hasUncommittedUpdates)
    expectTrue(left.collectionView.hasActiveDrag)
    expectTrue(left.collectionView.hasActiveDrop)
    phone.touch(.ended, at: CGPoint(x: 100, y: 250))
    phone.run(for: 1)
    expectEqual(left.names, ["b", "c", "a", "d"])
    expectEqual(left.shown, left.names)
    expectEqual(left.log, ["drag begins", "entered", "move 0 to 2", "drop ended", "drag ended"])
    expectFalse(left.collectionView.hasActiveDrag)
    expectFalse(left.collectionView.hasActiveDrop)
    expectFalse(left.collectionView.hasUncommittedUpdates)
    expectEqual(phone.root.window.subviews.count, 2)
  }

  @Test func dragCopiesItemBetweenViews() {
    phone.drag(CGPoint(x: 100, y: 150), over: [CGPoint(x: 190, y: 150), CGPoint(x: 300, y: 150)], drops: false)
    expectEqual(right.shown, ["w", "_", "x", "y", "z"])
    expectEqual(left.shown, ["a", "b", "c", "d"])
    expectEqual(right.collectionView.numberOfItems(inSection: 0), 4)
    expectEqual(right.collectionView.indexPathsForVisibleItems.count, 4)
    expectEqual(right.collectionView.visibleCells.count, 4)
    phone.touch(.ended, at: CGPoint(x: 300, y: 150))
    phone.run(for: 1)
    expectEqual(right.names, ["w", "b", "x", "y", "z"])
    expectEqual(right.shown, right.names)
    expectEqual(left.names, ["a", "b", "c", "d"])
    expectEqual(left.shown, left.names)
    expectEqual(right.log, ["entered", "insert b at 1", "landed", "drop ended"])
    expectEqual(left.log, ["drag begins", "entered", "left", "drop ended", "drag ended"])
  }

  @Test func anItemIsDraggedOutOfItsMenu() {
    left.menu = ["Rename", "Delete"]
    phone.drag(CGPoint(x: 100, y: 50), over: [CGPoint(x: 100, y: 150), CGPoint(x: 100, y: 250)], drops: false)
    expectEqual(left.log, ["menu opens", "menu ends", "drag begins", "entered"])
    expectEqual(left.shown, ["b", "c", "_", "d"])
    phone.touch(.ended, at: CGPoint(x: 100, y: 250))
    phone.run(for: 1)
    expectEqual(left.names, ["b", "c", "a", "d"])
    expectEqual(left.shown, left.names)
    expectEqual(left.log.suffix(3), ["move 0 to 2", "drop ended", "drag ended"])
    expectEqual(phone.root.window.subviews.count, 2)
  }

  @Test func liftingWithoutDraggingLeavesMenuOpen() {
    left.menu = ["Rename"]
    phone.drag(CGPoint(x: 100, y: 50), over: [CGPoint(x: 103, y: 52)])
    expectEqual(left.log, ["menu opens"])
    expectFalse(left.collectionView.hasActiveDrag)
  }

  @Test func undraggableItemStaysInMenu() {
    left.menu = ["Rename"]
    left.names[0] = "stays"
    phone.drag(CGPoint(x: 100, y: 50), over: [CGPoint(x: 100, y: 350)])
    expectEqual(left.log, ["menu opens"])
    expectEqual(left.shown.count, 4)
  }

  @Test func dropGapFollowsFinger() {
    phone.drag(CGPoint(x: 100, y: 50), over: [CGPoint(x: 300, y: 350), CGPoint(x: 300, y: 150)], drops: false)
    expectEqual(right.shown, ["w", "_", "x", "y", "z"])
    phone.touch(.moved, at: CGPoint(x: 100, y: 350))
    phone.run(for: 0.5)
    expectEqual(right.shown, ["w", "x", "y", "z"])
    expectEqual(right.log, ["entered", "left"])
    #expect(left.shown == ["b", "c", "d", "_"] || left.shown == ["b", "c", "d"])
    phone.touch(.cancelled, at: CGPoint(x: 100, y: 350))
    phone.run(for: 1)
    expectEqual(left.shown, ["a", "b", "c", "d"])
    expectEqual(left.names, ["a", "b", "c", "d"])
    expectEqual(left.log.last, "drag ended")
  }

  @Test func droppedBesideAllItemsItHasNoDestination() {
    phone.drag(CGPoint(x: 100, y: 50), over: [CGPoint(x: 300, y: 700)])
    expectEqual(right.names, ["w", "x", "y", "z", "a"])
    expectEqual(right.shown, right.names)
  }

  @Test func refusedItemReturnsToSource() {
    right.operation = .forbidden
    phone.drag(CGPoint(x: 100, y: 50), over: [CGPoint(x: 300, y: 150)], drops: false)
    expectEqual(right.shown, ["w", "x", "y", "z"])
    let preview = phone.root.window.subviews.last
    phone.touch(.ended, at: CGPoint(x: 300, y: 150))
    phone.run(for: 1)
    #expect(preview is DragPreviewView && preview?.superview == nil)
    expectEqual(right.names, ["w", "x", "y", "z"])
    expectEqual(left.log.last, "drag ended")
  }

  @Test func anItemMayTakeAnotherIn() {
    right.intent = .insertIntoDestinationIndexPath
    phone.drag(CGPoint(x: 100, y: 50), over: [CGPoint(x: 300, y: 250)], drops: false)
    expectEqual(right.shown, ["w", "x", "y", "z"])
    expectEqual(right.collectionView.cellForItem(at: [0, 2])?.isHighlighted, true)
    phone.touch(.ended, at: CGPoint(x: 300, y: 250))
    phone.run(for: 1)
    expectContains(right.log, "a into y")
    expectEqual(right.names.count, 4)
    expectEqual(right.collectionView.cellForItem(at: [0, 2])?.isHighlighted, false)
  }

  @Test func cellIsNotifiedOfEveryStep() throws {
    let cell = try #require(left.collectionView.cellForItem(at: [0, 1]) as? NameCell)
    right.operation = .forbidden
    phone.touch(.began, at: CGPoint(x: 100, y: 150))
    phone.run(for: 0.7)
    expectEqual(cell.states, [.lifting])
    phone.touch(.moved, at: CGPoint(x: 250, y: 150))
    phone.step()
    expectEqual(cell.states, [.lifting, .dragging])
    phone.touch(.ended, at: CGPoint(x: 250, y: 150))
    phone.run(for: 1)
    expectEqual(cell.states, [.lifting, .dragging, .none])
  }

  @Test func liftAndReleaseReportsNoDrag() {
    phone.drag(CGPoint(x: 100, y: 50), over: [CGPoint(x: 102, y: 52)])
    expectEmpty(left.log)
    expectEqual(left.shown, ["a", "b", "c", "d"])
    expectEqual(phone.root.window.subviews.count, 2)
  }

  @Test func withoutItemsNothingIsLifted() {
    left.names[0] = "stays"
    phone.drag(CGPoint(x: 100, y: 50), over: [CGPoint(x: 300, y: 150)], drops: false)
    expectFalse(left.collectionView.hasActiveDrag)
    expectEqual(phone.root.window.subviews.count, 2)
    phone.touch(.ended, at: CGPoint(x: 300, y: 150))
    left.names[0] = "a"
    left.collectionView.dragInteractionEnabled = false
    phone.drag(CGPoint(x: 100, y: 50), over: [CGPoint(x: 300, y: 150)], drops: false)
    expectFalse(left.collectionView.hasActiveDrag)
  }

  @Test func slowReorderingCadenceWaitsForStillFinger() {
    right.collectionView.reorderingCadence = .slow
    phone.touch(.began, at: CGPoint(x: 100, y: 50))
    phone.run(for: 0.7)
    phone.touch(.moved, at: CGPoint(x: 300, y: 150))
    phone.run(for: 0.4)
    expectFalse(right.collectionView.hasUncommittedUpdates)
    phone.run(for: 0.4)
    expectTrue(right.collectionView.hasUncommittedUpdates)
  }

  @Test func reloadClosesDropGap() {
    phone.drag(CGPoint(x: 100, y: 50), over: [CGPoint(x: 300, y: 150)], drops: false)
    right.names.removeAll()
    right.collectionView.reloadData()
    phone.step()
    expectEmpty(right.collectionView.visibleCells)
    expectFalse(right.collectionView.hasUncommittedUpdates)
    phone.touch(.ended, at: CGPoint(x: 300, y: 700))
    phone.run(for: 1)
    expectFalse(left.collectionView.hasActiveDrag)
  }

  @Test func onlyTextIsLoaded() throws {
    let provider = NSItemProvider(object: NSString(string: "한글"))
    expectEqual(provider.registeredTypeIdentifiers, ["public.utf8-plain-text"])
    #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
    #expect(!provider.hasItemConformingToTypeIdentifier("public.image"))
    var loaded: String?
    provider.loadObject(ofClass: String.self) { text, _ in loaded = text }
    expectEqual(loaded, "한글")
    var failure: (any Error)?
    NSItemProvider().loadObject(ofClass: NSString.self) { _, error in failure = error }
    #expect(failure != nil && !NSItemProvider().canLoadObject(ofClass: NSString.self))
  }
}
