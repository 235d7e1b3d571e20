import Foundation

/// An animation of a layer.
enum LayerAnimation {
  /// An animation of an animation block.
  case propertyAnimation(PropertyAnimation)
  /// An animation that was added to the layer.
  case attached(AttachedAnimation)

  var propertyAnimation: PropertyAnimation? {
    if case .propertyAnimation(let propertyAnimation) = self { propertyAnimation } else { nil }
  }
  var attached: AttachedAnimation? { if case .attached(let attached) = self { attached } else { nil } }

  /// The keys of the animation, of which an animation of bounds has up to two; empty if it was added without one.
  @MainActor
  var keys: [String] {
    switch self {
    case .propertyAnimation(let propertyAnimation): propertyAnimation.keys
    case .attached(let attached): attached.key.map { [$0] } ?? []
    }
  }

  /// Returns the animation with a key as an object.
  @MainActor
  func object(_ key: String) -> CAAnimation? {
    guard keys.contains(key) else { return nil }
    return switch self {
    case .propertyAnimation(let propertyAnimation): propertyAnimation.object(key)
    case .attached(let attached): attached.animation
    }
  }

  /// Marks the animation as removed from its layer, which is reported in the next frame.
  @MainActor
  func lose() {
    switch self {
    case .propertyAnimation(let propertyAnimation): propertyAnimation.group.lose()
    case .attached(let attached): attached.isLost = true
    }
  }
}

/// The animation of a property toward its model value.
struct PropertyAnimation {
  let property: AnimatedProperty
  let from: AnimatedValue
  let to: AnimatedValue
  let group: AnimationGroup
  /// The keyframes between start and end; `nil` for a direct animation.
  var track: KeyframeTrack?

  @MainActor
  func apply(to state: inout LayerState, at time: FrameTime) {
    let progress = group.progress(at: time)
    if let track {
      let value = track.value(at: Double(progress))
      state[property] = property.isAdditive ? state[property].adding(value, times: 1).adding(to, times: -1) : value
      return
    }
    state[property] =
      property.isAdditive
      ? state[property].moved(from: to, towards: from, share: 1 - progress)
      : from.mixed(with: to, share: progress)
  }
}
