import Drawing
import Foundation

/// An animation that was added to a layer, until it is over or removed.
@MainActor
final class AttachedAnimation: RunningMotion {
  /// The layer's copy of the animation.
  let animation: CAAnimation
  let key: String?
  private(set) weak var layer: CALayer?
  /// The plan of the animation; `nil` until the layer is on screen.
  private(set) var plan: AnimationPlan?
  /// Whether the animation has been removed from the layer.
  var isLost = false

  /// The duration of an animation without one of its own, from the transaction in which it was added.
  private let duration: TimeInterval
  private let easing: Easing
  private let waiting: [TransactionWait]
  private var hasBegun = false
  private var hasBeginTime = false
  /// The appearance of the layer before its transition.
  private var oldAppearance: [DrawCommand] = []

  init(_ animation: CAAnimation, key: String?, layer: CALayer) {
    self.animation = animation
    self.key = key
    self.layer = layer
    duration = CATransaction.state.duration ?? TransactionState.defaultDuration
    easing = CATransaction.state.easing ?? .linear
    waiting = CATransaction.waiting
    for wait in waiting { wait.join() }
  }

  /// Gives the animation a begin time in the layer's time, unless it has one. Later changes of the layer's time seek in it.
  func fixBeginTime(at now: FrameTime) {
    guard !hasBeginTime, let layer else { return }
    hasBeginTime = true
    if animation.beginTime == 0 || !animation.beginTime.isFinite { animation.beginTime = layer.localTime(now) }
  }

  /// Starts the animation.
  func start(at now: FrameTime) {
    guard let layer else { return }
    fixBeginTime(at: now)
    let plan = AnimationPlan(animation, beginning: animation.beginTime, duration: duration, easing: easing)
    if case .transition = plan.effect, let root = layer.root {
      oldAppearance = Painter.picture(of: layer, scale: root.environment.scale, at: now)
    }
    self.plan = plan
  }

  /// - Parameter time: The layer's local time.
  func transition(at time: TimeInterval) -> ShownTransition? {
    plan?.transition(at: time).map { ShownTransition(style: $0.style, progress: $0.progress, old: oldAppearance) }
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
    let key = animation is CATransition ? kCATransition : key
    let attached = AttachedAnimation(animation.duplicate(), key: key, layer: self)
    // The animation starts before the replaced one is removed, because a transition begins with the appearance that the
    // replaced one shows.
    let root = root
    if let root { attached.start(at: root.now) }
    if let key { discardAnimations { $0.keys.contains(key) } }
    animations.append(.attached(attached))
    setNeedsRecord()
    if let root { root.animations.start(attached) } else { AnimationEngine.wait(attached) }
  }

  /// Returns the transition in progress, if any.
  final func transition(at time: FrameTime) -> ShownTransition? {
    guard !animations.isEmpty else { return nil }
    let own = localTime(time)
    return animations.lazy.compactMap { $0.attached?.transition(at: own) }.first
  }

  final func animation(withKey key: String) -> CAAnimation? { animations.lazy.compactMap { $0.object(key) }.first }

  final var keysOfAnimations: [String]? {
    var seen: Set<String> = []
    let keys = animations.flatMap(\.keys).filter { seen.insert($0).inserted }
    return keys.isEmpty ? nil : keys
  }

  fileprivate func forget(_ attached: AttachedAnimation) {
    animations.removeAll { $0.attached === attached }
    setNeedsRecord()
  }

  /// Ends the animations when the layer leaves its window, except for those that are not removed on completion.
  /// Animations that have not begun stay.
  final func dropAnimations() {
    discardAnimations { animation in
      guard let attached = animation.attached else { return true }
      return attached.plan != nil && attached.animation.isRemovedOnCompletion
    }
    mask?.dropAnimations()
    // Subviews end the animations of their layers themselves.
    for child in children where child.owner == nil { child.dropAnimations() }
  }
}
