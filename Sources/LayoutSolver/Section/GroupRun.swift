import Foundation
import Geometry

/// Where the groups of one section lie along the direction they run in.
///
/// Groups are alike unless something in them was measured, so a position is a product, not a sum: exact at 10⁸ groups,
/// and no memory per group. Measured groups are counted and their lengths summed apart.
struct GroupRun: Equatable, Sendable {
  /// Where the lengths of measured groups are found.
  enum Source: Equatable, Sendable {
    /// All groups are alike.
    case template
    /// Each group is one row, so much longer than its cell on that axis: the measured sizes themselves say how long.
    case rows(Axis, edges: CGFloat)
    /// A table of their own.
    case groups

    var isRows: Bool {
      if case .rows = self { true } else { false }
    }
  }

  var measures: SectionMeasures
  private var lengths: LengthTable?
  var count = 0
  /// Length of a full, unmeasured group with its edge spacing.
  var groupLength: CGFloat = 0
  /// Length of an unmeasured last group, which may be partly filled.
  var lastLength: CGFloat = 0
  var spacing: CGFloat = 0
  var source = Source.template
  /// What a measured group is longer than its measured length.
  private var edges: CGFloat { if case .rows(_, let edges) = source { edges } else { 0 } }

  init(_ measures: SectionMeasures) { self.measures = measures }

  /// From one unmeasured group's start to the next one's.
  @inline(__always)
  var pitch: CGFloat { Swift.max(0, groupLength + spacing) }

  /// Whether there is no measured group.
  @inline(__always)
  var isUniform: Bool {
    switch source {
    case .template: true
    case .rows: measures.isEmpty
    case .groups: lengths == nil
    }
  }

  /// Of the measured groups before a group.
  private func measured(before group: Int) -> LengthSum {
    switch source {
    case .template: LengthSum()
    case .rows(let axis, _): measures.sum(axis, before: group)
    case .groups: lengths?.sum(before: group) ?? LengthSum()
    }
  }

  /// A measured group's length without its edges.
  private func measuredLength(_ group: Int) -> CGFloat? {
    switch source {
    case .template: nil
    case .rows(let axis, _): measures.length(axis, item: group)
    case .groups: lengths?[group]
    }
  }

  /// Takes in a measured group's real length, or forgets it.
  mutating func setLength(_ length: CGFloat?, of group: Int) {
    // Starts must not run backwards, or they could not be searched. After the last group nothing starts.
    if lengths == nil && length != nil { lengths = LengthTable() }
    lengths?.set(length.map { group == count - 1 ? $0 : Swift.max($0, -spacing) }, at: group)
    if lengths?.isEmpty == true { lengths = nil }
  }

  mutating func forgetLengths() { lengths = nil }

  // MARK: Positions

  private func start(_ group: Int, after measured: LengthSum) -> CGFloat {
    if measured.count == 0 { return CGFloat(group) * pitch }
    return CGFloat(group - measured.count) * pitch + CGFloat(measured.count) * (edges + spacing) + measured.points
  }

  /// Measured from the first group's start.
  @inline(__always)
  func start(_ group: Int) -> CGFloat { isUniform ? CGFloat(group) * pitch : place(group).start }

  @inline(__always)
  func length(_ group: Int) -> CGFloat {
    if !isUniform, let measured = measuredLength(group) { return measured + edges }
    return group == count - 1 ? lastLength : groupLength
  }

  @inline(__always)
  var total: CGFloat { count == 0 ? 0 : start(count - 1) + length(count - 1) }

  /// The last group that starts at or before `offset`; 0 when none does.
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

  /// The groups that may reach into the interval when they draw up to `overhang` beyond their ends.
  @inline(__always)
  func groups(in interval: Interval, before: CGFloat, after: CGFloat) -> Range<Int> {
    guard count > 0, interval.lower <= interval.upper else { return 0..<0 }
    // With negative spacing a group reaches into the next one.
    let first = firstGroup(reaching: interval.lower - after + Swift.min(0, spacing))
    let last = group(at: interval.upper + before)
    return first <= last ? first..<(last + 1) : 0..<0
  }

  @inline(__always)
  private func firstGroup(reaching offset: CGFloat) -> Int {
    let group = group(at: offset)
    // With no pitch all groups start together.
    return pitch > 0 || !isUniform ? group : 0
  }

  // MARK: One after another

  /// A group's place, from which the next one's follows without a search.
  struct Place {
    let group: Int
    let start: CGFloat
    fileprivate let measured: LengthSum
  }

  func place(_ group: Int) -> Place {
    let sum = isUniform ? LengthSum() : measured(before: group)
    return Place(group: group, start: start(group, after: sum), measured: sum)
  }

  func place(after place: Place) -> Place {
    var sum = place.measured
    if !isUniform, let length = measuredLength(place.group) { sum = sum + LengthSum(length) }
    // Adding one by one is exact for whole steps only; the place must not depend on where the walk began.
    guard sum.rest == 0 else { return self.place(place.group + 1) }
    return Place(group: place.group + 1, start: start(place.group + 1, after: sum), measured: sum)
  }
}
