import Foundation
import Geometry

/// The groups of a section on their way to the screen, where every group is the beginning of one line.
struct VisibleLines {
  let range: Range<Int>
  private let run: GroupRun
  private let runAxis: Axis
  private let capacity: Int
  private let itemCount: Int
  /// Of a group that starts where the run starts.
  private let corner: CGPoint
  private let isUniform: Bool
  private let pitch: CGFloat

  /// - Parameter stretch: Of the run, measured from its start.
  init(_ section: SectionSolution, reaching stretch: Interval) {
    let overhang = section.groups.extent.overhang
    run = section.groups.run
    runAxis = section.runAxis
    range = run.groups(in: stretch, before: overhang.before, after: overhang.after)
    capacity = section.groups.capacity
    itemCount = section.groups.itemCount
    var corner = section.runOrigin
    corner[runAxis] += section.groups.edges.alongStart
    corner[runAxis.other] += section.acrossShift(section.groups.template.size)
    self.corner = corner
    isUniform = run.isUniform
    pitch = run.pitch
  }

  /// One group, and how many cells it has.
  @inline(__always)
  subscript(index: Int) -> (group: VisibleGroup, count: Int) {
    var origin = corner
    origin[runAxis] += isUniform ? CGFloat(index) * pitch : run.start(index)
    let first = index * capacity
    return (
      VisibleGroup(index: index, firstItem: first, origin: origin, rowLength: nil),
      Swift.min(capacity, itemCount - first)
    )
  }
}
