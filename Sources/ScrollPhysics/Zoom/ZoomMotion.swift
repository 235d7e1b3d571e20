import Foundation
import Geometry

/// A change of the content from one scale to another.
///
/// Scale and offset change together: if the offset changes in proportion to the scale, one point of the content stays
/// fixed on the screen.
package struct ZoomMotion: Hashable, Sendable {
  /// The timing of a change of scale.
  package enum Pace: Hashable, Sendable {
    /// The duration and curve of an animated change of the offset.
    case animated
    /// The return from beyond a limit: the difference falls as e^(−βt), with the β that pulls content back to an edge.
    case settling
  }

  /// The scale at the start.
  package let from: Double
  /// The scale at the end.
  package let to: Double
  /// The timing of the change.
  package let pace: Pace
  /// The seconds until the target scale is reached.
  package let duration: Double

  /// - Parameter distance: The distance that the content's farthest point moves, in points; less than half a point
  ///   counts as finished.
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

  /// Returns the fraction of the change: 0 at the start, exactly 1 when the time is over.
  package func progress(at time: Double) -> Double {
    guard time < duration else { return 1 }
    guard time > 0 else { return 0 }
    return pace == .animated ? TimingCurve.easeInOut.value(at: time / duration) : -expm1(-Bounce.pull * time)
  }

  /// Returns the scale, rounded to the ``PublishedGrid`` before the end.
  package func scale(at time: Double) -> Double {
    let progress = progress(at: time)
    return progress < 1 ? PublishedGrid.scale(from + (to - from) * progress) : to
  }
}
