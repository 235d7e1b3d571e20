/// A run of neighbouring items. Sections are lists of chunks, so that a change copies one chunk and not the section.
struct ItemChunk<Item: Hashable & Sendable>: Sendable {
  /// What the index stores: it stays when the chunk is copied or moves along.
  let key: Int
  var items: [Item]

  /// Half a page of UUIDs is 4 KB: cheap to copy, few enough to list a million items in 2,000 entries.
  static var capacity: Int { 512 }
}

extension Array {
  /// Whether two lists of chunks are one and the same storage. Complexity: O(1).
  func isCopy<Item>(of other: [ItemChunk<Item>]) -> Bool where Element == ItemChunk<Item> {
    count == other.count
      && withUnsafeBufferPointer { mine in other.withUnsafeBufferPointer { mine.baseAddress == $0.baseAddress } }
  }
}

/// A place in a snapshot: section and item ordinals.
package struct ItemPosition: Hashable, Sendable, Comparable {
  package var section: Int
  package var item: Int

  package init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }

  package static func < (left: ItemPosition, right: ItemPosition) -> Bool {
    (left.section, left.item) < (right.section, right.item)
  }
}
