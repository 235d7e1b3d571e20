package import Foundation
import Geometry

/// The parts of a layout that no view shows: insets, groups, spacing and estimates, as rectangles.
package struct LayoutAnatomy: Equatable, Sendable {
  package enum Kind: Hashable, Sendable {
    case section
    case sectionInset, groupInset, itemInset
    /// A group; the outermost has depth 1.
    case group(depth: Int)
    case interItem(isFlexible: Bool)
    case interGroup, interSection
    case edge(isFlexible: Bool)
    /// The size that an element had before it was measured.
    case estimate
  }

  package struct Part: Equatable, Sendable {
    package var kind: Kind
    /// The rectangle in content coordinates; in an orthogonal section, at offset zero.
    package var frame: CGRect
    /// The authored value and the computed one; empty if the label of another part is about this one as well.
    package var label: String
    package var section: Int
    /// Whether the part moves with the section's own offset.
    package var isScrolled: Bool

    package init(kind: Kind, frame: CGRect, label: String, section: Int, isScrolled: Bool) {
      (self.kind, self.frame, self.label) = (kind, frame, label)
      (self.section, self.isScrolled) = (section, isScrolled)
    }
  }

  package fileprivate(set) var parts: [Part] = []

  package init() {}

  mutating func add(_ more: [Part]) { parts += more }
}

extension LayoutSolution {
  /// Returns the parts of the sections and groups that a rectangle overlaps.
  ///
  /// - Parameters:
  ///   - visible: A rectangle in content coordinates.
  ///   - offset: Returns the offset of an orthogonal section.
  /// - Complexity: The cost of solving the visible groups.
  package func anatomy(in visible: CGRect, offset: (Int) -> CGFloat) -> LayoutAnatomy {
    var anatomy = LayoutAnatomy()
    guard visible.isFinite else { return anatomy }
    for (frame, label) in boundary.items.compactMap(\.estimate) {
      anatomy.parts.append(
        LayoutAnatomy.Part(kind: .estimate, frame: placed(frame), label: label, section: 0, isScrolled: false))
    }
    for index in sections.indices {
      guard let frame = sectionFrame(index), frame.overlaps(visible) else { continue }
      var reader = SectionAnatomy(solution: self, index: index)
      reader.read(visible, offset: sections[index].isOrthogonal ? offset(index) : 0)
      anatomy.parts += reader.parts
    }
    return anatomy
  }
}

extension CGRect {
  fileprivate var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}

/// A reader of the parts of one section.
private struct SectionAnatomy {
  let solution: LayoutSolution
  let index: Int
  private let section: SectionSolution
  private(set) var parts: [LayoutAnatomy.Part] = []

  init(solution: LayoutSolution, index: Int) {
    (self.solution, self.index) = (solution, index)
    section = solution.sections[index]
  }

  /// The number of groups that are described, so that tiny groups cannot fill a picture with labels.
  private static let mostGroups = 200

  private mutating func add(_ kind: LayoutAnatomy.Kind, _ rect: CGRect, _ label: String, isScrolled: Bool = false) {
    guard rect.size.width > 0, rect.size.height > 0 else { return }
    let frame = isScrolled ? solution.orthogonalFrame(rect, index) : solution.placed(rect, inSection: index)
    parts.append(LayoutAnatomy.Part(kind: kind, frame: frame, label: label, section: index, isScrolled: isScrolled))
  }

  mutating func read(_ visible: CGRect, offset: CGFloat) {
    let axis = solution.axis
    let whole = CGRect(
      origin: .zero, size: CGSize(axis, along: section.length, across: solution.environment.size[axis.other]))
    add(.section, whole, "section \(index), \(section.itemCount) items")
    if index > 0, solution.spec.configuration.interSectionSpacing > 0 {
      let spacing = solution.spec.configuration.interSectionSpacing
      let rect = CGRect(
        origin: CGPoint(axis, along: -spacing, across: 0),
        size: CGSize(axis, along: spacing, across: whole.size[axis.other]))
      add(.interSection, rect, "interSectionSpacing \(spacing.plain())")
    }
    for (frame, label) in section.boundary.items.compactMap(\.estimate) { add(.estimate, frame, label) }
    guard let spec = section.spec, section.content != nil else { return }
    addInsets(spec, whole)
    addGroups(spec, visible, offset)
  }

  private mutating func addInsets(_ spec: SectionSpec, _ whole: CGRect) {
    let axis = solution.axis
    let box = SectionBox(spec, in: solution.environment)
    let start = section.boundary.startExtension
    let length = box.alongInsets.start + section.rowLength + box.alongInsets.end
    let body = CGRect(
      origin: CGPoint(axis, along: start, across: 0), size: CGSize(axis, along: length, across: whole.size[axis.other]))
    let inner = CGRect(
      origin: CGPoint(axis, along: start + box.alongInsets.start, across: box.across.lower),
      size: CGSize(axis, along: section.rowLength, across: box.across.length))
    addFrame(.sectionInset, outer: body, inner: inner, named: "section inset")
  }

