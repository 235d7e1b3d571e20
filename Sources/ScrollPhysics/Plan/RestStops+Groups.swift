import Foundation
package import Geometry

extension RestStops {
  /// Creates stops with each group's leading edge at the content inset, and one at the end of the content.
  ///
  /// - Parameters:
  ///   - groups: The intervals of the groups along the axis, in the content.
  ///   - leading: The inset before the first group; a stop shows the group after it.
  package init(leadingEdgesOf groups: [Interval], leading: Double, on track: ScrollTrack) {
    self.init(groups.map { track.clamp($0.lower - leading) } + [track.upper])
  }

  /// Creates stops with each group centered in the view. The first may be negative and the last beyond the end of the
  /// content, so the track must extend to ``first`` and ``last``.
  package init(centersOf groups: [Interval], viewport: Double) {
    self.init(groups.map { $0.mid - viewport / 2 })
  }
}
