import OrderedCollections

/// The sections and items that are reloaded or reconfigured when the snapshot is next applied.
struct UpdateMarks<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  var reloadedSections: OrderedSet<Section> = []
  var reloadedItems: OrderedSet<Item> = []
  var reconfiguredItems: OrderedSet<Item> = []
}
