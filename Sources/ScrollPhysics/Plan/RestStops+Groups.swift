import Foundation
package import Geometry

extension RestStops {
  /// Stops with each group's leading edge at the content inset, and the end of the content, which is always one.
  ///
  /// - Parameters:
  ///   - groups: Where the groups lie along the axis, in the content.
  ///   - leading: Inset before the first group; a stop shows the group behind it.
  package init(leadingEdgesOf groups: [Interval], leading: Double, on track: ScrollTrack) {
    self.init(groups.map { track.clamp($0.lower - leading) } + [track.upper])
  }

  /// Stops with each group in the middle of the view, the first and the last too: the first may be negative and the
  /// last beyond the end of the content, so the track widens to ``first`` and ``last``.
  package init(centersOf groups: [Interval], viewport: Double) {
    self.init(groups.map { $0.mid - viewport / 2 })
  }
}
