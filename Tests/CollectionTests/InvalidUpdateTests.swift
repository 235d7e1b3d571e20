import Foundation
import TestSupport
import Testing

@testable import UIKitCollections

/// The whole messages about batches that do not fit the data: UIKit's sentences with all of their numbers.
struct InvalidUpdateTests {
  private func message(_ before: [Int], _ after: [Int], _ change: (inout BatchUpdate) -> Void = { _ in }) -> String? {
    var batch = BatchUpdate()
    change(&batch)
    do throws(InvalidUpdate) { _ = try batch.map(from: before, to: after) } catch { return error.description }
    return nil
  }

  private func path(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section) }

  @Test func countsOfSectionsAreCompared() {
    expectEqual(
      message([1, 1, 1], [1, 1]) {
        $0.insertedSections = [0, 1]
        $0.deletedSections = [2]
      },
      "Invalid update: invalid number of sections. The number of sections contained in the collection view after the "
        + "update (2) must be equal to the number of sections contained in the collection view before the update (3), "
        + "plus or minus the number of sections inserted or deleted (2 inserted, 1 deleted).")
    expectNil(message([1, 1, 1], [1, 1, 1, 1]) { ($0.insertedSections, $0.deletedSections) = ([0, 1], [2]) })
  }

  @Test func countsOfItemsAreCompared() {
    let before = [4, 2, 7]
    expectEqual(
      message(before, [4, 9, 7]) {
        $0.insertedItems = [path(1, 3), path(1, 4), path(1, 5)]
        $0.deletedItems = [path(1, 0), path(0, 0)]
        $0.movedItems = [(path(0, 1), path(1, 6)), (path(2, 1), path(1, 7)), (path(1, 1), path(0, 0))]
        $0.insertedItems.append(path(0, 1))
      },
      "Invalid update: invalid number of items in section 1. The number of items contained in an existing section after "
        + "the update (9) must be equal to the number of items contained in that section before the update (2), plus or "
        + "minus the number of items inserted or deleted from that section (3 inserted, 1 deleted) and plus or minus "
        + "the number of items moved into or out of that section (2 moved in, 1 moved out). Change the array and update "
        + "the collection view in the same performBatchUpdates.")
    expectNil(message([4, 2], [4, 2]))
    expectNil(message([4, 2], [9, 2]) { $0.reloadedSections = [0] })
    expectNil(message([4, 2], [3, 3]) { $0.movedItems = [(path(0, 3), path(1, 0))] })
    expectNotNil(message([4, 2], [4, 3]))
  }

  @Test func sectionsMustExist() {
    let cases: [((inout BatchUpdate) -> Void, String)] = [
      ({ $0.deletedSections = [2] }, "attempt to delete section 2, but there are only 2 sections before the update"),
      ({ $0.reloadedSections = [5] }, "attempt to delete section 5, but there are only 2 sections before the update"),
      ({ $0.insertedSections = [3] }, "attempt to insert section 3 but there are only 3 sections after the update"),
      (
        { $0.movedSections = [(2, 0)] },
        "attempt to move section 2 to section 0, but there are 2 sections before and 3 after the update"
      ),
      (
        { $0.movedSections = [(1, 3)] },
        "attempt to move section 1 to section 3, but there are 2 sections before and 3 after the update"
      ),
      (
        { $0.deletedItems = [path(2, 0)] },
        "attempt to delete item 0 from section 2, but there are only 2 sections before the update"
      ),
      (
        { $0.movedItems = [(path(4, 1), path(0, 0))] },
        "attempt to delete item 1 from section 4, but there are only 2 sections before the update"
      ),
      (
        { $0.reloadedItems = [path(1, 6)] },
        "attempt to delete item 6 from section 1 which only contains 6 items before the update"
      ),
      (
        { $0.insertedItems = [path(3, 1)] },
        "attempt to insert item 1 into section 3, but there are only 3 sections after the update"
      ),
      (
        { $0.movedItems = [(path(0, 0), path(2, 8))] },
        "attempt to insert item 8 into section 2, but there are only 8 items in section 2 after the update"
      ),
      (
        { $0.insertedItems = [IndexPath(indexes: [1, 2, 3])] },
        "attempt to insert {1, 2, 3}; items have index paths of two indices, section and item"
      ),
      (
        { $0.deletedItems = [IndexPath(index: 4)] },
        "attempt to delete {4}; items have index paths of two indices, section and item"
      ),
    ]
    for (change, expected) in cases {
      let found = message([5, 6], [5, 6, 8], change)
      // The words for an index path of another length are the module's own.
      let start = expected.prefix { $0 != "{" }
      expectEqual(
        expected.contains("{") ? found.map { $0.hasPrefix(start) } : found.map { $0 == expected }, true,
        "\(found ?? "")")
      if expected.contains("{") {
        expectEqual(found?.hasSuffix("; items have index paths of two indices, section and item"), true)
      }
    }
    for change in [{ $0.deletedSections = [1] }, { $0.reloadedSections = [1] }] as [(inout BatchUpdate) -> Void] {
      let found = message([5, 6], [5, 6], change)
      expectEqual(found?.hasPrefix("attempt") ?? false, false, "\(found ?? "")")
    }
  }

  @Test func itemsChangeOnce() {
    let place = "({length = 2, path = 0 - 1})"
    let cases: [((inout BatchUpdate) -> Void, String)] = [
      ({ $0.deletedItems = [path(0, 1), path(0, 1)] }, "delete"),
      ({ $0.movedItems = [(path(0, 1), path(0, 2)), (path(0, 1), path(0, 3))] }, "move away"),
      ({ $0.insertedItems = [path(0, 1), path(0, 1)] }, "insert"),
      ({ $0.movedItems = [(path(0, 2), path(0, 1)), (path(0, 3), path(0, 1))] }, "move to"),
    ]
    for (change, verb) in cases {
      expectEqual(
        message([5], [5], change), "attempt to \(verb) the same index path twice \(place); name every item once")
    }
    // The first of several in the order of the data.
    expectEqual(
      message([5], [5]) {
        $0.deletedItems = [path(0, 4), path(0, 1)]
        $0.reloadedItems = [path(0, 1), path(0, 4)]
      }, "attempt to delete and reload the same index path \(place)")
  }
}
