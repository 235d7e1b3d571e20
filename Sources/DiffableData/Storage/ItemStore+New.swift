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
    guard var place = place(of: neighbour, tag: tag) else { return false }
    guard lists[place.section].count(at: place.spot) < ItemChunk.capacity else { return false }
    if after { place.offset += 1 }
    return putNew(item, at: place, ofChunk: lists[place.section].key(at: place.spot))
  }

  private mutating func putNew(_ item: ItemBatch, at place: ItemLocation, ofChunk key: Int32) -> Bool {
    makeRoomInIndex(for: 1)
    guard index.insertIfAlone(item.tags[0], key, place.offset) else { return false }
    lists[place.section].change(place.spot, adding: 1) { $0.insert(item, at: place.offset) }
    return true
  }
}
