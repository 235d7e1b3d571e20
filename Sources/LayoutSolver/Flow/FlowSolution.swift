package import Foundation
import Geometry

/// A solved flow layout, which computes frames on demand.
///
/// Rules that are neither documented nor obvious were recorded from UIKit on macOS 27 (Catalyst) at 2x by the authors
/// of the Charon backports; the tests contain their numbers.
///
/// - Items keep their given size; only their origins are rounded to the nearest device pixel.
/// - An item that is longer than its line is the only one in the line and begins at the inset.
/// - Items of one line are centered across it.
/// - Sections without items keep headers, footers and insets.
package struct FlowSolution: Sendable {
  /// The solved layout.
  package let spec: FlowSpec
  /// The container in which the layout was solved.
  package let container: FlowContainer
  /// The size of the scrollable content, in points; along the scroll axis it is rounded down to whole pixels.
  package private(set) var contentSize = CGSize.zero
  /// The items that could not be laid out as specified.
  package private(set) var issues: [FlowIssue] = []
  /// The number of sections that this solve computed and reused.
  package private(set) var work = FlowWork()

  let environment: FlowEnvironment
  let grid: PixelGrid
  private(set) var sections: [FlowSection] = []
  /// The start of each section along the scroll axis.
  private(set) var starts: [CGFloat] = []
  /// The greatest distance by which content extends beyond its section's ends.
  private(set) var overhang: CGFloat = 0

  /// Solves a layout, and takes over equal sections of an earlier solution; see ``solveFlow(_:in:measured:reusing:)``.
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
        FlowIssue(section: index, item: overlong.item, extent: overlong.extent, available: solved.lines.available))
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

  /// Whether another container would give the items a different available size, scale or direction.
  package func hasOtherLength(than container: FlowContainer) -> Bool {
    environment != FlowEnvironment(spec, container) || container.scale != self.container.scale
      || container.isRightToLeft != self.container.isRightToLeft
  }

  /// The content's length across the scroll axis.
  package var breadth: CGFloat { environment.breadth }

  /// Returns the content's length across the scroll axis in another container.
  package func breadth(in container: FlowContainer) -> CGFloat { FlowEnvironment(spec, container).breadth }

  // MARK: Frames

  /// Returns an element's frame in content coordinates, or `nil` if the layout has no such element.
  ///
  /// - Complexity: O(log lines).
  package func frame(of key: ElementKey) -> CGRect? {
    switch key {
    case .item(let section, let item):
      guard sections.indices.contains(section), let itemFrame = sections[section].lines.frame(of: item) else {
        return nil
      }
      return frame(itemFrame, inSection: section)
    case .supplementary(let kind, let section?, 0):
      guard sections.indices.contains(section) else { return nil }
      if kind == spec.headerKind { return headerFrame(section) }
      return kind == spec.footerKind ? footerFrame(section) : nil
    case .supplementary, .decoration: return nil
    }
  }

  func frame(_ itemFrame: FlowItemFrame, inSection section: Int) -> CGRect {
    rect(
      along: starts[section] + sections[section].linesStart + itemFrame.across, length: itemFrame.thickness,
      across: sections[section].lineInset + itemFrame.along, breadth: itemFrame.extent)
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

  /// Returns a snapped and mirrored rectangle.
  ///
  /// - Parameter along: The offset along the scroll axis.
  func rect(along: CGFloat, length: CGFloat, across: CGFloat, breadth: CGFloat) -> CGRect {
    let origin = grid.round(CGPoint(spec.scrollAxis, along: along, across: across))
    return mirrored(CGRect(origin: origin, size: CGSize(spec.scrollAxis, along: length, across: breadth)))
  }

  /// Returns the rectangle mirrored for right-to-left layouts. The function is its own inverse.
  func mirrored(_ rect: CGRect) -> CGRect {
    guard container.isRightToLeft else { return rect }
    var rect = rect
    rect.origin.x = contentSize.width - rect.origin.x - rect.size.width
    return rect
  }
}

/// Counts of computed work, for tests.
package struct FlowWork: Hashable, Sendable {
  /// The number of sections that were solved.
  package var sectionsSolved = 0
  /// The number of sections that were taken from an earlier solution.
  package var sectionsReused = 0
  /// The number of runs of equal items that were broken into lines; a section of equal items is one run.
  package var runsBroken = 0

  /// Creates counts of zero.
  package init() {}
}

/// Solves a flow layout.
///
/// - Parameters:
///   - measured: The sizes that cells requested; used for listed and estimated items.
///   - previous: A solution whose sections are reused if their inputs are equal.
/// - Complexity: O(sections + runs of equal items).
package func solveFlow(
  _ spec: FlowSpec, in container: FlowContainer, measured: FlowMeasures = .none, reusing previous: FlowSolution? = nil
) -> FlowSolution {
  FlowSolution(spec, in: container, measured: measured, reusing: previous)
}
