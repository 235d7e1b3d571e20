import Foundation
import Geometry
import LayoutSolver

/// The differences between the solver and the oracle.
extension OracleLayout {
  static let tolerance: CGFloat = 1e-6

  func differences(from solution: LayoutSolution, all: [LayoutElement]) -> [String] {
    var found: [String] = []
    if !isNear(solution.contentSize.width, contentSize.width)
      || !isNear(solution.contentSize.height, contentSize.height)
    {
      found.append("content size \(solution.contentSize), the oracle has \(contentSize)")
    }
    var missing = Set(elements.keys)
    for element in all {
      missing.remove(element.key)
      guard let oracle = elements[element.key] else {
        found.append("\(element.key) is not in the oracle")
        continue
      }
      if !isSame(element.frame, oracle) {
        found.append("\(element.key) is at \(element.frame), the oracle's unrounded frame is \(oracle.frame)")
      }
      if element.zIndex != oracle.zIndex {
        found.append("\(element.key) has z \(element.zIndex), not \(oracle.zIndex)")
      }
    }
    found += missing.map { "\($0) is missing" }.sorted()
    for index in spec.sections.indices { found += differences(inOrthogonal: index, of: solution) }
    return found
  }

  private func isNear(_ left: CGFloat, _ right: CGFloat) -> Bool {
    abs(left - right) <= Self.tolerance * max(1, abs(right))
  }

  private func isSame(_ frame: CGRect, _ oracle: Element) -> Bool {
    guard isNear(frame.size.width, oracle.frame.size.width), isNear(frame.size.height, oracle.frame.size.height) else {
      return false
    }
    let isVerticallySame = isRounded(frame.origin.y, from: oracle.frame.origin.y)
    guard container.isRightToLeft else {
      return isVerticallySame && isRounded(frame.origin.x, from: oracle.frame.origin.x)
    }
    // The offset of a right-to-left orthogonal section is a choice of this project, not a rule; it has separate tests.
    if oracle.isOrthogonal && axis == .vertical { return isVerticallySame }
    let mirrored = contentSize.width - frame.origin.x - frame.size.width
    return isVerticallySame && isRounded(mirrored, from: oracle.frame.origin.x)
  }

  /// Whether a number is the nearest whole pixel to another; in the middle between two both are accepted.
  private func isRounded(_ value: CGFloat, from exact: CGFloat) -> Bool {
    abs(value - exact) * container.scale <= 0.5 + 1e-4
      && abs((value * container.scale).rounded() - value * container.scale) <= 1e-5 * max(1, abs(value))
  }

  private func differences(inOrthogonal index: Int, of solution: LayoutSolution) -> [String] {
    guard let oracle = orthogonal[index] else {
      return solution.orthogonalSection(index) == nil ? [] : ["section \(index) scrolls, the oracle's does not"]
    }
    guard let section = solution.orthogonalSection(index) else { return ["section \(index) does not scroll"] }
    var found: [String] = []
    let scrolls = Element(frame: oracle.frame, zIndex: 0)
    if !isSame(section.frame, scrolls) {
      found.append("section \(index) scrolls in \(section.frame), not \(oracle.frame)")
    }
    if !isNear(section.contentLength, oracle.contentLength) {
      found.append("section \(index) is \(section.contentLength) long, not \(oracle.contentLength)")
    }
    let isMirrored = container.isRightToLeft && axis == .vertical
    let viewport = oracle.frame.size[axis.other]
    let stops = oracle.stops.map { stops in
      isMirrored ? stops.reversed().map { oracle.contentLength - viewport - $0 } : stops
    }
    let actual = section.stops
    let isSameStops =
      switch (stops, actual) {
      case (nil, nil): true
      case (let stops?, let actual?):
        stops.allSatisfy { stop in actual.contains { isNear($0, stop) } }
          && actual.allSatisfy { stop in stops.contains { isNear($0, stop) } }
      default: false
      }
    if !isSameStops { found.append("section \(index) stops at \(actual ?? []), not \(stops ?? [])") }
    return found
  }
}

extension OracleLayout {
  /// The frame of a pinned item in a scrolled view: its natural frame, moved into the visible area within its section's
  /// body.
  func pinnedStart(_ key: ElementKey, visible: Interval) -> CGFloat? {
    guard let element = elements[key], let spec = element.pinning else { return nil }
    let natural = element.outer
    let position: CGFloat
    switch spec.side(axis) {
    case .start: position = max(natural.lower, min(visible.lower, element.body.upper - natural.length))
    case .end: position = min(natural.lower, max(visible.upper - natural.length, element.body.lower))
    case .across: position = natural.lower
    }
    return element.frame.origin[axis] + position - natural.lower
  }
}

extension BoundarySpec {
  enum Side { case start, end, across }

  /// The end of the body at which the item is.
  func side(_ axis: Axis) -> Side {
    let starts: [NSRectAlignment] =
      axis == .vertical
      ? [.top, .topLeading, .topTrailing]
      : [
        .leading, .topLeading, .bottomLeading,
      ]
    let ends: [NSRectAlignment] =
      axis == .vertical
      ? [.bottom, .bottomLeading, .bottomTrailing]
      : [
        .trailing, .topTrailing, .bottomTrailing,
      ]
    return starts.contains(alignment) ? .start : (ends.contains(alignment) ? .end : .across)
  }
}
