import Drawing
import Foundation
import Geometry

/// The position and scaling of a layer's contents in its bounds.
///
/// - Fidelity: documented.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name of the value.
  public let rawValue: String
  /// Creates a value from its name. Unknown names act as `resize`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The contents are centered at their own size.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// The contents are at the middle of the top edge, at their own size.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// The contents are at the middle of the bottom edge, at their own size.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// The contents are at the middle of the left edge, at their own size.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// The contents are at the middle of the right edge, at their own size.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// The contents are in the top left corner, at their own size.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// The contents are in the top right corner, at their own size.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// The contents are in the bottom left corner, at their own size.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// The contents are in the bottom right corner, at their own size.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// The contents are stretched to the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// The contents are scaled to fit the bounds, with their proportions.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// The contents are scaled to cover the bounds, with their proportions.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

  var fit: ContentFit {
    switch self {
    case .center: ContentFit(.none)
    case .top: ContentFit(.none, y: 0)
    case .bottom: ContentFit(.none, y: 1)
    case .left: ContentFit(.none, x: 0)
    case .right: ContentFit(.none, x: 1)
    case .topLeft: ContentFit(.none, x: 0, y: 0)
    case .topRight: ContentFit(.none, x: 1, y: 0)
    case .bottomLeft: ContentFit(.none, x: 0, y: 1)
    case .bottomRight: ContentFit(.none, x: 1, y: 1)
    case .resizeAspect: ContentFit(.fit)
    case .resizeAspectFill: ContentFit(.fill)
    default: ContentFit(.stretch)
    }
  }
}

extension CALayer {
  /// Draws the image in the layer's contents.
  final func recordContents(in bounds: CGRect, into commands: inout [DrawCommand]) {
    guard let picture = (contents as? CGImage).flatMap(shownPart) else { return }
    let scale = contentsScale > 0 && contentsScale.isFinite ? contentsScale : 1
    let size = CGSize(width: CGFloat(picture.width) / scale, height: CGFloat(picture.height) / scale)
    let frame = contentsGravity.fit.placement(of: size, in: bounds)
    guard frame.width > 0, frame.height > 0 else { return }
    let image = UIImage(cgImage: picture, scale: scale, orientation: .up)
    let middle = Self.unitPart(contentsCenter)
    let isSliced = middle != Self.unit && contentsGravity == .resize
    let caps = caps(around: middle, size)
    let shown = isSliced ? image.resizableImage(withCapInsets: caps, resizingMode: .stretch) : image
    commands.append(filtered(shown.command(in: frame, traits: .current, tint: .black)))
  }

  private static let unit = CGRect(x: 0, y: 0, width: 1, height: 1)

  /// Returns a rectangle clipped to the unit; the unit for one that cannot be drawn.
  private static func unitPart(_ rect: CGRect) -> CGRect {
    let part = rect.finite.intersection(unit)
    return part.isNull || part.width <= 0 || part.height <= 0 ? unit : part
  }

  /// Returns the part of the contents that is drawn.
  private func shownPart(of picture: CGImage) -> CGImage? {
    let part = Self.unitPart(contentsRect)
    guard part != Self.unit else { return picture }
    let (width, height) = (CGFloat(picture.width), CGFloat(picture.height))
    return picture.cropping(
      to: CGRect(
        x: part.minX * width, y: part.minY * height, width: part.width * width, height: part.height * height))
  }

  private func caps(around middle: CGRect, _ size: CGSize) -> UIEdgeInsets {
    UIEdgeInsets(
      top: middle.minY * size.height, left: middle.minX * size.width, bottom: (1 - middle.maxY) * size.height,
      right: (1 - middle.maxX) * size.width)
  }

  // MARK: Coordinates

  func baseConvert(_ p: CGPoint, to layer: CALayer?) -> CGPoint {
    let top = p.applying(transformToTop)
    guard let layer, let back = layer.transformToTop.inverse else { return top }
    return top.applying(back)
  }

  func baseConvert(_ p: CGPoint, from layer: CALayer?) -> CGPoint {
    let top = layer.map { p.applying($0.transformToTop) } ?? p
    return transformToTop.inverse.map { top.applying($0) } ?? top
  }

  func baseConvert(_ r: CGRect, to layer: CALayer?) -> CGRect {
    let top = r.applying(transformToTop)
    guard let layer, let back = layer.transformToTop.inverse else { return top }
    return top.applying(back)
  }

  func baseConvert(_ r: CGRect, from layer: CALayer?) -> CGRect {
    let top = layer.map { r.applying($0.transformToTop) } ?? r
    return transformToTop.inverse.map { top.applying($0) } ?? top
  }

  /// The transform from the layer's coordinates to those of the topmost ancestor, without depth.
  private var transformToTop: CGAffineTransform {
    var (transform, next) = (CGAffineTransform.identity, self as CALayer?)
    while let layer = next, layer.superlayer != nil {
      transform = transform.concatenating(layer.transformToSuperlayer)
      next = layer.superlayer
    }
    return transform
  }

  private var transformToSuperlayer: CGAffineTransform {
    let anchor = CGPoint(
      x: bounds.minX + bounds.width * anchorPoint.x, y: bounds.minY + bounds.height * anchorPoint.y)
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y).concatenating(affineTransform())
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }
}

extension CGAffineTransform {
  fileprivate var inverse: CGAffineTransform? { a * d - b * c == 0 ? nil : inverted() }
}
