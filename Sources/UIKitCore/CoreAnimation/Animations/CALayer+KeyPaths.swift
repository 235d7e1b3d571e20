import Foundation

/// Access to animatable properties by key path, because Linux has no key-value coding.
extension CALayer {
  func baseValue(forKeyPath keyPath: String) -> Any? {
    guard let target = AnimationTarget(keyPath: keyPath), target.belongs(to: modelState) else {
      return keyPath.contains(".") ? nil : keyedValue(keyPath)
    }
    return target.box(target.value(in: modelState))
  }

  func baseSetValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let target = AnimationTarget(keyPath: keyPath), target.belongs(to: modelState) else {
      if !keyPath.contains(".") { setKeyedValue(value, forKey: keyPath) }
      return
    }
    guard let value = target.value(of: value) else { return }
    let isGeometry = [.position, .bounds, .anchorPoint, .transform].contains(target.property)
    if isGeometry {
      changeGeometry { target.set(value, in: &$0) }
    } else {
      change(target.property) { target.set(value, in: &$0) }
    }
  }
}
