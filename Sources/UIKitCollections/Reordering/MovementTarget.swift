import Foundation
import Geometry

/// Determines the index path of an item that is held at a position among other items.
///
/// An item moves aside once the moved item is held within the frame that it would then get. From there the moved item
/// does not go back, so items of different sizes do not swap endlessly.
struct MovementTarget {
  struct Neighbour {
    var path: IndexPath
    var frame: CGRect
    /// Whether the neighbor is a header or footer that represents a section without items.
    var standsForSection = false
  }

  /// The index path at which the item is displayed.
  var path: IndexPath
  var slot: CGRect
  var neighbours: [Neighbour]
  /// The number of displayed items in each section.
  var counts: [Int]
  /// The axis along which the content is read; `nil` if it is not read along one axis.
  var axis: Axis?
  var isRightToLeft = false

  /// Returns the index path for an item that is held at a point.
  ///
  /// - Complexity: O(neighbors).
  func path(at location: CGPoint) -> IndexPath {
    guard location.isFinite, !slot.holds(location) else { return path }
    if let over = neighbours.last(where: { $0.frame.holds(location) }) {
      return over.standsForSection || makesSpace(over, at: location) ? over.path : path
    }
    return pathNear(location)
  }

  private func makesSpace(_ neighbour: Neighbour, at location: CGPoint) -> Bool {
    guard let axis, neighbour.path.section == path.section else { return true }
    let (neighbourSpan, own) = (neighbour.frame.interval(axis), slot.size[axis])
    guard own < neighbourSpan.length else { return true }
    let runsBack = axis == .horizontal && isRightToLeft
    return (neighbour.path > path) != runsBack
      ? location[axis] >= neighbourSpan.upper - own : location[axis] <= neighbourSpan.lower + own
  }

  /// Returns the index path for a point outside all items. Between items nothing changes; points before the first item
  /// and after the last one of a section map to the section's ends.
  private func pathNear(_ location: CGPoint) -> IndexPath {
    let items = neighbours.filter { !$0.standsForSection }
    guard let axis, let nearest = items.min(by: { $0.distance(to: location) < $1.distance(to: location) }),
      nearest.distance(to: location) < Neighbour(path: path, frame: slot).distance(to: location),
      counts.indices.contains(nearest.path.section)
    else { return path }
    let runsBack = axis == .horizontal && isRightToLeft
    let isBehind = (location[axis] >= nearest.frame.interval(axis).mid) != runsBack
    let count = counts[nearest.path.section]
    let isOwn = nearest.path.section == path.section
    if isBehind, nearest.path.item == count - 1 {
      return IndexPath(item: isOwn ? count - 1 : count, section: nearest.path.section)
    }
    return !isBehind && nearest.path.item == 0 ? nearest.path : path
  }
}

extension MovementTarget.Neighbour {
  /// Returns the squared distance to a point; 0 inside the frame.
  fileprivate func distance(to location: CGPoint) -> CGFloat {
    let distances = [Axis.horizontal, .vertical].map { axis in
      let interval = frame.interval(axis)
      if location[axis] < interval.lower { return interval.lower - location[axis] }
      return location[axis] > interval.upper ? location[axis] - interval.upper : 0
    }
    return distances[0] * distances[0] + distances[1] * distances[1]
  }
}
