import Drawing
import Foundation
import Geometry

/// Where the contents of a layer lie in it.
///
/// - Fidelity: documented.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let center = CALayerContentsGravity(rawValue: "center")
  public static let top = CALayerContentsGravity(rawValue: "top")
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  public static let left = CALayerContentsGravity(rawValue: "left")
  public static let right = CALayerContentsGravity(rawValue: "right")
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

  var contentMode: UIView.ContentMode {
    switch self {
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    case .resizeAspect: .scaleAspectFit
    case .resizeAspectFill: .scaleAspectFill
    default: .scaleToFill
    }
  }
}

extension CALayer {
  /// Paints the picture that is the layer's contents.
  final func recordContents(in bounds: CGRect, into commands: inout [DrawCommand]) {
    guard let picture = contents as? CGImage else { return }
    let scale = contentsScale > 0 && contentsScale.isFinite ? contentsScale : 1
    let size = CGSize(width: CGFloat(picture.width) / scale, height: CGFloat(picture.height) / scale)
    let place = contentsGravity.contentMode.placement(of: size, in: bounds)
    guard place.width > 0, place.height > 0 else { return }
    commands.append(UIImage(cgImage: picture).command(in: place, traits: .current, tint: .black))
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

  /// From the layer's coordinates to those of the topmost above it, without depth.
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
