import Foundation

extension CALayer {
  /// Lets the properties that differ from `old` travel to their new values, if an animation block is running.
  final func animate(_ properties: [AnimatedProperty], from old: LayerState) {
    guard let group = AnimationContext.current, group.timing.duration > 0, let root else { return }
    for property in properties where old[property] != model[property] {
      start(property, from: old[property], group: group, on: root)
    }
  }

  private func start(
    _ property: AnimatedProperty, from old: AnimatedValue, group: AnimationGroup, on root: RenderRoot
  ) {
    var from = old
    if !property.isAdditive || group.beginsFromCurrentState {
      // `model` is already the destination; what is under way is asked for where it stood before.
      var shown = model
      shown[property] = old
      from = presented(shown, at: root.now)[property]
      discardAnimations { $0.property == property }
    }
    animations.append(LayerAnimation(property: property, from: from, to: model[property], group: group))
    group.add(self, on: root)
  }

  /// Stops what moves; the layer is where it was going.
  final func discardAnimations(where isDiscarded: (LayerAnimation) -> Bool = { _ in true }) {
    guard !animations.isEmpty else { return }
    for animation in animations where isDiscarded(animation) { animation.group.lose() }
    animations.removeAll(where: isDiscarded)
    setNeedsRecord()
  }

  /// What is shown at `time`.
  final func shown(at time: FrameTime) -> LayerState {
    animations.isEmpty ? model : presented(model, at: time)
  }

  private func presented(_ model: LayerState, at time: FrameTime) -> LayerState {
    var state = model
    for animation in animations {
      let progress = animation.group.timing.progress(at: time)
      let property = animation.property
      state[property] =
        property.isAdditive
        ? state[property].moved(from: animation.to, towards: animation.from, share: 1 - progress)
        : animation.from.mixed(with: animation.to, share: progress)
    }
    return state
  }

  /// A copy with the values that are on screen now, nil while the layer is on none.
  ///
  /// - Fidelity: approximated; the copy has no sublayers.
  public func presentation() -> Self? {
    guard let root else { return nil }
    let copy = Self()
    copy.model = shown(at: root.now)
    copy.isHidden = isHidden
    copy.masksToBounds = masksToBounds
    copy.maskedCorners = maskedCorners
    copy.zPosition = zPosition
    copy.isDoubleSided = isDoubleSided
    return copy
  }

  /// The stage that shows the layer.
  final var root: RenderRoot? {
    var layer: CALayer? = self
    while let current = layer {
      if current.masked == nil, let owner = current.owner { return owner.window?.root }
      layer = current.masked ?? current.superlayer
    }
    return nil
  }
}
