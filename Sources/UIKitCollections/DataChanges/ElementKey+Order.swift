import LayoutSolver

extension ElementKey: Comparable {
  /// Orders elements by section: decorations, then cells, then supplementary views by kind. Elements of the whole
  /// layout come first.
  package static func < (left: ElementKey, right: ElementKey) -> Bool { left.sortingKey < right.sortingKey }

  private var sortingKey: (Int, Int, String, Int) {
    switch self {
    case .decoration(let kind, let section, let index): (section, 0, kind, index)
    case .item(let section, let item): (section, 1, "", item)
    case .supplementary(let kind, let section, let index): (section ?? -1, 2, kind, index)
    }
  }
}
