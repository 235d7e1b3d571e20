import OrderedCollections

/// The sections and items that a snapshot's next application reloads or reconfigures.
struct UpdateMarks<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  var reloadedSections: OrderedSet<Section> = []
  var reloadedItems: OrderedSet<Item> = []
  var reconfiguredItems: OrderedSet<Item> = []
}
