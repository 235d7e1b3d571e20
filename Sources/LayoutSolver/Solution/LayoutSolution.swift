package import Foundation
import Geometry

/// A solved layout, which computes frames on demand.
///
/// Memory does not grow with the number of items unless sizes are measured: a frame is a template's frame moved by a
/// product.
package struct LayoutSolution: Sendable {
  /// The solved layout.
  package let spec: LayoutSpec
  /// The number of items of each section.
  package let counts: [Int]
  /// The container in which the layout was solved.
  package let container: Container
  /// The size of the whole scrollable content, in points, unrounded.
  package private(set) var contentSize = CGSize.zero
  /// The problems that could not be solved as authored.
  package private(set) var issues: [LayoutIssue] = []
  /// The work of the last solve or ``measure(_:)``.
  package internal(set) var work = SolverWork()
  /// Whether scrolling moves any element. Only then does a change of bounds require a new query of pinned items.
  package private(set) var hasPinnedItems = false

  let environment: SectionEnvironment
  /// The sections, which may be shared with other solutions. Only sections that are not shared are changed; see
  /// ``ownSection(_:)``.
  var sections: [SectionSolution] = []
  /// The start of each section along the scroll axis.
  private(set) var starts: [CGFloat] = []
  /// The boundary items of the whole layout.
  private(set) var boundary = BoundaryPlacement(bodyLength: 0)
  /// The greatest distance by which content extends beyond its section's ends, over all sections.
  private(set) var overhang: CGFloat = 0
  var measuredSupplementaries: [ElementKey: CGSize]

  var axis: Axis { environment.scrollAxis }
  var grid: PixelGrid { environment.resolver.grid }

  init(
    _ spec: LayoutSpec, counts: [Int], container: Container, measured: MeasuredSizes, previous: LayoutSolution?
  ) {
    self.spec = spec
    self.counts = spec.definitions.indices.map { $0 < counts.count ? Swift.max(0, counts[$0]) : 0 }
    self.container = container
    environment = SectionEnvironment(container, spec.configuration)
    measuredSupplementaries = measured.supplementaries
    solveSections(measured, previous: previous?.environment == environment ? previous : nil)
    stack()
    #if TESSERA_CHECKS
      if let previous, previous.environment == environment {
        for index in sections.indices.prefix(previous.sections.count) { checkSection(index) }
      }
    #endif
  }

  /// Returns whether these inputs, with the sizes already measured, would give this solution.
  ///
  /// - Complexity: O(1) for inputs that share their storage, otherwise O(sections).
  package func isSolution(of spec: LayoutSpec, counts: [Int], in container: Container) -> Bool {
    self.container == container && self.counts == counts && self.spec == spec
  }

  // MARK: Sections

  private mutating func solveSections(_ measured: MeasuredSizes, previous: LayoutSolution?) {
    // The array is reused with its storage, so nothing is copied if nothing changed.
    let known = previous?.sections ?? []
    if known.count == spec.definitions.count { sections = known }
    sections.reserveCapacity(spec.definitions.count)
    for index in spec.definitions.indices {
      let old = index < known.count ? known[index] : nil
      solveSection(index, spec.definitions[index]?.ifUnknown(old?.definition), measured, old)
    }
    for index in sections.indices where sections[index].hasIssues {
      issues += sections[index].issues.map { LayoutIssue(section: index, reason: $0) }
    }
  }

  /// - Parameter old: The same section of an earlier solution in the same environment.
  private mutating func solveSection(
    _ index: Int, _ definition: SectionDefinition?, _ measured: MeasuredSizes, _ old: SectionSolution?
  ) {
    let measures = measured.sections.isEmpty ? SectionMeasures() : measured.section(index) ?? SectionMeasures()
    let boundaryMeasures = measuredSupplementaries.isEmpty ? nil : boundaryMeasures(definition, index)
    let isOld = old?.isSolution(
      of: definition, itemCount: counts[index], measures: measures, boundaryMeasures: boundaryMeasures)
    if isOld == true, let old {
      work.sectionsReused += 1
      if index == sections.count { sections.append(old) }
      return
    }
    var reused = old
    if reused == nil, index > 0, measures.isEmpty, sections[index - 1].definition === definition,
      sections[index - 1].run.measures.isEmpty
    {
      // Many sections often have the same description.
      reused = sections[index - 1]
    }
    let solved = solve(definition, index, measures, boundaryMeasures, reusing: reused)
    if index == sections.count { sections.append(solved) } else { sections[index] = solved }
  }

  private mutating func solve(
    _ definition: SectionDefinition?, _ index: Int, _ measures: SectionMeasures, _ boundaryMeasures: [CGSize?]?,
    reusing reused: SectionSolution?
  ) -> SectionSolution {
    guard let definition else {
      return SectionSolution(undefined: counts[index], measures: measures, in: environment, work: &work)
    }
    return reused?.adapted(
      to: definition, itemCount: counts[index], measures: measures, boundaryMeasures: boundaryMeasures,
      in: environment, work: &work)
      ?? SectionSolution(
        definition, itemCount: counts[index], measures: measures, boundaryMeasures: boundaryMeasures, in: environment,
        work: &work)
  }

  func boundaryMeasures(_ definition: SectionDefinition?, _ index: Int) -> [CGSize?]? {
    guard !measuredSupplementaries.isEmpty, let definition else { return nil }
    let known = definition.spec.boundarySupplementaryItems.map {
      measuredSupplementaries[.supplementary(kind: $0.kind, section: index, index: 0)]
    }
    return known.contains { $0 != nil } ? known : nil
  }

  /// Stacks the sections, with spacing between any two, including empty ones.
  mutating func stack() {
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
      ) { position, index in
        let kind = configuration.boundarySupplementaryItems[position].kind
        return measuredSupplementaries[.supplementary(kind: kind, section: nil, index: index)]
      }
      hasPinnedItems = hasPinnedItems || boundary.hasPinnedItems
    }
    if boundary.startExtension != 0 {
      for index in starts.indices { starts[index] += boundary.startExtension }
    }
    contentSize = CGSize(axis, along: boundary.length, across: widest)
  }
}

