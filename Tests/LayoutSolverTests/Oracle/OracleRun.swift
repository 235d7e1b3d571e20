import Foundation
import Geometry
import LayoutSolver

/// The groups of one section, one after another.
struct OracleRun {
  let axis: Axis
  let isOrthogonal: Bool
  private(set) var starts: [CGFloat] = []
  private(set) var lengths: [CGFloat] = []
  /// The largest group across the run, with its edge spacing.
  private(set) var tallest: CGFloat = 0
  private let edges: (before: CGFloat, after: CGFloat)

  var total: CGFloat { (starts.last ?? 0) + (lengths.last ?? 0) }

  init(_ groups: [OracleGroup], _ section: SectionSpec, _ axis: Axis) {
    self.axis = axis
    isOrthogonal = section.orthogonalScrollingBehavior != .none
    let spacing = section.group.edgeSpacing
    edges = (spacing.start(axis).minimum, spacing.end(axis).minimum)
    lengths = groups.map { [edges] in $0.trimmed[axis] + edges.before + edges.after }
    if section.group.size[axis].isUniform { lengths = lengths.map { [lengths] _ in lengths.max() ?? 0 } }
    let around = spacing.start(axis.other).minimum + spacing.end(axis.other).minimum
    tallest = groups.map { $0.size[axis.other] + around }.max() ?? 0
    var position: CGFloat = 0
    for length in lengths {
      starts.append(position)
      // Groups follow each other; whatever the spacing is, no group begins before its predecessor.
      position += max(0, length + section.interGroupSpacing)
    }
  }

  /// The distance by which a group is shifted across the run.
  func shift(_ group: OracleGroup, _ edges: EdgeSpacingSpec, available: CGFloat?) -> CGFloat {
    let (before, after) = (edges.start(axis.other), edges.end(axis.other))
    guard before.isFlexible, let available else { return before.minimum }
    let left = available - before.minimum - group.size[axis.other] - after.minimum
    return before.minimum + (after.isFlexible ? left / 2 : left)
  }

  /// The offsets at which the section may rest.
  func stops(_ behavior: OrthogonalBehavior, viewport: CGFloat) -> [CGFloat]? {
    let end = max(0, total - viewport)
    var stops: [CGFloat] = []
    switch behavior {
    case .none, .continuous:
      return nil
    case .paging:
      var page: CGFloat = 0
      while page < end && viewport > 0 && stops.count < 10_000 {
        stops.append(page)
        page += viewport
      }
      stops.append(end)
      if viewport <= 0 && end > 0 { stops.insert(0, at: 0) }
    case .groupPaging, .continuousGroupLeadingBoundary:
      stops = starts.map { min($0, end) } + [end]
    case .groupPagingCentered:
      stops = zip(starts, lengths).map { start, length in
        start + edges.before + (length - edges.before - edges.after) / 2 - viewport / 2
      }
    }
    return stops.reduce(into: []) { unique, stop in
      if unique.last.map({ stop > $0 + 1e-6 }) ?? true { unique.append(stop) }
    }
  }
}
