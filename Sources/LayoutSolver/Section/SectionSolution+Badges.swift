/// The numbers of badges, which are counted by kind throughout a section.
extension SectionSolution {
  /// Returns the first index of badges of a kind: 1 if a boundary item of the same kind has index 0, otherwise 0.
  func badgeBase(_ kind: String) -> Int { boundary.items.contains { $0.spec.kind == kind } ? 1 : 0 }

  /// Returns the number of badges of a kind in the groups before a group.
  func badges(_ kind: String, before group: Int) -> Int {
    guard breaks != nil, let spec = definition?.spec.group else { return group * badgesPerGroup(kind) }
    return group * Self.count(kind, in: spec.supplementaryItems)
      + items(of: group).lowerBound * Self.count(kind, in: spec.firstItem?.supplementaryItems ?? [])
  }

  /// Returns the group that has a badge, and the badge's index among those of its kind there; `nil` if no group has it.
  ///
  /// - Complexity: O(1), or O(log² groups) if measured cells decide how many of them fit in a group.
  func place(ofBadge ordinal: Int, _ kind: String) -> (group: Int, index: Int)? {
    let perGroup = badgesPerGroup(kind)
    guard perGroup > 0, ordinal >= 0 else { return nil }
    var group = ordinal / perGroup
    if breaks != nil {
      var (low, high) = (0, groupCount)
      while high - low > 1 {
        let middle = low + (high - low) / 2
        if badges(kind, before: middle) <= ordinal { low = middle } else { high = middle }
      }
      group = low
    }
    return group < groupCount ? (group, ordinal - badges(kind, before: group)) : nil
  }

  private func badgesPerGroup(_ kind: String) -> Int { badges.count { $0.kind == kind } }

  private static func count(_ kind: String, in specs: [SupplementarySpec]) -> Int { specs.count { $0.kind == kind } }
}

extension GroupSpec {
  /// The first subitem, if it is an item.
  fileprivate var firstItem: ItemSpec? {
    guard case .subitems(let list) = members, case .item(let item)? = list.first else { return nil }
    return item
  }
}
