import DiffableData
import TestSupport
import Testing

/// Random outlines, compared with nested nodes after every step.
struct SectionSnapshotModelTests {
  typealias Snapshot = NSDiffableDataSourceSectionSnapshot<Int>

  @Test(arguments: 0..<12 as Range<UInt64>)
  func randomChangesAgreeWithNestedNodes(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var snapshot = Snapshot()
    var model = OutlineModel()
    var next = 0
    var copies: [(Snapshot, OutlineModel)] = []
    for step in 0..<80 {
      change(&snapshot, &model, &next, with: &random)
      expectEqual(snapshot, model, "seed \(seed), step \(step)")
      if step % 20 == 0 { copies.append((snapshot, model)) }
    }
    for (copy, model) in copies { expectEqual(copy, model, "a copy of seed \(seed)") }
  }

  @Test(arguments: 100..<102 as Range<UInt64>)
  func largeOutlinesAgreeWithNestedNodes(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var snapshot = Snapshot()
    var model = OutlineModel()
    var next = 0
    for step in 0..<12 {
      let items = Array(next..<(next + 400))
      next += 400
      let parent = step < 2 ? nil : snapshot.items.randomElement(using: &random)
      snapshot.append(items, to: parent)
      model.append(items.map { OutlineModel.Node(item: $0) }, to: parent)
      let some = Array(snapshot.items.shuffled(using: &random).prefix(30))
      if step % 3 == 0 {
        snapshot.delete(some)
        model.delete(Set(some))
      } else {
        snapshot.expand(some)
        for item in some { model.change(item) { $0.isExpanded = true } }
      }
    }
    expectEqual(snapshot, model, "seed \(seed)")
  }

  /// A hundred thousand taps on disclosure indicators, against a set of expanded items and their parents.
  @Test func manyTogglesKeepTheExpansionOfEveryItem() {
    let seed: UInt64 = 30
    var random = SeededGenerator(seed: seed)
    // Item i is the parent of 3i + 1 to 3i + 3.
    let count = 364
    var snapshot = Snapshot()
    snapshot.append([0])
    for parent in 0..<(count / 3) { snapshot.append(Array((3 * parent + 1)...(3 * parent + 3)), to: parent) }
    var expanded: Set<Int> = []
    func isVisible(_ item: Int) -> Bool {
      var item = item
      while item > 0 {
        item = (item - 1) / 3
        if !expanded.contains(item) { return false }
      }
      return true
    }
    for step in 0..<100_000 {
      let item = random.whole(0...(count / 3 - 1))
      if expanded.remove(item) != nil {
        snapshot.collapse([item])
      } else {
        expanded.insert(item)
        snapshot.expand([item])
      }
      let other = random.whole(0...(count - 1))
      guard snapshot.isExpanded(other) == expanded.contains(other), snapshot.isVisible(other) == isVisible(other) else {
        Issue.record("seed \(seed), step \(step): item \(other)")
        return
      }
      guard step % 5_000 == 0 else { continue }
      let isSame = Set(snapshot.visibleItems) == Set((0..<count).filter(isVisible))
      expectTrue(isSame, "seed \(seed), step \(step)")
    }
  }

  private func change(
    _ snapshot: inout Snapshot, _ model: inout OutlineModel, _ next: inout Int, with random: inout SeededGenerator
  ) {
    let items = model.rows().map(\.item)
    let new = Array(next..<(next + Int.random(in: 1...4, using: &random)))
    let nodes = new.map { OutlineModel.Node(item: $0) }
    let some = items.randomElement(using: &random)
    switch (Int.random(in: 0..<10, using: &random), some) {
    case (0...1, _), (_, nil):
      snapshot.append(new)
      model.append(nodes, to: nil)
      next += new.count
    case (2...3, let parent?):
      snapshot.append(new, to: parent)
      model.append(nodes, to: parent)
      next += new.count
    case (4, let item?):
      let after = Bool.random(using: &random)
      if after { snapshot.insert(new, after: item) } else { snapshot.insert(new, before: item) }
      model.insert(nodes, next: item, after: after)
      next += new.count
    case (5, let item?):
      let removed = [item, items.randomElement(using: &random) ?? item]
      snapshot.delete(removed)
      model.delete(Set(removed))
    case (6, let item?): graft(around: item, &snapshot, &model, &next, with: &random)
    case (7...8, let item?):
      snapshot.expand([item, -1])
      model.change(item) { $0.isExpanded = true }
    case (_, let item?):
      snapshot.collapse([item, -1])
      model.change(item) { $0.isExpanded = false }
    }
  }

  /// Inserts a small outline next to an item, or as its children.
  private func graft(
    around item: Int, _ snapshot: inout Snapshot, _ model: inout OutlineModel, _ next: inout Int,
    with random: inout SeededGenerator
  ) {
    var part = OutlineModel()
    part.append([OutlineModel.Node(item: next, isExpanded: true), OutlineModel.Node(item: next + 1)], to: nil)
    part.append([OutlineModel.Node(item: next + 2), OutlineModel.Node(item: next + 3)], to: next)
    next += 4
    switch Int.random(in: 0..<3, using: &random) {
    case 0:
      snapshot.insert(part.snapshot, before: item)
      model.insert(part.roots, next: item, after: false)
    case 1:
      snapshot.insert(part.snapshot, after: item)
      model.insert(part.roots, next: item, after: true)
    default:
      snapshot.replace(childrenOf: item, using: part.snapshot)
      model.change(item) { $0.children = part.roots }
    }
  }

  private func expectEqual(_ snapshot: Snapshot, _ model: OutlineModel, _ when: String) {
    let rows = model.rows()
    #expect(snapshot.items == rows.map(\.item), "\(when)")
    #expect(snapshot.rootItems == model.roots.map(\.item), "\(when)")
    #expect(snapshot.visibleItems == rows.filter(\.isVisible).map(\.item), "\(when)")
    #expect(snapshot.expandedItems == rows.filter(\.isExpanded).map(\.item), "\(when)")
    let sample = rows.count > 200 ? Array(rows.enumerated().filter { $0.offset % 97 == 0 }) : Array(rows.enumerated())
    let isRight = sample.allSatisfy { ordinal, row in
      snapshot.contains(row.item) && snapshot.index(of: row.item) == ordinal
        && snapshot.level(of: row.item) == row.level && snapshot.parent(of: row.item) == row.parent
        && snapshot.isExpanded(row.item) == row.isExpanded && snapshot.isVisible(row.item) == row.isVisible
    }
    #expect(isRight, "\(when)")
    guard let row = rows.last, let node = model.node(row.parent ?? row.item) else { return }
    let part = snapshot.snapshot(of: node.item, includingParent: true)
    #expect(part.visualDescription() == OutlineModel(roots: [node]).snapshot.visualDescription(), "\(when)")
    let children = snapshot.snapshot(of: node.item)
    #expect(children.visualDescription() == OutlineModel(roots: node.children).snapshot.visualDescription(), "\(when)")
  }
}
