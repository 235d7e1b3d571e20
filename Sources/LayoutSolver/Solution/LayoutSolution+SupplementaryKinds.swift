/// What the numbers of supplementary items count, by which views are recognised when the data changes.
package struct SupplementaryKinds: Equatable, Sendable {
  /// Headers and the like: number 0 is the section's own.
  package var ofSections: Set<String> = []
  /// Badges of which each item has exactly one: their numbers are those of the items.
  package var ofItems: Set<String> = []

  package init() {}
}

extension LayoutSolution {
  /// Kinds that count the same thing in every section that has them.
  ///
  /// Other badges, such as two on an item or one on a group, are numbered through the section; which item they belong to
  /// is for the layout alone to know.
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
