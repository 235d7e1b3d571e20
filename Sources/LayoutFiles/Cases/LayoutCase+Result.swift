package import Foundation
import Geometry
package import LayoutSolver
import PlainText

/// The result of a case, as JSON.
extension LayoutCase {
  /// The number of offsets for which the visible cells are printed, unless the file specifies some.
  private static let sampledStops = 32
  /// The number of items above which only a section's start is shown, because all of them may be on screen at once.
  private static let maximumSampledItems = 10_000

  /// Returns one JSON object in the form of the file's `expected`: `id`, `contentSize`, `items` by "section.item",
  /// `supplementaries` and `decorations` by "kind section.index" ("kind layout" for the whole layout), `orthogonal` and
  /// `handler`.
  package func result() -> String { result(of: solved()) }

  /// - Returns: The same as ``result()``, if all visible views could be measured.
  func measuredResult() throws(LayoutFileError) -> String {
    let (solution, isComplete) = measuredSolution()
    guard isComplete else {
      throw source.text.error(
        at: source.offset,
        "Too many self-sizing views of layout \"\(id.escaped())\" are visible, some hundred thousand; "
          + "give larger estimates.")
    }
    return result(of: solution)
  }

  private func result(of solution: LayoutSolution) -> String {
    JSONText.object([
      ("id", .string(id)),
      ("contentSize", .lengths([solution.contentSize.width, solution.contentSize.height])),
      ("items", .object(itemEntries(solution))),
      ("supplementaries", .object(supplementaryEntries(solution))),
      ("decorations", .object(decorationEntries(solution))),
      ("orthogonal", .object(orthogonalEntries(solution))),
      ("handler", .array(handlerEntries(solution))),
    ]).page
  }

  // MARK: Elements

  private func itemEntries(_ solution: LayoutSolution) -> [(String, JSONText)] {
    var reader = ElementReader(solution)
    return counts.indices.flatMap { section in
      (0..<counts[section]).compactMap { item in
        reader.element(.item(section: section, item: item)).map(entry)
      }
    }
  }

  private func supplementaryEntries(_ solution: LayoutSolution) -> [(String, JSONText)] {
    solution.supplementaryElements(pinning: pinning).map(entry)
  }

  private func decorationEntries(_ solution: LayoutSolution) -> [(String, JSONText)] {
    spec.sections.enumerated().flatMap { index, section in
      (section?.decorationItems ?? []).compactMap { decoration in
        solution.element(.decoration(kind: decoration.kind, section: index)).map(entry)
      }
    }
  }

  private func entry(_ element: LayoutElement) -> (String, JSONText) {
    let frame = element.frame
    let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height, CGFloat(element.zIndex)]
    return (Self.name(element.key), .lengths(numbers))
  }

  /// Returns an element's name in files.
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

  private func orthogonalEntries(_ solution: LayoutSolution) -> [(String, JSONText)] {
    counts.indices.compactMap { index in
      guard let section = solution.orthogonalSection(index) else { return nil }
      let frame = section.frame
      var members: [(String, JSONText)] = [
        ("frame", .lengths([frame.origin.x, frame.origin.y, frame.size.width, frame.size.height])),
        ("contentLength", .length(section.contentLength)),
        ("minOffset", .length(section.minOffset)),
        ("maxOffset", .length(section.maxOffset)),
        ("initialOffset", .length(section.initialOffset)),
        ("stops", section.stops.map { .lengths($0) } ?? .null),
      ]
      let sampled = expected?.orthogonal[index]?.restingOffsets.map(\.0) ?? sampledOffsets(section, index)
      members.append(("settle", .array(sampled.map { .lengths([$0, section.restingOffset($0)]) })))
      return ("\(index)", .object(members))
    }
  }

  private func sampledOffsets(_ section: OrthogonalSection, _ index: Int) -> [CGFloat] {
    var offsets = [section.initialOffset]
    guard counts[index] <= Self.maximumSampledItems else { return offsets }
    for stop in section.stops?.prefix(Self.sampledStops) ?? [] where !offsets.contains(stop) { offsets.append(stop) }
    return offsets
  }

  private func handlerEntries(_ solution: LayoutSolution) -> [JSONText] {
    var calls: [(section: Int, offset: CGFloat)] = []
    for index in counts.indices {
      guard let section = solution.orthogonalSection(index) else { continue }
      let sampled = expected?.handler.filter { $0.section == index }.map(\.offset) ?? []
      calls += (sampled.isEmpty ? sampledOffsets(section, index) : sampled).map { (index, $0) }
    }
    return calls.map { call in
      let shown = onScreen(solution, section: call.section, offset: call.offset)
      let members: [(String, JSONText)] = [
        ("section", .integer(call.section)), ("offset", .length(call.offset)),
        ("onScreen", .object(shown.map { ($0.key, .lengths($0.value)) })),
      ]
      return .object(members)
    }
  }

  /// Returns the cells that a section's handler receives at an offset, in screen coordinates.
  ///
  /// A cell that only touches the edge is included, as on iOS.
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

extension JSONText {
  /// Returns a length in points, rounded to a thousandth, the precision of recorded layouts.
  fileprivate static func length(_ value: CGFloat) -> JSONText { .decimal(Double(value), places: 3) }

  fileprivate static func lengths(_ values: [CGFloat]) -> JSONText { .array(values.map(length)) }
}
