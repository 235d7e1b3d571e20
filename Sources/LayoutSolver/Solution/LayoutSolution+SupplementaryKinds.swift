/// The meaning of supplementary items' indices, by which views are matched when the data changes.
package struct SupplementaryKinds: Equatable, Sendable {
  /// The kinds of headers and similar items, whose index 0 belongs to the section.
  package var ofSections: Set<String> = []
  /// The kinds of badges of which each item has exactly one. Their indices are those of the items.
  package var ofItems: Set<String> = []

  /// Creates the meaning of a layout without supplementary items.
  package init() {}
}

extension LayoutSolution {
  /// The kinds whose indices have the same meaning in every section that uses them.
  ///
  /// Other badges, such as two on an item or one on a group, are numbered throughout the section; only the layout can
  /// determine their items.
  ///
  /// - Complexity: O(sections + their badges per group).
  package var supplementaryKinds: SupplementaryKinds {
    var kinds = SupplementaryKinds()
    var mixed: Set<String> = []
    for section in sections {
      kinds.ofSections.formUnion(section.boundary.items.map(\.spec.kind))
      guard let content = section.content, !content.badges.isEmpty else { continue }
      var perGroup: [String: Int] = [:]
      for badge in content.badges { perGroup[badge.kind, default: 0] += 1 }
      for (kind, count) in perGroup {
        if count == content.capacity { kinds.ofItems.insert(kind) } else { mixed.insert(kind) }
      }
    }
    kinds.ofItems.subtract(mixed.union(kinds.ofSections))
    return kinds
  }
}
