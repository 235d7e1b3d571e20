import Foundation
import Geometry
import LayoutSolver

/// A whole layout computed by the oracle: every frame is computed and kept, one after another, leading to trailing.
struct OracleLayout {
  struct Element {
    /// The frame before rounding and mirroring.
    var frame: CGRect
    var zIndex: Int
    /// Whether the frame belongs to an orthogonally scrolling section.
    var isOrthogonal = false
    /// A pinned item's frame before its own insets, along the scroll axis, and the interval that it stays within.
    var outer = Interval(0, 0)
    var body = Interval(0, 0)
    var pinning: BoundarySpec?
  }

  struct Orthogonal {
    var frame: CGRect
    var contentLength: CGFloat
    /// The resting offsets from leading to trailing, or `nil` if any offset is valid.
    var stops: [CGFloat]?
  }

  let spec: LayoutSpec
  let container: Container
  let axis: Axis
  private(set) var elements: [ElementKey: Element] = [:]
  private(set) var orthogonal: [Int: Orthogonal] = [:]
  private(set) var capacities: [Int: Int] = [:]
  private(set) var contentSize = CGSize.zero
  private let measured: MeasuredSizes

  /// Creates the layout, or `nil` if it is too large for a slow solver.
  init?(_ layout: RandomLayout) {
    spec = layout.spec
    container = layout.container
    axis = layout.spec.configuration.scrollDirection
    measured = layout.measuredSizes
    var cursor: CGFloat = 0
    var widest = container.size[axis.other]
    for (index, section) in spec.sections.enumerated() {
      if index > 0 { cursor += spec.configuration.interSectionSpacing }
      guard let section else { continue }
      guard let solved = solve(section, index, layout.counts[index], at: cursor) else { return nil }
      cursor += solved.length
      if section.orthogonalScrollingBehavior == .none { widest = max(widest, solved.widest) }
    }
    let ring = OracleBoundary(
      spec.configuration.boundarySupplementaryItems, section: nil, body: max(0, cursor), axis: axis,
      across: Interval(0, container.size[axis.other]), box: container.size, measured: measured,
      solver: groupSolver(along: axis, section: 0))
    for key in elements.keys {
      elements[key]?.move(by: ring.start, axis)
    }
    for index in orthogonal.keys { orthogonal[index]?.frame.origin[axis] += ring.start }
    elements.merge(ring.elements) { first, _ in first }
    contentSize = CGSize(axis, along: ring.start + ring.body + ring.end, across: widest)
  }

  private func groupSolver(along axis: Axis, section: Int) -> OracleGroupSolver {
    let group = spec.sections.indices.contains(section) ? spec.sections[section]?.group : nil
    return OracleGroupSolver(
      scale: container.scale, trimAxis: axis, fillsLines: group?.hasRegularBadges ?? false
    ) { [measured] item in
      measured.size(for: .item(section: section, item: item))
    }
  }

  // MARK: One section

  private mutating func solve(
    _ section: SectionSpec, _ index: Int, _ count: Int, at top: CGFloat
  ) -> (length: CGFloat, widest: CGFloat)? {
    let across = self.across(section)
    let isOrthogonal = section.orthogonalScrollingBehavior != .none
    let runAxis = isOrthogonal ? axis.other : axis
    let solver = groupSolver(along: runAxis, section: index)
    let insets = (start: solver.start(section.contentInsets, axis), end: solver.end(section.contentInsets, axis))

    var box = container.size
    if case .custom = section.group.members {
    } else if isOrthogonal {
      box[axis] = max(0, box[axis] - insets.start - insets.end)
    } else {
      box[axis.other] = across.groups.length
    }
    guard let groups = groups(section.group, box: box, count: count, solver) else { return nil }
    capacities[index] = groups.first?.capacity ?? 0
    let run = OracleRun(groups, section, runAxis)
    let row = isOrthogonal ? run.tallest : run.total
    let isVoid = groups.isEmpty && section.boundarySupplementaryItems.isEmpty
    var boundaryBox = container.size
    boundaryBox[axis.other] = across.boundary.length
    let ring = OracleBoundary(
      section.boundarySupplementaryItems, section: index, body: isVoid ? 0 : max(0, insets.start + row + insets.end),
      axis: axis, across: across.boundary, box: boundaryBox, measured: measured, solver: solver)
    let length = ring.start + ring.body + ring.end
    for (key, element) in ring.elements {
      elements[key] = element
      elements[key]?.move(by: top, axis)
    }

    let corner = CGPoint(axis, along: top + ring.start + insets.start, across: across.groups.lower)
    add(groups, run, section, index, corner: corner, available: across.groups.length)
    if isOrthogonal && !groups.isEmpty {
      let viewport = CGSize(axis, along: row, across: across.groups.length)
      orthogonal[index] = Orthogonal(
        frame: CGRect(origin: corner, size: viewport), contentLength: run.total,
        stops: run.stops(section.orthogonalScrollingBehavior, viewport: across.groups.length))
    }
    if length > 0 {
      let whole = CGRect(
        origin: CGPoint(axis, along: top, across: 0),
        size: CGSize(axis, along: length, across: container.size[axis.other]))
      for decoration in section.decorationItems {
        elements[.decoration(kind: decoration.kind, section: index)] = Element(
          frame: solver.shrunk(whole, decoration.contentInsets), zIndex: decoration.zIndex)
      }
    }
    return (length, groups.map { $0.size[axis.other] }.max() ?? 0)
  }

