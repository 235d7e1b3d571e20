import Foundation
import Geometry

extension LayerTransform {
  /// How the plane z = 0 is seen.
  var projection: ProjectionTransform {
    switch self {
    case .identity: .identity
    case .affine(let transform): ProjectionTransform(transform)
    case .spatial(let transform): ProjectionTransform(transform)
    }
  }

  /// How far towards the viewer the transform brings the point it turns around.
  var depth: CGFloat {
    guard case .spatial(let transform) = self, transform.m44 > 0 else { return 0 }
    return transform.m43 / transform.m44
  }
}

/// How a layer looks at its sublayers.
struct Lens {
  let transform: CATransform3D
  /// In the layer's coordinates.
  let pivot: CGPoint

  /// Nil if sublayers are seen as they are.
  init?(_ state: LayerState) {
    guard state.sublayerTransform != .identity else { return nil }
    transform = state.sublayerTransform.matrix
    pivot = state.pivot
  }
}

extension LayerState {
  /// Maps points of the layer to its superlayer, which looks at it through `lens`.
  ///
  /// - Parameter zPosition: How far the layer stands in front of its superlayer's plane; only a lens can tell.
  func toSuperlayer(zPosition: CGFloat, through lens: Lens?) -> ProjectionTransform {
    guard let lens else { return toSuperlayer }
    return ProjectionTransform(
      CATransform3DConcat(spatial(zPosition: zPosition, around: lens.pivot), lens.transform)
    ).concatenating(CGAffineTransform(translationX: lens.pivot.x, y: lens.pivot.y))
  }

  /// Whether the layer is seen from behind, mirrored ones excepted.
  func showsBack(zPosition: CGFloat, through lens: Lens?) -> Bool {
    var matrix = transform.matrix
    if let lens {
      matrix = CATransform3DConcat(spatial(zPosition: zPosition, around: lens.pivot), lens.transform)
    }
    // The entry of the inverse that takes the viewer's axis to the layer's own.
    let facing = ProjectionTransform(matrix).determinant
    return facing * matrix.determinant < 0
  }

  /// The layer's coordinates to its superlayer's, depth included and counted from `origin`.
  private func spatial(zPosition: CGFloat, around origin: CGPoint) -> CATransform3D {
    let own = CATransform3DConcat(CATransform3DMakeTranslation(-pivot.x, -pivot.y, 0), transform.matrix)
    return CATransform3DConcat(
      own, CATransform3DMakeTranslation(position.x - origin.x, position.y - origin.y, zPosition))
  }
}

extension CATransform3D {
  /// By the entries of the last column: most of them are zero.
  fileprivate var determinant: CGFloat {
    func minor(
      _ a: (CGFloat, CGFloat, CGFloat), _ b: (CGFloat, CGFloat, CGFloat), _ c: (CGFloat, CGFloat, CGFloat)
    ) -> CGFloat {
      a.0 * (b.1 * c.2 - b.2 * c.1) - a.1 * (b.0 * c.2 - b.2 * c.0) + a.2 * (b.0 * c.1 - b.1 * c.0)
    }
    let rows = [(m11, m12, m13), (m21, m22, m23), (m31, m32, m33), (m41, m42, m43)]
    return -m14 * minor(rows[1], rows[2], rows[3]) + m24 * minor(rows[0], rows[2], rows[3])
      - m34 * minor(rows[0], rows[1], rows[3]) + m44 * minor(rows[0], rows[1], rows[2])
  }
}

extension CALayer {
  /// Maps points of the layer to its superlayer, as the viewer sees both.
  final var toSuperlayer: ProjectionTransform {
    model.toSuperlayer(zPosition: zPosition, through: superlayer.flatMap { Lens($0.model) })
  }
}
