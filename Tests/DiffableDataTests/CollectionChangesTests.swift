import DiffableData
import Testing

@Suite struct CollectionChangesTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  /// Every way to put a subset of three identifiers, in every order, into sections "a" and "b".
  private static let small: [Snapshot] = {
    var all: [Snapshot] = []
    for order in orders(of: [1, 2, 3]) {
      for cut in 0...order.count {
        for sections in [["a", "b"], ["b", "a"]] {
          var snapshot = Snapshot()
          snapshot.appendSections(sections)
          snapshot.appendItems(Array(order[..<cut]), toSection: "a")
          snapshot.appendItems(Array(order[cut...]), toSection: "b")
          all.append(snapshot)
        }
      }
      var single = Snapshot()
      single.appendSections(["b"])
      single.appendItems(order)
      all.append(single)
    }
    return all
  }()

  private static func orders(of items: [Int]) -> [[Int]] {
    guard !items.isEmpty else { return [[]] }
    var all: Set<[Int]> = [[]]
    for item in items {
      for rest in orders(of: items.filter { $0 != item }) { all.insert([item] + rest) }
    }
    return all.sorted { $0.count == $1.count ? $0.lexicographicallyPrecedes($1) : $0.count < $1.count }
  }

  @Test func changesTurnEverySmallSnapshotIntoEveryOther() {
    for old in Self.small {
      for new in Self.small {
        let changes = CollectionChanges(from: old, to: new)
        let result = applying(changes, to: old, insertingFrom: new)
        #expect(result == rows(of: new), "\(rows(of: old)) to \(rows(of: new)): \(changes)")
      }
    }
  }

  @Test func equalSnapshotsHaveNoChanges() {
    for snapshot in Self.small { #expect(CollectionChanges(from: snapshot, to: snapshot).isEmpty) }
  }

  @Test func reloadsAreFoundInTheNewSnapshot() {
    var old = Snapshot()
    old.appendSections(["a"])
    old.appendItems([1, 2, 3])
    var new = old
    new.deleteItems([1])
    new.reloadItems([3])
    new.reconfigureItems([2])
    let changes = CollectionChanges(from: old, to: new)
    #expect(changes.itemReloads == [ItemPosition(section: 0, item: 1)])
    #expect(changes.itemReconfigures == [ItemPosition(section: 0, item: 0)])
    #expect(changes.itemDeletes == [ItemPosition(section: 0, item: 0)])
    #expect(changes.itemMoves.isEmpty)
  }

  private func rows(of snapshot: Snapshot) -> [[Int]] {
    snapshot.sectionIdentifiers.map { snapshot.itemIdentifiers(inSection: $0) }
  }

  /// Plays the changes: what is named goes to its place in the new snapshot, the rest fills the gaps in its old order.
  private func applying(_ changes: CollectionChanges, to old: Snapshot, insertingFrom new: Snapshot) -> [[Int]] {
    let before = rows(of: old)
    let gone = Set(changes.itemDeletes + changes.itemMoves.map(\.from))
    let target = rows(of: new)
    var placed = target.map { [Int?](repeating: nil, count: $0.count) }
    for position in changes.itemInserts {
      placed[position.section][position.item] = target[position.section][position.item]
    }
    for move in changes.itemMoves { placed[move.to.section][move.to.item] = before[move.from.section][move.from.item] }
    for (ordinal, section) in new.sectionIdentifiers.enumerated() {
      var staying: [Int] = []
      if let origin = old.indexOfSection(section) {
        staying = before[origin].enumerated()
          .filter { !gone.contains(ItemPosition(section: origin, item: $0.offset)) }.map(\.element)
      }
      for item in placed[ordinal].indices where placed[ordinal][item] == nil && !staying.isEmpty {
        placed[ordinal][item] = staying.removeFirst()
      }
      #expect(staying.isEmpty)
    }
    return placed.map { $0.map { $0 ?? -1 } }
  }
}
