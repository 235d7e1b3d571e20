import Foundation
import Geometry
import LayoutSolver

/// The rules about groups and items as they are written: TL03, TL10, TL11, TL12 and TL13.
extension LintedView {
  var groupFindings: [LintFinding] {
    guard let solution else { return [] }
    let models = models
    let equals = Dictionary(grouping: models.keys.sorted()) { models[$0] ?? $0 }
    return equals.keys.sorted().flatMap { section in
      let nodes = solution.groupTree(ofSection: section)
      let tolerance = 1 / max(1, solution.container.scale)
      return nodes.flatMap { node in
        var found = node.fractionFindings + node.insetFindings
        found += [node.ignoredLength(tolerance)].compactMap { $0 } + node.overflowFindings(tolerance)
        found += node.absentFindings(among: nodes, of: solution.counts[section])
        return found.map { finding in
          var finding = finding
          finding.section = section
          finding.otherSections = equals[section, default: []].filter { $0 != section }
          finding.element = node.name
          finding.frame = solution.frame(of: .item(section: section, item: node.items.lowerBound))
          return finding
        }
      }
    }
  }
}

extension GroupTreeNode {
  /// The position in the tree: `the group`, `subitem 1 of the group`.
  var name: String {
    path.reversed().map { "subitem \($0 + 1) of " }.joined() + "the group"
  }

  private var isItem: Bool {
    if case .item = subitem { true } else { false }
  }

  private var contentInsets: NSDirectionalEdgeInsets {
    switch subitem {
    case .item(let item): item.contentInsets
    case .group(let group): group.contentInsets
    }
  }

  // MARK: TL03 and TL13

  fileprivate var fractionFindings: [LintFinding] {
    [Axis.horizontal, .vertical].compactMap { axis in
      let dimension = subitem.size[axis]
      guard axis != fixedAxis, let reference = dimension.fractionAxis, parentEstimatedAxes.contains(reference),
        let estimate = parent?.size[reference]
      else { return nil }
      let (word, of) = (axis.word, reference.word)
      let reason =
        "the \(word) \(dimension.swiftText) refers to the \(of) of its group, which is \(estimate.swiftText): the estimate "
        + "is used as if it were final, so the \(isItem ? "cell" : "group") is \(size[axis].plain) points \(axis.extent) "
        + "whatever its content needs"
      let uniform = "or .uniformAcrossSiblings(estimate:) for siblings that are all equal"
      return LintFinding(
        isItem && axis == .vertical && reference == .vertical ? .fractionOfEstimate : .fractionOfEstimatedGroup,
        reason: reason,
        fix: "Give the item an .estimated \(word), too, \(uniform); or give the group a \(of) that is not estimated.")
    }
  }

  // MARK: TL11

  fileprivate var insetFindings: [LintFinding] {
    estimatedAxes.compactMap { axis in
      let insets = contentInsets
      let (start, end) = axis == .horizontal ? (insets.leading, insets.trailing) : (insets.top, insets.bottom)
      guard start != 0 || end != 0 else { return nil }
      let ends =
        axis == .horizontal
        ? "leading \(start.plain) and trailing \(end.plain)" : "top \(start.plain) and bottom \(end.plain)"
      let constraint = axis == .horizontal ? "leading and trailing" : "top and bottom"
      return LintFinding(
        .ignoredInsets,
        reason: "contentInsets \(ends) have no effect, because the \(axis.word) is \(subitem.size[axis].swiftText)",
        fix: "Put the distance into the cell's own \(constraint) constraints, or use interItemSpacing, "
          + "interGroupSpacing or the section's contentInsets.")
    }
  }

  // MARK: TL10

  /// A finding if a count replaces a length that was meant: neither all of the group nor the share itself.
  fileprivate func ignoredLength(_ tolerance: CGFloat) -> LintFinding? {
    guard let axis = fixedAxis, abs(writtenSize[axis] - plannedSize[axis]) > tolerance else { return nil }
    let dimension = subitem.size[axis]
    if let reference = dimension.fractionAxis, reference == axis, dimension.value == 1 { return nil }
    return LintFinding(
      .ignoredLength,
      reason: "the \(axis.word) \(dimension.swiftText), \(writtenSize[axis].plain) points, has no effect: the group's "
        + "count gives each subitem an equal share, \(plannedSize[axis].plain) points",
      fix:
        "Write .fractional\(axis == .horizontal ? "Width" : "Height")(1), or use repeatingSubitem:count: to keep the "
        + "item's own \(axis.word).")
  }

  // MARK: TL12

  fileprivate func overflowFindings(_ tolerance: CGFloat) -> [LintFinding] {
    guard let available else { return [] }
    return [Axis.horizontal, .vertical].compactMap { axis in
      guard !parentEstimatedAxes.contains(axis) else { return nil }
      let excess =
        max(
          available.origin[axis] - frame.origin[axis],
          frame.origin[axis] + frame.size[axis] - available.origin[axis] - available.size[axis])
      guard excess > tolerance else { return nil }
      return LintFinding(
        .overflow,
        reason: "it extends \(excess.plain) points beyond the \(axis.word) that its group leaves for subitems, "
          + "\(available.size[axis].plain) points",
        fix: "Make the group \(axis == .horizontal ? "wider" : "taller"), or the subitems, spacing and insets smaller.")
    }
  }
}

extension GroupTreeNode {
  /// Returns a finding for the first subitem that a group lists but never has room for, although there are more items:
  /// the next group begins with the first subitem again.
  fileprivate func absentFindings(among nodes: [GroupTreeNode], of count: Int) -> [LintFinding] {
    guard case .group(let group) = subitem, case .subitems(let list) = group.members, items.upperBound < count
    else { return [] }
    let children = nodes.filter { $0.path.count == path.count + 1 && $0.path.starts(with: path) }
    let placed = Set(children.compactMap(\.path.last))
    guard let size = children.first?.available?.size, children.last?.items.upperBound == items.upperBound,
      let absent = list.indices.first(where: { !placed.contains($0) })
    else { return [] }
    let (word, room) = (group.axis.word, size[group.axis].plain)
    return [
      LintFinding(
        .overflow,
        reason: "subitem \(absent + 1) is never laid out: after those before it, the \(word) of \(room) points that "
          + "the group leaves for subitems has no room for it, so the next group begins with the first subitem again",
        fix: "Make the group \(group.axis == .horizontal ? "wider" : "taller"), or the subitems, spacing and insets "
          + "smaller.")
    ]
  }
}

extension Axis {
  /// The name of a length along the axis, and its adverb.
  var word: String { self == .horizontal ? "width" : "height" }
  var extent: String { self == .horizontal ? "wide" : "tall" }
}
