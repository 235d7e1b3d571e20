import Foundation
import Testing
import UIKit

@testable import UIKitCollections
import TestSupport

/// The index paths of all items after a batch, compared with an oracle that moves real arrays.
@MainActor
struct UpdateRulesTests {
  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func changesMatchArrayEdits(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for round in 0..<300 {
      let before = Int(random.next() % 12)
      let deleted = Set((0..<before).filter { _ in random.next() % 3 == 0 })
      let kept = (0..<before).filter { !deleted.contains($0) }
      let after = kept.count + Int(random.next() % 5)
      var indices = Array(0..<after).shuffled(using: &random)
      let inserted = Set(indices.prefix(after - kept.count))
      indices = indices.filter { !inserted.contains($0) }
      let movers = kept.filter { _ in random.next() % 4 == 0 }
      let moved = Dictionary(uniqueKeysWithValues: zip(movers, indices))
      let order = try #require(
        Reordering(before: before, after: after, deleted: deleted, inserted: inserted, moved: moved))
      // The oracle: moved and inserted items take their target index, the rest fill the gaps in order.
      var expected: [Int?] = Array(repeating: nil, count: after)
      for (old, new) in moved { expected[new] = old }
      var rest = kept.filter { moved[$0] == nil }[...]
      for new in 0..<after where expected[new] == nil && !inserted.contains(new) { expected[new] = rest.popFirst() }
      for new in 0..<after {
        expectEqual(order.old(of: new), expected[new], "seed \(seed), round \(round), new \(new)")
      }
      for old in 0..<before {
        expectEqual(order.new(of: old), expected.firstIndex(of: old), "seed \(seed), round \(round), old \(old)")
      }
    }
  }

  @Test func changeCostIsIndependentOfItemCount() throws {
    let order = try #require(
      Reordering(before: 100_000_000, after: 100_000_001, deleted: [], inserted: [0], moved: [:]))
    expectEqual(order.new(of: 99_999_999), 100_000_000)
    expectNil(order.old(of: 0))
    expectNil(order.new(of: 100_000_000))
  }

  private func message(_ before: [Int], _ after: [Int], _ change: (inout BatchUpdate) -> Void) -> String? {
    var batch = BatchUpdate()
    change(&batch)
    do throws(InvalidUpdate) { _ = try batch.map(from: before, to: after) } catch { return error.description }
    return nil
  }

  @Test func inconsistentChangesAreNamed() {
    let path = IndexPath(item: 3, section: 0)
    expectEqual(
      message([3], [2]) { $0.deletedItems = [path] },
      "attempt to delete item 3 from section 0 which only contains 3 items before the update")
    expectEqual(
      message([3], [3]) { $0.insertedItems = [path] },
      "attempt to insert item 3 into section 0, but there are only 3 items in section 0 after the update")
    expectEqual(
      message([3], [3]) { $0.deletedSections = [1] },
      "attempt to delete section 1, but there are only 1 sections before the update")
    expectEqual(
      message([5], [4]) {
        $0.deletedItems = [path]
        $0.reloadedItems = [path]
      }, "attempt to delete and reload the same index path ({length = 2, path = 0 - 3})")
    let twice = message([5], [3]) { $0.deletedItems = [path, path] }
    expectEqual(twice?.contains("delete the same index path twice ({length = 2, path = 0 - 3})"), true)
    expectEqual(message([3], [5]) { $0.insertedItems = [path] }?.contains("(1 inserted, 0 deleted)"), true)
    expectEqual(message([3, 1], [3]) { _ in }?.contains("invalid number of sections"), true)
    expectEqual(
      message([3], [2]) { $0.deletedItems = [IndexPath(index: 1)] }?.contains("two indices, section and item"), true)
  }

  @Test func contradictoryChangesAreNamed() {
    let (path, other) = (IndexPath(item: 3, section: 0), IndexPath(item: 0, section: 0))
    expectEqual(
      message([5], [4]) {
        $0.deletedItems = [path]
        $0.movedItems = [(path, other)]
      }, "attempt to perform a delete and a move from the same index path ({length = 2, path = 0 - 3})")
    expectEqual(
      message([5], [5]) {
        $0.reloadedItems = [path]
        $0.movedItems = [(path, other)]
      }, "attempt to perform a delete and a move from the same index path ({length = 2, path = 0 - 3})")
    expectEqual(
      message([5], [6]) {
        $0.insertedItems = [path]
        $0.movedItems = [(other, path)]
      }, "attempt to perform an insert and a move to the same index path ({length = 2, path = 0 - 3})")
    expectEqual(
      message([1, 1, 1], [1, 1]) {
        $0.deletedSections = [2]
        $0.movedSections = [(2, 0)]
      }, "attempt to perform a delete and a move from the same section (2)")
    expectEqual(
      message([1, 1], [1, 1, 1]) {
        $0.insertedSections = [2]
        $0.movedSections = [(0, 2)]
      }, "attempt to perform an insert and a move to the same section (2)")
    expectEqual(
      message([1], [1]) { $0.insertedItems = [IndexPath(item: 0, section: 4)] },
      "attempt to insert item 0 into section 4, but there are only 1 sections after the update")
  }

  @Test func layoutReceivesChangesInFixedOrder() throws {
    var batch = BatchUpdate()
    batch.insertedItems = [IndexPath(item: 4, section: 0), IndexPath(item: 1, section: 0)]
    batch.deletedItems = [IndexPath(item: 0, section: 0), IndexPath(item: 2, section: 0)]
    batch.reloadedItems = [IndexPath(item: 1, section: 0)]
    batch.insertedSections = [1]
    let items = batch.updateItems(try batch.map(from: [5], to: [5, 2]))
    expectEqual(items.map(\.updateAction), [.delete, .delete, .insert, .insert, .insert, .reload])
    expectEqual(items.map(\.indexPathBeforeUpdate?.item), [2, 0, nil, nil, nil, 1])
    expectEqual(items.map(\.indexPathAfterUpdate?.item), [nil, nil, NSNotFound, 1, 4, 0])
  }
}
