import DiffableData
import Testing
import TestSupport

/// A snapshot as nested arrays: slow, obviously correct, and the oracle for the chunked storage.
struct ModelSnapshot {
  var sections: [(id: Int, items: [Int])] = []

  mutating func remove(_ items: [Int]) {
    let removed = Set(items)
    for index in sections.indices { sections[index].items.removeAll { removed.contains($0) } }
  }

  mutating func append(_ items: [Int], to section: Int) {
    remove(items)
    guard let index = sections.firstIndex(where: { $0.id == section }) else { return }
    sections[index].items += items
  }

  mutating func insert(_ items: [Int], next neighbour: Int, after: Bool) {
    remove(items)
    for index in sections.indices {
      guard let position = sections[index].items.firstIndex(of: neighbour) else { continue }
      sections[index].items.insert(contentsOf: items, at: position + (after ? 1 : 0))
      return
    }
  }
}

struct SnapshotModelTests {
  @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8] as [UInt64])
  func randomEditsAgreeWithNestedArrays(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    var model = ModelSnapshot()
    snapshot.appendSections([0, 1, 2])
    model.sections = [(0, []), (1, []), (2, [])]
    var copies: [(NSDiffableDataSourceSnapshot<Int, Int>, ModelSnapshot)] = []
    for step in 0..<150 {
      edit(&snapshot, &model, with: &random)
      if step % 10 == 0 { copies.append((snapshot, model)) }
    }
    for (copy, expected) in copies + [(snapshot, model)] { expectEqual(copy, expected, seed: seed) }
  }

  private func edit(
    _ snapshot: inout NSDiffableDataSourceSnapshot<Int, Int>, _ model: inout ModelSnapshot,
    with random: inout SeededGenerator
  ) {
    let all = snapshot.itemIdentifiers
    // Long runs cross the chunk size; reused identifiers exercise moving.
    let start = Int.random(in: 0..<3_000, using: &random)
    let run = Array(start..<(start + Int.random(in: 1...700, using: &random)))
    switch Int.random(in: 0..<5, using: &random) {
    case 0, 1:
      let section = Int.random(in: 0..<3, using: &random)
      snapshot.appendItems(run, toSection: section)
      model.append(run, to: section)
    case 2:
      let some = all.filter { _ in Bool.random(using: &random) && Bool.random(using: &random) }
      snapshot.deleteItems(some)
      model.remove(some)
    case 3:
      guard let neighbour = all.randomElement(using: &random), !run.contains(neighbour) else { return }
      let after = Bool.random(using: &random)
      if after {
        snapshot.insertItems(run, afterItem: neighbour)
      } else {
        snapshot.insertItems(run, beforeItem: neighbour)
      }
      model.insert(run, next: neighbour, after: after)
    default:
      guard let item = all.randomElement(using: &random), let neighbour = all.randomElement(using: &random),
        item != neighbour
      else { return }
      snapshot.moveItem(item, beforeItem: neighbour)
      model.insert([item], next: neighbour, after: false)
    }
  }

  private func expectEqual(_ snapshot: NSDiffableDataSourceSnapshot<Int, Int>, _ model: ModelSnapshot, seed: UInt64) {
    #expect(snapshot.sectionIdentifiers == model.sections.map(\.id), "seed \(seed)")
    for section in model.sections {
      #expect(snapshot.itemIdentifiers(inSection: section.id) == section.items, "seed \(seed)")
      #expect(snapshot.numberOfItems(inSection: section.id) == section.items.count, "seed \(seed)")
    }
    let all = model.sections.flatMap(\.items)
    #expect(snapshot.itemIdentifiers == all, "seed \(seed)")
    #expect(snapshot.numberOfItems == all.count, "seed \(seed)")
    for (index, item) in all.enumerated().filter({ $0.offset % 37 == 0 }) {
      #expect(snapshot.indexOfItem(item) == index, "seed \(seed)")
    }
  }
}
