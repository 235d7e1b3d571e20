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
  /// What this solve computed and what it took over.
  package private(set) var work = SolverWork()

  let environment: SectionEnvironment
  private(set) var sections: [SectionSolution] = []
  /// Where each section starts along the scroll axis.
  private(set) var starts: [CGFloat] = []
  /// Items around all sections together.
  private(set) var boundary: BoundaryPlacement
  /// How far anything draws beyond its section's ends, over all sections.
  private(set) var overhang: CGFloat = 0
  let measuredSupplementaries: [ElementKey: CGSize]

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
    boundary = BoundaryPlacement(
      [], bodyLength: 0, scrollAxis: environment.scrollAxis, across: Interval(0, 0), box: .zero,
      resolver: environment.resolver
    ) { _, _ in nil }
    solveSections(measured, previous: previous?.environment == environment ? previous : nil)
    stack(measured)
  }

  private mutating func solveSections(_ measured: MeasuredSizes, previous: LayoutSolution?) {
    sections.reserveCapacity(spec.sections.count)
    for (index, section) in spec.sections.enumerated() {
      let inputs = SectionInputs(
        spec: section, itemCount: counts[index], measures: measured.section(index),
        boundaryMeasures: section?.boundarySupplementaryItems.map {
          measured.supplementary(.supplementary(kind: $0.kind, section: index, index: 0))
        } ?? [])
      let known = previous.flatMap { index < $0.sections.count ? $0.sections[index] : nil }
      if let known, known.inputs == inputs {
        sections.append(known)
        work.sectionsReused += 1
      } else {
        sections.append(SectionSolution(inputs, in: environment, reusing: known, work: &work))
      }
    }
    for (index, section) in sections.enumerated() {
      for reason in section.issues { issues.append(LayoutIssue(section: index, reason: reason)) }
    }
  }

  /// Sections follow each other with spacing between every two, empty ones included.
  private mutating func stack(_ measured: MeasuredSizes) {
    let spacing = FiniteGeometry.coordinate(spec.configuration.interSectionSpacing)
    var cursor: CGFloat = 0
    var widest = environment.size[axis.other]
    starts.reserveCapacity(sections.count)
    for (index, section) in sections.enumerated() {
      if index > 0 { cursor += spacing }
      starts.append(cursor)
      cursor += section.length
      widest = Swift.max(widest, section.widestGroup(axis))
      overhang = Swift.max(overhang, section.overhang(axis))
    }
    boundary = BoundaryPlacement(
      spec.configuration.boundarySupplementaryItems, bodyLength: Swift.max(0, cursor), scrollAxis: axis,
      across: Interval(0, environment.size[axis.other]), box: environment.size, resolver: environment.resolver
    ) { kind, index in measured.supplementary(.supplementary(kind: kind, section: nil, index: index)) }
    if boundary.startExtension != 0 {
      for index in starts.indices { starts[index] += boundary.startExtension }
    }
    contentSize = CGSize(axis, along: boundary.length, across: widest)
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
    guard let content, runAxis == axis else { return 0 }
    return content.widestGroup
  }

  /// How far cells draw beyond the section's ends along the scroll axis.
  fileprivate func overhang(_ axis: Axis) -> CGFloat {
    var reach: CGFloat = 0
    for item in boundary.items {
      let interval = item.frame.interval(axis)
      reach = Swift.max(reach, -interval.lower, interval.upper - length)
    }
    guard let content else { return reach }
    let along = runAxis == axis ? content.overhang : content.acrossOverhang
    return Swift.max(reach, along.before, along.after)
  }
}
