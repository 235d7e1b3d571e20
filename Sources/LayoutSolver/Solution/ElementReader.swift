import Foundation

/// An item's leaf in its group, and the group's corner.
typealias PlacedLeaf = (leaf: SolvedLeaf, origin: CGPoint)

/// The group that was last solved for one of its items.
struct ReadGroup {
  var section = -1
  var index = -1
  var solved = SolvedGroup()
}

/// A reader of elements in sequence. It solves a group with measured sizes once, and not once for each item.
package struct ElementReader {
  private let solution: LayoutSolution
  private var group = ReadGroup()
  /// The number of groups read, which measures the work done.
  package private(set) var groupsRead = 0

  /// Creates a reader of a solution's elements.
  package init(_ solution: LayoutSolution) { self.solution = solution }

  /// Returns an element; see ``LayoutSolution/element(_:)``.
  package mutating func element(_ key: ElementKey) -> LayoutElement? {
    guard case .item(let section, let item) = key else { return solution.element(key) }
    return leaf(section, item).map { solution.itemElement(section, item, $0) }
  }

  /// Returns the estimated axes of an element; see ``LayoutSolution/isSelfSizing(_:)``.
  package mutating func isSelfSizing(_ key: ElementKey) -> (width: Bool, height: Bool) {
    guard case .item(let section, let item) = key else { return solution.isSelfSizing(key) }
    guard let leaf = leaf(section, item)?.leaf else { return (false, false) }
    return (leaf.estimated.contains(.horizontal), leaf.estimated.contains(.vertical))
  }

  private mutating func leaf(_ section: Int, _ item: Int) -> PlacedLeaf? {
    let before = (group.section, group.index)
    let leaf = solution.leaf(section, item, reading: &group)
    if before != (group.section, group.index) { groupsRead += 1 }
    return leaf
  }
}
