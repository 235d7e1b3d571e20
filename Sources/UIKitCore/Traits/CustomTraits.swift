/// The values of traits that the app defines.
struct CustomTraits: Hashable, Sendable {
  /// A trait with its value. Values without a comparison are never equal.
  private struct Entry: @unchecked Sendable {
    let trait: UITrait
    let value: Any
    let equals: (Any?) -> Bool
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value {
    get { entries[ObjectIdentifier(trait)]?.value as? Trait.Value ?? trait.defaultValue }
    set {
      let entry = Entry(trait: trait, value: newValue) { other in
        guard let own = newValue as? any Equatable else { return false }
        return own.equals(other ?? trait.defaultValue)
      }
      entries[ObjectIdentifier(trait)] = entry
    }
  }

  func contains(_ trait: UITrait) -> Bool { entries[ObjectIdentifier(trait)] != nil }

  mutating func remove(_ trait: UITrait) { entries[ObjectIdentifier(trait)] = nil }

  /// Replaces the values that others set.
  mutating func merge(_ other: CustomTraits) { entries.merge(other.entries) { $1 } }

  /// Returns the traits that have another value, where a trait without one has its default.
  func changed(from old: CustomTraits) -> [UITrait] {
    let new = entries.values.filter { !$0.equals(old.entries[ObjectIdentifier($0.trait)]?.value) }
    let gone = old.entries.values.filter { entries[ObjectIdentifier($0.trait)] == nil && !$0.equals(nil) }
    return (new + gone).map(\.trait).sorted { $0.identifier < $1.identifier }
  }

  static func == (left: CustomTraits, right: CustomTraits) -> Bool {
    left.entries.keys == right.entries.keys
      && left.entries.allSatisfy { $0.value.equals(right.entries[$0.key]?.value) }
  }

  func hash(into hasher: inout Hasher) { hasher.combine(Set(entries.keys)) }
}

extension Equatable {
  /// Returns whether a value of any type is equal to this one.
  fileprivate func equals(_ other: Any) -> Bool { (other as? Self) == self }
}
