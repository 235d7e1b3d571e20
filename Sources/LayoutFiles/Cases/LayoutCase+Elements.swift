import LayoutSolver

extension LayoutCase {
  /// An upper bound of the cells and badges of the layout: each badge occurs at most once per item.
  var maximumElements: Int {
    zip(counts, spec.sections).reduce(0) { sum, entry in
      sum + entry.0 * (1 + (entry.1?.group.badgeSpecs ?? 0))
    }
  }
}

extension GroupSpec {
  fileprivate var badgeSpecs: Int {
    switch members {
    case .subitems(let list): list.reduce(supplementaryItems.count) { $0 + $1.badgeSpecs }
    case .subitemCount(let subitem, _), .repeatingSubitem(let subitem, _): supplementaryItems.count + subitem.badgeSpecs
    case .custom: supplementaryItems.count
    }
  }
}

extension SubitemSpec {
  fileprivate var badgeSpecs: Int {
    switch self {
    case .item(let item): item.supplementaryItems.count
    case .group(let group): group.badgeSpecs
    }
  }
}
