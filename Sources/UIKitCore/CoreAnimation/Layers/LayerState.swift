import Drawing
import Foundation
import Geometry

/// The animatable properties of a layer, as a value.
struct LayerState: Equatable {
  var position = CGPoint.zero
  var bounds = CGRect.zero
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var transform = LayerTransform.identity
  var sublayerTransform = LayerTransform.identity
  var opacity: CGFloat = 1
  /// A value other than 0 shows the layer although it is hidden, until an animation has ended.
  var presence: CGFloat = 0
  /// The fraction of its way back behind a sheet that the layer has moved, from 0 to 1.
  var recession: CGFloat = 0
  /// The position of the layer's upper edge when ``recession`` is 1, in the superlayer's coordinates.
  var recededTop: CGFloat = 0
  var backgroundColor: Color?
  var cornerRadius: CGFloat = 0
  var borderWidth: CGFloat = 0
  var borderColor: Color? = .black
  var shadowColor: Color? = .black
  var shadowOpacity: CGFloat = 0
  var shadowRadius: CGFloat = 3
  var shadowOffset = CGSize(width: 0, height: -3)
  /// The shape that casts the shadow; `nil` for the shape of the layer's content.
  var shadowOutline: Outline?
  /// The properties of shapes, gradients and materials.
  var drawn: DrawnState?
  /// The values of keys that the class does not declare.
  var keyed: [String: KeyedValue] = [:]
}

/// The transform of a layer, stored as an affine transform if it is one, as nearly all are.
enum LayerTransform: Equatable {
  case identity
  case affine(CGAffineTransform)
  indirect case spatial(CATransform3D)

  init(_ affine: CGAffineTransform) { self = affine.isIdentity ? .identity : .affine(affine) }

  init(_ transform: CATransform3D) {
    self =
      CATransform3DIsAffine(transform)
      ? LayerTransform(CATransform3DGetAffineTransform(transform)) : .spatial(transform)
  }

  /// The transform without depth.
  var flat: CGAffineTransform {
    switch self {
    case .identity: .identity
    case .affine(let transform): transform
    case .spatial(let transform): CATransform3DGetAffineTransform(transform)
    }
  }

  /// The transform as an affine one: the identity for a transform that turns out of the plane, or has perspective.
  var affine: CGAffineTransform {
    guard case .spatial(let matrix) = self else { return flat }
    let others = [matrix.m13, matrix.m14, matrix.m23, matrix.m24, matrix.m31, matrix.m32, matrix.m34]
    return others.allSatisfy { $0 == 0 } && matrix.m44 == 1 ? flat : .identity
  }

  var matrix: CATransform3D {
    switch self {
    case .identity: CATransform3DIdentity
    case .affine(let transform): CATransform3DMakeAffineTransform(transform)
    case .spatial(let transform): transform
    }
  }
}

extension LayerState {
  /// The frame in the superlayer's coordinates: the smallest upright rectangle around the transformed bounds.
  var frame: CGRect {
    get {
      let corner = CGPoint(x: -anchorPoint.x * bounds.size.width, y: -anchorPoint.y * bounds.size.height)
      guard transform != .identity else { return CGRect(origin: position + corner, size: bounds.size) }
      let box = CGRect(origin: corner, size: bounds.size).applying(transform.projection)
      return CGRect(origin: position + box.origin, size: box.size).withoutTrigonometricNoise
    }
    set {
      let frame = newValue
      // An unchanged size must not drift because of rounding in the inverse transform.
      if transform == .identity || frame.size != self.frame.size {
        bounds.size = transform == .identity ? frame.size : frame.size.before(transform.flat)
      }
      position = CGPoint(
        x: frame.origin.x + anchorPoint.x * frame.size.width, y: frame.origin.y + anchorPoint.y * frame.size.height)
    }
  }

  /// The anchor point in the layer's own coordinates, the center of its transforms.
  var pivot: CGPoint {
    CGPoint(
      x: bounds.origin.x + anchorPoint.x * bounds.size.width, y: bounds.origin.y + anchorPoint.y * bounds.size.height)
  }

  /// The projection from the layer to its superlayer without the superlayer's perspective.
  var toSuperlayer: ProjectionTransform {
    let pivot = pivot
    guard transform != .identity else {
      return ProjectionTransform(CGAffineTransform(translationX: position.x - pivot.x, y: position.y - pivot.y))
    }
    return ProjectionTransform(CGAffineTransform(translationX: -pivot.x, y: -pivot.y))
      .concatenating(transform.projection)
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }
}

extension CGSize {
  /// Returns the size whose transformed bounding box has this size; this size itself if there is none.
  fileprivate func before(_ transform: CGAffineTransform) -> CGSize {
    CGRect(origin: .zero, size: self).applying(transform.inverted()).finite.withoutTrigonometricNoise.size
  }
}

extension CGRect {
  /// The rectangle without the rounding errors of rotations: the cosine of a right angle is 6e-17 rather than 0, so 50
  /// points become 50.00000000000001.
  ///
  /// Numbers closer than this error to a multiple of 2⁻²⁰ points are rounded to it.
  fileprivate var withoutTrigonometricNoise: CGRect {
    let largest = [origin.x, origin.y, size.width, size.height].map(\.magnitude).reduce(0, Swift.max)
    let noise = largest * 0x1p-50
    func clean(_ value: CGFloat) -> CGFloat {
      let nearest = (value * 0x1p20).rounded() / 0x1p20
      return abs(value - nearest) <= noise ? nearest : value
    }
    return CGRect(x: clean(origin.x), y: clean(origin.y), width: clean(size.width), height: clean(size.height))
  }
}
