import Foundation
import Geometry

extension CALayer {
  /// Changes one property: compares, stores, marks dirty, and inside an animation block lets it travel there.
  final func change(_ key: AnimatedProperty, _ mutate: (inout LayerState) -> Void) {
    let old = model
    mutate(&model)
    guard model != old else { return }
    animate([key], from: old)
    setNeedsRecord()
  }

  /// Changes position, bounds, anchor or transform together.
  final func changeGeometry(_ mutate: (inout LayerState) -> Void) {
    let old = model
    mutate(&model)
    guard model.transform.matrix.isFinite else {
      model = old
      return
    }
    guard model != old else { return }
    animate([.position, .bounds, .anchorPoint, .transform], from: old)
    setNeedsRecord()
    owner?.geometryDidChange(from: old)
  }
}

extension CATransform3D {
  /// Every entry is a number that geometry can use; a layer ignores other transforms.
  fileprivate var isFinite: Bool {
    m11.isFinite && m12.isFinite && m13.isFinite && m14.isFinite
      && m21.isFinite && m22.isFinite && m23.isFinite && m24.isFinite
      && m31.isFinite && m32.isFinite && m33.isFinite && m34.isFinite
      && m41.isFinite && m42.isFinite && m43.isFinite && m44.isFinite
  }
}
