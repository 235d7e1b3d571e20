package import Foundation
package import Geometry

/// The scroll geometry of one orthogonal section: its range and stops. Offsets are in points along ``axis``.
package struct OrthogonalSection: Equatable, Sendable {
  /// The scrolling behavior, which determines the stops.
  package let behavior: OrthogonalBehavior
  /// The direction in which the section scrolls.
  package let axis: Axis
  /// The embedded scroll view's frame in content coordinates. Its content is not clipped to the frame.
  package let frame: CGRect
  let run: GroupRun
  /// The edge spacing before a group.
  let groupInset: CGFloat
  /// The edge spacing before and after a group.
  let groupEdges: CGFloat
  let isMirrored: Bool

  /// The length of the visible part, in points.
  package var viewportLength: CGFloat { frame.size[axis] }
  /// The length of all groups, without the section's insets.
  package var contentLength: CGFloat { run.total }
  /// The number of groups.
  package var groupCount: Int { run.count }

  /// The smallest offset at rest. In a right-to-left layout the last group is visible there.
  package var minOffset: CGFloat { isMirrored ? flipped(logicalMax) : logicalMin }
  /// The greatest offset at rest. In a right-to-left layout the first group is visible there.
  package var maxOffset: CGFloat { isMirrored ? flipped(logicalMin) : logicalMax }
  /// The offset before the section is scrolled.
  package var initialOffset: CGFloat { isMirrored ? flipped(logicalMin) : logicalMin }

  /// Whether the behavior restricts the offsets at which scrolling stops.
  package var hasStops: Bool { behavior.stops != .anywhere }

  /// All stops in ascending order, or `nil` if scrolling may stop at any offset.
  ///
  /// - Complexity: O(groups); ``restingOffset(_:)`` and ``stop(nextTo:forward:)`` do not need the list.
  package var stops: [CGFloat]? {
    guard hasStops else { return nil }
    var stops: [CGFloat] = []
    for index in 0..<stopCount {
      let stop = logicalStop(index)
      if stops.last.map({ stop > $0 }) ?? true { stops.append(stop) }
    }
    return isMirrored ? stops.reversed().map { flipped($0) } : stops
  }

  /// Returns the offset at which the section comes to rest for a proposed offset.
  package func restingOffset(_ offset: CGFloat) -> CGFloat {
    guard !offset.isNaN else { return initialOffset }
    return isMirrored ? flipped(logicalRestingOffset(flipped(offset))) : logicalRestingOffset(offset)
  }

  /// Returns the first stop strictly beyond an offset, for a flick that moves by one page; the end if there is no
  /// further stop.
  package func stop(nextTo offset: CGFloat, forward: Bool) -> CGFloat {
    guard hasStops, offset.isFinite else { return restingOffset(offset) }
    let isLogicallyForward = forward != isMirrored
    let stop = logicalStop(nextTo: isMirrored ? flipped(offset) : offset, forward: isLogicallyForward)
    return isMirrored ? flipped(stop) : stop
  }

  // MARK: Leading to trailing

  private func flipped(_ offset: CGFloat) -> CGFloat { contentLength - viewportLength - offset }

  private var end: CGFloat { Swift.max(0, contentLength - viewportLength) }

  /// The minimum offset. Centered sections begin and end beyond their content, so that the first and last group can be
  /// centered.
  private var logicalMin: CGFloat { behavior.isCentered ? logicalStop(0) : 0 }
  private var logicalMax: CGFloat { behavior.isCentered ? logicalStop(stopCount - 1) : end }

  private var stopCount: Int {
    // If the last group is longer than the viewport, it begins before the end, which is always a stop.
    guard behavior.stops == .viewports else {
      return run.count + (!behavior.isCentered && run.start(run.count - 1) < end ? 1 : 0)
    }
    guard end > 0 else { return 1 }
    guard viewportLength > 0 else { return 2 }
    let pages = (end / viewportLength).rounded(.up)
    return pages < CGFloat(Self.maximumPages) ? Int(pages) + 1 : Self.maximumPages
  }

  /// The maximum number of pages, because a viewport of almost no width would have extremely many.
  private static let maximumPages = 1 << 20

  private func logicalStop(_ index: Int) -> CGFloat {
    if behavior.stops == .viewports {
      return index == stopCount - 1 ? end : Swift.min(end, CGFloat(index) * viewportLength)
    }
    guard behavior.isCentered else { return index < run.count ? Swift.min(end, run.start(index)) : end }
    let length = run.length(index) - groupEdges
    return run.start(index) + groupInset + length / 2 - viewportLength / 2
  }

  private func logicalRestingOffset(_ offset: CGFloat) -> CGFloat {
    if offset <= logicalMin { return logicalMin }
    if offset >= logicalMax { return logicalMax }
    switch behavior.stops {
    case .anywhere:
      return offset
    case .viewports:
      guard viewportLength > 0 else { return nearestStop(to: offset) }
      return Swift.min(end, (offset / viewportLength + 0.5).rounded(.down) * viewportLength)
    case .groups:
      return nearestStop(to: offset)
    }
  }

  private func nearestStop(to offset: CGFloat) -> CGFloat {
    let index = lastStop(atOrBefore: offset)
    let before = logicalStop(index)
    let after = logicalStop(Swift.min(index + 1, stopCount - 1))
    return offset - before < after - offset ? before : after
  }

  private func lastStop(atOrBefore offset: CGFloat) -> Int {
    var low = 0
    var high = stopCount
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if logicalStop(middle) <= offset { low = middle } else { high = middle }
    }
    return low
  }

  private func logicalStop(nextTo offset: CGFloat, forward: Bool) -> CGFloat {
    // Offsets are results of closed-form motion; an offset marginally before a stop counts as being at the stop.
    let slack: CGFloat = 1e-6
    if forward {
      let index = lastStop(atOrBefore: offset + slack)
      let here = logicalStop(index)
      return here > offset + slack ? here : logicalStop(Swift.min(index + 1, stopCount - 1))
    }
    let index = lastStop(atOrBefore: offset - slack)
    return logicalStop(index)
  }
}
