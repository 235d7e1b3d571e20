extension NSDiffableDataSourceSectionSnapshot {
  /// Returns the items that may be added, without repeated ones and their descendants, and reports these.
  func admitted(
    _ items: [ItemIdentifierType], levels: [UInt32]
  ) -> (items: [ItemIdentifierType], levels: [UInt32]) {
    var seen: Set<ItemIdentifierType> = []
    var kept: [Int] = []
    // The level of the item whose descendants are being left out.
    var omitted: Int?
    for position in items.indices {
      let level = OutlineNote(rawValue: levels[position]).level
      if let parent = omitted, level > parent { continue }
      let isNew = index(of: items[position]) == nil && seen.insert(items[position]).inserted
      omitted = isNew ? nil : level
      if isNew { kept.append(position) }
    }
    guard kept.count < items.count else { return (items, levels) }
    DuplicateIdentifiers.report?(
      SnapshotMessage.outlineDuplicates(in: items) { index(of: $0) } + " The later ones are left out.")
    return (kept.map { items[$0] }, kept.map { levels[$0] })
  }
}
