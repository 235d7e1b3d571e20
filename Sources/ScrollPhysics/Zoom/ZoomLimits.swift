import Foundation
import Geometry

/// Between which scales content may rest, and how it follows fingers that want it larger or smaller.
///
/// Beyond a limit the part of the scale that is too much is damped as a pull beyond an edge is:
///
///     scale = max · (1 + b(raw / max − 1))        scale = min / (1 + b(min / raw − 1))        b(x) = 0.55 x / (1 + 0.55 x)
///
/// so that twice the largest and half the smallest scale are approached and never reached, and growing and shrinking by
/// the same factor feel the same.
package struct ZoomLimits: Hashable, Sendable {
  package let minimum: Double
  /// Never below ``minimum``.
  package let maximum: Double
  package let bounces: Bool

  private static let band = RubberBand(dimension: 1)
  /// Scales that leave numbers which geometry can use.
  private static let usable = 1e-4...1e4

  /// - Parameters:
  ///   - minimum: What is no positive number is taken as the smallest that is usable.
  ///   - maximum: Below the minimum it is the minimum.
  package init(minimum: Double, maximum: Double, bounces: Bool = true) {
    self.minimum = Self.usable(minimum)
    self.maximum = Swift.max(Self.usable(maximum), self.minimum)
    self.bounces = bounces
  }

  /// Whether there is more than one scale.
  package var isOpen: Bool { maximum > minimum }

  /// `scale`, or the limit nearest to it. NaN gives the minimum.
  package func clamp(_ scale: Double) -> Double {
    scale > minimum ? (scale < maximum ? scale : maximum) : minimum
  }

  /// What is shown where the fingers want `raw`.
  package func shown(raw: Double) -> Double {
    let limit = clamp(raw)
    guard bounces, raw.isFinite, raw > 0, raw != limit else { return limit }
    return raw > limit
      ? limit * (1 + Self.band.shown(raw: raw / limit - 1)) : limit / (1 + Self.band.shown(raw: limit / raw - 1))
  }

  /// What the fingers want where `scale` is shown, so that taking hold of the content does not change it.
  package func raw(shown scale: Double) -> Double {
    let limit = clamp(scale)
    guard bounces, scale.isFinite, scale > 0, scale != limit else { return limit }
    return scale > limit
      ? limit * (1 + Self.band.raw(shown: scale / limit - 1)) : limit / (1 + Self.band.raw(shown: limit / scale - 1))
  }

  private static func usable(_ scale: Double) -> Double {
    guard scale > usable.lowerBound else { return usable.lowerBound }
    return scale < usable.upperBound ? scale : usable.upperBound
  }
}
