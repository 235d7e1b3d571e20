import DiffableData
import Foundation
import OrderedCollections

/// The benchmark of building and changing one snapshot, compared with an ordered set of the same identifiers.
struct EditBench {
  private let items: [UUID]
  private let few: [UUID]
  private let removed: [UUID]
  private let snapshot: IdentifierSnapshot
  private let set: OrderedSet<UUID>
  private let fewSnapshot: IdentifierSnapshot
  private let fewSet: OrderedSet<UUID>

  init(_ workload: inout DataWorkload) {
    items = workload.identifiers(1_000_000)
    few = Array(items.prefix(10_000))
    removed = stride(from: 0, to: items.count, by: 2).map { [items] in items[$0] }
    snapshot = DataWorkload.snapshot(items)
    set = OrderedSet(items)
    fewSnapshot = DataWorkload.snapshot(few)
    fewSet = OrderedSet(few)
  }

  func round() -> [(String, Double)] {
    build() + moves() + lookUps() + appends() + deletes()
  }

  private func build() -> [(String, Double)] {
    var built = IdentifierSnapshot()
    var set = OrderedSet<UUID>()
    let name = "build 1,000,000, unique"
    let times = [
      (name, ProcessorClock.milliseconds { built = DataWorkload.snapshot(items) }),
      ("OrderedSet of \(name)", ProcessorClock.milliseconds { set = OrderedSet(items) }),
    ]
    precondition(built.indexOfItem(items[777]) == set.firstIndex(of: items[777]))
    return times
  }

  /// The pairs of items of which the first is moved after the second.
  private var pairs: [(UUID, UUID)] {
    (0..<1_000).map { (few[$0 * 7 % few.count], few[($0 * 13 + 5_001) % few.count]) }.filter { $0.0 != $0.1 }
  }

  private func moves() -> [(String, Double)] {
    var snapshot = fewSnapshot
    var set = fewSet
    let pairs = pairs
    let name = "1,000 moves in 10,000"
    let times = [
      (name, ProcessorClock.milliseconds { for (item, other) in pairs { snapshot.moveItem(item, afterItem: other) } }),
      (
        "OrderedSet of \(name)",
        ProcessorClock.milliseconds {
          for (item, other) in pairs {
            set.remove(item)
            if let position = set.firstIndex(of: other) { set.insert(item, at: position + 1) }
          }
        }
      ),
    ]
    precondition(snapshot.itemIdentifiers == Array(set), "The moves differ from those of an ordered set.")
    return times
  }

  private func lookUps() -> [(String, Double)] {
    let wanted = (0..<1_000).map { few[$0 * 7 % few.count] }
    var (sum, rival) = (0, 0)
    let name = "1,000 look-ups in 10,000"
    let times = [
      (name, ProcessorClock.milliseconds { for item in wanted { sum += fewSnapshot.indexOfItem(item) ?? 0 } }),
      (
        "OrderedSet of \(name)",
        ProcessorClock.milliseconds { for item in wanted { rival += fewSet.firstIndex(of: item) ?? 0 } }
      ),
    ]
    precondition(sum == rival, "The look-ups differ from those of an ordered set.")
    return times
  }

  private func appends() -> [(String, Double)] {
    var snapshot = IdentifierSnapshot()
    snapshot.appendSections([0])
    var set = OrderedSet<UUID>()
    let some = items[..<100_000]
    let name = "100,000 single appends"
    let times = [
      (name, ProcessorClock.milliseconds { for item in some { snapshot.appendItems([item]) } }),
      ("OrderedSet of \(name)", ProcessorClock.milliseconds { for item in some { set.append(item) } }),
    ]
    precondition(snapshot.numberOfItems == set.count)
    return times
  }

  private func deletes() -> [(String, Double)] {
    var snapshot = snapshot
    var set = set
    let name = "delete every other of 1,000,000"
    let times = [
      (name, ProcessorClock.milliseconds { snapshot.deleteItems(removed) }),
      (
        "OrderedSet of \(name)",
        ProcessorClock.milliseconds {
          let removed = Set(removed)
          set.removeAll { removed.contains($0) }
        }
      ),
    ]
    precondition(snapshot.numberOfItems == set.count)
    return times
  }
}
