import Foundation
import Geometry
import LayoutSolver
import ScrollPhysics

/// The stops of a section, its pages, and the corresponding offsets after its groups were laid out again.
extension OrthogonalSection {
  /// The stops along the section; `nil` if it stops at any offset.
  ///
  /// - Complexity: O(1) while no group was measured, left to right; otherwise O(groups).
  var restStops: RestStops? { restStops(from: 0) }

  /// Returns the stops in coordinates in which the section's offset 0 is `origin`.
  func restStops(from origin: CGFloat) -> RestStops? {
    guard hasStops else { return nil }
    if let even = evenStops(from: origin) { return even }
    return stops.map { RestStops($0.map { Double(origin + $0) }) }
  }

  /// Returns stops at equal distances, except for the last one.
  private func evenStops(from origin: CGFloat) -> RestStops? {
    guard !beginsAtTheEnd, groupCount > 0 else { return nil }
    let track = ScrollTrack(lower: origin + minOffset, upper: origin + maxOffset, viewport: viewportLength)
    if behavior.stops == .viewports { return viewportLength > 1 ? RestStops(pages: viewportLength, on: track) : nil }
    // The start of the last group is followed by the end at most. If the pitch is exactly 1, both representations
    // agree.
    guard let pitch = evenPitch, pitch > 1, maxOffset - minOffset <= CGFloat(groupCount) * pitch else { return nil }
    return RestStops(pages: pitch, on: track)
  }

  /// Returns the visible page: the index of the stop nearest to an offset, counted from the section's beginning; `nil`
  /// if it stops at any offset.
  func page(at offset: CGFloat) -> Int? { restStops.map { page(at: offset, of: $0) } }

  func page(at offset: CGFloat, of stops: RestStops) -> Int {
    let index = stops.nearest(to: offset)
    return beginsAtTheEnd ? stops.count - 1 - index : index
  }

  // MARK: Offsets after a new layout

  /// Whether offsets have the same meaning in both geometries.
  func scrolls(like other: OrthogonalSection) -> Bool {
    minOffset == other.minOffset && maxOffset == other.maxOffset && initialOffset == other.initialOffset
      && viewportLength == other.viewportLength && groupCount == other.groupCount && behavior == other.behavior
  }

  /// Returns the offset that corresponds to an offset at rest in another geometry: the same stop, or the stop nearest
  /// to the content that was visible.
  func offset(correspondingTo offset: CGFloat, in old: OrthogonalSection) -> CGFloat {
    stop(like: offset, in: old) ?? restingOffset(counterpart(of: offset, in: old))
  }

  /// Returns the stop that corresponds to a stop in another geometry, counted from the beginning; `nil` if `offset` was
  /// not a stop.
  func stop(like offset: CGFloat, in old: OrthogonalSection) -> CGFloat? {
    guard behavior == old.behavior, let oldStops = old.restStops, let stops = restStops else { return nil }
    guard abs(oldStops[oldStops.nearest(to: offset)] - Double(offset)) < 0.5 else { return nil }
    return CGFloat(stops[index(ofPage: CGFloat(old.page(at: offset, of: oldStops)), of: stops)])
  }

  /// Returns the offset that corresponds to an offset in motion in another geometry.
  ///
  /// In a viewport of the same length it is the offset itself. After rotation it has the same relative position between
  /// the same two pages or, without pages, the same fraction of the length of all groups. Beyond an end, the distance
  /// from the end is the same.
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

  /// Returns the offset at a distance from the section's beginning.
  private func placed(_ passed: CGFloat) -> CGFloat { beginsAtTheEnd ? maxOffset - passed : minOffset + passed }

  /// Returns the number of pages between the first page and an offset, including the fraction of the next page.
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

  /// Returns the index of a page in the list: the nearest page if there is no such page, and the first page for NaN.
  private func index(ofPage page: CGFloat, of stops: RestStops) -> Int {
    let last = stops.count - 1
    let kept = page < CGFloat(last) ? (page > 0 ? Int(page) : 0) : page.isNaN ? 0 : last
    return beginsAtTheEnd ? last - kept : kept
  }
}
