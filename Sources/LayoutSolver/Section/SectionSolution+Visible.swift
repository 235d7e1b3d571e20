import Foundation
import Geometry

/// A group that may be visible.
struct VisibleGroup {
  let index: Int
  let firstItem: Int
  /// The group's origin, in the section's coordinates.
  let origin: CGPoint
  /// The length of a measured row; `nil` if the length is that of the solved group.
  let rowLength: CGFloat?

  /// Returns a leaf's frame in the section's coordinates.
  func frame(of leaf: SolvedLeaf, runAxis: Axis) -> CGRect {
    var frame = CGRect(origin: leaf.frame.origin + origin, size: leaf.frame.size)
    if let rowLength { frame.size[runAxis] = rowLength }
    return frame
  }
}

extension SectionSolution {
  /// Returns the groups that may draw in an interval of the run, relative to the run's start.
  func groups(reaching stretch: Interval) -> Range<Int> {
    run.groups(in: stretch, before: extent.overhang.before, after: extent.overhang.after)
  }

  /// Calls `body` with each group that may draw in an interval of the run, relative to the run's start.
  ///
  /// - Complexity: O(log groups + answer); groups of several cells are laid out again if one of them was measured.
  @inline(__always)
  func forEachGroup(reaching stretch: Interval, _ body: (VisibleGroup, SolvedGroup) -> Void) {
    let range = groups(reaching: stretch)
    guard !range.isEmpty else { return }
    if run.measures.isEmpty {
      forEachUnmeasuredGroup(range, body)
    } else {
      forEachMeasuredGroup(range, body)
    }
  }

  /// Calls `body` with each group of a section in which positions are products and all groups except the last are
  /// identical.
  @inline(__always)
  private func forEachUnmeasuredGroup(_ range: Range<Int>, _ body: (VisibleGroup, SolvedGroup) -> Void) {
    // Values that are the same for all groups are read only once.
    let template = self.template
    let (capacity, pitch, runAxis) = (capacity, run.pitch, runAxis)
    let last = lastCount > 0 ? groupCount - 1 : -1
    let edge = edges.alongStart
    let corner = runOrigin
    let across = corner[runAxis.other] + acrossShift(template.size)
    for index in range where index != last {
      let origin = CGPoint(runAxis, along: corner[runAxis] + (CGFloat(index) * pitch + edge), across: across)
      body(VisibleGroup(index: index, firstItem: index * capacity, origin: origin, rowLength: nil), template)
    }
    guard last >= 0, range.contains(last) else { return }
    let solved = group(last)
    body(visible(last, CGFloat(last) * pitch, nil, solved), solved)
  }

  @inline(__always)
  private func forEachMeasuredGroup(_ range: Range<Int>, _ body: (VisibleGroup, SolvedGroup) -> Void) {
    var position = run.position(range.lowerBound)
    while true {
      let length = measuredRowLength(position.group)
      let solved = length == nil ? group(position.group) : template
      body(visible(position.group, position.start, length, solved), solved)
      guard position.group + 1 < range.upperBound else { return }
      position = run.position(after: position)
    }
  }

  private func visible(_ index: Int, _ start: CGFloat, _ rowLength: CGFloat?, _ solved: SolvedGroup) -> VisibleGroup {
    let origin = CGPoint(
      runAxis, along: runOrigin[runAxis] + (start + edges.alongStart),
      across: runOrigin[runAxis.other] + acrossShift(solved.size))
    return VisibleGroup(
      index: index, firstItem: items(of: index).lowerBound, origin: origin, rowLength: rowLength)
  }
}
