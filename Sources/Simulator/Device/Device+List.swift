extension Device {
  /// Returns another device of ``all`` in the same orientation: a number of entries further, from the end to the start.
  package func neighbor(_ steps: Int) -> Device {
    let count = Self.all.count
    let index = Self.all.firstIndex { $0.name == name } ?? 0
    let next = Self.all[((index + steps % count) + count) % count]
    return isLandscape ? next.lying : next
  }
}
