import Drawing
import Foundation
import Geometry

/// A renderer of pictures drawn in code.
///
/// - Fidelity: documented. Pictures are blank if the host draws no pixels.
@preconcurrency @MainActor
open class UIGraphicsImageRenderer: NSObject {
  private let bounds: CGRect
  /// The properties of the pictures.
  open private(set) var format: UIGraphicsImageRendererFormat

  /// Creates a renderer of empty pictures.
  public override convenience init() { self.init(size: .zero) }

  /// Creates a renderer of pictures of a size, in points.
  public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }

  /// Creates a renderer of pictures of a size, in points, and a format.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer of pictures that show a rectangle of the drawing's coordinates.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

  /// Creates a renderer of pictures that show a rectangle of the drawing's coordinates, with a format.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds.standardFinite
    self.format = format.copy(bounds: self.bounds)
    super.init()
  }

  private var scale: CGFloat { format.scale > 0 ? format.scale : UITraitCollection.screen.displayScale }

  /// Calls `actions` with a current context, and returns the picture it draws.
  ///
  /// - Returns: The picture; an empty one if the renderer's size is empty or too large for a picture.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let origin = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
    let context = CGContext(DrawingRecorder(transform: origin), traits: .current)
    let shown = UIGraphicsImageRendererContext(context, format: format, bounds: bounds)
    DrawingContexts.draw(on: context) { actions(shown) }
    return Self.picture(of: context.recorder.pictureCommands, size: bounds.size, scale: scale, isOpaque: format.opaque)
  }

  /// Calls `actions` with a current context, and returns the picture it draws as a PNG file; empty data for an empty
  /// picture.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Calls `actions` with a current context, and returns the picture it draws as a JPEG file; empty data for an empty
  /// picture.
  ///
  /// - Parameter compressionQuality: The quality, from 0 to 1.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data() }

  /// Returns the picture of commands, drawn on black if opaque.
  static func picture(of commands: [DrawCommand], size: CGSize, scale: CGFloat, isOpaque: Bool) -> UIImage {
    let background = isOpaque ? [DrawCommand.fill(RoundedRect(CGRect(origin: .zero, size: size)), .black)] : []
    return UIImage(
      pixels: pixels(of: DisplayList(size: size, commands: background + commands), scale: scale), scale: scale)
  }

  private static func pixels(of list: DisplayList, scale: CGFloat) -> ImagePixels {
    if let drawn = try? HostServices.current.rasterize?(list, scale) { return drawn }
    let (width, height) = ((list.size.width * scale).rounded(), (list.size.height * scale).rounded())
    let fits = width > 0 && height > 0 && width * height <= CGFloat(PictureLimit.area)
    let (columns, rows) = fits ? (Int(width), Int(height)) : (0, 0)
    return ImagePixels(
      width: columns, height: rows, pixels: [UInt32](repeating: 0, count: columns * rows), name: "drawing")
  }
}

/// The context in which an image renderer draws.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
open class UIGraphicsImageRendererContext: NSObject {
  /// The surface to draw on.
  open private(set) var cgContext: CGContext
  /// The properties of the picture.
  open private(set) var format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  init(_ context: CGContext, format: UIGraphicsImageRendererFormat, bounds: CGRect) {
    cgContext = context
    self.format = format
    self.bounds = bounds
    super.init()
  }

  /// Fills a rectangle in the fill color.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Fills a rectangle in the fill color, combined with what was drawn before by a blend mode.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) { draw(blendMode) { fill(rect) } }
  /// Draws a line one point wide along the inside of a rectangle's edge, in the stroke color.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  /// Draws a line one point wide along the inside of a rectangle's edge, in the stroke color, combined with what was
  /// drawn before by a blend mode.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) { draw(blendMode) { stroke(rect) } }

  private func draw(_ blendMode: CGBlendMode, _ body: () -> Void) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    body()
    cgContext.restoreGState()
  }

  /// Restricts later drawing to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
