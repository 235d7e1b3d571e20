import Foundation

/// Something that moves what is shown of a layer.
enum LayerAnimation {
  /// A block's.
  case travel(PropertyTravel)
  /// One that was added.
  case attached(AttachedAnimation)

  var travel: PropertyTravel? { if case .travel(let travel) = self { travel } else { nil } }
  var attached: AttachedAnimation? { if case .attached(let attached) = self { attached } else { nil } }

  /// What it is removed by; nil for what was added without one.
  @MainActor
  var key: String? {
    switch self {
    case .travel(let travel): travel.property.isPublic ? travel.property.rawValue : nil
    case .attached(let attached): attached.key
    }
  }

  /// It is taken from its layer, and whoever waits for it hears of it in the next frame.
  @MainActor
  func lose() {
    switch self {
    case .travel(let travel): travel.group.lose()
    case .attached(let attached): attached.isLost = true
    }
  }
}

/// One property on its way to the value that the model has already.
struct PropertyTravel {
  let property: AnimatedProperty
  let from: AnimatedValue
  let to: AnimatedValue
  let group: AnimationGroup
  /// Keyframes between the two; nil for the straight way.
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
