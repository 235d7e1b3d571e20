import Foundation

/// An animation that a layer has taken, from then until it is over or removed.
@MainActor
final class AttachedAnimation: RunningMotion {
  /// The layer's own copy.
  let animation: CAAnimation
  let key: String?
  private(set) weak var layer: CALayer?
  /// Nil until the layer is on a stage.
  private(set) var plan: AnimationPlan?
  /// The layer has it no more.
  var isLost = false

  /// For an animation without one of its own; the transaction's, as it was added in it.
  private let duration: TimeInterval
  private let easing: Easing
  private let waiting: [TransactionWait]
  private var hasBegun = false

  init(_ animation: CAAnimation, key: String?, layer: CALayer) {
    self.animation = animation
    self.key = key
    self.layer = layer
    duration = CATransaction.state.duration ?? TransactionState.defaultDuration
    easing = CATransaction.state.easing ?? .linear
    waiting = CATransaction.waiting
    for wait in waiting { wait.join() }
  }

  /// Its time begins, unless it says itself when.
  func start(at now: FrameTime) {
    guard let layer else { return }
    if animation.beginTime == 0 || !animation.beginTime.isFinite { animation.beginTime = layer.localTime(now) }
    plan = AnimationPlan(animation, beginning: animation.beginTime, duration: duration, easing: easing)
  }

  var needsFrames: Bool {
    guard !isLost, let layer, let plan else { return true }
    return layer.root != nil && !(plan.timing.speed == 0 && hasBegun) && !(hasBegun && layer.standsStill)
  }

  func begin(at time: FrameTime) {
    guard !hasBegun, !isLost, let layer, let plan, layer.localTime(time) >= plan.timing.begin else { return }
    hasBegun = true
    animation.delegate?.animationDidStart(animation)
  }

  func isOver(at time: FrameTime) -> Bool {
    guard !isLost, let layer, let plan else { return true }
    return plan.timing.end <= layer.localTime(time)
  }

  func end() {
    let finished = !isLost && layer != nil
    if finished, animation.isRemovedOnCompletion { layer?.forget(self) }
    animation.delegate?.animationDidStop(animation, finished: finished)
    for wait in waiting { wait.leave() }
  }
}

extension CALayer {
  final func attach(_ animation: CAAnimation, key: String?) {
    if let key { discardAnimations { $0.key == key } }
    let attached = AttachedAnimation(animation.duplicate(), key: key, layer: self)
    animations.append(.attached(attached))
    setNeedsRecord()
    guard let root else { return AnimationEngine.wait(attached) }
    attached.start(at: root.now)
    root.animations.start(attached)
  }

  final func attachedAnimation(_ key: String) -> CAAnimation? {
    animations.lazy.compactMap(\.attached).first { $0.key == key }?.animation
  }

  final var keysOfAnimations: [String]? {
    var seen: Set<String> = []
    let keys = animations.compactMap(\.key).filter { seen.insert($0).inserted }
    return keys.isEmpty ? nil : keys
  }

  fileprivate func forget(_ attached: AttachedAnimation) {
    animations.removeAll { $0.attached === attached }
    setNeedsRecord()
  }

  /// The layer leaves the window: what moves it ends, but for what is to stay. What has not begun yet waits on.
  final func dropAnimations() {
    discardAnimations { animation in
      guard let attached = animation.attached else { return true }
      return attached.plan != nil && attached.animation.isRemovedOnCompletion
    }
    mask?.dropAnimations()
    // Those of subviews hear of it themselves.
    for child in children where child.owner == nil { child.dropAnimations() }
  }
}
