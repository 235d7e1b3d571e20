import Drawing
import Foundation
import Geometry

/// The areas that a gradient fills beyond its ends.
///
/// - Fidelity: documented.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits of the options.
  public let rawValue: UInt32
  /// Creates options from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The area before the start has the first color.
  public static let drawsBeforeStartLocation = Self(rawValue: 1)
  /// The area behind the end has the last color.
  public static let drawsAfterEndLocation = Self(rawValue: 2)
}

/// A smooth transition between colors, for drawing in a context.
///
/// - Fidelity: documented.
public final class CGGradient: Sendable {
  let colors: [Color]
  let locations: [CGFloat]

  init?(_ colors: [Color], _ locations: [CGFloat]?) {
    guard !colors.isEmpty else { return nil }
    self.colors = colors
    let even = colors.indices.map { CGFloat($0) / CGFloat(Swift.max(1, colors.count - 1)) }
    guard let locations, locations.count >= colors.count else {
      self.locations = even
      return
    }
    var reached: CGFloat = 0
    self.locations = locations.prefix(colors.count).map { location in
      reached = Swift.max(reached, location.unitClamped)
      return reached
    }
  }

  /// Creates a gradient of `CGColor`s.
  ///
  /// - Parameters:
  ///   - space: The space of the colors; ignored.
  ///   - colors: The colors; other objects are left out.
  ///   - locations: The positions of the colors, from 0 to 1; `nil` for even distances.
  public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: [CGFloat]?) {
    self.init(colors.compactMap { ($0 as? CGColor)?.color }, locations)
  }

  /// Creates a gradient of colors by their components, with alpha.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents: [CGFloat], locations: [CGFloat]?, count: Int
  ) {
    let width = space.numberOfComponents + 1
    guard count > 0, colorComponents.count / width >= count else { return nil }
    let colors = (0..<count).map { index -> Color in
      let parts = Array(colorComponents[(index * width)..<((index + 1) * width)])
      return width == 2
        ? CGColor(gray: parts[0], alpha: parts[1]).color
        : CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]).color
    }
    self.init(colors, locations)
  }
}

extension CGContext {
  /// Fills the clipped area with a gradient along a line.
  ///
  /// - Parameters:
  ///   - startPoint: The point of the first color.
  ///   - endPoint: The point of the last color.
  ///   - options: Whether the area beyond the ends is filled.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
  ) {
    let (start, end) = (startPoint.finite, endPoint.finite)
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0 else { return }
    // The band of the gradient lies along the x axis of coordinates that are turned into its direction.
    let far = FiniteGeometry.length(length) + 20_000
    let before: CGFloat = options.contains(.drawsBeforeStartLocation) ? far : 0
    let after: CGFloat = options.contains(.drawsAfterEndLocation) ? far : 0
    let band = CGRect(x: -before, y: -far, width: before + length + after, height: 2 * far)
    let turned = CGAffineTransform(
      a: dx / length, b: dy / length, c: -dy / length, d: dx / length, tx: start.x, ty: start.y)
    saveGState()
    concatenate(turned)
    draw(
      gradient, .axial, in: band, start: CGPoint(x: before / band.width, y: 0.5),
      end: CGPoint(x: (before + length) / band.width, y: 0.5))
    restoreGState()
  }

  /// Fills the clipped area with a gradient between two circles.
  ///
  /// - Fidelity: approximated; the circles have the center of the larger one.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    let (inner, outer) = (FiniteGeometry.length(startRadius), FiniteGeometry.length(endRadius))
    let radius = Swift.max(inner, outer)
    guard radius > 0 else { return }
    let center = (outer >= inner ? endCenter : startCenter).finite
    let isOutward = outer >= inner
    let hole = Swift.min(inner, outer) / radius
    let stops = gradient.locations.map { isOutward ? hole + $0 * (1 - hole) : 1 - $0 * (1 - hole) }
    let colors = isOutward ? gradient.colors : gradient.colors.reversed()
    guard let ordered = CGGradient(colors, isOutward ? stops : stops.reversed()) else { return }
    let extends = options.contains(isOutward ? .drawsAfterEndLocation : .drawsBeforeStartLocation)
    saveGState()
    if !extends {
      addEllipse(in: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
      clip()
    }
    let reach = extends ? radius + 20_000 : radius
    let area = CGRect(x: center.x - reach, y: center.y - reach, width: 2 * reach, height: 2 * reach)
    let share = radius / reach / 2
    draw(
      ordered, .radial, in: area, start: CGPoint(x: 0.5, y: 0.5), end: CGPoint(x: 0.5 + share, y: 0.5 + share))
    restoreGState()
  }

  private func draw(_ gradient: CGGradient, _ kind: Gradient.Kind, in area: CGRect, start: CGPoint, end: CGPoint) {
    let drawn = Gradient(
      kind, colors: gradient.colors.map(\.displayable), locations: gradient.locations, start: start, end: end)
    recorder.draw([.gradient(RoundedRect(area), drawn)])
  }
}
