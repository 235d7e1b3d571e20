import DiffableData
import Foundation
import Geometry

typealias IdentifierSnapshot = NSDiffableDataSourceSnapshot<Int, UUID>

/// Identifiers, and edited lists of them, the same in every run.
struct DataWorkload {
  private var random = SeededGenerator(seed: 1)

  mutating func identifiers(_ count: Int) -> [UUID] { (0..<count).map { _ in identifier() } }

  mutating func identifier() -> UUID {
    withUnsafeBytes(of: (random.next(), random.next())) { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
  }

  mutating func shuffled(_ items: [UUID]) -> [UUID] { items.shuffled(using: &random) }

  /// Returns a list with items deleted, moved and inserted at random positions.
  mutating func edited(_ old: [UUID], deletes: Int, inserts: Int, moves: Int) -> [UUID] {
    let order = Array(old.indices).shuffled(using: &random)
    let gone = Set(order.prefix(deletes + moves))
    let placed = order[deletes..<(deletes + moves)].map { old[$0] } + identifiers(inserts)
    let rest = old.indices.filter { !gone.contains($0) }.map { old[$0] }
    let positions = placed.map { (position: Int.random(in: 0...rest.count, using: &random), item: $0) }
      .sorted { $0.position < $1.position }
    var new: [UUID] = []
    new.reserveCapacity(rest.count + positions.count)
    var next = 0
    for position in 0...rest.count {
      while next < positions.count, positions[next].position == position {
        new.append(positions[next].item)
        next += 1
      }
      if position < rest.count { new.append(rest[position]) }
    }
    return new
  }

  static func snapshot(_ items: [UUID]) -> IdentifierSnapshot {
    var snapshot = IdentifierSnapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    return snapshot
  }
}
