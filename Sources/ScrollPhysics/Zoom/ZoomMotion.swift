import Foundation
import Geometry

/// Content on the way from one scale to another.
///
/// Scale and offset go together: a way on which the offset changes in proportion to the scale keeps one point of the
/// content where it is on the screen.
package struct ZoomMotion: Hashable, Sendable {
  package enum Pace: Hashable, Sendable {
    /// As an animated change of the offset: the same time and curve.
    case animated
    /// Back from beyond a limit: what is left falls as e^(−βt), with the β that pulls content back to an edge.
    case settling
  }

  package let from: Double
  package let to: Double
  package let pace: Pace
  /// Seconds until it is there.
  package let duration: Double

  /// - Parameter distance: How far the content's farthest point has to go, in points: a way of less than half a point
  ///   counts as gone.
  package init(from: Double, to: Double, pace: Pace, distance: Double) {
    self.from = from
    self.to = to
    self.pace = pace
    switch pace {
    case .animated: duration = EasedMotion.standardDuration
    case .settling:
      let reach = abs(FiniteGeometry.coordinate(distance)) / Bounce.restDistance
      duration = reach > 1 ? log(reach) / Bounce.pull : 0
    }
  }

  /// How much of the way is done: 0 at the start, exactly 1 when the time is over.
  package func progress(at time: Double) -> Double {
    guard time < duration else { return 1 }
    guard time > 0 else { return 0 }
    return pace == .animated ? TimingCurve.easeInOut.value(at: time / duration) : -expm1(-Bounce.pull * time)
  }

  /// On the ``PublishedGrid`` under way.
  package func scale(at time: Double) -> Double {
    let progress = progress(at: time)
    return progress < 1 ? PublishedGrid.scale(from + (to - from) * progress) : to
  }
}
