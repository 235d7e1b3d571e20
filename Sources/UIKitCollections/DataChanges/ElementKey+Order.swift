import LayoutSolver

extension ElementKey: Comparable {
  /// Section by section: decorations, cells, then supplementaries by kind. Layout-level items come first.
  package static func < (left: ElementKey, right: ElementKey) -> Bool { left.sortingKey < right.sortingKey }

  private var sortingKey: (Int, Int, String, Int) {
    switch self {
    case .decoration(let kind, let section, let index): (section, 0, kind, index)
    case .item(let section, let item): (section, 1, "", item)
    case .supplementary(let kind, let section, let index): (section ?? -1, 2, kind, index)
    }
  }
}
