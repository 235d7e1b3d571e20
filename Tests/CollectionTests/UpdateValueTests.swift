import Foundation
import Geometry
import TestSupport
import Testing

@testable import UIKitCollections

/// Batches of changes and the motion at edges as values: what is refused and why, and where everything goes.
struct UpdateValueTests {
  private func error(from before: [Int], to after: [Int], _ change: (inout BatchUpdate) -> Void) -> String? {
    var batch = BatchUpdate()
    change(&batch)
    do {
      _ = try batch.map(from: before, to: after)
      return nil
    } catch { return error.description }
  }

  @Test func contradictionsAreNamed() {
    let cases: [((inout BatchUpdate) -> Void, [Int], [Int], String)] = [
      (
        { $0.deletedItems = [[2, 1]] }, [3, 3], [3, 3],
        "attempt to delete item 1 from section 2, but there are only 2 sections before the update"
      ),
      (
        { $0.reloadedItems = [[0, 3]] }, [3], [3],
        "attempt to delete item 3 from section 0 which only contains 3 items before the update"
      ),
      (
        { $0.movedItems = [([0, -1], [0, 1])] }, [3], [3],
        "attempt to delete item -1 from section 0 which only contains 3 items before the update"
      ),
      (
        { $0.insertedItems = [[1, 0]] }, [3], [3],
        "attempt to insert item 0 into section 1, but there are only 1 sections after the update"
      ),
      (
        { $0.movedItems = [([0, 0], [0, 3])] }, [3], [3],
        "attempt to insert item 3 into section 0, but there are only 3 items in section 0 after the update"
      ),
      (
        { $0.insertedItems = [[4]] }, [3], [4],
        "attempt to insert index 4; items have index paths of two indices, section and item"
      ),
      (
        { $0.deletedItems = [[0, 1, 2]] }, [3], [2],
        "attempt to delete an index path of length 3; items have index paths of two indices, section and item"
      ),
      (
        { $0.deletedItems = [[0, 1], [0, 1]] }, [3], [1],
        "attempt to delete the same index path twice ({length = 2, path = 0 - 1}); name every item once"
      ),
      (
        { $0.insertedItems = [[0, 1], [0, 1]] }, [3], [5],
        "attempt to insert the same index path twice ({length = 2, path = 0 - 1}); name every item once"
      ),
      (
        { $0.movedItems = [([0, 1], [0, 0]), ([0, 1], [0, 2])] }, [3], [3],
        "attempt to move away the same index path twice ({length = 2, path = 0 - 1}); name every item once"
      ),
      (
        { $0.movedItems = [([0, 0], [0, 1]), ([0, 2], [0, 1])] }, [3], [3],
        "attempt to move to the same index path twice ({length = 2, path = 0 - 1}); name every item once"
      ),
      (
        { $0.movedSections = [(0, 2)] }, [3, 3], [3, 3],
        "attempt to move section 0 to section 2, but there are 2 sections before and 2 after the update"
      ),
      (
        { $0.reloadedSections = [2] }, [3, 3], [3, 3],
        "attempt to delete section 2, but there are only 2 sections before the update"
      ),
      (
        { $0.insertedSections = [2] }, [3], [3, 3],
        "attempt to insert section 2 but there are only 2 sections after the update"
      ),
    ]
    for (change, before, after, message) in cases { expectEqual(error(from: before, to: after, change), message) }
  }

  /// UIKit's words about counts, with what came and went.
  @Test func countsThatDoNotAddUpAreNamed() {
    let items = error(from: [3, 4], to: [4, 4]) {
      ($0.insertedItems, $0.deletedItems) = ([[0, 0], [0, 1], [1, 0]], [[0, 2]])
      $0.movedItems = [([1, 3], [0, 2])]
    }
    expectEqual(
      items,
      "Invalid update: invalid number of items in section 0. The number of items contained in an existing section after "
        + "the update (4) must be equal to the number of items contained in that section before the update (3), plus or "
        + "minus the number of items inserted or deleted from that section (2 inserted, 1 deleted) and plus or minus the "
        + "number of items moved into or out of that section (1 moved in, 0 moved out). Change the array and update the "
        + "collection view in the same performBatchUpdates.")
    expectEqual(
      error(from: [3, 4], to: [3]) { $0.insertedSections = [0] },
      "Invalid update: invalid number of sections. The number of sections contained in the collection view after the "
        + "update (1) must be equal to the number of sections contained in the collection view before the update (2), "
        + "plus or minus the number of sections inserted or deleted (1 inserted, 0 deleted).")
    expectNil(error(from: [3, 4], to: [3, 4]) { _ in })
    expectNil(error(from: [3, 4], to: [9, 4]) { $0.reloadedSections = [0] }, "a reload may change the count")
  }

