import Foundation
import Geometry
import LayoutSolver
import ScrollPhysics

/// The resting offsets of a section, their pages, and the corresponding offsets after its groups were laid out again.
extension OrthogonalSection {
  /// The resting places, along the section; `nil` where any offset is one.
  ///
  /// - Complexity: O(1) while no group was measured, left to right; otherwise O(groups).
  var restStops: RestStops? { restStops(from: 0) }

  /// The resting places in coordinates in which the section's offset 0 is `origin`.
  func restStops(from origin: CGFloat) -> RestStops? {
    guard hasStops else { return nil }
    if let even = evenStops(from: origin) { return even }
    return stops.map { RestStops($0.map { Double(origin + $0) }) }
  }

  /// Stops with the same distance from each to the next, but for the last.
  private func evenStops(from origin: CGFloat) -> RestStops? {
    guard !beginsAtTheEnd, groupCount > 0 else { return nil }
    let track = ScrollTrack(lower: origin + minOffset, upper: origin + maxOffset, viewport: viewportLength)
    if behavior.stops == .viewports { return viewportLength > 1 ? RestStops(pages: viewportLength, on: track) : nil }
    // After the last group's start comes at most the end. Of a pitch of exactly 1 the stops are the same either way.
    guard let pitch = evenPitch, pitch > 1, maxOffset - minOffset <= CGFloat(groupCount) * pitch else { return nil }
    return RestStops(pages: pitch, on: track)
  }

  /// The page in sight: the resting place nearest to an offset, counted from where the section begins; `nil` where any
  /// offset is one.
  func page(at offset: CGFloat) -> Int? { restStops.map { page(at: offset, of: $0) } }

  func page(at offset: CGFloat, of stops: RestStops) -> Int {
    let index = stops.nearest(to: offset)
    return beginsAtTheEnd ? stops.count - 1 - index : index
  }

  // MARK: Laid out anew

  /// Whether offsets mean the same in both.
  func scrolls(like other: OrthogonalSection) -> Bool {
    minOffset == other.minOffset && maxOffset == other.maxOffset && initialOffset == other.initialOffset
      && viewportLength == other.viewportLength && groupCount == other.groupCount && behavior == other.behavior
  }

  /// The offset here for one there, at rest: the same stop, or the nearest to where what is in sight now is.
  func place(correspondingTo offset: CGFloat, in old: OrthogonalSection) -> CGFloat {
    stop(like: offset, in: old) ?? settle(counterpart(of: offset, in: old))
  }

  /// The stop here for one there, counted from where the section begins; `nil` where `offset` was none.
  func stop(like offset: CGFloat, in old: OrthogonalSection) -> CGFloat? {
    guard behavior == old.behavior, let oldStops = old.restStops, let stops = restStops else { return nil }
    guard abs(oldStops[oldStops.nearest(to: offset)] - Double(offset)) < 0.5 else { return nil }
    return CGFloat(stops[index(ofPage: CGFloat(old.page(at: offset, of: oldStops)), of: stops)])
  }

  /// The offset here for one there, in motion.
  ///
  /// In a viewport of the same length that is the offset itself. If the section was turned, it is as far between the
  /// same two pages; without pages, at the same share of all groups; and beyond an end as far beyond it.
  func counterpart(of offset: CGFloat, in old: OrthogonalSection) -> CGFloat {
    let passed = old.beginsAtTheEnd ? old.maxOffset - offset : offset - old.minOffset
    let (range, oldRange) = (maxOffset - minOffset, old.maxOffset - old.minOffset)
    if passed < 0 { return placed(passed) }
    if viewportLength != old.viewportLength, passed > oldRange { return placed(range + passed - oldRange) }
    guard viewportLength != old.viewportLength, groupCount == old.groupCount else { return placed(passed) }
    if behavior == old.behavior, let stops = restStops, let oldStops = old.restStops {
      return between(stops, at: old.share(of: offset, between: oldStops))
    }
    guard old.contentLength > 0 else { return placed(0) }
    let there = passed * contentLength / old.contentLength
    return placed(there < range ? there : range)
  }

  /// The offset at a distance from where the section begins.
  private func placed(_ passed: CGFloat) -> CGFloat { beginsAtTheEnd ? maxOffset - passed : minOffset + passed }

  /// Returns the page at an offset: a whole number of pages and a fraction of the next.
  private func share(of offset: CGFloat, between stops: RestStops) -> CGFloat {
    let last = stops.count - 1
    let after = Swift.max(1, stops.next(after: offset))
    guard last > 0 else { return 0 }
    let (low, high) = (stops[after - 1], stops[after])
    let share = CGFloat(after - 1) + (offset - CGFloat(low)) / CGFloat(high - low)
    return beginsAtTheEnd ? CGFloat(last) - share : share
  }

  private func between(_ stops: RestStops, at share: CGFloat) -> CGFloat {
    let low = index(ofPage: share.rounded(.down), of: stops)
    let high = index(ofPage: share.rounded(.down) + 1, of: stops)
    let part = share - share.rounded(.down)
    return CGFloat(stops[low]) + part * CGFloat(stops[high] - stops[low])
  }

  /// The index of a page in the list: the nearest one's where there is no such page, the first one's for NaN.
  private func index(ofPage page: CGFloat, of stops: RestStops) -> Int {
    let last = stops.count - 1
    let kept = page < CGFloat(last) ? (page > 0 ? Int(page) : 0) : page.isNaN ? 0 : last
    return beginsAtTheEnd ? last - kept : kept
  }
}
