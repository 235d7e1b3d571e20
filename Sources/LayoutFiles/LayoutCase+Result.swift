package import Foundation
import Geometry
package import LayoutSolver

/// The answer to a case, as JSON.
extension LayoutCase {
  /// Offsets for which the cells on screen are printed unless the file asks for certain ones.
  private static let sampledStops = 32
  /// A section with more items is shown at its start only: all of them may be on screen at once.
  private static let maximumSampledItems = 10_000

  /// One JSON object in the form of the file's `expected`: `id`, `contentSize`, `items` by "section.item",
  /// `supplementaries` and `decorations` by "kind section.index" ("kind layout" for the whole layout), `orthogonal`
  /// and `handler`.
  package func result() -> String { result(of: solved()) }

  /// - Returns: As ``result()``, if everything in sight could be measured.
  func measuredResult() throws(LayoutFileError) -> String {
    let (solution, isComplete) = measuredSolution()
    guard isComplete else {
      throw source.text.error(
        at: source.offset,
        "Too many self-sizing views of layout \"\(id.shown())\" are in sight, some hundred thousand; "
          + "give larger estimates.")
    }
    return result(of: solution)
  }

  private func result(of solution: LayoutSolution) -> String {
    JSONText.object(
      [
        ("id", JSONText.string(id)),
        ("contentSize", JSONText.array([solution.contentSize.width, solution.contentSize.height])),
        ("items", JSONText.object(itemEntries(solution), indent: 2)),
        ("supplementaries", JSONText.object(supplementaryEntries(solution), indent: 2)),
        ("decorations", JSONText.object(decorationEntries(solution), indent: 2)),
        ("orthogonal", JSONText.object(orthogonalEntries(solution), indent: 2)),
        ("handler", JSONText.list(handlerEntries(solution), indent: 2)),
      ], indent: 0)
  }

  // MARK: Elements

  private func itemEntries(_ solution: LayoutSolution) -> [(key: String, value: String)] {
    var reader = ElementReader(solution)
    return counts.indices.flatMap { section in
      (0..<counts[section]).compactMap { item in
        reader.element(.item(section: section, item: item)).map(entry)
      }
    }
  }

  private func supplementaryEntries(_ solution: LayoutSolution) -> [(key: String, value: String)] {
    solution.supplementaryElements(pinning: pinning).map(entry)
  }

  private func decorationEntries(_ solution: LayoutSolution) -> [(key: String, value: String)] {
    spec.sections.enumerated().flatMap { index, section in
      (section?.decorationItems ?? []).compactMap { decoration in
        solution.element(.decoration(kind: decoration.kind, section: index)).map(entry)
      }
    }
  }

  private func entry(_ element: LayoutElement) -> (key: String, value: String) {
    let frame = element.frame
    let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height, CGFloat(element.zIndex)]
    return (Self.name(element.key), JSONText.array(numbers))
  }

  /// An element's name in files.
  package static func name(_ key: ElementKey) -> String {
    switch key {
    case .item(let section, let item): "\(section).\(item)"
    case .supplementary(let kind, let section?, let index): "\(kind) \(section).\(index)"
    case .supplementary(let kind, nil, 0): "\(kind) layout"
    case .supplementary(let kind, nil, let index): "\(kind) layout \(index)"
    case .decoration(let kind, let section, let index): "\(kind) \(section).\(index)"
    }
  }

  // MARK: Orthogonal sections

  private func orthogonalEntries(_ solution: LayoutSolution) -> [(key: String, value: String)] {
    counts.indices.compactMap { index in
      guard let section = solution.orthogonalSection(index) else { return nil }
      let frame = section.frame
      var members: [(key: String, value: String)] = [
        ("frame", JSONText.array([frame.origin.x, frame.origin.y, frame.size.width, frame.size.height])),
        ("contentLength", JSONText.number(section.contentLength)),
        ("minOffset", JSONText.number(section.minOffset)),
        ("maxOffset", JSONText.number(section.maxOffset)),
        ("initialOffset", JSONText.number(section.initialOffset)),
        ("stops", section.stops.map { JSONText.array($0) } ?? "null"),
      ]
      let asked = expected?.orthogonal[index]?.settle.map(\.0) ?? sampledOffsets(section, index)
      let settled = asked.map { JSONText.array([$0, section.settle($0)]) }
      members.append(("settle", "[\(settled.joined(separator: ", "))]"))
      return ("\(index)", JSONText.object(members, indent: 4))
    }
  }

  private func sampledOffsets(_ section: OrthogonalSection, _ index: Int) -> [CGFloat] {
    var offsets = [section.initialOffset]
    guard counts[index] <= Self.maximumSampledItems else { return offsets }
    for stop in section.stops?.prefix(Self.sampledStops) ?? [] where !offsets.contains(stop) { offsets.append(stop) }
    return offsets
  }

  private func handlerEntries(_ solution: LayoutSolution) -> [String] {
    var calls: [(section: Int, offset: CGFloat)] = []
    for index in counts.indices {
      guard let section = solution.orthogonalSection(index) else { continue }
      let asked = expected?.handler.filter { $0.section == index }.map(\.offset) ?? []
      calls += (asked.isEmpty ? sampledOffsets(section, index) : asked).map { (index, $0) }
    }
    return calls.map { call in
      let shown = onScreen(solution, section: call.section, offset: call.offset)
      let members: [(key: String, value: String)] = [
        ("section", "\(call.section)"), ("offset", JSONText.number(call.offset)),
        ("onScreen", JSONText.object(shown.map { ($0.key, JSONText.array($0.value)) }, indent: 6)),
      ]
      return JSONText.object(members, indent: 4)
    }
  }

  /// The cells that a section's handler is given at an offset, where they are on screen.
  ///
  /// One that only touches the edge is among them, as on iOS.
  package func onScreen(
    _ solution: LayoutSolution, section: Int, offset: CGFloat
  ) -> [(key: String, value: [CGFloat])] {
    guard let orthogonal = solution.orthogonalSection(section) else { return [] }
    let axis = orthogonal.axis
    let length = container.size[axis]
    var found: [Int: CGRect] = [:]
    for near in [offset - 1, offset, offset + 1] {
      for element in solution.elements(ofOrthogonalSection: section, at: near) {
        if case .item(_, let item) = element.key { found[item] = element.frame }
      }
    }
    return found.sorted { $0.key < $1.key }.compactMap { item, frame in
      var frame = frame
      frame.origin[axis] -= offset
      let stretch = frame.interval(axis)
      guard stretch.upper >= 0, stretch.lower <= length else { return nil }
      return ("\(section).\(item)", [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height])
    }
  }
}
