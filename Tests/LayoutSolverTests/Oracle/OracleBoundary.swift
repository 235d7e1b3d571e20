import Foundation
import Geometry
import LayoutSolver

/// Headers, footers and side items around a body, computed by the oracle.
struct OracleBoundary {
  /// The lengths that extend before and after the body.
  private(set) var start: CGFloat = 0
  private(set) var end: CGFloat = 0
  private(set) var body: CGFloat
  private(set) var elements: [ElementKey: OracleLayout.Element] = [:]

  /// An edge of the body, or its center.
  private enum Position { case start, middle, end }

  init(
    _ specs: [BoundarySpec], section: Int?, body: CGFloat, axis: Axis, across: Interval, box: CGSize,
    measured: MeasuredSizes, solver: OracleGroupSolver
  ) {
    self.body = body
    var sizes: [CGSize] = []
    var keys: [ElementKey] = []
    for spec in specs {
      let number = keys.count { $0.kind == spec.kind }
      let key = ElementKey.supplementary(kind: spec.kind, section: section, index: number)
      var size = solver.size(spec.size, box)
      for axis in [Axis.horizontal, .vertical] where spec.size[axis].isEstimated {
        if let known = measured.size(for: key) { size[axis] = known[axis] }
      }
      sizes.append(size)
      keys.append(key)
    }
    for (spec, size) in zip(specs, sizes) where spec.extendsBoundary {
      switch Self.place(spec.alignment, axis) {
      case .start: start = max(start, spec.marginBefore + size[axis] - spec.absoluteOffset[axis])
      case .end: end = max(end, size[axis] + spec.absoluteOffset[axis])
      case .middle: self.body = max(self.body, size[axis])
      }
    }
    for (index, spec) in specs.enumerated() {
      let length = sizes[index][axis]
      var frame = CGRect(origin: .zero, size: sizes[index])
      switch Self.place(spec.alignment, axis) {
      case .start: frame.origin[axis] = spec.extendsBoundary ? start - length : start
      case .end: frame.origin[axis] = start + self.body - (spec.extendsBoundary ? 0 : length)
      case .middle: frame.origin[axis] = start + (self.body - length) / 2
      }
      let free = across.length - frame.size[axis.other]
      switch Self.place(spec.alignment, axis.other) {
      case .start: frame.origin[axis.other] = across.lower
      case .end: frame.origin[axis.other] = across.lower + free
      case .middle: frame.origin[axis.other] = across.lower + free / 2
      }
      frame.origin.x += spec.absoluteOffset.x
      frame.origin.y += spec.absoluteOffset.y
      elements[keys[index]] = OracleLayout.Element(
        frame: solver.shrunk(frame, spec.contentInsets), zIndex: spec.zIndex, outer: frame.interval(axis),
        body: Interval(start, start + self.body), pinning: spec.pinToVisibleBounds ? spec : nil)
    }
  }

  private static func place(_ alignment: NSRectAlignment, _ axis: Axis) -> Position {
    let starts: [NSRectAlignment]
    let ends: [NSRectAlignment]
    if axis == .horizontal {
      starts = [.leading, .topLeading, .bottomLeading]
      ends = [.trailing, .topTrailing, .bottomTrailing]
    } else {
      starts = [.top, .topLeading, .topTrailing]
      ends = [.bottom, .bottomLeading, .bottomTrailing]
    }
    if starts.contains(alignment) { return .start }
    return ends.contains(alignment) ? .end : .middle
  }
}
