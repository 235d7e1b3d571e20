import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

@testable import UIKitCollections
@testable import UIKitCore

/// Reordering items by touch or in code.
@MainActor
struct ReorderingTests {
  private func shownX(_ view: UIView) -> CGFloat { view.layer.presentation()?.frame.minX ?? .nan }
  private func shownY(_ view: UIView) -> CGFloat { view.layer.presentation()?.frame.minY ?? .nan }

  @Test func itemFollowsFingerAndOthersShift() throws {
    let phone = MovingPhone(5)
    let (carried, other) = (try phone.cell("0.0"), try phone.cell("0.1"))
    phone.carry([0, 0], over: [CGPoint(x: 210, y: 160)], ends: false)
    expectEqual(carried.center, CGPoint(x: 210, y: 160))
    expectTrue(carried.configurationState.isReordering)
    expectIdentical(phone.collectionView.subviews.last { $0 is RecordingCell }, carried)
    expectEqual(other.frame.minY, 0)
    // One of the animation's eighteen frames has passed.
    expectGreater(shownY(other), 98)
    expectAtMost(shownY(other), 100)
    phone.run(for: 8.0 / 60)
    expectLess(abs(shownY(other) - 50), 0.01)
    expectEqual(phone.names, [["0.0", "0.1", "0.2", "0.3", "0.4"]])
    phone.collectionView.endInteractiveMovement()
    expectEqual(phone.log.last, "move [0, 0] to [0, 1]")
    phone.run(for: 0.15)
    expectLess(shownY(carried), 110)
    expectGreater(shownY(carried), 100)
    phone.run(for: 0.3)
    expectEqual(carried.frame, CGRect(x: 0, y: 100, width: 400, height: 100))
    expectFalse(carried.configurationState.isReordering)
    expectEmpty(carried.layer.animations)
    expectEqual(phone.shown, ["0.1", "0.0", "0.2", "0.3", "0.4"])
    expectNil(phone.collectionView.movement)
  }

  @Test func delegateMayRedirectMoveTarget() {
    let phone = MovingPhone(5)
    phone.redirect = { _, _, proposed in proposed.item > 2 ? [0, 2] : proposed }
    phone.carry([0, 0], over: [110, 120, 350, 360].map { CGPoint(x: 200, y: $0) })
    expectEqual(
      phone.log,
      [
        "[0, 0] at [0, 0] to [0, 1]", "[0, 0] at [0, 1] to [0, 3]", "[0, 0] at [0, 2] to [0, 3]",
        "[0, 0] at [0, 2] to [0, 3]", "move [0, 0] to [0, 2]",
      ])
    expectEqual(phone.shown, ["0.1", "0.2", "0.0", "0.3", "0.4"])
  }

  @Test func unmovedItemReportsNoMove() {
    let phone = MovingPhone(5)
    phone.carry([0, 2], over: [CGPoint(x: 200, y: 450), CGPoint(x: 200, y: 250)])
    #expect(!phone.log.contains { $0.hasPrefix("move") })
    expectEqual(phone.shown, ["0.0", "0.1", "0.2", "0.3", "0.4"])
  }

  @Test func aCancelledMovementLeavesNoTrace() throws {
    let phone = MovingPhone(5)
    phone.carry([0, 1], over: [CGPoint(x: 200, y: 450)], ends: false)
    expectEqual(phone.shown, ["0.0", "0.2", "0.3", "0.4"])
    phone.collectionView.cancelInteractiveMovement()
    phone.run(for: 0.15)
    let y = shownY(try phone.cell("0.1"))
    expectGreater(y, 100)
    expectLess(y, 400)
    phone.run(for: 0.5)
    expectEqual(phone.shown, ["0.0", "0.1", "0.2", "0.3", "0.4"])
    expectEqual(phone.log.filter { $0.hasPrefix("move") }, [])
    try expectEqual(phone.cell("0.1").frame.minY, 100)
  }

