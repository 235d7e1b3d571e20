import Foundation

/// Implicit animations of layers that do not belong to a view.
///
/// - Source: "Default Implied Basic Animation" in Apple's Core Animation guide: 0.25 s, or the transaction's duration.
extension CALayer {
  final func animateImplicitly(_ properties: [AnimatedProperty], from old: LayerState) {
    guard owner == nil, CATransaction.state.duration != 0, let root, wasShown else { return }
    for property in properties where property.isImplicit && old[property] != modelState[property] {
      guard let action = action(forKey: property.rawValue) else { continue }
      if let animation = action as? CABasicAnimation, animation.isOpen {
        let target = AnimationTarget(keyPath: property.rawValue)
        animation.fromValue = target?.box(shownValue(of: property, before: old[property], at: root.now))
      }
      action.run(forKey: property.rawValue, object: self, arguments: nil)
    }
  }

  /// Whether the layer and its ancestors had their current superlayer in the last recorded frame. Changes of a layer
  /// that was just added are not animated.
  final var wasShown: Bool {
    var layer: CALayer? = self
    while let current = layer {
      guard current.arrival < FrameCount.current else { return false }
      layer = current.masked ?? current.superlayer
    }
    return true
  }

  /// Returns the delegate's action, the layer's own one, that of its class, or the implicit animation.
  final func actionForChange(_ key: String) -> (any CAAction)? {
    if let action = delegate?.action(for: self, forKey: key) { return action is NSNull ? nil : action }
    if let own = actions?[key] { return own is NSNull ? nil : own }
    if let action = type(of: self).defaultAction(forKey: key) { return action is NSNull ? nil : action }
    guard AnimatedProperty(rawValue: key)?.isImplicit ?? false else { return nil }
    guard owner == nil else { return AnimationContext.current?.animation(of: key) }
    let animation = CABasicAnimation(keyPath: key)
    animation.fillMode = .backwards
    animation.duration = CATransaction.animationDuration()
    animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    return animation
  }
}

extension CABasicAnimation {
  /// Whether neither the start nor the end of the animation is set.
  var isOpen: Bool { fromValue == nil && toValue == nil && byValue == nil }
}

extension AnimationGroup {
  /// Returns an animation with the timing of the animation block, as the layers of views have it for their properties.
  func animation(of key: String) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: key)
    (animation.duration, animation.fillMode) = (timing.duration, .both)
    if delay > 0 { animation.beginTime = CACurrentMediaTime() + delay }
    animation.timingFunction = CAMediaTimingFunction(easing: timing.curve)
    animation.autoreverses = timing.autoreverses
    if timing.repeatCount != 1 { animation.repeatCount = Float(timing.repeatCount) }
    return animation
  }
}
