import Drawing
import Foundation
import Geometry

/// How pictures are drawn.
///
/// - Fidelity: approximated; every picture is sRGB with eight bits a channel.
@preconcurrency @MainActor
open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels per point; 0 for the screen's.
  open var scale: CGFloat
  /// Nothing of what lies behind the picture is to show.
  open var opaque = false

  public override init() {
    scale = UITraitCollection.current.displayScale
    super.init()
  }

  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// Draws pictures in code.
///
/// - Fidelity: documented; data of pictures are absent. The picture is blank where no host draws pixels.
@preconcurrency @MainActor
open class UIGraphicsImageRenderer: NSObject {
  private let bounds: CGRect
  open private(set) var format: UIGraphicsImageRendererFormat

  public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds.standardFinite
    self.format = format
    super.init()
  }

  private var scale: CGFloat { format.scale > 0 ? format.scale : UITraitCollection.screen.displayScale }

  /// Calls `actions`, and gives back what they drew.
  ///
  /// - Returns: Of no size, if the renderer has none or one that no picture can have.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let origin = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
    let context = CGContext(DrawingRecorder(transform: origin), traits: .current)
    let shown = UIGraphicsImageRendererContext(context, format: format, bounds: bounds)
    DrawingContexts.draw(on: context) { actions(shown) }
    return Self.picture(of: context.recorder.commands, size: bounds.size, scale: scale, isOpaque: format.opaque)
  }

  /// On black, if nothing of what lies behind is to show.
  static func picture(of commands: [DrawCommand], size: CGSize, scale: CGFloat, isOpaque: Bool) -> UIImage {
    let ground = isOpaque ? [DrawCommand.fill(RoundedRect(CGRect(origin: .zero, size: size)), .black)] : []
    return UIImage(pixels: pixels(of: DisplayList(size: size, commands: ground + commands), scale: scale), scale: scale)
  }

  private static func pixels(of list: DisplayList, scale: CGFloat) -> ImagePixels {
    if let drawn = try? HostServices.rasterize?(list, scale) { return drawn }
    let (width, height) = ((list.size.width * scale).rounded(), (list.size.height * scale).rounded())
    let fits = width > 0 && height > 0 && width * height <= largestArea
    let (columns, rows) = fits ? (Int(width), Int(height)) : (0, 0)
    return ImagePixels(
      width: columns, height: rows, pixels: [UInt32](repeating: 0, count: columns * rows), name: "drawing")
  }

  /// No device has more pixels.
  private static let largestArea: CGFloat = 67_108_864
}

/// What an image renderer is drawing.
///
/// - Fidelity: documented; blend modes are absent.
@preconcurrency @MainActor
open class UIGraphicsImageRendererContext: NSObject {
  open private(set) var cgContext: CGContext
  open private(set) var format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  init(_ context: CGContext, format: UIGraphicsImageRendererFormat, bounds: CGRect) {
    cgContext = context
    self.format = format
    self.bounds = bounds
    super.init()
  }

  /// In the fill colour.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Along the inside of the edge, in the stroke colour.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  /// From now on only what lies inside is painted.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