  @Test func onlyMovableVisibleItemsAreLifted() {
    let phone = MovingPhone(30)
    phone.immovable = ["0.1"]
    let view = phone.collectionView
    #expect(!view.beginInteractiveMovementForItem(at: [0, 1]))
    #expect(!view.beginInteractiveMovementForItem(at: [0, 20]))
    #expect(!view.beginInteractiveMovementForItem(at: [3, 0]))
    #expect(view.beginInteractiveMovementForItem(at: [0, 2]))
    #expect(!view.beginInteractiveMovementForItem(at: [0, 3]))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: CGFloat.nan, y: CGFloat.infinity))
    view.endInteractiveMovement()
    expectEqual(phone.log, [])
  }

  @Test func itemsGoToOtherSections() {
    let phone = MovingPhone(3, 2)
    phone.carry([0, 0], over: [CGPoint(x: 200, y: 350)])
    expectEqual(phone.names, [["0.1", "0.2"], ["1.0", "0.0", "1.1"]])
    expectEqual(phone.shown, phone.names.flatMap { $0 })
    // Below all rows the item becomes the last one.
    phone.carry([0, 1], over: [CGPoint(x: 200, y: 480), CGPoint(x: 200, y: 700)])
    expectEqual(phone.names, [["0.1"], ["1.0", "0.0", "1.1", "0.2"]])
    expectEqual(phone.shown, phone.names.flatMap { $0 })
  }

  @Test func meanwhilePathsAreThoseOfTheData() throws {
    let phone = MovingPhone(5)
    let view = phone.collectionView
    phone.collectionView.selectItem(at: [0, 2], animated: false, scrollPosition: [])
    phone.carry([0, 0], over: [CGPoint(x: 200, y: 350)], ends: false)
    expectEqual((view.cellForItem(at: [0, 0]) as? RecordingCell)?.name, "0.0")
    expectEqual((view.cellForItem(at: [0, 2]) as? RecordingCell)?.name, "0.2")
    expectEqual(view.indexPath(for: try phone.cell("0.2")), [0, 2])
    expectEqual(view.indexPathForItem(at: CGPoint(x: 200, y: 50)), [0, 1])
    expectEqual(view.layoutAttributesForItem(at: [0, 1])?.frame.minY, 0)
    expectEqual(view.indexPathsForVisibleItems, (0..<5).map { [0, $0] })
    expectEqual(view.indexPathsForSelectedItems, [[0, 2]])
    view.endInteractiveMovement()
    expectEqual(view.indexPathsForSelectedItems, [[0, 1]])
    #expect(try phone.cell("0.2").isSelected)
  }

  // MARK: The data changes meanwhile

  @Test func batchUpdateCancelsMovement() {
    let phone = MovingPhone(4)
    phone.carry([0, 0], over: [CGPoint(x: 200, y: 250)], ends: false)
    phone.collectionView.performBatchUpdates {
      phone.names[0].append("new")
      phone.collectionView.insertItems(at: [[0, 4]])
    }
    phone.collectionView.updateInteractiveMovementTargetPosition(CGPoint(x: 200, y: 350))
    phone.collectionView.endInteractiveMovement()
    phone.run(for: 0.5)
    expectEqual(phone.shown, ["0.0", "0.1", "0.2", "0.3", "new"])
    #expect(phone.collectionView.visibleCells.allSatisfy { !$0.isBeingReordered })
  }

  @Test func aReloadEndsItToo() {
    let phone = MovingPhone(4)
    phone.carry([0, 0], over: [CGPoint(x: 200, y: 250)], ends: false)
    phone.names = [["a", "b"]]
    phone.collectionView.reloadData()
    phone.collectionView.updateInteractiveMovementTargetPosition(CGPoint(x: 200, y: 350))
    phone.step()
    expectEqual(phone.shown, ["a", "b"])
    phone.collectionView.dataSource = nil
    phone.step()
    expectEqual(phone.collectionView.visibleCells, [])
  }

  @Test func theDataSourceMayReloadWhenItMoves() {
    let phone = MovingPhone(4)
    phone.onMove = { phone.collectionView.reloadData() }
    phone.carry([0, 0], over: [CGPoint(x: 200, y: 250)])
    expectEqual(phone.shown, ["0.1", "0.2", "0.0", "0.3"])
  }

