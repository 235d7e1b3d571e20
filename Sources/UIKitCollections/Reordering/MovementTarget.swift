import Foundation
import Geometry

/// Which place an item takes that is held somewhere among others.
///
/// A neighbour makes room once the item is held where it would then lie: from there it has no reason to go back, so that
/// neighbours of unlike sizes do not swap with it for ever.
struct MovementTarget {
  struct Neighbour {
    var path: IndexPath
    var frame: CGRect
    /// A header or footer of a section without items.
    var standsForSection = false
  }

  /// Where the item is shown, and the room that it has there.
  var path: IndexPath
  var slot: CGRect
  var neighbours: [Neighbour]
  /// Items per section, as shown.
  var counts: [Int]
  /// `nil` where the content is not read along one axis.
  var axis: Axis?
  var isRightToLeft = false

  /// - Complexity: O(neighbours).
  func path(at place: CGPoint) -> IndexPath {
    guard place.isFinite, !slot.holds(place) else { return path }
    if let over = neighbours.last(where: { $0.frame.holds(place) }) {
      return over.standsForSection || makesRoom(over, at: place) ? over.path : path
    }
    return pathBeside(place)
  }

  private func makesRoom(_ neighbour: Neighbour, at place: CGPoint) -> Bool {
    guard let axis, neighbour.path.section == path.section else { return true }
    let (room, own) = (neighbour.frame.interval(axis), slot.size[axis])
    guard own < room.length else { return true }
    let runsBack = axis == .horizontal && isRightToLeft
    return (neighbour.path > path) != runsBack ? place[axis] >= room.upper - own : place[axis] <= room.lower + own
  }

  /// Between items nothing changes; before the first one and behind the last one of a section are its ends.
  private func pathBeside(_ place: CGPoint) -> IndexPath {
    let items = neighbours.filter { !$0.standsForSection }
    guard let axis, let nearest = items.min(by: { $0.distance(to: place) < $1.distance(to: place) }),
      nearest.distance(to: place) < Neighbour(path: path, frame: slot).distance(to: place),
      counts.indices.contains(nearest.path.section)
    else { return path }
    let runsBack = axis == .horizontal && isRightToLeft
    let isBehind = (place[axis] >= nearest.frame.interval(axis).mid) != runsBack
    let count = counts[nearest.path.section]
    let isOwn = nearest.path.section == path.section
    if isBehind, nearest.path.item == count - 1 {
      return IndexPath(item: isOwn ? count - 1 : count, section: nearest.path.section)
    }
    return !isBehind && nearest.path.item == 0 ? nearest.path : path
  }
}

extension MovementTarget.Neighbour {
  /// Squared; 0 inside.
  fileprivate func distance(to place: CGPoint) -> CGFloat {
    let ways = [Axis.horizontal, .vertical].map { axis in
      let interval = frame.interval(axis)
      if place[axis] < interval.lower { return interval.lower - place[axis] }
      return place[axis] > interval.upper ? place[axis] - interval.upper : 0
    }
    return ways[0] * ways[0] + ways[1] * ways[1]
  }
}