  /// Adds the four rectangles between two nested ones. Equal insets on all sides have one label together.
  private mutating func addFrame(
    _ kind: LayoutAnatomy.Kind, outer: CGRect, inner: CGRect, named name: String, isScrolled: Bool = false
  ) {
    let (left, top) = (inner.minX - outer.minX, inner.minY - outer.minY)
    let (right, bottom) = (outer.maxX - inner.maxX, outer.maxY - inner.maxY)
    let middle = max(0, inner.height)
    let sides: [(CGFloat, CGRect)] = [
      (top, CGRect(x: outer.minX, y: outer.minY, width: outer.width, height: top)),
      (left, CGRect(x: outer.minX, y: inner.minY, width: left, height: middle)),
      (right, CGRect(x: inner.maxX, y: inner.minY, width: right, height: middle)),
      (bottom, CGRect(x: outer.minX, y: inner.maxY, width: outer.width, height: bottom)),
    ]
    let isEven = sides.allSatisfy { $0.0 > 0 && $0.0.plain() == top.plain() }
    for (index, (length, rect)) in sides.enumerated() where length > 0 {
      let text = isEven ? (index == 0 ? "\(name) \(length.plain()) all around" : "") : "\(name) \(length.plain())"
      add(kind, rect, text, isScrolled: isScrolled)
    }
  }

  // MARK: Groups

  private mutating func addGroups(_ spec: SectionSpec, _ visible: CGRect, _ offset: CGFloat) {
    let numbers = groups(in: visible, offset)
    for number in numbers {
      let solved = section.group(number)
      let origin = section.origin(of: number, solved)
      let size = section.resolver.size(spec.group.size, in: section.box)
      let items = section.items(of: number)
      let isScrolled = section.isOrthogonal
      add(
        spec.group, origin: origin, size: size, box: section.box, first: items.lowerBound, end: items.upperBound,
        depth: 1, isScrolled)
      addGap(after: number, spec, solved, origin, isScrolled)
    }
  }

  /// Returns the groups near the visible rectangle, a bounded number of them.
  private func groups(in visible: CGRect, _ offset: CGFloat) -> Range<Int> {
    let runAxis = section.runAxis
    let start = section.isOrthogonal ? 0 : solution.starts[index]
    var interval = visible.interval(runAxis)
    if section.isOrthogonal {
      interval = Interval(offset, offset + solution.environment.size[runAxis])
      if solution.isMirroredOrthogonally { interval = Interval(0, section.run.total) }
    } else if solution.container.isRightToLeft, runAxis == .horizontal {
      interval = Interval(solution.contentSize.width - interval.upper, solution.contentSize.width - interval.lower)
    }
    let corner = section.runOrigin[runAxis] + start
    let range = section.groups(reaching: Interval(interval.lower - corner, interval.upper - corner))
    return range.lowerBound..<min(range.upperBound, range.lowerBound + Self.mostGroups)
  }

  private mutating func addGap(
    after number: Int, _ spec: SectionSpec, _ solved: SolvedGroup, _ origin: CGPoint, _ isScrolled: Bool
  ) {
    let spacing = section.run.spacing
    guard spacing > 0, number + 1 < section.groupCount else { return }
    let axis = section.runAxis
    var corner = origin
    corner[axis] = section.runOrigin[axis] + section.run.start(number + 1) - spacing
    let rect = CGRect(origin: corner, size: CGSize(axis, along: spacing, across: solved.size[axis.other]))
    add(.interGroup, rect, "interGroupSpacing \(spacing.plain())", isScrolled: isScrolled)
  }

  private mutating func add(
    _ group: GroupSpec, origin: CGPoint, size: CGSize, box: CGSize, fixedAxis: Axis? = nil, first: Int, end: Int,
    depth: Int, _ isScrolled: Bool
  ) {
    guard depth <= GroupSpec.maximumDepth else { return }
    var solver = section.groupSolver(measures: section.run.measures)
    guard
      let arranged = solver.arranged(
        group, size: size, fixedAxis: fixedAxis, first: first, present: max(0, end - first), depth: depth)
    else {
      add(
        .group(depth: depth), CGRect(origin: origin, size: size), group.shortLabel(size), isScrolled: isScrolled)
      return
    }
    let frame = CGRect(origin: origin, size: arranged.size)
    add(.group(depth: depth), frame, group.shortLabel(arranged.size), isScrolled: isScrolled)
    let inset = frame.inset(by: group.contentInsets, except: arranged.estimated)
    addFrame(.groupInset, outer: frame, inner: inset, named: "group inset", isScrolled: isScrolled)
    addMembers(arranged, of: group, at: origin, first: first, end: end, depth: depth, isScrolled)
  }