/// Solves a layout.
///
/// - Parameters:
///   - spec: The layout, with one entry for each section.
///   - counts: The number of items of each section; missing and negative ones count as 0.
///   - measured: The sizes that views requested, used only on estimated axes.
///   - previous: A solution whose sections are reused if their inputs are equal.
/// - Complexity: O(sections + measured items); a section without measured items costs one or two groups.
package func solve(
  _ spec: LayoutSpec, counts: [Int], in container: Container, measured: MeasuredSizes = .none,
  reusing previous: LayoutSolution? = nil
) -> LayoutSolution {
  LayoutSolution(spec, counts: counts, container: container, measured: measured, previous: previous)
}

extension SectionSolution {
  /// Returns the length of the widest group across the scroll axis. Groups of orthogonal sections do not widen the
  /// content.
  fileprivate func widestGroup(_ axis: Axis) -> CGFloat {
    runAxis == axis ? extent.widestGroup : 0
  }

  /// Returns the distance by which elements extend beyond the section's ends along the scroll axis.
  fileprivate func overhang(_ axis: Axis) -> CGFloat {
    let groupsReach = runAxis == axis ? extent.overhang : extent.acrossOverhang
    var reach = Swift.max(groupsReach.before, groupsReach.after)
    let cover = { (interval: Interval) in
      reach = Swift.max(reach, Swift.max(-interval.lower, interval.upper - self.length))
    }
    if boundary.hasItems { for item in boundary.items { cover(item.frame.interval(axis)) } }
    // Insets longer than the section place its background beyond it.
    if definition?.hasDecorations == true {
      let whole = CGRect(origin: .zero, size: CGSize(axis, along: length, across: 0))
      for item in definition?.spec.decorationItems ?? [] {
        cover(whole.inset(by: item.contentInsets).interval(axis))
      }
    }
    return reach
  }
}

extension BoundaryPlacement {
  fileprivate var hasPinnedItems: Bool { hasItems && items.contains { $0.spec.pinToVisibleBounds } }
}
