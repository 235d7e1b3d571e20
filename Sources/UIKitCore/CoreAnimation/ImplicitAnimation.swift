import Foundation

/// What a layer that is no view's does by itself when its properties change.
///
/// - Source: "Default Implied Basic Animation" in Apple's Core Animation guide: 0.25 s, or what the transaction says.
extension CALayer {
  final func animateImplicitly(_ properties: [AnimatedProperty], from old: LayerState) {
    guard owner == nil, CATransaction.state.duration != 0, let root, wasShown else { return }
    for property in properties where property.isImplicit && old[property] != model[property] {
      guard let action = action(forKey: property.rawValue) else { continue }
      if let animation = action as? CABasicAnimation, animation.isOpen {
        let target = AnimationTarget(keyPath: property.rawValue)
        animation.fromValue = target?.box(shownValue(of: property, before: old[property], at: root.now))
      }
      action.run(forKey: property.rawValue, object: self, arguments: nil)
    }
  }

  /// The layer and those around it stood where they are when the last frame was recorded: what has just come is there at
  /// once.
  private var wasShown: Bool {
    var layer: CALayer? = self
    while let current = layer {
      guard current.arrival < RenderRoot.frameInProgress else { return false }
      layer = current.masked ?? current.superlayer
    }
    return true
  }

  /// The layer's own action, its class's, or the implicit animation.
  final func actionForChange(_ key: String) -> (any CAAction)? {
    if let own = actions?[key] { return own is NSNull ? nil : own }
    if let action = type(of: self).defaultAction(forKey: key) { return action is NSNull ? nil : action }
    guard owner == nil, AnimatedProperty(rawValue: key)?.isImplicit ?? false else { return nil }
    let animation = CABasicAnimation(keyPath: key)
    animation.fillMode = .backwards
    animation.duration = CATransaction.animationDuration()
    animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    return animation
  }
}

extension CABasicAnimation {
  /// Nothing is said of where it comes from and goes.
  fileprivate var isOpen: Bool { fromValue == nil && toValue == nil && byValue == nil }
}
