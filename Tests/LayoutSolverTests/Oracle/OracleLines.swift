import LayoutSolver

extension GroupSpec {
  /// Whether measured cells decide how many subitems the group has.
  ///
  /// - Parameter estimated: Whether the group's length is estimated, so that it has no end that could be reached.
  func fillsLine(estimated: Bool) -> Bool {
    guard case .subitems(let list) = members, !estimated else { return false }
    return list.contains { subitem in
      if case .estimated = subitem.size[axis] { return true }
      return false
    }
  }

  /// Whether each item of the group has the same badges and groups in it have none. With other badges, measured cells
  /// do not change the number of items in a group.
  var hasRegularBadges: Bool {
    switch members {
    case .custom: return true
    case .subitemCount(let subitem, _), .repeatingSubitem(let subitem, _): return [subitem].haveRegularBadges
    case .subitems(let list): return list.haveRegularBadges
    }
  }

  /// All badges of the group and of everything in it.
  fileprivate var allBadges: [SupplementarySpec] {
    switch members {
    case .custom: supplementaryItems
    case .subitemCount(let subitem, _), .repeatingSubitem(let subitem, _): supplementaryItems + subitem.allBadges
    case .subitems(let list): supplementaryItems + list.flatMap(\.allBadges)
    }
  }
}

extension SubitemSpec {
  fileprivate var allBadges: [SupplementarySpec] {
    switch self {
    case .item(let item): item.supplementaryItems
    case .group(let group): group.allBadges
    }
  }
}

extension [SubitemSpec] {
  fileprivate var haveRegularBadges: Bool {
    let hasGroupWithBadges = contains { subitem in
      if case .group(let group) = subitem { return !group.allBadges.isEmpty }
      return false
    }
    return !hasGroupWithBadges && Set(map { $0.allBadges.map(\.kind) }).count <= 1
  }
}
