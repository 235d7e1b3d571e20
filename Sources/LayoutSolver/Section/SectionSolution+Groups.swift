import Foundation
import Geometry

/// A group on its way to the screen.
struct VisibleGroup {
  let index: Int
  let firstItem: Int
  /// In the section's coordinates.
  let origin: CGPoint
  /// Of a measured row; `nil` where the solved group says it.
  let rowLength: CGFloat?

  /// In the section's coordinates.
  func frame(of leaf: SolvedLeaf, runAxis: Axis) -> CGRect {
    var frame = CGRect(origin: leaf.frame.origin + origin, size: leaf.frame.size)
    if let rowLength { frame.size[runAxis] = rowLength }
    return frame
  }
}

extension SectionSolution {
  /// Calls `body` with each group that may draw in a stretch of the run, measured from the run's start.
  ///
  /// - Complexity: O(log groups + answer); groups of several cells are laid out again where one of them was measured.
  @inline(__always)
  func forEachGroup(reaching stretch: Interval, _ body: (VisibleGroup, SolvedGroup) -> Void) {
    // Once, not for each group.
    let groups = self.groups
    let overhang = groups.extent.overhang
    let range = groups.run.groups(in: stretch, before: overhang.before, after: overhang.after)
    guard !range.isEmpty else { return }
    let template = groups.template
    let edge = groups.edges.alongStart
    let corner = runOrigin
    let shift = acrossShift(template)
    let isUnmeasured = groups.run.measures.isEmpty
    let special = groups.last == nil ? -1 : groups.groupCount - 1
    var place = groups.run.place(range.lowerBound)
    while true {
      let index = place.group
      let first = index * groups.capacity
      let along = corner[runAxis] + (place.start + edge)
      var origin = CGPoint(runAxis, along: along, across: corner[runAxis.other] + shift)
      switch isUnmeasured && index != special ? .template : groups.shape(of: index) {
      case .template:
        body(VisibleGroup(index: index, firstItem: first, origin: origin, rowLength: nil), template)
      case .row(let length):
        body(VisibleGroup(index: index, firstItem: first, origin: origin, rowLength: length), template)
      case .special:
        let solved = groups.group(index)
        origin[runAxis.other] = corner[runAxis.other] + acrossShift(solved)
        body(VisibleGroup(index: index, firstItem: first, origin: origin, rowLength: nil), solved)
      }
      guard index + 1 < range.upperBound else { return }
      place = groups.run.place(after: place)
    }
  }
}

extension GroupContent {
  /// What is particular about one group.
  enum Shape {
    case template
    /// The template, but as long as this.
    case row(CGFloat)
    /// One of its own: see ``group(_:)``.
    case special
  }

  func shape(of index: Int) -> Shape {
    if case .rows(let axis) = run.source {
      return run.measures.length(axis, item: index).map { .row($0) } ?? .template
    }
    if index == groupCount - 1 && last != nil { return .special }
    return run.measures.contains(items(of: index)) ? .special : .template
  }
}
