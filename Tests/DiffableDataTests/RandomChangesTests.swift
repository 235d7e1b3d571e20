import DiffableData
import Foundation
import TestSupport
import Testing

/// Long lists that differ in many ways, compared with sets and a quadratic search.
struct RandomChangesTests {
  /// The extent and kind of a list's changes.
  struct Edit: Sendable, CustomTestStringConvertible {
    var deleted = 0.0
    var inserted = 0.0
    var moved = 0.0
    /// The number of neighbors that move together.
    var block = 1
    var testDescription: String { "\(deleted) deleted, \(inserted) inserted, \(moved) moved by \(block)" }

    /// - Returns: The old numbers, which are their positions, and the new ones, in which numbers from `count` on are
    ///   new.
    func lists(_ count: Int, _ random: inout SeededGenerator) -> (old: [Int], new: [Int]) {
      let kept = (0..<count).filter { _ in Double.random(in: 0..<1, using: &random) >= deleted }
      var blocks = stride(from: 0, to: kept.count, by: block).map { Array(kept[$0...].prefix(block)) }
      let moving = blocks.indices.filter { _ in Double.random(in: 0..<1, using: &random) < moved }
      let sources = moving.shuffled(using: &random).map { blocks[$0] }
      for (position, source) in zip(moving, sources) { blocks[position] = source }
      var new: [Int] = []
      for item in blocks.joined() {
        while Double.random(in: 0..<1, using: &random) < inserted / 2 { new.append(count + new.count) }
        new.append(item)
      }
      return (Array(0..<count), new)
    }
  }

  private static let edits = [
    Edit(deleted: 0.1, inserted: 0.1, moved: 0.02), Edit(deleted: 0.5, inserted: 0.5), Edit(moved: 0.3),
    Edit(moved: 1), Edit(deleted: 0.01, moved: 0.2, block: 50),
    Edit(deleted: 0.9, inserted: 0.1, moved: 0.05, block: 3),
    Edit(deleted: 0.05, inserted: 0.9, moved: 0.5, block: 200), Edit(deleted: 1, inserted: 1),
  ]

  @Test(arguments: edits, 0..<4 as Range<UInt64>)
  func numbersChangeAsSetsSay(edit: Edit, seed: UInt64) {
    check(edit, seed: seed, upTo: 2_000) { number, _ in number }
  }

  @Test(arguments: edits, 0..<4 as Range<UInt64>)
  func identifiersOfTwoWordsChangeAsSetsSay(edit: Edit, seed: UInt64) {
    // The identifiers differ in only one word.
    check(edit, seed: seed, upTo: 2_000) { number, _ in
      withUnsafeBytes(of: (UInt64(number % 3), UInt64(number))) { UUID(uuid: $0.load(as: uuid_t.self)) }
    }
  }

  @Test(arguments: edits, 0..<4 as Range<UInt64>)
  func stringsChangeAsSetsSay(edit: Edit, seed: UInt64) {
    check(edit, seed: seed, upTo: 2_000) { number, _ in "an identifier that is not kept in place: \(number)" }
  }

  /// A type whose equal values may have different bytes, and of which many unequal values have the same hash.
  struct Crowded: Hashable, Sendable {
    var number: Int
    var remark: Bool

    static func == (left: Crowded, right: Crowded) -> Bool { left.number == right.number }

    func hash(into hasher: inout Hasher) { hasher.combine(number % 16) }
  }

  @Test(arguments: edits, 0..<2 as Range<UInt64>)
  func crowdedIdentifiersChangeAsSetsSay(edit: Edit, seed: UInt64) {
    check(edit, seed: seed, upTo: 400) { Crowded(number: $0, remark: $1) }
  }

  private func check<Item: Hashable & Sendable>(
    _ edit: Edit, seed: UInt64, upTo limit: Int, _ item: (_ number: Int, _ isNew: Bool) -> Item
  ) {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...limit, using: &random)
    let (old, new) = edit.lists(count, &random)
    let changes = CollectionChanges(
      from: snapshot(old.map { item($0, false) }), to: snapshot(new.map { item($0, true) }))
    let comment: Comment = "seed \(seed)"
    let known = Set(new)
    expectEqual(changes.itemDeletes.map(\.item), old.filter { !known.contains($0) }, comment)
    expectEqual(changes.itemInserts.map(\.item), new.indices.filter { new[$0] >= count }, comment)
    #expect(changes.itemMoves.allSatisfy { new[$0.to.item] == $0.from.item }, comment)
    expectEqual(changes.itemMoves.count, fewestMoves(of: new.filter { $0 < count }), comment)
    expectEqual(PlayedChanges.rows(changes, from: [old], to: [new], origins: [0]), [new], comment)
  }

  private func snapshot<Item: Hashable & Sendable>(_ items: [Item]) -> NSDiffableDataSourceSnapshot<Int, Item> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Item>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    return snapshot
  }

  /// The number of items outside the longest increasing subsequence, found by comparing every pair.
  private func fewestMoves(of numbers: [Int]) -> Int {
    var best = [Int](repeating: 1, count: numbers.count)
    for index in numbers.indices {
      for earlier in 0..<index where numbers[earlier] < numbers[index] {
        best[index] = Swift.max(best[index], best[earlier] + 1)
      }
    }
    return numbers.count - (best.max() ?? 0)
  }
}
