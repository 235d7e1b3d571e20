/// A chunk of items of one type.
final class TypedChunk<Item: Hashable & Sendable>: ItemChunk, @unchecked Sendable {
  deinit { destroyItems(items, count: count) }

  override func blank(reservedCapacity: Int) -> ItemChunk {
    TypedChunk(kind: kind, reservedCapacity: reservedCapacity, hasNotes: notes != nil)
  }

  override func copyItems(from source: UnsafeRawPointer, to target: UnsafeMutableRawPointer, count: Int) {
    target.assumingMemoryBound(to: Item.self)
      .initialize(from: source.assumingMemoryBound(to: Item.self), count: count)
  }

  override func moveItems(from source: UnsafeMutableRawPointer, to target: UnsafeMutableRawPointer, count: Int) {
    target.assumingMemoryBound(to: Item.self)
      .moveInitialize(from: source.assumingMemoryBound(to: Item.self), count: count)
  }

  override func destroyItems(_ items: UnsafeMutableRawPointer, count: Int) {
    items.assumingMemoryBound(to: Item.self).deinitialize(count: count)
  }

  override func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    left.assumingMemoryBound(to: Item.self).pointee == right.assumingMemoryBound(to: Item.self).pointee
  }
}
