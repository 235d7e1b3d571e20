package import Foundation
import Geometry

/// A solved layout: where everything is, answered on demand.
///
/// Nothing here grows with the number of items unless sizes were measured: a frame is a template's frame moved by a
/// product.
package struct LayoutSolution: Sendable {
  package let spec: LayoutSpec
  package let counts: [Int]
  package let container: Container
  /// Of the whole scrollable content, in points; unrounded.
  package private(set) var contentSize = CGSize.zero
  /// What could not be solved as written.
  package private(set) var issues: [LayoutIssue] = []
  /// What the last solve or ``measure(_:)`` computed and what it took over.
  package private(set) var work = SolverWork()
  /// Whether scrolling moves anything: only then does a change of bounds need a new query of pinned items.
  package private(set) var hasPinnedItems = false

  let environment: SectionEnvironment
  private(set) var sections: [SectionSolution] = []
  /// Where each section starts along the scroll axis.
  private(set) var starts: [CGFloat] = []
  /// Items around all sections together.
  private(set) var boundary = BoundaryPlacement(bodyLength: 0)
  /// How far anything draws beyond its section's ends, over all sections.
  private(set) var overhang: CGFloat = 0
  private(set) var measuredSupplementaries: [ElementKey: CGSize]

  var axis: Axis { environment.scrollAxis }
  var grid: PixelGrid { environment.resolver.grid }

  init(
    _ spec: LayoutSpec, counts: [Int], container: Container, measured: MeasuredSizes, previous: LayoutSolution?
  ) {
    self.spec = spec
    self.counts = spec.sections.indices.map { $0 < counts.count ? Swift.max(0, counts[$0]) : 0 }
    self.container = container
    environment = SectionEnvironment(container, spec.configuration)
    measuredSupplementaries = measured.supplementaries
    solveSections(measured, previous: previous?.environment == environment ? previous : nil)
    stack()
  }

  /// What self-sizing has learned of this layout's elements.
  ///
  /// - Complexity: O(sections); nothing measured is copied, but as long as the answer lives, measuring copies what it
  ///   changes.
  package var measured: MeasuredSizes {
    var known: [Int: SectionMeasures] = [:]
    for (index, section) in sections.enumerated() where !section.groups.run.measures.isEmpty {
      known[index] = section.groups.run.measures
    }
    return MeasuredSizes(sections: known, supplementaries: measuredSupplementaries)
  }

  // MARK: Sections

  private mutating func solveSections(_ measured: MeasuredSizes, previous: LayoutSolution?) {
    // Taken over as one storage: where nothing changed nothing is copied.
    if let previous, previous.sections.count == spec.sections.count { sections = previous.sections }
    let isFresh = sections.isEmpty
    sections.reserveCapacity(spec.sections.count)
    for index in spec.sections.indices {
      let section = spec.sections[index]
      let measures = measured.section(index) ?? SectionMeasures()
      let boundaryMeasures = boundaryMeasures(section, index)
      if let previous, index < previous.sections.count {
        if previous.sections[index].isSolution(
          of: section, itemCount: counts[index], measures: measures, boundaryMeasures: boundaryMeasures)
        {
          if isFresh { sections.append(previous.sections[index]) }
          work.sectionsReused += 1
          continue
        }
      }
      let solved = SectionSolution(
        section, itemCount: counts[index], measures: measures, boundaryMeasures: boundaryMeasures, in: environment,
        reusing: previous.flatMap { index < $0.sections.count ? $0.sections[index] : nil }, work: &work)
      if isFresh { sections.append(solved) } else { sections[index] = solved }
    }
    for index in sections.indices where !sections[index].issues.isEmpty {
      issues += sections[index].issues.map { LayoutIssue(section: index, reason: $0) }
    }
  }

  private func boundaryMeasures(_ section: SectionSpec?, _ index: Int) -> [CGSize?] {
    guard !measuredSupplementaries.isEmpty, let section else { return [] }
    return section.boundarySupplementaryItems.map {
      measuredSupplementaries[.supplementary(kind: $0.kind, section: index, index: 0)]
    }
  }

  /// Sections follow each other with spacing between every two, empty ones included.
  private mutating func stack() {
    let configuration = spec.configuration
    let spacing = FiniteGeometry.coordinate(configuration.interSectionSpacing)
    var cursor: CGFloat = 0
    var widest = environment.size[axis.other]
    hasPinnedItems = false
    overhang = 0
    starts.removeAll(keepingCapacity: true)
    starts.reserveCapacity(sections.count)
    for index in sections.indices {
      if index > 0 { cursor += spacing }
      starts.append(cursor)
      cursor += sections[index].length
      widest = Swift.max(widest, sections[index].widestGroup(axis))
      overhang = Swift.max(overhang, sections[index].overhang(axis))
      hasPinnedItems = hasPinnedItems || sections[index].boundary.hasPinnedItems
    }
    boundary = BoundaryPlacement(bodyLength: Swift.max(0, cursor))
    if !configuration.boundarySupplementaryItems.isEmpty {
      boundary.place(
        configuration.boundarySupplementaryItems, scrollAxis: axis, across: Interval(0, environment.size[axis.other]),
        box: environment.size, resolver: environment.resolver
      ) { place, index in
        let kind = configuration.boundarySupplementaryItems[place].kind
        return measuredSupplementaries[.supplementary(kind: kind, section: nil, index: index)]
      }
      hasPinnedItems = hasPinnedItems || boundary.hasPinnedItems
    }
    if boundary.startExtension != 0 {
      for index in starts.indices { starts[index] += boundary.startExtension }
    }
    contentSize = CGSize(axis, along: boundary.length, across: widest)
  }

  // MARK: Measuring

  /// Takes in sizes that views asked for, in place: the same solution as from solving anew with them.
  ///
  /// Sizes of things that the layout does not have are ignored. As long as nobody else holds a copy of the solution,
  /// nothing is copied.
  ///
  /// - Returns: What it computed.
  /// - Complexity: O(sizes · log items + sections) for lists of rows; a group of several cells is laid out again where
  ///   something in it changed, and a section whose groups decide its width or each other's length looks at all its
  ///   measured items.
  @discardableResult
  package mutating func measure(_ sizes: [MeasuredSize]) -> SolverWork {
    work = SolverWork()
    var changed: [Int] = []
    changed.reserveCapacity(sizes.count)
    var current = -1
    var boundaries: Set<Int> = []
    for entry in sizes {
      switch entry.key {
      case .item(let section, let item):
        guard section >= 0, section < sections.count, item >= 0 else { continue }
        if section != current { refresh(current, &changed) }
        current = section
        if sections[section].measure(entry.size?.finite, item: item) { changed.append(item) }
      case .supplementary(_, let section, _):
        measuredSupplementaries[entry.key] = entry.size?.finite
        if let section, section >= 0, section < sections.count { boundaries.insert(section) }
      case .decoration:
        continue
      }
    }
    refresh(current, &changed)
    for section in boundaries.sorted() {
      sections[section].refresh(
        boundaryMeasures: boundaryMeasures(spec.sections[section], section), in: environment, &work)
    }
    stack()
    return work
  }

  private mutating func refresh(_ section: Int, _ items: inout [Int]) {
    guard !items.isEmpty else { return }
    sections[section].refresh(items: items, in: environment, &work)
    items.removeAll(keepingCapacity: true)
  }
}

