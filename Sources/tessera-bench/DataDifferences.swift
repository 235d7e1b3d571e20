import DiffableData
import Foundation

/// The benchmark of comparing two snapshots.
struct DifferenceBench {
  private let small: Case
  private let large: Case
  private let shuffled: Case
  private let one: Case
  private let tiny: Case
  private let same: Case
  private let tenThousand: IdentifierSnapshot
  private var frameCopies = (first: [UUID](), second: [UUID]())

  private struct Case {
    let old: (items: [UUID], snapshot: IdentifierSnapshot)
    let new: (items: [UUID], snapshot: IdentifierSnapshot)

    init(_ old: [UUID], _ new: [UUID]) {
      self.old = (old, DataWorkload.snapshot(old))
      self.new = (new, DataWorkload.snapshot(new))
    }

    func changes() -> CollectionChanges { CollectionChanges(from: old.snapshot, to: new.snapshot) }
  }

  init(_ workload: inout DataWorkload) {
    let items = workload.identifiers(1_000_000)
    let few = Array(items.prefix(100_000))
    let fewest = Array(items.prefix(5_000))
    tiny = Case(fewest, workload.edited(fewest, deletes: 500, inserts: 500, moves: 100))
    small = Case(few, workload.edited(few, deletes: 10_000, inserts: 10_000, moves: 2_000))
    large = Case(items, workload.edited(items, deletes: 100_000, inserts: 100_000, moves: 20_000))
    shuffled = Case(few, workload.shuffled(few))
    one = Case(items, items[..<500_000] + [workload.identifier()] + items[500_000...])
    same = Case(items, items)
    tenThousand = DataWorkload.snapshot(Array(items.prefix(10_000)))
    frameCopies = (items, items)
  }

  mutating func round(_ workload: inout DataWorkload) -> [(String, Double)] {
    [
      ("baseline 100k", baseline(small)),
      ("diff 5,000: 500 / 500 / 100", time(tiny, expecting: 500)),
      ("diff 100,000: 10,000 / 10,000 / 2,000", time(small, expecting: 10_000)),
      ("diff 100,000: shuffled", time(shuffled, expecting: 0)),
      ("baseline 1M", baseline(large)),
      ("diff 1,000,000: 100,000 / 100,000 / 20,000", time(large, expecting: 100_000)),
      ("diff 1,000,000: one insert, built twice", time(one, expecting: 1)),
      (
        "difference(from:) of diff 1,000,000: one insert, built twice",
        ProcessorClock.milliseconds { precondition(one.new.items.difference(from: one.old.items).count == 1) }
      ),
      ("diff 1,000,000: identical, built twice", time(same, expecting: 0)),
      (
        "diff 1,000,000: identical, a copy",
        comparisonWithCopy(of: same.old.snapshot)
      ),
    ] + inserts(&workload)
  }

  /// Measures the comparison with a copy, which is made once and before the clock starts: reading it from the changed
  /// variable would make another copy for each comparison.
  private func comparisonWithCopy(of snapshot: IdentifierSnapshot) -> Double {
    let copy = snapshot
    return ProcessorClock.milliseconds {
      for _ in 0..<100 { precondition(CollectionChanges(from: snapshot, to: copy).isEmpty) }
    } / 100
  }

  /// Returns alternatives that take seconds.
  func slowRivals() -> [(String, Double)] {
    [
      (
        "difference(from:) of diff 5,000: 500 / 500 / 100",
        ProcessorClock.milliseconds { _ = tiny.new.items.difference(from: tiny.old.items).inferringMoves() }
      )
    ]
  }

  /// Measures copying the identifiers of both snapshots, the baseline.
  private mutating func baseline(_ pair: Case) -> Double {
    let count = (old: pair.old.items.count, new: min(pair.new.items.count, frameCopies.second.count))
    return ProcessorClock.milliseconds {
      frameCopies.first.withUnsafeMutableBytes { target in
        pair.old.items.withUnsafeBytes {
          target.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[..<(16 * count.old)]))
        }
      }
      frameCopies.second.withUnsafeMutableBytes { target in
        pair.new.items.withUnsafeBytes {
          target.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[..<(16 * count.new)]))
        }
      }
    }
  }

  private func time(_ pair: Case, expecting inserts: Int) -> Double {
    var changes = CollectionChanges()
    let time = ProcessorClock.milliseconds { changes = pair.changes() }
    precondition(changes.itemInserts.count == inserts, "\(changes.itemInserts.count) inserts, not \(inserts).")
    return time
  }

  /// Measures applying a changed copy of the current snapshot.
  private func inserts(_ workload: inout DataWorkload) -> [(String, Double)] {
    let (ten, million) = (insert(in: tenThousand, &workload), insert(in: same.old.snapshot, &workload))
    return [
      ("insert in a copy of 10,000, and diff", ten), ("insert in a copy of 1,000,000, and diff", million),
      ("the same of 10,000 of insert in a copy of 1,000,000, and diff", ten),
    ]
  }

  private func insert(in snapshot: IdentifierSnapshot, _ workload: inout DataWorkload) -> Double {
    let middle = same.old.items[snapshot.numberOfItems / 2]
    return (0..<15).map { _ in
      let new = workload.identifier()
      return ProcessorClock.milliseconds {
        var copy = snapshot
        copy.insertItems([new], afterItem: middle)
        precondition(CollectionChanges(from: snapshot, to: copy).itemInserts.count == 1)
      }
    }.median
  }
}
