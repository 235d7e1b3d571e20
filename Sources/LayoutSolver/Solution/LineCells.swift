import Foundation
import Geometry

/// The visible cells of one section in which every group is a prefix of one line.
///
/// The visible part of a row is one range of its cells, and the visible part of the section is one range of its groups;
/// only the ends of both are searched for. The type contains only numbers, so that copying it needs no reference
/// counting.
struct LineCells {
  private let placer: CellPlacer
  private let line: CellLine
  /// The number of cells in a full group that have data.
  private let count: Int
  private let capacity: Int
  private let itemCount: Int
  private let runAxis: Axis
  /// The corner of a group at the start of the run.
  private let corner: CGPoint
  private let edge: CGFloat
  /// The distance from group to group; `nil` if some groups were measured.
  private let pitch: CGFloat?

  init(_ solved: SolvedLine, of section: SectionSolution, _ placer: CellPlacer) {
    self.placer = placer
    line = solved.line
    count = solved.count
    capacity = solved.capacity
    itemCount = section.itemCount
    runAxis = section.runAxis
    var corner = section.runOrigin
    corner[runAxis.other] += section.acrossShift(solved.size)
    self.corner = corner
    edge = section.edges.alongStart
    pitch = section.run.isUniform ? section.run.pitch : nil
  }

  /// - Parameters:
  ///   - range: The groups that may be visible.
  ///   - section: The section from which this value was created.
  ///   - stretch: The visible interval along the line, in the section's coordinates.
  func append(
    _ range: Range<Int>, of section: SectionSolution, seenIn stretch: Interval, to found: inout [LayoutCell]
  ) {
    guard !range.isEmpty, count > 0 else { return }
    if line.axis == runAxis {
      for group in range { appendColumn(group, at: origin(group, section), seenIn: stretch, to: &found) }
    } else {
      appendRows(range, of: section, seenIn: stretch, to: &found)
    }
  }

  // MARK: Lines across the run

  private func appendRows(
    _ range: Range<Int>, of section: SectionSolution, seenIn stretch: Interval, to found: inout [LayoutCell]
  ) {
    let size = line.frame.size
    let slots = slots(of: count, seenIn: stretch, from: corner[line.axis])
      .trimmed { placer.shows(position($0), line.axis, length: size[line.axis]) }
    let rows = range.trimmed { placer.shows(placeRow($0, section), runAxis, length: size[runAxis]) }
    guard !slots.isEmpty, !rows.isEmpty else { return }
    // Values that do not change are stored in local variables, so that the loops need not check whether they changed.
    var cell = LayoutCell(
      section: placer.section, item: 0, frame: CGRect(origin: .zero, size: size), zIndex: placer.level)
    let (axis, capacity, itemCount) = (line.axis, capacity, itemCount)
    found.append(addingCapacity: slots.count * rows.count) { cells in
      for row in rows {
        cell.frame.origin[axis.other] = placeRow(row, section)
        cell.item = row * capacity + slots.lowerBound
        for slot in slots where cell.item < itemCount {
          // Along the line a cell has the same position as the corresponding cell of the previous row.
          cell.frame.origin[axis] =
            row == rows.lowerBound ? position(slot) : cells[cells.count - slots.count].frame.origin[axis]
          cells.append(cell)
          cell.item += 1
        }
      }
    }
  }

  /// Returns a cell's position along its line, which is the same in every row.
  private func position(_ slot: Int) -> CGFloat {
    placer.place(
      line.frame.origin[line.axis] + CGFloat(slot) * line.step + corner[line.axis], line.axis,
      length: line.frame.size[line.axis])
  }

  /// Returns the position of a row's cells along the run.
  @inline(__always)
  private func placeRow(_ row: Int, _ section: SectionSolution) -> CGFloat {
    placer.place(line.frame.origin[runAxis] + origin(row, section), runAxis, length: line.frame.size[runAxis])
  }

  /// Returns a group's position along the run, in the section's coordinates.
  @inline(__always)
  private func origin(_ group: Int, _ section: SectionSolution) -> CGFloat {
    corner[runAxis] + ((pitch.map { CGFloat(group) * $0 } ?? section.run.start(group)) + edge)
  }

  // MARK: Lines along the run

  private func appendColumn(_ group: Int, at origin: CGFloat, seenIn stretch: Interval, to found: inout [LayoutCell]) {
    let first = group * capacity
    let slots = slots(of: Swift.min(capacity, itemCount - first), seenIn: stretch, from: origin)
    var frame = line.frame
    frame.origin[runAxis.other] += corner[runAxis.other]
    found.append(addingCapacity: slots.count) { cells in
      for slot in slots {
        frame.origin[runAxis] = line.frame.origin[runAxis] + CGFloat(slot) * line.step + origin
        if let cell = placer.cell(frame, item: first + slot, zIndex: 0) { cells.append(cell) }
      }
    }
  }

  /// Returns the slots to inspect: all slots of a short group, and only those of a long group that may be visible.
  private func slots(of count: Int, seenIn stretch: Interval, from corner: CGFloat) -> Range<Int> {
    count <= Self.manyCells
      ? 0..<count : line.indices(of: count, reaching: Interval(stretch.lower - corner, stretch.upper - corner))
  }

  /// A number of cells that exceeds a row on any screen.
  private static let manyCells = 64
}

extension Range<Int> {
  /// Returns the range without the elements at both ends for which a condition does not hold.
  @inline(__always)
  fileprivate func trimmed(where holds: (Int) -> Bool) -> Range {
    var (low, high) = (lowerBound, upperBound)
    while low < high, !holds(low) { low += 1 }
    while low < high, !holds(high - 1) { high -= 1 }
    return low..<high
  }
}