  /// Deletions refer to the data before, insertions to the data after, and the rest keeps its order.
  @Test func itemsGoWhereTheirSectionsGo() throws {
    var batch = BatchUpdate()
    (batch.deletedItems, batch.insertedItems) = ([[1, 0]], [[0, 1]])
    batch.movedItems = [([1, 3], [0, 2])]
    batch.movedSections = [(1, 0)]
    batch.deletedSections = [2]
    batch.insertedSections = [2]
    // Section 1 becomes the first: without its items 0 and 3, with a new one, and 3 again behind it.
    let map = try batch.map(from: [2, 4, 5], to: [4, 2, 7])
    expectEqual((0..<3).map { map.section($0) }, [1, 0, nil])
    expectEqual((0..<2).map { map.item([0, $0]) }, [[1, 0], [1, 1]])
    expectEqual((0..<4).map { map.item([1, $0]) }, [nil, [0, 0], [0, 3], [0, 2]])
    expectEqual((0..<5).map { map.item([2, $0]) }, Array(repeating: nil, count: 5))
    expectEqual((0..<3).map { map.oldSection($0) }, [1, 0, nil])
    expectEqual((0..<4).map { map.oldItem([0, $0]) }, [[1, 1], nil, [1, 3], [1, 2]])
    expectEqual((0..<2).map { map.oldItem([1, $0]) }, [[0, 0], [0, 1]])
    expectNil(map.oldItem([2, 0]))
  }

  // MARK: Edges

  /// The square of the finger's share of the zone, which is 64 points, or a fifth of a short view.
  @Test func edgesPullWithTheSquareOfTheDepth() {
    let tall = Interval(100, 900)
    for (location, velocity) in [
      (500, 0), (164, 0), (132, -180), (100, -720), (0, -720), (836, 0), (868, 180), (950, 720),
    ]
      as [(CGFloat, CGFloat)]
    { expectClose(EdgePull.velocity(at: location, in: tall), velocity, "\(location)") }
    expectClose(EdgePull.velocity(at: 10, in: Interval(0, 100)), -180)
    expectClose(EdgePull.velocity(at: 20, in: Interval(0, 100)), 0)
    expectEqual(EdgePull.velocity(at: .nan, in: tall), 0)
    expectEqual(EdgePull.velocity(at: 5, in: Interval(5, 5)), 0)
  }

  @Test func glidesStayWithinTheirEnds() {
    var glide = EdgeGlide(at: 40, time: 1, ends: 0...100)
    expectEqual([glide.offset(at: 0), glide.offset(at: 9)], [40, 40])
    expectFalse(glide.isMoving(at: 2))
    glide.change(velocity: 100, at: 2)
    expectEqual(
      [glide.offset(at: 1), glide.offset(at: 2), glide.offset(at: 2.5), glide.offset(at: 2.6)], [40, 40, 90, 100])
    glide.shift(by: -10)
    expectEqual(glide.offset(at: 2.5), 80)
    glide.change(velocity: -50, at: 2.5)
    expectEqual([glide.offset(at: 2.5), glide.offset(at: 3.5), glide.offset(at: 5)], [80, 30, 0])
    expectTrue(glide.isMoving(at: 4))
    expectFalse(glide.isMoving(at: 4.2))
    // A movement that began beyond the ends does not jump to them, and may return.
    for (start, velocity, offset, isMoving) in [
      (130, 10, 130, false), (130, -10, 120, true), (-20, -10, -20, false), (-20, 10, -10, true),
    ] as [(CGFloat, CGFloat, CGFloat, Bool)] {
      var outside = EdgeGlide(at: start, time: 0, ends: 0...100)
      outside.change(velocity: velocity, at: 0)
      expectEqual(outside.offset(at: 1), offset)
      expectEqual(outside.isMoving(at: 1), isMoving)
    }
  }
}
