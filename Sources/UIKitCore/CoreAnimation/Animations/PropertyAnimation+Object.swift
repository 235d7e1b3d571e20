import Foundation

// The animations of animation blocks as the objects that a layer returns for their keys. On iOS these are animations
// that the view has added to its layer.
extension PropertyAnimation {
  /// The keys: that of the property, or those of the parts of the bounds that change.
  var keys: [String] {
    guard property.isPublic else { return [] }
    guard property == .bounds, case .numbers(let old) = from, case .numbers(let new) = to, old != new else {
      return [property.rawValue]
    }
    return (old.lowHalf == new.lowHalf ? [] : ["bounds.origin"]) + (old.highHalf == new.highHalf ? [] : ["bounds.size"])
  }

  /// Returns an object with the timing of the block and the values of the animation: the distance to the new value for
  /// animations that add up, otherwise the old value.
  ///
  /// - Fidelity: approximated; it is a `CABasicAnimation` for springs and keyframes, too, and changing it has no effect.
  @MainActor
  func object(_ key: String) -> CABasicAnimation {
    let animation = group.animation(of: key)
    guard let target = AnimationTarget(keyPath: key) else { return animation }
    animation.isAdditive = property.isAdditive
    let old = property.isAdditive ? from.adding(to, times: -1) : from
    animation.fromValue = target.box(target.part(of: old))
    if property.isAdditive { animation.toValue = target.box(target.part(of: old.adding(old, times: -1))) }
    return animation
  }
}

extension AnimationTarget {
  /// Returns the target's part of a value of the whole property.
  fileprivate func part(of value: AnimatedValue) -> AnimatedValue {
    guard case .numbers(let first, let count) = part, case .numbers(let numbers) = value else { return value }
    return .pair(numbers[first], count > 1 ? numbers[first + 1] : 0)
  }
}
