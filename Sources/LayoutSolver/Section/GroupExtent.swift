import Foundation
import Geometry

/// The extent of all groups of a section.
struct GroupExtent: Equatable, Sendable {
  /// The length of the largest group across the run, with its edge spacing.
  private(set) var acrossLength: CGFloat = 0
  /// The length of the largest group across the run, without edge spacing.
  private(set) var widestGroup: CGFloat = 0
  /// The greatest distance by which content extends beyond its group's ends along the run.
  private(set) var overhang = Overhang()
  private(set) var acrossOverhang = Overhang()

  struct Overhang: Equatable, Sendable {
    var before: CGFloat = 0
    var after: CGFloat = 0
  }

  /// - Parameters:
  ///   - size: The group's size.
  ///   - bounds: The bounds of all content, relative to the group's corner.
  ///   - length: The group's length along the run, with edge spacing.
  mutating func cover(_ size: CGSize, bounds: CGRect, length: CGFloat, _ edges: SlotEdges, _ runAxis: Axis) {
    let across = runAxis.other
    let start = edges.alongStart
    let outer = size[across]
    overhang.before = Swift.max(overhang.before, -(bounds.origin[runAxis] + start))
    overhang.after = Swift.max(overhang.after, bounds.origin[runAxis] + bounds.size[runAxis] + start - length)
    acrossOverhang.before = Swift.max(acrossOverhang.before, -bounds.origin[across])
    acrossOverhang.after = Swift.max(acrossOverhang.after, bounds.origin[across] + bounds.size[across] - outer)
    widestGroup = Swift.max(widestGroup, outer)
    acrossLength = Swift.max(acrossLength, outer + edges.acrossLength)
  }
}
