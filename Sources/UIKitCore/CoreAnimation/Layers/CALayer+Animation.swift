import Foundation

extension CALayer {
  /// Animates the properties that differ from `old` to their new values: with the current animation block, or
  /// implicitly.
  final func animate(_ properties: [AnimatedProperty], from old: LayerState) {
    guard !CATransaction.state.disablesActions else { return }
    guard let group = AnimationContext.current else { return animateImplicitly(properties, from: old) }
    guard group.timing.duration > 0, let root = group.root(for: self) else { return }
    for property in properties where old[property] != modelState[property] {
      if let keyframes = group.keyframes {
        keyframes.add(property, of: self, from: old[property], to: modelState[property])
        continue
      }
      start(property, from: old[property], group: group, on: root)
    }
  }

  /// Shows the layer, although it is hidden, until the animations of the current block have ended.
  package final func keepVisible() {
    var old = modelState
    old.presence = 1
    animate([.presence], from: old)
  }

  private func start(
    _ property: AnimatedProperty, from old: AnimatedValue, group: AnimationGroup, on root: any LayerHost
  ) {
    var from = old
    if !property.isAdditive || group.beginsFromCurrentState {
      from = shownValue(of: property, before: old, at: root.now)
      discardAnimations { $0.propertyAnimation?.property == property }
    }
    move(PropertyAnimation(property: property, from: from, to: modelState[property], group: group), on: root)
  }

  /// - Parameter track: The keyframes, from the property's former value to the model's.
  final func start(_ property: AnimatedProperty, along track: KeyframeTrack, group: AnimationGroup) {
    guard let root = group.root(for: self) else { return }
    var track = track
    if !property.isAdditive || group.beginsFromCurrentState {
      track.begin(with: shownValue(of: property, before: track.values[0], at: root.now))
      discardAnimations { $0.propertyAnimation?.property == property }
    }
    var propertyAnimation = PropertyAnimation(
      property: property, from: track.values[0], to: modelState[property], group: group)
    propertyAnimation.track = track
    move(propertyAnimation, on: root)
  }

  private func move(_ propertyAnimation: PropertyAnimation, on root: any LayerHost) {
    animations.append(.propertyAnimation(propertyAnimation))
    propertyAnimation.group.add(self, on: root)
  }

  /// Returns the displayed value of a property whose model value has already changed.
  final func shownValue(of property: AnimatedProperty, before old: AnimatedValue, at time: FrameTime) -> AnimatedValue {
    var shown = modelState
    shown[property] = old
    return presented(shown, at: time)[property]
  }

  /// Removes animations, so that the layer shows its model values.
  final func discardAnimations(where isDiscarded: (LayerAnimation) -> Bool = { _ in true }) {
    guard !animations.isEmpty else { return }
    for animation in animations where isDiscarded(animation) { animation.lose() }
    animations.removeAll(where: isDiscarded)
    setNeedsRecord()
  }

  /// Returns the displayed values at a time.
  final func shown(at time: FrameTime) -> LayerState {
    animations.isEmpty ? modelState : presented(modelState, at: time)
  }

  private func presented(_ modelState: LayerState, at time: FrameTime) -> LayerState {
    var state = modelState
    let own = localTime(time)
    for animation in animations {
      switch animation {
      case .propertyAnimation(let propertyAnimation): propertyAnimation.apply(to: &state, at: time)
      case .attached(let attached): attached.plan?.apply(to: &state, at: own)
      }
    }
    return state
  }

  func basePresentation() -> Self? {
    guard let root else { return nil }
    let copy = Self()
    copy.copyValues(of: self)
    copy.modelState = shown(at: root.now)
    copy.presented = self
    return copy
  }

  func baseModel() -> Self { presented as? Self ?? self }

  /// The render root that shows the layer.
  final var root: (any LayerHost)? {
    var layer: CALayer? = self
    while let current = layer {
      if current.masked == nil, let owner = current.owner { return owner.layerHost }
      layer = current.masked ?? current.superlayer
    }
    return nil
  }
}
