import Drawing
import Foundation
import Geometry

/// The quality of scaled images.
///
/// - Fidelity: approximated; all qualities except `none` are the best one. See
///   ``CGContext/interpolationQuality``.
public enum CGInterpolationQuality: Int32, Hashable, Sendable {
  /// The quality that the context prefers.
  case `default` = 0
  /// The nearest pixel.
  case none = 1
  /// Low quality.
  case low = 2
  /// High quality.
  case high = 3
  /// Medium quality.
  case medium = 4
}

extension CGContext {
  /// Sets the color of filled areas to a gray, from 0 to 1.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }
  /// Sets the color of lines to a gray, from 0 to 1.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }

  /// Removes what was drawn in a rectangle, within the present clip.
  public func clear(_ rect: CGRect) { recorder.erase(CGPath(rect: rect.standardFinite, transform: nil).outline) }

  /// Restricts later drawing to rectangles.
  public func clip(to rects: [CGRect]) {
    addRects(rects)
    clip()
  }

  /// Restricts later drawing to the opaque parts of an image that is stretched to a rectangle, with its rows from the
  /// bottom.
  ///
  /// - Fidelity: approximated; the image's opacity counts, and on iOS the gray of an image without opacity.
  public func clip(to rect: CGRect, mask: CGImage) {
    let rect = rect.standardFinite
    let picture = UIImage(cgImage: mask).command(in: rect, traits: traits, tint: .black)
    let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
    recorder.clip(to: [.group(DrawGroup(transform: flip, commands: [picture]))])
  }

  /// Begins a group that is drawn with the present opacity as a whole. ``endTransparencyLayer()`` ends it.
  ///
  /// - Fidelity: approximated; the group casts no shadow, and the dictionary is not used.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) { recorder.beginGroup() }
  /// Begins a group that is drawn with the present opacity as a whole. The rectangle is not used.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) { recorder.beginGroup() }
  /// Ends the group begun last.
  public func endTransparencyLayer() { recorder.endGroup() }

  // MARK: Hints

  /// The quality of scaled images. Without interpolation, each pixel is the nearest one of the image. The default is
  /// `default`.
  ///
  /// - Fidelity: approximated; all other qualities are the best one. Images that are drawn while the context's own
  ///   coordinates are scaled are smoothed, whatever the quality.
  public var interpolationQuality: CGInterpolationQuality {
    get { recorder.state.interpolation }
    set { recorder.change { $0.interpolation = newValue } }
  }
  /// Returns an image's command with the context's interpolation.
  final func scaled(_ command: DrawCommand) -> DrawCommand {
    guard interpolationQuality == .none, case .image(var image) = command else { return command }
    image.nearest = [.enlarged, .reduced]
    return .image(image)
  }
  /// Sets whether edges are smoothed. They always are here.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Sets whether edges may be smoothed. They always are here.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  /// Sets how far lines may deviate from curves, in pixels. The rasterizer chooses that here.
  public func setFlatness(_ flatness: CGFloat) {}
}
