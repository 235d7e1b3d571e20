import Foundation
import Geometry

/// The range of scales at rest, and the resistance beyond it.
///
/// Beyond a limit the excess of the scale is damped like a pull beyond an edge:
///
///     scale = max · (1 + b(raw / max − 1))        scale = min / (1 + b(min / raw − 1))        b(x) = 0.55 x / (1 +
///     0.55 x)
///
/// Thus twice the largest and half the smallest scale are approached but never reached, and growing and shrinking by
/// the same factor feel the same.
package struct ZoomLimits: Hashable, Sendable {
  /// The smallest scale at rest.
  package let minimum: Double
  /// The largest scale; never below ``minimum``.
  package let maximum: Double
  /// Whether fingers can move the scale beyond its limits.
  package let bounces: Bool

  private static let band = RubberBand(dimension: 1)
  /// The scales for which coordinates stay usable.
  private static let usable = 1e-4...1e4

  /// - Parameters:
  ///   - minimum: The smallest scale; a value that is not a positive number becomes the smallest usable one.
  ///   - maximum: The largest scale; raised to the minimum if below it.
  package init(minimum: Double, maximum: Double, bounces: Bool = true) {
    self.minimum = Self.usable(minimum)
    self.maximum = Swift.max(Self.usable(maximum), self.minimum)
    self.bounces = bounces
  }

  /// Whether the range contains more than one scale.
  package var isOpen: Bool { maximum > minimum }

  /// Returns `scale`, or the limit nearest to it. NaN gives the minimum.
  package func clamp(_ scale: Double) -> Double {
    scale > minimum ? (scale < maximum ? scale : maximum) : minimum
  }

  /// Returns the visible scale for the fingers' unresisted scale.
  package func shown(raw: Double) -> Double {
    let limit = clamp(raw)
    guard bounces, raw.isFinite, raw > 0, raw != limit else { return limit }
    return raw > limit
      ? limit * (1 + Self.band.shown(raw: raw / limit - 1)) : limit / (1 + Self.band.shown(raw: limit / raw - 1))
  }

  /// Returns the fingers' unresisted scale that shows `scale`, so that grabbing the content does not change it.
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