  @Test func itemReturnsWithoutDataSourceMove() {
    let phone = CollectionFixture(
      UICollectionViewCompositionalLayout(section: Sections.list(.absolute(100))), counts: [4])
    let cells = phone.collectionView.visibleCells
    #expect(phone.collectionView.beginInteractiveMovementForItem(at: [0, 0]))
    phone.collectionView.updateInteractiveMovementTargetPosition(CGPoint(x: 195, y: 250))
    phone.collectionView.endInteractiveMovement()
    phone.run(for: 0.5)
    expectEqual(phone.collectionView.visibleCells, cells)
    expectEqual(cells.map(\.frame.minY), [0, 100, 200, 300])
    #expect(phone.collectionView.warnings.contains { $0.contains("collectionView(_:moveItemAt:to:)") })
  }

  @Test(arguments: 0..<12)
  func randomMovementsMatchData(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let phone = MovingPhone(4, 0, 3)
    for _ in 0..<8 {
      let cell = try #require(phone.collectionView.visibleCells.randomElement(using: &random))
      let path = try #require(phone.collectionView.indexPath(for: cell))
      guard phone.collectionView.beginInteractiveMovementForItem(at: path) else { continue }
      for _ in 0..<Int.random(in: 1...5, using: &random) {
        let y = CGFloat.random(in: -50...900, using: &random)
        phone.collectionView.updateInteractiveMovementTargetPosition(CGPoint(x: 200, y: y))
        if Bool.random(using: &random) { phone.step() }
      }
      if Bool.random(using: &random) {
        phone.collectionView.endInteractiveMovement()
      } else {
        phone.collectionView.cancelInteractiveMovement()
      }
      phone.run(for: [0.05, 0.5].randomElement(using: &random) ?? 0)
    }
    phone.run(for: 0.5)
    expectEqual(phone.shown, phone.names.flatMap { $0 }, "seed \(seed)")
    expectEqual(phone.names.joined().sorted(), ["0.0", "0.1", "0.2", "0.3", "2.0", "2.1", "2.2"])
  }

  // MARK: Edges

  @Test func contentScrollsUnderItemNearEdge() throws {
    let phone = MovingPhone(100)
    phone.carry([0, 0], over: [CGPoint(x: 200, y: 799)], ends: false)
    let start = phone.collectionView.contentOffset.y
    phone.run(for: 1)
    let speed = EdgePull.velocity(at: 799, in: .init(0, 800))
    expectLess(abs(phone.collectionView.contentOffset.y - start - speed), 0.6)
    try expectEqual(phone.cell("0.0").center.y, phone.collectionView.contentOffset.y + 799)
    let row = Int((phone.collectionView.contentOffset.y + 799) / 100)
    expectEqual(phone.collectionView.movement?.move.to, [0, row])
    // Rows that became visible show the items of the data.
    expectEqual(phone.shown, phone.shown.sorted { (Int($0.dropFirst(2)) ?? 0) < (Int($1.dropFirst(2)) ?? 0) })
    phone.collectionView.endInteractiveMovement()
    phone.run(for: 0.5)
    expectEqual(phone.names[0][row], "0.0")
  }

  @Test(arguments: [30.0, 120])
  func edgeScrollFollowsTimeExactly(framesPerSecond: Double) {
    let phone = MovingPhone(100)
    #expect(phone.collectionView.beginInteractiveMovementForItem(at: [0, 0]))
    let start = phone.root.now
    phone.collectionView.updateInteractiveMovementTargetPosition(CGPoint(x: 200, y: 790))
    phone.run(until: start + 0.5, rate: framesPerSecond)
    let distance = EdgePull.velocity(at: 790, in: .init(0, 800)) * (phone.root.now - start)
    expectAtMost(abs(phone.collectionView.contentOffset.y - distance), 0.5)
  }

  // MARK: Layouts

  @Test func orthogonalItemIsLiftedOutAndReturned() throws {
    let phone = MovingPhone(
      UICollectionViewCompositionalLayout(section: Sections.carousel(.continuous, width: 0.5, height: 200)),
      names: [(0..<6).map { "\($0)" }])
    let cell = try phone.cell("0")
    let scroller = try #require(cell.superview)
    phone.carry([0, 0], over: [CGPoint(x: 320, y: 100)], ends: false)
    expectIdentical(cell.superview, phone.collectionView)
    expectEqual(cell.center, CGPoint(x: 320, y: 100))
    phone.collectionView.endInteractiveMovement()
    expectIdentical(cell.superview, scroller)
    phone.run(for: 0.1)
    expectLess(shownX(cell), 220)
    expectGreater(shownX(cell), 200)
    phone.run(for: 0.5)
    expectEqual(phone.names[0].prefix(3), ["1", "0", "2"])
    expectEqual(cell.frame, CGRect(x: 200, y: 0, width: 200, height: 200))
  }

