/// Contiguous items in memory that the caller keeps alive, with their tags.
@usableFromInline
struct ItemBatch {
  let items: UnsafeRawPointer
  let tags: UnsafePointer<UInt32>
  /// The list owner's data for each item; `nil` if all are zero.
  let notes: UnsafePointer<UInt32>?
  let stride: Int
  let count: Int

  subscript(range: Range<Int>) -> ItemBatch {
    ItemBatch(
      items: items + range.lowerBound * stride, tags: tags + range.lowerBound,
      notes: notes.map { $0 + range.lowerBound }, stride: stride, count: range.count)
  }

  func item(_ index: Int) -> UnsafeRawPointer { items + index * stride }

  @usableFromInline
  init(
    items: UnsafeRawPointer, tags: UnsafePointer<UInt32>, notes: UnsafePointer<UInt32>?, stride: Int, count: Int
  ) {
    self.items = items
    self.tags = tags
    self.notes = notes
    self.stride = stride
    self.count = count
  }

  @usableFromInline
  func with(notes: UnsafePointer<UInt32>?) -> ItemBatch {
    ItemBatch(items: items, tags: tags, notes: notes, stride: stride, count: count)
  }
}

extension ItemBatch {
  /// Calls `body` with a list's items and their newly computed tags. An empty list has no effect.
  @inlinable
  static func with<Item: Hashable>(
    _ items: [Item], _ kind: IdentifierKind, notes: [UInt32]? = nil, _ body: (ItemBatch) -> Void
  ) {
    items.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress, buffer.count > 0 else { return }
      // Single items are the most common case; several items may require an allocation for their tags.
      if buffer.count == 1, notes == nil {
        var tag = IdentifierTag.tag(of: base, kind)
        return withUnsafePointer(to: &tag) {
          body(ItemBatch(items: base, tags: $0, notes: nil, stride: kind.stride, count: 1))
        }
      }
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: buffer.count) { tags in
        guard let tags = tags.baseAddress else { return }
        IdentifierTag.write(tagsOf: base, count: buffer.count, kind, to: tags)
        let batch = ItemBatch(items: base, tags: tags, notes: nil, stride: kind.stride, count: buffer.count)
        guard let notes else { return body(batch) }
        notes.withUnsafeBufferPointer { body(batch.with(notes: $0.baseAddress)) }
      }
    }
  }
}
