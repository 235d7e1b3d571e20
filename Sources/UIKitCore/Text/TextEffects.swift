import Foundation
import Geometry

/// A copy of glyphs, moved and less opaque.
struct GlyphCopy: Equatable {
  var offset: CGSize
  var opacity: CGFloat
}

/// The shadow of text, as copies of the glyphs that together have its opacity.
struct TextShadow {
  let color: UIColor
  private let offset: CGSize
  /// The standard deviation of the blur, in points.
  private let deviation: CGFloat

  /// Returns `nil` for a shadow that is not visible.
  init?(_ shadow: NSShadow) {
    guard let color = shadow.shadowColor as? UIColor else { return nil }
    self.color = color
    offset = CGSize(
      width: FiniteGeometry.coordinate(shadow.shadowOffset.width),
      height: FiniteGeometry.coordinate(shadow.shadowOffset.height))
    deviation = FiniteGeometry.length(shadow.shadowBlurRadius) / 2
  }

  /// The radii of the rings of copies, in standard deviations, the numbers of copies, and the share of each copy in the
  /// opacity: the normal distribution's density there, times the area for which the copy stands.
  private static let rings: [(radius: CGFloat, count: Int, share: CGFloat)] = [
    (0, 1, 0.105), (0.9, 6, 0.0935), (1.8, 6, 0.0557),
  ]
  /// The most of a shadow's opacity that blurred copies reach on top of each other.
  private static let opacityLimit: CGFloat = 0.98

  /// Returns the copies for a shadow color of an opacity: one without blur, and otherwise rings around the offset.
  func copies(opacity: CGFloat) -> [GlyphCopy] {
    guard deviation > 0 else { return [GlyphCopy(offset: offset, opacity: 1)] }
    let transparency = 1 - min(opacity, Self.opacityLimit)
    return Self.rings.flatMap { ring in
      CirclePoints.around(offset, radius: ring.radius * deviation, count: ring.count).map {
        GlyphCopy(offset: $0, opacity: opacity > 0 ? (1 - pow(transparency, ring.share)) / opacity : 0)
      }
    }
  }
}

/// A line along the edges of glyphs, as copies of them in all directions.
struct TextStroke {
  /// The color; `nil` for that of the text.
  let color: UIColor?
  /// Half of the line's width as a fraction of the font's size.
  private let reach: CGFloat
  /// Half of the line's width in points, in addition.
  private let radius: CGFloat
  /// Whether the glyphs are also filled in their own color.
  let isFilled: Bool

  /// - Parameter percent: The width in percent of the font's size; negative if glyphs are also filled. Returns `nil` for
  ///   0 and for widths that are not finite.
  init?(percent: CGFloat, color: UIColor?) {
    guard percent.isFinite, percent != 0 else { return nil }
    self.color = color
    reach = min(abs(percent), 100) / 200
    radius = 0
    isFilled = percent < 0
  }

  /// Creates the line of a context's text drawing mode, in the color of the text.
  ///
  /// - Parameter width: The width in points.
  init(width: CGFloat, isFilled: Bool) {
    (color, reach, radius, self.isFilled) = (nil, 0, width / 2, isFilled)
  }

  func offsets(fontSize: CGFloat) -> [CGSize] {
    CirclePoints.around(.zero, radius: radius + reach * fontSize, count: 12)
  }
}

private enum CirclePoints {
  /// Returns points on a circle at equal distances.
  static func around(_ center: CGSize, radius: CGFloat, count: Int) -> [CGSize] {
    (0..<count).map { index in
      let angle = 2 * CGFloat.pi * CGFloat(index) / CGFloat(count)
      return CGSize(width: center.width + radius * cos(angle), height: center.height + radius * sin(angle))
    }
  }
}
