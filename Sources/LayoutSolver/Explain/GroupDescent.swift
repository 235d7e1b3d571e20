import Foundation
import Geometry

/// A traversal of nested groups down to one leaf, in the solver's order, that describes each step.
struct GroupDescent {
  struct Line {
    var name: String
    var parts: [String?]
  }

  let content: SectionSolution
  /// The leaf's index in the section.
  let item: Int
  /// The end of the outermost group's range of items.
  let end: Int
  private(set) var lines: [Line] = []
  /// The offsets from the outermost group's corner inward.
  private(set) var shifts: [(name: String, offset: CGPoint)] = []
  private var solver: GroupSolver

  init(content: SectionSolution, item: Int, end: Int) {
    self.content = content
    self.item = item
    self.end = end
    solver = content.groupSolver(measures: content.run.measures)
  }

  /// - Parameters:
  ///   - size: The group's size, as its container resolved it in `box`.
  ///   - fixedAxis: The axis whose length the containing group determines.
  ///   - first: The index of the group's first leaf.
  mutating func explain(
    _ group: GroupSpec, size: CGSize, box: CGSize, fixedAxis: Axis? = nil, first: Int, depth: Int = 1
  ) {
    guard depth <= GroupSpec.maximumDepth else { return }
    if case .custom = group.members { return explainCustom(group, size: size, box: box, first: first, depth: depth) }
    let arranged = solver.arranged(
      group, size: size, fixedAxis: fixedAxis, first: first, present: end - first, depth: depth)
    guard let arranged else { return }
    add(group, arranged, box: box, fixedAxis: fixedAxis, depth: depth)
    var leaf = first
    for (index, member) in arranged.members.enumerated() {
      if item < leaf + member.capacity { return explain(index, of: arranged, first: leaf, depth: depth) }
      leaf += member.capacity
    }
  }

  // MARK: A group

  private mutating func add(_ group: GroupSpec, _ arranged: ArrangedGroup, box: CGSize, fixedAxis: Axis?, depth: Int) {
    func length(_ axis: Axis) -> String {
      let isFixed = fixedAxis == axis
      let reason = arranged.estimated.contains(.of(axis)) ? "the size of its subitems" : nil
      return group.size[axis].text(
        axis, in: box, cameOutAs: arranged.size[axis], because: isFixed ? Self.shareOfCount : reason,
        isReplaced: isFixed)
    }
    lines.append(
      Line(
        name: Self.name(depth),
        parts: [
          group.authored, length(.horizontal), length(.vertical), depth == 1 ? group.edgeSpacing.authored : nil,
          group.contentInsets.authored.map {
            "\($0) → \(arranged.inner.plain) inside\(group.contentInsets.ignoredText(on: arranged.estimated))"
          },
        ]))
    lines.append(Line(name: "subitems", parts: SubitemCount(group: group, arranged: arranged).parts))
  }

  private mutating func explainCustom(_ group: GroupSpec, size: CGSize, box: CGSize, first: Int, depth: Int) {
    let solved = solver.solve(group, size: size, box: box, first: first, present: end - first, depth: depth)
    guard item - first < solved.leaves.count else { return }
    let frame = solved.leaves[item - first].frame
    lines.append(
      Line(
        name: Self.name(depth),
        parts: [
          group.authored, group.size.width.text(.horizontal, in: box, cameOutAs: size.width),
          group.size.height.text(.vertical, in: box, cameOutAs: size.height), group.contentInsets.authored,
        ]))
    let position = "\((item - first).ordinal) of \(solved.capacity) custom items"
    lines.append(Line(name: "item", parts: [position, "frame \(frame.plain)"]))
    shifts.append(("custom frame", frame.origin))
  }

  // MARK: A member

  private mutating func explain(_ index: Int, of arranged: ArrangedGroup, first: Int, depth: Int) {
    let member = arranged.members[index]
    let position = SubitemPosition(index: index, arranged: arranged).text
    switch member.subitem {
    case .group(let nested):
      lines.append(Line(name: "nested", parts: [position]))
      shifts.append(("nested group", member.origin))
      explain(
        nested, size: member.plannedSlot, box: arranged.basis, fixedAxis: member.fixedAxis, first: first,
        depth: depth + 1)
    case .item(let spec):
      let slot = CGRect(origin: member.origin, size: member.slot)
      let frame = slot.inset(by: spec.contentInsets, except: member.estimated)
      lines.append(Line(name: "item", parts: parts(of: spec, member, in: arranged.basis)))
      let ignored = spec.contentInsets.ignoredText(on: member.estimated)
      lines.append(
        Line(name: "insets", parts: [spec.contentInsets.authored.map { "\($0) → \(frame.size.plain)\(ignored)" }]))
      lines.append(Line(name: "position", parts: [position]))
      shifts.append(("position in its group", member.origin))
      shifts.append(("item inset", frame.origin - slot.origin))
    }
  }

  private func parts(of spec: ItemSpec, _ member: ArrangedGroup.Member, in box: CGSize) -> [String?] {
    func length(_ axis: Axis) -> String {
      let isFixed = member.fixedAxis == axis
      return spec.size[axis].text(
        axis, in: box, cameOutAs: member.slot[axis], because: isFixed ? Self.shareOfCount : reason(spec.size[axis]),
        isReplaced: isFixed)
    }
    return [length(.horizontal), length(.vertical), spec.edgeSpacing.authored]
  }

  private func reason(_ dimension: DimensionSpec) -> String? {
    if dimension.isUniform { return "the largest of its siblings" }
    guard dimension.isEstimated else { return nil }
    return content.run.measures.size(item: item) == nil ? "not measured" : "measured"
  }

  private static let shareOfCount = "its share of the count"

  private static func name(_ depth: Int) -> String { depth == 1 ? "group" : "in it" }
}
