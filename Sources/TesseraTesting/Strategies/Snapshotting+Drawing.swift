public import Foundation
public import UIKit

extension Snapshotting where Value == CALayer, Format == UIImage {
  /// A strategy that compares pictures of layers.
  public static var image: Snapshotting { .image() }

  /// A strategy that compares pictures of layers.
  ///
  /// - Parameters:
  ///   - precision: The share of pixels that must match, 0 ... 1.
  ///   - perceptualPrecision: The share by which a pixel must match to count as the same, 0 ... 1.
  ///   - traits: Traits, of which the scale counts.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    drawing(precision, perceptualPrecision, traits.displayScale) { layer in
      (layer.bounds, { layer.render(in: $0.cgContext) })
    }
  }
}

extension Snapshotting where Value == UIBezierPath, Format == UIImage {
  /// A strategy that compares pictures of filled paths.
  public static var image: Snapshotting { .image() }

  /// A strategy that compares pictures of filled paths.
  ///
  /// - Parameters:
  ///   - precision: The share of pixels that must match, 0 ... 1.
  ///   - perceptualPrecision: The share by which a pixel must match to count as the same, 0 ... 1.
  ///   - scale: The pixels per point.
  public static func image(precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1) -> Snapshotting {
    drawing(precision, perceptualPrecision, scale) { path in (path.bounds, { _ in path.fill() }) }
  }
}

extension Snapshotting where Value == CGPath, Format == UIImage {
  /// A strategy that compares pictures of paths, filled with the even-odd rule.
  public static var image: Snapshotting { .image() }

  /// A strategy that compares pictures of paths.
  ///
  /// - Parameters:
  ///   - precision: The share of pixels that must match, 0 ... 1.
  ///   - perceptualPrecision: The share by which a pixel must match to count as the same, 0 ... 1.
  ///   - scale: The pixels per point.
  ///   - drawingMode: What is drawn of a path.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1, drawingMode: CGPathDrawingMode = .eoFill
  ) -> Snapshotting {
    drawing(precision, perceptualPrecision, scale) { path in
      let draw: (UIGraphicsImageRendererContext) -> Void = { renderer in
        renderer.cgContext.addPath(path)
        renderer.cgContext.drawPath(using: drawingMode)
      }
      return (path.boundingBoxOfPath, draw)
    }
  }
}

extension Snapshotting where Format == UIImage {
  /// Returns a strategy whose pictures are drawn on the main thread.
  fileprivate static func drawing(
    _ precision: Float, _ perceptualPrecision: Float, _ scale: CGFloat,
    _ parts: @escaping @MainActor (Value) -> (bounds: CGRect, draw: (UIGraphicsImageRendererContext) -> Void)
  ) -> Snapshotting {
    SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale)
      .pullback { value in
        MainThread.assume(value) { value in
          let (bounds, draw) = parts(value)
          let format = UIGraphicsImageRendererFormat()
          format.scale = scale > 0 ? scale : 1
          return UIGraphicsImageRenderer(bounds: bounds, format: format).image(actions: draw)
        }
      }
  }
}
