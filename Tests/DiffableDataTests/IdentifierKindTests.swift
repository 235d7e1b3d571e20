import DiffableData
import Foundation
import TestSupport
import Testing

/// Identifiers of uncommon types, and identifiers so numerous that some share a tag.
struct IdentifierKindTests {
  /// Equal if the texts differ only in case; their bytes differ.
  struct Name: Hashable, Sendable {
    var text: String

    static func == (left: Name, right: Name) -> Bool { left.text.lowercased() == right.text.lowercased() }

    func hash(into hasher: inout Hasher) { hasher.combine(text.lowercased()) }
  }

  /// An identifier whose hash values are all equal.
  struct Colliding: Hashable, Sendable {
    var number: Int

    func hash(into hasher: inout Hasher) {}
  }

  private func identifiers(_ count: Int, seed: UInt64) -> [UUID] {
    var random = SeededGenerator(seed: seed)
    return (0..<count).map { _ in
      withUnsafeBytes(of: (random.next(), random.next())) { UUID(uuid: $0.load(as: uuid_t.self)) }
    }
  }

  private func snapshot<Item: Hashable & Sendable>(_ items: [Item]) -> NSDiffableDataSourceSnapshot<Int, Item> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Item>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    return snapshot
  }

  @Test func hundredThousandIdentifiersStayUniqueDespiteTagCollisions() {
    let ids = identifiers(100_000, seed: 1)
    var snapshot = snapshot(ids)
    expectEqual(snapshot.itemIdentifiers, ids)
    #expect(stride(from: 0, to: ids.count, by: 997).allSatisfy { snapshot.indexOfItem(ids[$0]) == $0 })
    snapshot.deleteItems(stride(from: 0, to: ids.count, by: 2).map { ids[$0] })
    expectEqual(snapshot.itemIdentifiers, stride(from: 1, to: ids.count, by: 2).map { ids[$0] })
    expectNil(snapshot.indexOfItem(ids[100]))
    expectEqual(snapshot.indexOfItem(ids[101]), 50)
  }

  @Test func equalItemsWithDifferentBytesAreIdentical() {
    var names = snapshot(["Ann", "Bob", "Cy"].map(Name.init))
    names.appendItems([Name(text: "ANN")])
    expectEqual(names.itemIdentifiers.map(\.text), ["Bob", "Cy", "ANN"])
    let old = snapshot((0..<600).map { Name(text: "name \($0)") })
    let new = snapshot((0..<600).map { Name(text: "NAME \($0)") })
    expectTrue(CollectionChanges(from: old, to: new).isEmpty)
  }

  @Test func collidingItemsAreDistinguished() {
    let old = snapshot((0..<300).map(Colliding.init))
    let new = snapshot((0..<300).reversed().map(Colliding.init))
    let changes = CollectionChanges(from: old, to: new)
    expectEqual(changes.itemMoves.count, 299)
    expectEmpty(changes.itemDeletes)
    expectEmpty(changes.itemInserts)
  }

  @Test func stringsAreKeptAliveAndLetGo() {
    var copies: [NSDiffableDataSourceSnapshot<Int, String>] = []
    var strings = snapshot((0..<2_000).map { "a string too long to be kept in place: \($0)" })
    for round in 0..<20 {
      copies.append(strings)
      strings.deleteItems(Array(strings.itemIdentifiers[(round * 10)..<(round * 10 + 90)]))
      strings.insertItems(["inserted in round \(round), and long as well"], beforeItem: strings.itemIdentifiers[50])
    }
    expectEqual(strings.numberOfItems, 2_000 - 20 * 89)
    expectEqual(copies[0].itemIdentifiers, (0..<2_000).map { "a string too long to be kept in place: \($0)" })
    let changes = CollectionChanges(from: copies[0], to: strings)
    expectEqual(changes.itemInserts.count + 2_000 - changes.itemDeletes.count, strings.numberOfItems)
  }

  /// A change of a large shared snapshot copies only a small part of it.
  @Test func aChangedCopyLeavesTheOriginalAlone() {
    let ids = identifiers(20_000, seed: 2)
    let original = snapshot(ids)
    var copy = original
    let new = identifiers(400, seed: 3)
    for (index, id) in new.enumerated() { copy.insertItems([id], afterItem: ids[index * 37]) }
    expectEqual(original.itemIdentifiers, ids)
    let changes = CollectionChanges(from: original, to: copy)
    expectEqual(changes.itemInserts.count, 400)
    expectEmpty(changes.itemMoves)
    expectEmpty(changes.itemDeletes)
  }
}
