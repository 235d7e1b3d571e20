/// One section before and after: what is left of its items when the ends that did not change are taken off.
struct SectionPair<Item: Hashable & Sendable> {
  /// Nil for a section that is new, or gone.
  let oldOrdinal: Int?
  let newOrdinal: Int?
  /// Items before the first difference.
  let start: Int
  let oldItems: [Item]
  let newItems: [Item]
  var matching: ItemMatching<Item>
  /// New items that came from other sections.
  var arrived: Set<Int> = []
  /// Whether anything was found outside the order of its neighbours.
  var needsOrdering = false

  private init(
    old: (ordinal: Int, chunks: [ItemChunk<Item>])?, new: (ordinal: Int, chunks: [ItemChunk<Item>])?
  ) {
    oldOrdinal = old?.ordinal
    newOrdinal = new?.ordinal
    let trim = ItemTrim(old: old?.chunks ?? [], new: new?.chunks ?? [])
    start = trim.prefix
    oldItems = trim.oldMiddle
    newItems = trim.newMiddle
    matching = ItemMatching(old: oldItems, new: newItems)
    needsOrdering = matching.isOutOfOrder
  }

  /// The sections in which anything differs, new ones in their order, then those that are gone.
  static func pairs<Section>(
    from old: ItemOrder<Section, Item>, to new: ItemOrder<Section, Item>
  ) -> [SectionPair] {
    var pairs: [SectionPair] = []
    for (ordinal, section) in new.sections.enumerated() {
      let chunks = new.chunks(ofSectionAt: ordinal)
      guard let oldOrdinal = old.ordinal(of: section) else {
        pairs.append(SectionPair(old: nil, new: (ordinal, chunks)))
        continue
      }
      let oldChunks = old.chunks(ofSectionAt: oldOrdinal)
      if oldChunks.isCopy(of: chunks) { continue }
      pairs.append(SectionPair(old: (oldOrdinal, oldChunks), new: (ordinal, chunks)))
    }
    for (ordinal, section) in old.sections.enumerated() where new.ordinal(of: section) == nil {
      pairs.append(SectionPair(old: (ordinal, old.chunks(ofSectionAt: ordinal)), new: nil))
    }
    return pairs
  }

  /// Finds what is still unmatched by its hash: items far from their neighbours, and items that changed sections.
  static func matchAcross(_ pairs: inout [SectionPair], into changes: inout CollectionChanges) {
    guard pairs.contains(where: { $0.matching.origins.contains(ItemMatching<Item>.none) }) else { return }
    let places = leftovers(of: pairs)
    guard !places.isEmpty else { return }
    for index in pairs.indices {
      for item in pairs[index].newItems.indices where pairs[index].matching.origins[item] < 0 {
        guard let place = places[pairs[index].newItems[item]] else { continue }
        if place.pair == index {
          pairs[index].matching.match(new: item, with: place.item)
          pairs[index].needsOrdering = true
        } else {
          pairs[place.pair].matching.takeOld(place.item)
          pairs[index].arrived.insert(item)
          changes.itemMoves.append(move(from: place, of: pairs[place.pair], to: item, of: pairs[index]))
        }
      }
    }
  }

  private struct Place {
    var pair: Int
    var item: Int
  }

  /// Old items that nothing was matched with.
  private static func leftovers(of pairs: [SectionPair]) -> [Item: Place] {
    let count = pairs.reduce(0) { $0 + $1.matching.isTaken.count { !$0 } }
    var places = [Item: Place](minimumCapacity: count)
    for (index, pair) in pairs.enumerated() {
      for (item, isTaken) in pair.matching.isTaken.enumerated() where !isTaken {
        places[pair.oldItems[item]] = Place(pair: index, item: item)
      }
    }
    return places
  }

  private static func move(
    from place: Place, of old: SectionPair, to item: Int, of new: SectionPair
  ) -> CollectionChanges.Move<ItemPosition> {
    CollectionChanges.Move(
      from: ItemPosition(section: old.oldOrdinal ?? 0, item: old.start + place.item),
      to: ItemPosition(section: new.newOrdinal ?? 0, item: new.start + item))
  }
}
