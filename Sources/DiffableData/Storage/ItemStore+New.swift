/// The fast path for adding one item whose chunk has space and whose tag no other item has. The index is then accessed
/// only once, without a previous search for the item.
extension ItemStore {
  /// Appends an item to a section.
  ///
  /// - Returns: Whether the item was added. If not, nothing has changed.
  mutating func appendNew(_ item: ItemBatch, to section: Int) -> Bool {
    guard let last = lists[section].last, last.count < ItemChunk.fill else { return false }
    return putNew(item, at: ItemLocation(section: section, spot: last.spot, offset: last.count), ofChunk: last.key)
  }

  /// Inserts an item next to an existing one.
  ///
  /// - Returns: The same as ``appendNew(_:to:)``.
  mutating func insertNew(_ item: ItemBatch, next neighbour: UnsafeRawPointer, tag: UInt32, after: Bool) -> Bool {
    guard var location = location(of: neighbour, tag: tag) else { return false }
    guard lists[location.section].count(at: location.spot) < ItemChunk.capacity else { return false }
    if after { location.offset += 1 }
    return putNew(item, at: location, ofChunk: lists[location.section].key(at: location.spot))
  }

  private mutating func putNew(_ item: ItemBatch, at location: ItemLocation, ofChunk key: Int32) -> Bool {
    reserveIndex(for: 1)
    guard index.insertIfAlone(item.tags[0], key, location.offset) else { return false }
    lists[location.section].change(location.spot, adding: 1) { $0.insert(item, at: location.offset) }
    return true
  }
}
