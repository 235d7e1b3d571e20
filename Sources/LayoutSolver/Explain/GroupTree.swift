package import Foundation
package import Geometry

/// A group or item of a section, as written and as arranged in one of the section's groups.
package struct GroupTreeNode: Sendable {
  /// The positions in the subitem lists from the outermost group to the node; empty for the outermost group.
  package var path: [Int]
  /// The group or item as written.
  package var subitem: SubitemSpec
  /// The enclosing group; `nil` for the outermost group.
  package var parent: GroupSpec?
  /// The axes on which the enclosing group is estimated.
  package var parentEstimatedAxes: [Axis]
  /// The axis whose length the enclosing group determines by its count.
  package var fixedAxis: Axis?
  /// The axes on which the node itself is estimated.
  package var estimatedAxes: [Axis]
  /// The size before anything is measured, and the final size.
  package var plannedSize: CGSize
  package var size: CGSize
  /// The size as written, resolved without regard to a count.
  package var writtenSize: CGSize
  /// The frame in the outermost group, and the area that the enclosing group leaves for its subitems.
  package var frame: CGRect
  package var available: CGRect?
  /// The first item of the node in its section, and the number of items.
  package var items: Range<Int>
}

extension LayoutSolution {
  /// The number of groups of a section.
  package func groupCount(ofSection index: Int) -> Int {
    sections.indices.contains(index) ? sections[index].content?.groupCount ?? 0 : 0
  }

  /// Returns the nodes of one group of a section, parents before children; empty if the section has no such group.
  ///
  /// - Complexity: The cost of solving one group.
  package func groupTree(ofSection index: Int, group number: Int = 0) -> [GroupTreeNode] {
    guard sections.indices.contains(index), let section = sections[index].content, let spec = section.spec,
      (0..<section.groupCount).contains(number)
    else { return [] }
    var reader = GroupTreeReader(section: section)
    let items = section.items(of: number)
    let size = section.resolver.size(spec.group.size, in: section.box)
    let root = GroupTreeNode(
      path: [], subitem: .group(spec.group), parent: nil, parentEstimatedAxes: [], fixedAxis: nil,
      estimatedAxes: AxisSet(estimatedIn: spec.group.size, except: nil).axes, plannedSize: size, size: size,
      writtenSize: size, frame: CGRect(origin: .zero, size: size), available: nil, items: items)
    reader.read(root, spec.group)
    return reader.nodes
  }
}

/// A traversal of the groups of one outermost group.
private struct GroupTreeReader {
  let section: SectionSolution
  var nodes: [GroupTreeNode] = []

  /// The largest number of nodes, for groups of millions of items.
  private static let mostNodes = 400

  init(section: SectionSolution) { self.section = section }

  mutating func read(_ node: GroupTreeNode, _ group: GroupSpec) {
    guard nodes.count < Self.mostNodes, node.path.count < GroupSpec.maximumDepth else { return }
    let (first, present) = (node.items.lowerBound, node.items.count)
    var solver = section.groupSolver(measures: section.run.measures)
    let arranged = solver.arranged(
      group, size: node.plannedSize, fixedAxis: node.fixedAxis, first: first, present: section.itemCount - first,
      depth: node.path.count + 1)
    guard let arranged else {
      nodes.append(node)
      return
    }
    var node = node
    node.size = arranged.size
    node.frame.size = arranged.size
    nodes.append(node)
    let inner = node.frame.inset(by: group.contentInsets, except: arranged.estimated)
    var leaf = first
    for (index, member) in arranged.members.enumerated() where leaf < first + present {
      let end = min(leaf + max(1, member.capacity), first + present)
      read(child(index, member, of: node, arranged, group, inner, leaf..<end))
      leaf = end
    }
  }

  private mutating func read(_ child: GroupTreeNode) {
    guard nodes.count < Self.mostNodes else { return }
    switch child.subitem {
    case .item: nodes.append(child)
    case .group(let group): read(child, group)
    }
  }

  private func child(
    _ index: Int, _ member: ArrangedGroup.Member, of node: GroupTreeNode, _ arranged: ArrangedGroup,
    _ group: GroupSpec, _ inner: CGRect, _ items: Range<Int>
  ) -> GroupTreeNode {
    var listed = 0
    if case .subitems(let list) = group.members { listed = index % max(1, list.count) }
    return GroupTreeNode(
      path: node.path + [listed], subitem: member.subitem, parent: group,
      parentEstimatedAxes: arranged.estimated.axes, fixedAxis: member.fixedAxis,
      estimatedAxes: AxisSet(estimatedIn: member.subitem.size, except: member.fixedAxis).axes,
      plannedSize: member.plannedSlot, size: member.slot,
      writtenSize: section.resolver.size(member.subitem.size, in: arranged.basis),
      frame: CGRect(origin: node.frame.origin + member.origin, size: member.slot), available: inner, items: items)
  }
}

extension AxisSet {
  fileprivate var axes: [Axis] { [.horizontal, .vertical].filter { covers($0) } }
}

extension DimensionSpec {
  /// The axis of the container to which a fraction refers; `nil` for other dimensions.
  package var fractionAxis: Axis? {
    switch self {
    case .fractionalWidth: .horizontal
    case .fractionalHeight: .vertical
    case .absolute, .estimated, .uniformAcrossSiblings: nil
    }
  }

  /// The dimension as written in Swift.
  package var swiftText: String { authored }
}
