import Foundation
import Geometry

/// Consecutive items of one size. A section is a list of runs, so that a million equal items require one entry.
struct FlowRun: Equatable, Sendable {
  /// The length along the line.
  var extent: CGFloat
  /// The length across the line.
  var thickness: CGFloat
  var count: Int

  init(_ size: CGSize, count: Int, scrollAxis: Axis) {
    let size = size.finite
    extent = size[scrollAxis.other]
    thickness = size[scrollAxis]
    self.count = count
  }
}

extension FlowItems {
  /// Returns the items as runs, with measured sizes in place of estimates.
  ///
  /// - Complexity: O(measured items) for equal sizes, O(items) for listed ones.
  func runs(_ measures: FlowSectionMeasures?, scrollAxis: Axis) -> [FlowRun] {
    var runs = RunBuilder(scrollAxis: scrollAxis)
    switch self {
    case .identical(let size, _): runs.add(size, count: count)
    case .listed(let sizes):
      runs.reserve(sizes.count)
      guard let measures, !measures.isEmpty else {
        for size in sizes { runs.add(size, count: 1) }
        break
      }
      for (item, size) in sizes.enumerated() { runs.add(measures.size(item: item) ?? size, count: 1) }
    case .estimated(let estimate, _):
      let unmeasured = measures?.average ?? estimate
      var next = 0
      for (item, size) in zip(measures?.items ?? [], measures?.sizes ?? []) where item < count {
        runs.add(unmeasured, count: item - next)
        runs.add(size, count: 1)
        next = item + 1
      }
      runs.add(unmeasured, count: count - next)
    }
    return runs.runs
  }
}

private struct RunBuilder {
  let scrollAxis: Axis
  private(set) var runs: [FlowRun] = []

  init(scrollAxis: Axis) { self.scrollAxis = scrollAxis }

  mutating func reserve(_ count: Int) { runs.reserveCapacity(count) }

  /// Appends items, merging them into the last run if their size is equal.
  mutating func add(_ size: CGSize, count: Int) {
    guard count > 0 else { return }
    let run = FlowRun(size, count: count, scrollAxis: scrollAxis)
    if let last = runs.last, last.extent == run.extent, last.thickness == run.thickness {
      runs[runs.count - 1].count += count
    } else {
      runs.append(run)
    }
  }
}
