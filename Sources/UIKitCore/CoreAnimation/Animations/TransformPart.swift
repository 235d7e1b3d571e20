import Foundation
import Geometry

/// A part of a transform that can be animated alone, with its name in key paths.
enum TransformPart: String {
  /// The same as `rotationZ`.
  case rotation
  case rotationX = "rotation.x"
  case rotationY = "rotation.y"
  case rotationZ = "rotation.z"
  /// All three scales. Its value is their mean.
  case scale
  case scaleX = "scale.x"
  case scaleY = "scale.y"
  case scaleZ = "scale.z"
  /// The horizontal and vertical translation.
  case translation
  case translationX = "translation.x"
  case translationY = "translation.y"
  case translationZ = "translation.z"

  var dimensions: Int { self == .translation ? 2 : 1 }

  /// Whether an affine transform stays affine when the part changes.
  fileprivate var isFlat: Bool {
    switch self {
    case .rotationX, .rotationY, .scaleZ, .translationZ: false
    default: true
    }
  }
}

extension LayerTransform {
  /// A part of the transform, in radians, factors or points.
  ///
  /// - Fidelity: observed; a matrix is a scale, then rotations around x, y and z, then a translation, then a
  ///   perspective.
  subscript(part: TransformPart) -> SIMD4<Double> {
    get {
      if case .spatial = self { return SpatialParts(matrix).value(part) }
      return AffineParts(flat).value(part)
    }
    set {
      if part.isFlat, !isSpatial {
        var parts = AffineParts(flat)
        parts.set(part, to: newValue)
        self = LayerTransform(parts.transform)
      } else {
        var parts = SpatialParts(matrix)
        parts.set(part, to: newValue)
        self = LayerTransform(parts.matrix)
      }
    }
  }

  private var isSpatial: Bool { if case .spatial = self { true } else { false } }
}

extension AffineParts {
  fileprivate func value(_ part: TransformPart) -> SIMD4<Double> {
    switch part {
    case .rotation, .rotationZ: SIMD4(Double(angle), 0, 0, 0)
    case .scale: SIMD4(Double(scaleX + scaleY + 1) / 3, 0, 0, 0)
    case .scaleX: SIMD4(Double(scaleX), 0, 0, 0)
    case .scaleY: SIMD4(Double(scaleY), 0, 0, 0)
    case .scaleZ: SIMD4(1, 0, 0, 0)
    case .translation: SIMD4(Double(move.x), Double(move.y), 0, 0)
    case .translationX: SIMD4(Double(move.x), 0, 0, 0)
    case .translationY: SIMD4(Double(move.y), 0, 0, 0)
    case .rotationX, .rotationY, .translationZ: .zero
    }
  }

  fileprivate mutating func set(_ part: TransformPart, to numbers: SIMD4<Double>) {
    let (first, second) = (CGFloat(numbers.x), CGFloat(numbers.y))
    switch part {
    case .rotation, .rotationZ: angle = first
    case .scale: (scaleX, scaleY) = (first, first)
    case .scaleX: scaleX = first
    case .scaleY: scaleY = first
    case .translation: move = CGPoint(x: first, y: second)
    case .translationX: move.x = first
    case .translationY: move.y = first
    case .rotationX, .rotationY, .scaleZ, .translationZ: break
    }
  }
}

extension SpatialParts {
  fileprivate func value(_ part: TransformPart) -> SIMD4<Double> {
    switch part {
    case .rotationX: SIMD4(angles.x, 0, 0, 0)
    case .rotationY: SIMD4(angles.y, 0, 0, 0)
    case .rotation, .rotationZ: SIMD4(angles.z, 0, 0, 0)
    case .scale: SIMD4((scale.x + scale.y + scale.z) / 3, 0, 0, 0)
    case .scaleX: SIMD4(scale.x, 0, 0, 0)
    case .scaleY: SIMD4(scale.y, 0, 0, 0)
    case .scaleZ: SIMD4(scale.z, 0, 0, 0)
    case .translation: SIMD4(move.x, move.y, 0, 0)
    case .translationX: SIMD4(move.x, 0, 0, 0)
    case .translationY: SIMD4(move.y, 0, 0, 0)
    case .translationZ: SIMD4(move.z, 0, 0, 0)
    }
  }

  fileprivate mutating func set(_ part: TransformPart, to numbers: SIMD4<Double>) {
    switch part {
    case .rotationX: angles.x = numbers.x
    case .rotationY: angles.y = numbers.x
    case .rotation, .rotationZ: angles.z = numbers.x
    case .scale: scale = SIMD3(repeating: numbers.x)
    case .scaleX: scale.x = numbers.x
    case .scaleY: scale.y = numbers.x
    case .scaleZ: scale.z = numbers.x
    case .translation: (move.x, move.y) = (numbers.x, numbers.y)
    case .translationX: move.x = numbers.x
    case .translationY: move.y = numbers.x
    case .translationZ: move.z = numbers.x
    }
  }
}
