import Foundation
import Geometry

/// How far a group reaches along the axis in which it is shortened when some of its leaves have no data.
struct Trimming {
  let axis: Axis
  /// Of the members that have data.
  private var present: CGFloat = 0
  /// Of all members.
  private var full: CGFloat = 0
  /// Whether anything is missing.
  private var isNeeded = false

  init(along axis: Axis) { self.axis = axis }

  mutating func cover(origin: CGPoint, slot: CGSize, reach: CGSize, isPresent: Bool) {
    full = Swift.max(full, origin[axis] + slot[axis])
    if isPresent { present = Swift.max(present, origin[axis] + reach[axis]) }
    if !isPresent || reach != slot { isNeeded = true }
  }

  /// Covers the members that were not laid out because they have no data.
  ///
  /// Of each subitem the first and the last copy are enough: those between lie between.
  mutating func coverAbsent(from laidOut: Int, in arrangement: Arrangement, growth: CGFloat) {
    let plan = arrangement.plan
    guard laidOut < plan.count else { return }
    let period = plan.members.count
    for index in laidOut..<Swift.min(plan.count, laidOut + period) {
      let last = index + (plan.count - 1 - index) / period * period
      let slot = plan.members[index % period].slot
      for copy in [index, last] {
        let origin = arrangement.origin(ofPlanned: copy, growth: growth)
        cover(origin: origin, slot: slot, reach: slot, isPresent: false)
      }
    }
  }

  /// The group's size: what is present, and the room that a full group leaves at its end.
  func trimmed(_ size: CGSize) -> CGSize {
    guard isNeeded else { return size }
    var trimmed = size
    trimmed[axis] = Swift.max(0, present + size[axis] - full)
    return trimmed
  }
}
