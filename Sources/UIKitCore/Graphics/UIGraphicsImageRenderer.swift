import Drawing
import Foundation
import Geometry

/// The properties of the pictures that a renderer makes.
///
/// - Fidelity: approximated; each picture is sRGB with eight bits per channel.
@preconcurrency @MainActor
open class UIGraphicsImageRendererFormat: NSObject {
  /// The number of pixels per point; 0 for that of the screen. The default is that of the current traits.
  open var scale: CGFloat
  /// Whether pictures are drawn on black, rather than on transparent. The default is `false`.
  open var opaque = false
  /// The range of colors in the pictures.
  ///
  /// - Fidelity: approximated; it is kept, and pictures have the standard range.
  open var preferredRange = Range.automatic
  /// Whether pictures have colors beyond the standard range; an older form of ``preferredRange``.
  ///
  /// - Fidelity: approximated; it is kept, and pictures have the standard range.
  open var prefersExtendedRange: Bool {
    get { preferredRange == .extended }
    set { preferredRange = newValue ? .extended : .standard }
  }
  /// The rectangle of the drawing's coordinates that a renderer's pictures show; empty before a renderer has the format.
  open internal(set) var bounds = CGRect.zero

  /// The ranges of colors.
  public enum Range: Int, Hashable, Sendable {
    /// The app has no preference.
    case unspecified = -1
    /// The range is that of the screen.
    case automatic = 0
    /// Colors beyond the standard range are kept.
    case extended = 1
    /// Colors are within the standard range.
    case standard = 2
  }

  /// Creates a format with the default values.
  public override init() {
    scale = UITraitCollection.current.displayScale
    super.init()
  }

  /// Creates a format with the number of pixels per point of traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    scale = traitCollection.displayScale
  }

  /// Returns a format with the default values.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  /// Returns a format with the default values.
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  /// Returns a copy for a renderer, with the rectangle that its pictures show.
  func copy(bounds: CGRect) -> UIGraphicsImageRendererFormat {
    let copy = UIGraphicsImageRendererFormat()
    (copy.scale, copy.opaque, copy.preferredRange, copy.bounds) = (scale, opaque, preferredRange, bounds)
    return copy
  }
}

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
