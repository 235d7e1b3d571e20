import Foundation
import TestSupport
import Testing
import UIKit

@testable import UIKitCollections

/// The items that a multi-select pan selects, compared with a model that decides about each item separately.
struct MultipleSelectionTests {
  private static let counts = [3, 0, 4, 1]
  private static let all = counts.enumerated().flatMap { section, count in
    (0..<count).map { IndexPath(item: $0, section: section) }
  }

  /// The selection that a pan has to end with, whatever its path was.
  private static func expected(_ before: Set<IndexPath>, from anchor: IndexPath, to end: IndexPath) -> Set<IndexPath> {
    let range = min(anchor, end)...max(anchor, end)
    let swept = all.filter(range.contains)
    return before.contains(anchor) ? before.subtracting(swept) : before.union(swept)
  }

  @Test(arguments: 0..<40)
  func theSelectionDependsOnTheEndsOnly(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let before = Set(Self.all.filter { _ in Bool.random(using: &random) })
    let anchor = try #require(Self.all.randomElement(using: &random))
    var items = SelectedItems()
    for path in before.sorted() { items.insert(path) }
    var multipleSelection = MultipleSelection(from: anchor, selected: items)
    var now = Self.expected(before, from: anchor, to: anchor)
    for _ in 0..<12 {
      let end = try #require(Self.all.randomElement(using: &random))
      for change in multipleSelection.move(to: end, counts: Self.counts) {
        if change.isSelected { now.insert(change.path) } else { now.remove(change.path) }
      }
      expectEqual(now, Self.expected(before, from: anchor, to: end), "seed \(seed)")
    }
  }

  @Test func itemsChangeInOrderFingerReachesThem() {
    var multipleSelection = MultipleSelection(from: [0, 1], selected: SelectedItems())
    let ahead = multipleSelection.move(to: [2, 1], counts: Self.counts)
    expectEqual(ahead, [[0, 2], [2, 0], [2, 1]].map { MultipleSelection.Change(path: $0, isSelected: true) })
    let back = multipleSelection.move(to: [0, 0], counts: Self.counts)
    expectEqual(
      back,
      [[2, 1], [2, 0], [0, 2]].map { MultipleSelection.Change(path: $0, isSelected: false) }
        + [MultipleSelection.Change(path: [0, 0], isSelected: true)])
  }

  @Test func selectingMillionsCostsOnlyChangedItems() {
    var multipleSelection = MultipleSelection(from: [0, 0], selected: SelectedItems())
    expectEqual(multipleSelection.move(to: [0, 3], counts: [10_000_000]).count, 3)
    expectEqual(multipleSelection.move(to: [0, 2], counts: [10_000_000]).count, 1)
  }
}
