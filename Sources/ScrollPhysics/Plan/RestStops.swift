import Foundation
import Geometry

/// The offsets at which a snapping axis may rest, in ascending order; never empty.
package struct RestStops: Hashable, Sendable {
  private enum Storage: Hashable, Sendable {
    case listed([Double])
    /// Stops at `first + i·pitch`, with `last` in place of the first one that would reach it.
    case even(first: Double, pitch: Double, last: Double, count: Int)
  }

  private let storage: Storage

  /// - Parameter offsets: The offsets in any order. Duplicates and non-finite values are dropped; if none are left, the
  ///   only stop is 0.
  package init(_ offsets: [Double]) {
    let sorted = offsets.filter(\.isFinite).map { Double(FiniteGeometry.coordinate($0)) }.sorted()
    var distinct: [Double] = []
    for offset in sorted where distinct.last.map({ offset - $0 > 1e-6 }) ?? true { distinct.append(offset) }
    storage = .listed(distinct.isEmpty ? [0] : distinct)
  }

  /// Creates stops at every whole page, and at the end of the content if the last page is partial. Needs no memory per
  /// page.
  package init(pages pitch: Double, on track: ScrollTrack) {
    let length = track.upper - track.lower
    let pitch = FiniteGeometry.length(pitch)
    guard pitch > 1e-3, length > 0 else {
      storage = .listed(length > 0 ? [track.lower, track.upper] : [track.lower])
      return
    }
    // Without the tolerance, three pages of a third each could end a billionth of a point short and count as four.
    let count = Int((length / pitch - 1e-9).rounded(.up)) + 1
    storage = .even(first: track.lower, pitch: pitch, last: track.upper, count: count)
  }

  /// The number of stops, at least 1.
  package var count: Int {
    switch storage {
    case .listed(let offsets): offsets.count
    case .even(_, _, _, let count): count
    }
  }

  /// The offset of the stop at an index, in points.
  package subscript(index: Int) -> Double {
    switch storage {
    case .listed(let offsets): offsets[index]
    case .even(let first, let pitch, let last, let count):
      index == count - 1 ? last : first + Double(index) * pitch
    }
  }

  /// The smallest stop, in points.
  package var first: Double { self[0] }
  /// The greatest stop, in points.
  package var last: Double { self[count - 1] }

  /// Returns the index of the stop closest to `offset`; of two equally close ones, the larger.
  ///
  /// - Complexity: O(log count).
  package func nearest(to offset: Double) -> Int {
    let above = firstIndex { $0 >= offset }
    guard above > 0 else { return 0 }
    guard above < count else { return count - 1 }
    return offset - self[above - 1] < self[above] - offset ? above - 1 : above
  }

  /// Returns the index of the first stop strictly beyond `offset`, or of the last stop.
  package func next(after offset: Double) -> Int { Swift.min(firstIndex { $0 > offset }, count - 1) }

  /// Returns the index of the last stop strictly before `offset`, or of the first stop.
  package func previous(before offset: Double) -> Int { Swift.max(firstIndex { $0 >= offset } - 1, 0) }

  /// Returns the first index that satisfies the condition, or `count`. The condition must hold for all later stops.
  private func firstIndex(where condition: (Double) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