  /// An item that is dropped into a section that scrolls sideways lands in its scroll view, at the scrolled position.
  @Test func anItemLandsInAScrolledSection() throws {
    let phone = MovingPhone(
      UICollectionViewCompositionalLayout { section, _ in
        section == 0
          ? Sections.list(.absolute(100)) : Sections.carousel(.continuous, width: 0.25, height: 200)
      }, names: [["a", "b"], (0..<12).map { "\($0)" }])
    let scroller = try #require(try phone.cell("0").superview as? UIScrollView)
    scroller.contentOffset.x = scroller.contentOffset.x + 150
    phone.step()
    let cell = try phone.cell("a")
    phone.carry([0, 0], over: [CGPoint(x: 200, y: 300)], ends: false)
    expectIdentical(cell.superview, phone.collectionView)
    phone.collectionView.endInteractiveMovement()
    expectIdentical(cell.superview, scroller)
    // It starts under the finger, and comes to rest between its new neighbors.
    expectLess(abs(shownX(cell) - 150 - 150), 60)
    phone.run(for: 0.6)
    let index = try #require(phone.names[1].firstIndex(of: "a"))
    #expect(index == 3 || index == 4, "\(phone.names[1])")
    expectEqual(cell.frame.origin.x - scroller.frame.minX, CGFloat(index) * 100)
    expectEqual(cell.frame.size, CGSize(width: 100, height: 200))
    expectEqual(phone.names[0], ["b"])
  }

  @Test func layoutsHearOfEveryMove() {
    let layout = MovementLogLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    let phone = MovingPhone(layout, names: [(0..<12).map { "\($0)" }])
    phone.carry([0, 0], over: [CGPoint(x: 60, y: 60), CGPoint(x: 250, y: 50)])
    expectEqual(
      layout.log,
      [
        "[[0, 0]] from [[0, 0]] at 60", "[[0, 2]] from [[0, 0]] at 250", "end [[0, 2]] from [[0, 2]] false",
      ])
    expectEqual(phone.names[0].prefix(4), ["1", "2", "0", "3"])
    expectEqual(layout.alphas, [0.5])
  }

  @Test func carryingOverNothingNewSolvesNothing() throws {
    let phone = MovingPhone(50)
    let layout = try #require(phone.collectionView.collectionViewLayout as? UICollectionViewCompositionalLayout)
    #expect(phone.collectionView.beginInteractiveMovementForItem(at: [0, 1]))
    phone.collectionView.updateInteractiveMovementTargetPosition(CGPoint(x: 200, y: 155))
    phone.step()
    let generation = layout.store.generation
    for y in 156...190 {
      phone.collectionView.updateInteractiveMovementTargetPosition(CGPoint(x: 200, y: y))
      phone.step()
    }
    expectEqual(layout.store.generation, generation)
  }
}

/// Records the calls it receives while items are moved, and makes moved items half transparent.
final class MovementLogLayout: UICollectionViewFlowLayout {
  var log: [String] = []
  var alphas: Set<CGFloat> = []

  override func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes = super.layoutAttributesForInteractivelyMovingItem(at: indexPath, withTargetPosition: position)
    attributes.alpha = 0.5
    if let cell = collectionView?.visibleCells.first(where: \.isBeingReordered) { alphas.insert(cell.alpha) }
    return attributes
  }

  override func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
      previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
    let (targets, previous) = (
      context.targetIndexPathsForInteractivelyMovingItems, context.previousIndexPathsForInteractivelyMovingItems
    )
    log.append("\(targets ?? []) from \(previous ?? []) at \(Int(context.interactiveMovementTarget.x))")
    return context
  }

  override func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    log.append("end \(indexPaths) from \(previousIndexPaths) \(movementCancelled)")
    return super.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths, movementCancelled: movementCancelled)
  }
}
