/// Where each identifier is kept, cheap to change in a copy of a large snapshot.
///
/// A dictionary alone would be copied whole by the first change after a copy: 24 MB for a million identifiers. Changes
/// therefore gather in a small overlay over a shared base, and move into the base once they are a fair share of it, so
/// that a change costs O(1) amortised whether or not the base is shared.
struct IdentifierIndex<Identifier: Hashable & Sendable>: Sendable {
  private var base: [Identifier: Int] = [:]
  /// Newer than `base`; `removed` marks what the base still holds.
  private var overlay: [Identifier: Int] = [:]
  private(set) var count = 0

  private static var removed: Int { -1 }
  /// An overlay up to this share of the base is kept apart.
  private static var mergeShare: Int { 4 }

  subscript(identifier: Identifier) -> Int? {
    if let value = overlay[identifier] { return value == Self.removed ? nil : value }
    return base[identifier]
  }

  /// Sets or replaces the value. Complexity: O(1) amortised.
  mutating func set(_ identifier: Identifier, to value: Int) {
    if self[identifier] == nil { count += 1 }
    overlay[identifier] = value
    mergeIfLarge()
  }

  /// Removes the identifier if it is there. Complexity: O(1) amortised.
  mutating func remove(_ identifier: Identifier) {
    guard self[identifier] != nil else { return }
    count -= 1
    if base[identifier] == nil {
      overlay[identifier] = nil
    } else {
      overlay[identifier] = Self.removed
      mergeIfLarge()
    }
  }

  /// Makes room at once for many.
  mutating func reserve(_ additional: Int) {
    if additional > overlay.capacity - overlay.count { mergeNow(reserving: additional) }
  }

  private mutating func mergeIfLarge() {
    if overlay.count > 64 + base.count / Self.mergeShare { mergeNow(reserving: 0) }
  }

  private mutating func mergeNow(reserving additional: Int) {
    base.reserveCapacity(count + additional)
    for (identifier, value) in overlay { base[identifier] = value == Self.removed ? nil : value }
    overlay.removeAll(keepingCapacity: true)
  }
}
