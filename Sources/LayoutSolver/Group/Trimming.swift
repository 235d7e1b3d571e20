import Foundation
import Geometry

/// The extent of a group along the axis on which it is shortened if some of its leaves have no data.
struct Trimming {
  let axis: Axis
  /// The extent of the subitems that have data.
  private var present: CGFloat = 0
  /// The extent of all subitems.
  private var full: CGFloat = 0
  /// Whether any leaf has no data.
  private var isNeeded = false

  init(along axis: Axis) { self.axis = axis }

  mutating func cover(origin: CGPoint, slot: CGSize, reach: CGSize, isPresent: Bool) {
    full = Swift.max(full, origin[axis] + slot[axis])
    if isPresent { present = Swift.max(present, origin[axis] + reach[axis]) }
    if !isPresent || reach != slot { isNeeded = true }
  }

  /// Includes the subitems that were not laid out because they have no data.
  ///
  /// The first and the last copy of each subitem suffice: the others are between them.
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

  /// Returns the group's trimmed size: the extent of its data and the trailing space of a full group.
  func trimmed(_ size: CGSize) -> CGSize {
    guard isNeeded else { return size }
    var trimmed = size
    trimmed[axis] = Swift.max(0, present + size[axis] - full)
    return trimmed
  }
}
