/// Neighbouring items in memory that somebody else keeps alive, with their tags.
struct ItemBatch {
  let items: UnsafeRawPointer
  let tags: UnsafePointer<UInt32>
  /// What the owner of the list keeps with each item; `nil` for zeros.
  let notes: UnsafePointer<UInt32>?
  let stride: Int
  let count: Int

  subscript(range: Range<Int>) -> ItemBatch {
    ItemBatch(
      items: items + range.lowerBound * stride, tags: tags + range.lowerBound,
      notes: notes.map { $0 + range.lowerBound }, stride: stride, count: range.count)
  }

  func item(_ index: Int) -> UnsafeRawPointer { items + index * stride }
}

extension ItemBatch {
  /// Lends a list's items with freshly computed tags.
  static func with<Item: Hashable, Result>(
    _ items: [Item], _ kind: IdentifierKind, notes: [UInt32]? = nil, _ body: (ItemBatch) -> Result
  ) -> Result {
    items.withUnsafeBufferPointer { items in
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: Swift.max(items.count, 1)) { tags in
        guard let tags = tags.baseAddress else { preconditionFailure("Memory of at least one tag has an address.") }
        IdentifierTag.write(tagsOf: items, kind, to: tags)
        // An empty list may have no address; then none of its items is looked at.
        let base = items.baseAddress.map { UnsafeRawPointer($0) } ?? UnsafeRawPointer(tags)
        let batch = { (notes: UnsafePointer<UInt32>?) in
          ItemBatch(items: base, tags: tags, notes: notes, stride: kind.stride, count: items.count)
        }
        guard let notes else { return body(batch(nil)) }
        return notes.withUnsafeBufferPointer { body(batch($0.baseAddress)) }
      }
    }
  }
}
