import Foundation
import Geometry

/// A solved group that is one line of plain cells, represented by a few numbers regardless of the number of cells.
struct SolvedLine: Equatable, Sendable {
  let line: CellLine
  /// The group's size.
  let size: CGSize
  /// The number of cells that have data.
  let count: Int

  /// - Parameter present: The number of cells that have data, from this group to the end of the section.
  @inline(__always)
  init(_ line: CellLine, size: CGSize, present: Int) {
    self.line = line
    self.size = size
    count = Swift.min(line.capacity, Swift.max(0, present))
  }

  /// The number of cells in a full group, up to the counting limit.
  @inline(__always)
  var capacity: Int { Swift.min(line.capacity, Arrangement.maximumCapacity) }

  @inline(__always)
  var trimmedSize: CGSize {
    guard count < line.capacity else { return size }
    var trimmed = size
    let axis = line.isTrimmedAlong ? line.axis : line.axis.other
    trimmed[axis] = line.trimmed(size[axis], to: count)
    return trimmed
  }

  /// The bounds of all drawing, which may extend beyond `size`.
  @inline(__always)
  var bounds: CGRect { line.enclosed(count, with: CGRect(origin: .zero, size: trimmedSize)) }

  /// The line in the representation of other groups.
  var group: SolvedGroup {
    SolvedGroup(size: size, trimmedSize: trimmedSize, capacity: capacity, leaves: .line(line, count))
  }
}
