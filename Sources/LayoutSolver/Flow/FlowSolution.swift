package import Foundation
import Geometry

/// A solved flow layout: where everything is, answered on demand.
///
/// Rules that are neither documented nor obvious were recorded from UIKit on macOS 27 (Catalyst) at 2x by the authors of
/// the Charon backports; the tests hold their numbers.
///
/// - Items keep the size they were given; only origins are moved to the nearest device pixel.
/// - An item that is longer than its line has the line for itself and begins at the inset.
/// - Items of one line share its middle axis.
/// - Sections without items keep headers, footers and insets.
package struct FlowSolution: Sendable {
  package let spec: FlowSpec
  package let container: FlowContainer
  /// Of the scrollable content, in points; along the scroll axis in whole pixels, without what is left of the last one.
  package private(set) var contentSize = CGSize.zero
  /// What could not be laid out as asked.
  package private(set) var issues: [FlowIssue] = []
  /// What this solve computed and what it took over.
  package private(set) var work = FlowWork()

  let environment: FlowEnvironment
  let grid: PixelGrid
  private(set) var sections: [FlowSection] = []
  /// Where each section begins along the scroll axis.
  private(set) var starts: [CGFloat] = []
  /// How far anything lies beyond its section's ends.
  private(set) var overhang: CGFloat = 0

  package init(_ spec: FlowSpec, in container: FlowContainer, measured: FlowMeasures, reusing previous: FlowSolution?) {
    self.spec = spec
    self.container = container
    environment = FlowEnvironment(spec, container)
    grid = PixelGrid(scale: container.scale)
    sections.reserveCapacity(spec.sections.count)
    starts.reserveCapacity(spec.sections.count)
    var cursor: CGFloat = 0
    for (index, section) in spec.sections.enumerated() {
      let inputs = FlowSectionInputs(spec: section, measures: measured.section(index), environment: environment)
      let solved = solved(inputs, at: index, previous)
      sections.append(solved)
      starts.append(cursor)
      cursor += solved.length
      overhang = Swift.max(overhang, solved.overhang)
      guard let overlong = solved.overlong else { continue }
      issues.append(
        FlowIssue(section: index, item: overlong.item, extent: overlong.extent, room: solved.lines.room))
    }
    contentSize = CGSize(spec.scrollAxis, along: grid.floor(cursor), across: environment.breadth)
  }

  private mutating func solved(
    _ inputs: FlowSectionInputs, at index: Int, _ previous: FlowSolution?
  ) -> FlowSection {
    if let known = previous?.sections, index < known.count, known[index].inputs == inputs {
      work.sectionsReused += 1
      return known[index]
    }
    let section = FlowSection(inputs)
    work.sectionsSolved += 1
    work.runsBroken += section.lines.runs.count
    return section
  }

  /// Whether the room for items differs from another container's.
  package func hasOtherRoom(than container: FlowContainer) -> Bool {
    environment != FlowEnvironment(spec, container) || container.scale != self.container.scale
      || container.isRightToLeft != self.container.isRightToLeft
  }

  /// The length that content has across the scroll axis.
  package var breadth: CGFloat { environment.breadth }

  /// The length that content would have in another container.
  package func breadth(in container: FlowContainer) -> CGFloat { FlowEnvironment(spec, container).breadth }

  // MARK: Frames

  /// In content coordinates; `nil` for what is not there.
  ///
  /// - Complexity: O(log lines).
  package func frame(of key: ElementKey) -> CGRect? {
    switch key {
    case .item(let section, let item):
      guard sections.indices.contains(section), let place = sections[section].lines.place(of: item) else { return nil }
      return frame(place, inSection: section)
    case .supplementary(let kind, let section?, 0):
      guard sections.indices.contains(section) else { return nil }
      if kind == spec.headerKind { return headerFrame(section) }
      return kind == spec.footerKind ? footerFrame(section) : nil
    case .supplementary, .decoration: return nil
    }
  }

  func frame(_ place: FlowPlace, inSection section: Int) -> CGRect {
    rect(
      along: starts[section] + sections[section].linesStart + place.across, length: place.thickness,
      across: sections[section].lineInset + place.along, breadth: place.extent)
  }

  func headerFrame(_ section: Int, shift: CGFloat = 0) -> CGRect? {
    let length = sections[section].headerLength
    guard length > 0 else { return nil }
    return rect(along: starts[section] + shift, length: length, across: 0, breadth: environment.breadth)
  }

  func footerFrame(_ section: Int, shift: CGFloat = 0) -> CGRect? {
    let length = sections[section].footerLength
    guard length > 0 else { return nil }
    return rect(
      along: starts[section] + sections[section].footerStart + shift, length: length, across: 0,
      breadth: environment.breadth)
  }

  /// - Parameter along: Along the scroll axis.
  private func rect(along: CGFloat, length: CGFloat, across: CGFloat, breadth: CGFloat) -> CGRect {
    let origin = grid.round(CGPoint(spec.scrollAxis, along: along, across: across))
    return mirrored(CGRect(origin: origin, size: CGSize(spec.scrollAxis, along: length, across: breadth)))
  }

  /// The whole arrangement turned over, for languages that are read from right to left; also the way back.
  func mirrored(_ rect: CGRect) -> CGRect {
    guard container.isRightToLeft else { return rect }
    var rect = rect
    rect.origin.x = contentSize.width - rect.origin.x - rect.size.width
    return rect
  }
}

/// How much was computed, for tests that count.
package struct FlowWork: Hashable, Sendable {
  package var sectionsSolved = 0
  package var sectionsReused = 0
  /// Runs of equal items; a section of equal items is one.
  package var runsBroken = 0

  package init() {}
}

/// Solves a flow layout.
///
/// - Parameters:
///   - measured: Sizes that cells asked for; used for listed and estimated items.
///   - previous: A solution whose sections are taken over where their inputs are equal.
/// - Complexity: O(sections + runs of equal items).
package func solveFlow(
  _ spec: FlowSpec, in container: FlowContainer, measured: FlowMeasures = .none, reusing previous: FlowSolution? = nil
) -> FlowSolution {
  FlowSolution(spec, in: container, measured: measured, reusing: previous)
}
