import Foundation
import Geometry

extension CALayer {
  /// Changes one property: compares, stores, invalidates, and animates the change inside an animation block.
  final func change(_ key: AnimatedProperty, _ mutate: (inout LayerState) -> Void) {
    let old = modelState
    mutate(&modelState)
    guard modelState != old else { return }
    animate([key], from: old)
    setNeedsRecord()
    reportChange()
  }

  /// Changes the position, bounds, anchor point and transform together.
  final func changeGeometry(_ mutate: (inout LayerState) -> Void) {
    let old = modelState
    mutate(&modelState)
    guard modelState.transform.isUsable else {
      modelState = old
      return
    }
    guard modelState != old else { return }
    if modelState.transform.depth != 0 { superlayer?.hasLayeredChildren = true }
    animate([.position, .bounds, .anchorPoint, .transform], from: old)
    setNeedsRecord()
    owner?.geometryDidChange(from: old)
    if modelState.bounds.size != old.bounds.size { sizeDidChange() }
    reportChange()
  }

  /// Reports a change to the observers of the layer and of its view.
  private func reportChange() {
    KeyValueObservers.check(self)
    KeyValueObservers.check(owner)
  }
}

extension LayerTransform {
  /// Whether every entry is within the range of valid geometry. A layer ignores other transforms.
  var isUsable: Bool {
    func usable(_ entries: CGFloat...) -> Bool { entries.allSatisfy { abs($0) <= FiniteGeometry.factorLimit } }
    switch self {
    case .identity: return true
    case .affine(let t): return usable(t.a, t.b, t.c, t.d, t.tx, t.ty)
    case .spatial(let t):
      return usable(t.m11, t.m12, t.m13, t.m14) && usable(t.m21, t.m22, t.m23, t.m24)
        && usable(t.m31, t.m32, t.m33, t.m34) && usable(t.m41, t.m42, t.m43, t.m44)
    }
  }
}