/// The size a view asked for; `nil` to forget what it asked for before.
package struct MeasuredSize: Sendable {
  package var key: ElementKey
  package var size: CGSize?

  package init(key: ElementKey, size: CGSize?) {
    self.key = key
    self.size = size
  }
}

/// Solves a layout.
///
/// - Parameters:
///   - spec: One entry for each section.
///   - counts: Items of each section; missing ones and negative ones are 0.
///   - measured: Sizes that views asked for, used on estimated axes only.
///   - previous: A solution whose sections are taken over where their inputs are equal.
/// - Complexity: O(sections + measured items); a section without measured items costs one or two groups.
package func solve(
  _ spec: LayoutSpec, counts: [Int], in container: Container, measured: MeasuredSizes = .none,
  reusing previous: LayoutSolution? = nil
) -> LayoutSolution {
  LayoutSolution(spec, counts: counts, container: container, measured: measured, previous: previous)
}

extension SectionSolution {
  /// The widest single group across the scroll axis; what scrolls orthogonally does not widen the content.
  fileprivate func widestGroup(_ axis: Axis) -> CGFloat {
    runAxis == axis ? groups.extent.widestGroup : 0
  }

  /// How far cells draw beyond the section's ends along the scroll axis.
  fileprivate func overhang(_ axis: Axis) -> CGFloat {
    let groupsReach = runAxis == axis ? groups.extent.overhang : groups.extent.acrossOverhang
    var reach = Swift.max(groupsReach.before, groupsReach.after)
    for item in boundary.items {
      let interval = item.frame.interval(axis)
      reach = Swift.max(reach, Swift.max(-interval.lower, interval.upper - length))
    }
    return reach
  }
}

extension BoundaryPlacement {
  fileprivate var hasPinnedItems: Bool { items.contains { $0.spec.pinToVisibleBounds } }
}
