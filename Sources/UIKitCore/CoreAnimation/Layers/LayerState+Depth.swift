import Foundation
import Geometry

extension LayerTransform {
  /// The projection of the plane z = 0.
  var projection: ProjectionTransform {
    switch self {
    case .identity: .identity
    case .affine(let transform): ProjectionTransform(transform)
    case .spatial(let transform): ProjectionTransform(transform)
    }
  }

  /// The distance by which the transform moves its center toward the viewer.
  var depth: CGFloat {
    guard case .spatial(let transform) = self, transform.m44 > 0 else { return 0 }
    return transform.m43 / transform.m44
  }
}

/// The perspective that a layer applies to its sublayers.
struct Lens: Equatable {
  let transform: CATransform3D
  /// The center of the perspective, in the layer's coordinates.
  let pivot: CGPoint

  /// Creates the perspective; `nil` if the layer has none.
  init?(_ state: LayerState) {
    guard state.sublayerTransform != .identity else { return nil }
    transform = state.sublayerTransform.matrix
    pivot = state.pivot
  }
}

extension LayerState {
  /// Returns the projection from the layer to its superlayer with the superlayer's perspective.
  ///
  /// - Parameter zPosition: The layer's distance in front of its superlayer's plane. It is visible in perspective only.
  func toSuperlayer(zPosition: CGFloat, through lens: Lens?) -> ProjectionTransform {
    guard let lens else { return toSuperlayer }
    return ProjectionTransform(
      CATransform3DConcat(spatial(zPosition: zPosition, around: lens.pivot), lens.transform)
    ).concatenating(CGAffineTransform(translationX: lens.pivot.x, y: lens.pivot.y))
  }

  /// Returns whether the layer shows its back, which mirroring alone does not cause.
  func showsBack(zPosition: CGFloat, through lens: Lens?) -> Bool {
    var matrix = transform.matrix
    if let lens {
      matrix = CATransform3DConcat(spatial(zPosition: zPosition, around: lens.pivot), lens.transform)
    }
    // The sign of this entry of the inverse tells whether the layer's axis points to the viewer.
    let facing = ProjectionTransform(matrix).determinant
    return facing * matrix.determinant < 0
  }

  /// Returns the transform to the superlayer's coordinates with depth, relative to `origin`.
  private func spatial(zPosition: CGFloat, around origin: CGPoint) -> CATransform3D {
    let own = CATransform3DConcat(CATransform3DMakeTranslation(-pivot.x, -pivot.y, 0), transform.matrix)
    return CATransform3DConcat(
      own, CATransform3DMakeTranslation(position.x - origin.x, position.y - origin.y, zPosition))
  }
}

extension CATransform3D {
  /// The determinant, expanded along the last column, most of whose entries are zero.
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
  /// The projection from the layer to its superlayer, as displayed.
  final var toSuperlayer: ProjectionTransform {
    modelState.toSuperlayer(zPosition: zPosition, through: superlayer.flatMap { Lens($0.modelState) })
  }
}
