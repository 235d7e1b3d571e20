/// Parts of two spans that are compared with each other, and what of them is the same.
struct Stretch {
  /// Ordinals in the spans of the first items.
  private let oldStart: Int
  private let newStart: Int
  private let oldTags: [UInt32]
  private let newTags: [UInt32]
  /// In the order of the new items; ordinals count from the spans' starts.
  private(set) var runs: [MatchRun]

  init(_ old: ItemSpan, _ oldRange: Range<Int>, _ new: ItemSpan, _ newRange: Range<Int>) {
    (oldStart, newStart) = (oldRange.lowerBound, newRange.lowerBound)
    oldTags = old.tags(in: oldRange)
    newTags = new.tags(in: newRange)
    runs = TagWalk.runs(old: oldTags, new: newTags)
    if oldStart > 0 || newStart > 0 {
      for index in runs.indices {
        runs[index].old += oldStart
        runs[index].new += newStart
      }
    }
    // The tags of different items may be the same.
    if let wrong = RunCheck.firstWrong(of: runs, old, new) {
      runs = runs[..<wrong] + RunCheck.right(runs[wrong...], old, new)
    }
  }

  /// How many items of either list are in no run.
  var unmatchedOldCount: Int { runs.reduce(oldTags.count) { $0 - $1.count } }
  var unmatchedNewCount: Int { runs.reduce(newTags.count) { $0 - $1.count } }

  /// Old items that are in no run, in order.
  @inline(__always)
  func forEachUnmatchedOld(_ body: (_ ordinal: Int, _ tag: UInt32) -> Void) {
    let sorted = runs.isIncreasing ? runs : runs.sorted { $0.old < $1.old }
    oldTags.withUnsafeBufferPointer { tags in
      var next = oldStart
      for run in sorted {
        while next < run.old {
          body(next, tags[next - oldStart])
          next += 1
        }
        next = run.old + run.count
      }
      while next < oldStart + tags.count {
        body(next, tags[next - oldStart])
        next += 1
      }
    }
  }

  /// New items that are in no run, in order.
  @inline(__always)
  func forEachUnmatchedNew(_ body: (_ ordinal: Int, _ tag: UInt32) -> Void) {
    newTags.withUnsafeBufferPointer { tags in
      var next = newStart
      for run in runs {
        while next < run.new {
          body(next, tags[next - newStart])
          next += 1
        }
        next = run.new + run.count
      }
      while next < newStart + tags.count {
        body(next, tags[next - newStart])
        next += 1
      }
    }
  }
}

extension [MatchRun] {
  /// Whether the runs are in the order of the old items as well.
  var isIncreasing: Bool {
    var last = -1
    for run in self {
      if run.old < last { return false }
      last = run.old
    }
    return true
  }
}