  /// The positions of groups and boundary items across the scroll axis.
  private func across(_ section: SectionSpec) -> (groups: Interval, boundary: Interval) {
    let length = container.size[axis.other]
    let solver = groupSolver(along: axis, section: 0)
    let insets = section.contentInsets
    let reference = referenceInsets(section.contentInsetsReference)
    let start = reference.0 + solver.start(insets, axis.other)
    let end = reference.1 + solver.end(insets, axis.other)
    let groups = Interval(start, start + max(0, length - start - end))
    guard section.supplementaryContentInsetsReference == .automatic else {
      let own = referenceInsets(section.supplementaryContentInsetsReference)
      return (groups, Interval(own.0, own.0 + max(0, length - own.0 - own.1)))
    }
    return (groups, section.supplementariesFollowContentInsets ? groups : Interval(0, length))
  }

  private func referenceInsets(_ reference: InsetsReference) -> (CGFloat, CGFloat) {
    var reference = reference
    if reference == .automatic { reference = spec.configuration.contentInsetsReference }
    if reference == .automatic { reference = .safeArea }
    let edges: [UIEdgeInsets]
    switch reference {
    case .automatic, .none: return (0, 0)
    case .safeArea: edges = [container.safeAreaInsets]
    case .layoutMargins: edges = [container.layoutMargins]
    case .readableContent:
      edges = [container.layoutMargins, container.readableContentInsets ?? container.layoutMargins]
    }
    let (left, right) = (edges.map(\.left).max() ?? 0, edges.map(\.right).max() ?? 0)
    if axis == .horizontal { return (edges.map(\.top).max() ?? 0, edges.map(\.bottom).max() ?? 0) }
    return container.isRightToLeft ? (right, left) : (left, right)
  }

  /// Groups for all items; empty if not even one item fits.
  private func groups(_ spec: GroupSpec, box: CGSize, count: Int, _ solver: OracleGroupSolver) -> [OracleGroup]? {
    var groups: [OracleGroup] = []
    var first = 0
    let unmeasured = OracleGroupSolver(scale: solver.scale, trimAxis: solver.trimAxis) { _ in nil }
    let size = solver.size(spec.size, box)
    guard let template = unmeasured.group(spec, size: size, box: box, first: 0, present: count) else { return nil }
    guard template.capacity > 0 else { return [] }
    while first < count {
      guard let group = solver.group(spec, size: size, box: box, first: first, present: count - first) else {
        return nil
      }
      guard group.capacity > 0 else { return [] }
      groups.append(group)
      first += group.capacity
    }
    return groups
  }

  private mutating func add(
    _ groups: [OracleGroup], _ run: OracleRun, _ section: SectionSpec, _ index: Int, corner: CGPoint, available: CGFloat
  ) {
    var item = 0
    var badgeCounts = Dictionary(section.boundarySupplementaryItems.map { ($0.kind, 1) }) { first, _ in first }
    let edges = section.group.edgeSpacing
    for (group, start) in zip(groups, run.starts) {
      var origin = corner
      origin[run.axis] += start + edges.start(run.axis).minimum
      origin[run.axis.other] += run.shift(group, edges, available: run.isOrthogonal ? nil : available)
      for leaf in group.leaves {
        elements[.item(section: index, item: item)] = Element(
          frame: leaf.frame.offsetBy(dx: origin.x, dy: origin.y),
          zIndex: leaf.zIndex + (section.decorationItems.isEmpty ? 0 : 1), isOrthogonal: run.isOrthogonal)
        item += 1
      }
      for badge in group.badges {
        let number = badgeCounts[badge.kind, default: 0]
        badgeCounts[badge.kind] = number + 1
        elements[.supplementary(kind: badge.kind, section: index, index: number)] = Element(
          frame: badge.frame.offsetBy(dx: origin.x, dy: origin.y), zIndex: badge.zIndex,
          isOrthogonal: run.isOrthogonal)
      }
    }
  }
}

extension OracleLayout.Element {
  fileprivate mutating func move(by distance: CGFloat, _ axis: Axis) {
    frame.origin[axis] += distance
    outer = Interval(outer.lower + distance, outer.upper + distance)
    body = Interval(body.lower + distance, body.upper + distance)
  }
}
