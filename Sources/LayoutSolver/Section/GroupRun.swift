import Foundation
import Geometry

/// The positions of one section's groups along the run.
///
/// Groups are identical unless an item in them was measured, so a position is a product rather than a sum: it is exact
/// at 10⁸ groups and needs no memory per group. Measured groups are counted, and their lengths are summed, separately.
struct GroupRun: Equatable, Sendable {
  /// The source of measured groups' lengths.
  enum Source: Equatable, Sendable {
    /// No lengths: all groups are identical.
    case template
    /// The measured sizes themselves: each group is one row, which exceeds its cell along the axis by `edges`.
    case rows(Axis, edges: CGFloat)
    /// A separate table.
    case groups

    var isRows: Bool {
      if case .rows = self { true } else { false }
    }
  }

  var measures: SectionMeasures
  private var lengths: LengthTable?
  var count = 0
  /// The length of a full, unmeasured group with its edge spacing.
  var groupLength: CGFloat = 0
  /// The length of an unmeasured last group, which may be partly filled.
  var lastLength: CGFloat = 0
  var spacing: CGFloat = 0
  var source = Source.template
  /// The difference between a measured group's length and its measured length.
  private var edges: CGFloat { if case .rows(_, let edges) = source { edges } else { 0 } }

  init(_ measures: SectionMeasures) { self.measures = measures }

  /// The distance from one unmeasured group's start to the next.
  @inline(__always)
  var pitch: CGFloat { Swift.max(0, groupLength + spacing) }

  /// Whether no group is measured.
  @inline(__always)
  var isUniform: Bool {
    switch source {
    case .template: true
    case .rows: measures.isEmpty
    case .groups: lengths == nil
    }
  }

  /// Returns the sum of the measured groups before a group.
  private func measured(before group: Int) -> LengthSum {
    switch source {
    case .template: LengthSum()
    case .rows(let axis, _): measures.sum(axis, before: group)
    case .groups: lengths?.sum(before: group) ?? LengthSum()
    }
  }

  /// Returns a measured group's length without its edges.
  private func measuredLength(_ group: Int) -> CGFloat? {
    switch source {
    case .template: nil
    case .rows(let axis, _): measures.length(axis, item: group)
    case .groups: lengths?[group]
    }
  }

  /// Stores a measured group's real length, or removes it if `nil`.
  mutating func setLength(_ length: CGFloat?, of group: Int) {
    // Starts must not decrease, because they are searched. The last group is exempt because no group starts after it.
    if lengths == nil && length != nil { lengths = LengthTable() }
    lengths?.set(length.map { group == count - 1 ? $0 : Swift.max($0, -spacing) }, at: group)
    if lengths?.isEmpty == true { lengths = nil }
  }

  mutating func forgetLengths() { lengths = nil }

  /// Removes the lengths of a group and of all groups after it.
  mutating func forgetLengths(from group: Int) {
    lengths?.removeAll(from: group)
    if lengths?.isEmpty == true { lengths = nil }
  }

  // MARK: Positions

  private func start(_ group: Int, after measured: LengthSum) -> CGFloat {
    if measured.count == 0 { return CGFloat(group) * pitch }
    return CGFloat(group - measured.count) * pitch + CGFloat(measured.count) * (edges + spacing) + measured.points
  }

  /// Returns a group's start, measured from the first group's start.
  @inline(__always)
  func start(_ group: Int) -> CGFloat { isUniform ? CGFloat(group) * pitch : position(group).start }

  @inline(__always)
  func length(_ group: Int) -> CGFloat {
    if !isUniform, let measured = measuredLength(group) { return measured + edges }
    return group == count - 1 ? lastLength : groupLength
  }

  @inline(__always)
  var total: CGFloat { count == 0 ? 0 : start(count - 1) + length(count - 1) }

  /// Returns the last group that starts at or before `offset`, or 0 if there is no such group.
  @inline(__always)
  func group(at offset: CGFloat) -> Int {
    guard count > 1 else { return 0 }
    guard isUniform else { return lastGroup { start($0, after: $1) <= offset } }
    guard pitch > 0 else { return offset >= 0 ? count - 1 : 0 }
    let group = PixelGrid.whole(offset / pitch)
    guard group > 0 else { return 0 }
    return group < CGFloat(count - 1) ? Int(group) : count - 1
  }

  private func lastGroup(where holds: (Int, LengthSum) -> Bool) -> Int {
    switch source {
    case .rows(let axis, _): measures.lastIndex(axis, before: count, where: holds)
    case .groups, .template: (lengths ?? LengthTable()).lastIndex(before: count, where: holds)
    }
  }

  /// Returns the groups that may intersect the interval if they draw beyond their ends by `before` and `after`.
  @inline(__always)
  func groups(in interval: Interval, before: CGFloat, after: CGFloat) -> Range<Int> {
    guard count > 0, interval.lower <= interval.upper else { return 0..<0 }
    // With negative spacing a group overlaps the next one.
    let first = firstGroup(reaching: interval.lower - after + Swift.min(0, spacing))
    let last = group(at: interval.upper + before)
    return first <= last ? first..<(last + 1) : 0..<0
  }

  @inline(__always)
  private func firstGroup(reaching offset: CGFloat) -> Int {
    let group = group(at: offset)
    // With a pitch of zero, all groups start at the same offset.
    return pitch > 0 || !isUniform ? group : 0
  }

  // MARK: Sequential positions

  /// A group's position, from which the next group's position follows without a search.
  struct Position {
    let group: Int
    let start: CGFloat
    fileprivate let measured: LengthSum
  }

  func position(_ group: Int) -> Position {
    let sum = isUniform ? LengthSum() : measured(before: group)
    return Position(group: group, start: start(group, after: sum), measured: sum)
  }

  func position(after position: Position) -> Position {
    var sum = position.measured
    if !isUniform, let length = measuredLength(position.group) { sum = sum + LengthSum(length) }
    // Incremental sums are exact only for whole steps; the position must not depend on where the iteration started.
    guard sum.rest == 0 else { return self.position(position.group + 1) }
    return Position(group: position.group + 1, start: start(position.group + 1, after: sum), measured: sum)
  }
}