  private mutating func addMembers(
    _ arranged: ArrangedGroup, of group: GroupSpec, at origin: CGPoint, first: Int, end: Int, depth: Int,
    _ isScrolled: Bool
  ) {
    let axis = arranged.axis
    var leaf = first
    var previous: (end: CGFloat, edge: CGFloat)?
    for member in arranged.members where leaf < end || leaf == first {
      let slot = CGRect(origin: origin + member.origin, size: member.slot)
      let edges = member.subitem.edgeSpacing
      let before = length(edges.start(axis), arranged)
      let after = length(edges.end(axis), arranged)
      addEdge(edges.start(axis), before, slot, axis, isStart: true, isScrolled)
      addEdge(edges.end(axis), after, slot, axis, isStart: false, isScrolled)
      if let previous {
        let start = previous.end + previous.edge
        let gap = slot.origin[axis] - before - start
        var rect = slot
        rect.origin[axis] = start
        rect.size[axis] = gap
        let spacing = group.interItemSpacing
        add(
          .interItem(isFlexible: spacing.isFlexible), rect, "interItemSpacing \(spacing.authored) → \(gap.plain())",
          isScrolled: isScrolled)
      }
      previous = (slot.origin[axis] + slot.size[axis], after)
      addMember(member, arranged, slot, first: leaf, end: end, depth: depth, isScrolled)
      leaf += max(1, member.capacity)
    }
  }

  private func length(_ spacing: SpacingSpec, _ arranged: ArrangedGroup) -> CGFloat {
    max(0, FiniteGeometry.coordinate(spacing.minimum) + (spacing.isFlexible ? arranged.share : 0))
  }

  private mutating func addEdge(
    _ spacing: SpacingSpec, _ length: CGFloat, _ slot: CGRect, _ axis: Axis, isStart: Bool, _ isScrolled: Bool
  ) {
    guard length > 0 else { return }
    var rect = slot
    rect.origin[axis] = isStart ? slot.origin[axis] - length : slot.origin[axis] + slot.size[axis]
    rect.size[axis] = length
    let name = isStart ? axis.ends.start : axis.ends.end
    add(
      .edge(isFlexible: spacing.isFlexible), rect, "edgeSpacing \(name) \(spacing.authored) → \(length.plain())",
      isScrolled: isScrolled)
  }

  private mutating func addMember(
    _ member: ArrangedGroup.Member, _ arranged: ArrangedGroup, _ slot: CGRect, first: Int, end: Int, depth: Int,
    _ isScrolled: Bool
  ) {
    switch member.subitem {
    case .group(let nested):
      add(
        nested, origin: slot.origin, size: member.plannedSlot, box: arranged.basis, fixedAxis: member.fixedAxis,
        first: first, end: end, depth: depth + 1, isScrolled)
    case .item(let item):
      let inner = slot.inset(by: item.contentInsets, except: member.estimated)
      addFrame(.itemInset, outer: slot, inner: inner, named: "item inset", isScrolled: isScrolled)
      guard !member.estimated.isEmpty else { return }
      let ghost = CGRect(origin: slot.origin, size: member.plannedSlot)
      add(
        .estimate, ghost, "\(item.size.shortText) → \(member.slot.width.plain())×\(member.slot.height.plain())",
        isScrolled: isScrolled)
    }
  }
}

extension PlacedBoundary {
  /// The frame before the item was measured, and a text about both sizes; `nil` if no dimension is estimated.
  fileprivate var estimate: (frame: CGRect, label: String)? {
    guard spec.size.width.isEstimated || spec.size.height.isEstimated else { return nil }
    let size = outerFrame.size
    return (
      CGRect(origin: outerFrame.origin, size: plannedSize),
      "\(spec.size.shortText) → \(size.width.plain())×\(size.height.plain())"
    )
  }
}

extension GroupSpec {
  /// The group's direction, its size as written and as computed.
  fileprivate func shortLabel(_ size: CGSize) -> String {
    let direction: String
    switch members {
    case .custom: direction = "custom"
    case .subitemCount(_, let count): direction = (axis == .horizontal ? "H" : "V") + " count \(count)"
    case .repeatingSubitem(_, let count): direction = (axis == .horizontal ? "H" : "V") + " ×\(count)"
    case .subitems: direction = axis == .horizontal ? "H" : "V"
    }
    return "\(direction) \(self.size.shortText) → \(size.width.plain())×\(size.height.plain())"
  }
}

extension SizeSpec {
  fileprivate var shortText: String { "\(width.shortText)×\(height.shortText)" }
}

extension DimensionSpec {
  /// The authored value in a few characters: `0.8w` of the width, `0.5h` of the height, `44` points, `~60` estimated,
  /// and `≈60` uniform across siblings.
  fileprivate var shortText: String {
    switch self {
    case .fractionalWidth(let value): "\(value.plain(decimals: 4))w"
    case .fractionalHeight(let value): "\(value.plain(decimals: 4))h"
    case .absolute(let value): value.plain()
    case .estimated(let value): "~\(value.plain())"
    case .uniformAcrossSiblings(estimate: let value): "≈\(value.plain())"
    }
  }
}
