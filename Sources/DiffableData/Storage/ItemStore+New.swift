/// Adding one item in the usual case: its chunk has room, and no other item has its tag. Then the index is gone through
/// once, where otherwise the item is looked for before it is put there.
extension ItemStore {
  /// Puts an item behind those of a section.
  ///
  /// - Returns: Whether it was put there; if not, nothing has changed.
  mutating func appendNew(_ item: ItemBatch, to section: Int) -> Bool {
    guard let last = lists[section].last, last.count < ItemChunk.fill else { return false }
    return putNew(item, at: ItemPlace(section: section, spot: last.spot, offset: last.count), ofChunk: last.key)
  }

  /// Puts an item next to one that is here.
  ///
  /// - Returns: As ``appendNew(_:to:)`` does.
  mutating func insertNew(_ item: ItemBatch, next neighbour: UnsafeRawPointer, tag: UInt32, after: Bool) -> Bool {
    guard var place = place(of: neighbour, tag: tag) else { return false }
    guard lists[place.section].count(at: place.spot) < ItemChunk.capacity else { return false }
    if after { place.offset += 1 }
    return putNew(item, at: place, ofChunk: lists[place.section].key(at: place.spot))
  }

  private mutating func putNew(_ item: ItemBatch, at place: ItemPlace, ofChunk key: Int32) -> Bool {
    makeRoomInIndex(for: 1)
    guard index.insertIfAlone(item.tags[0], key, place.offset) else { return false }
    lists[place.section].change(place.spot, adding: 1) { $0.insert(item, at: place.offset) }
    return true
  }
}
