import Foundation
import Geometry

/// A group that is one line of plain cells, solved: as large as a few numbers, whatever the number of cells.
struct SolvedLine: Equatable, Sendable {
  let line: CellLine
  /// The group's.
  let size: CGSize
  /// The first cells, which have data.
  let count: Int

  /// - Parameter present: Cells that have data, of the whole section from here on.
  @inline(__always)
  init(_ line: CellLine, size: CGSize, present: Int) {
    self.line = line
    self.size = size
    count = Swift.min(line.capacity, Swift.max(0, present))
  }

  /// Cells of a full group, as far as they are counted.
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

  /// Everything drawn, which may stick out of `size`.
  @inline(__always)
  var bounds: CGRect { line.enclosed(count, with: CGRect(origin: .zero, size: trimmedSize)) }

  /// The same as any other group is given.
  var group: SolvedGroup {
    SolvedGroup(size: size, trimmedSize: trimmedSize, capacity: capacity, leaves: .line(line, count))
  }
}
