import Foundation

/// What one animation block started: all of it ends together and is reported once.
@MainActor
final class AnimationGroup: RunningMotion {
  private(set) var timing: AnimationTiming
  /// Starts from what is shown instead of adding to what is under way.
  let beginsFromCurrentState: Bool
  /// The stage of the first layer that joined, whose clock counts.
  private(set) weak var root: RenderRoot?
  private let delay: TimeInterval
  private let completion: ((Bool) -> Void)?
  /// Layers that travel with this group, once for each property; they hold the group, not it them.
  private var travellers: [WeakLayer] = []
  private(set) var isEmpty = true
  private var remaining = 0
  private let waiting = CATransaction.waiting
  /// What a block of keyframes changes; nil for other blocks, and once the keyframes move.
  var keyframes: KeyframeCollection?
  /// An animator's, which says how far the group has come in place of its timing.
  var pace: AnimatorPace?
  /// The share of the animator's time after which the group begins.
  var paceDelay: CGFloat = 0
  /// What repeats within the block.
  private var parts: [AnimationGroup] = []

  /// - Parameter timing: Relative to the moment of the first layer's joining.
  init(timing: AnimationTiming, beginsFromCurrentState: Bool, completion: ((Bool) -> Void)?) {
    self.timing = timing
    delay = timing.start
    self.beginsFromCurrentState = beginsFromCurrentState
    self.completion = completion
    for waiting in waiting { waiting.join() }
  }

  let needsFrames = true

  func begin(at time: FrameTime) {}

  func isOver(at time: FrameTime) -> Bool {
    (hasLostAll || timing.end <= time) && parts.allSatisfy { $0.isOver(at: time) }
  }

  func end() { finish(!wasInterrupted) }

  /// Overtaken by others before its time, unless there was nothing to animate.
  private var wasInterrupted: Bool { isEmpty ? parts.contains { $0.wasInterrupted } : hasLostAll }

  /// What moves like this one, but repeatedly.
  func part(repeated count: Double, autoreverses: Bool) -> AnimationGroup {
    var timing = timing
    (timing.start, timing.repeatCount, timing.autoreverses) = (delay, count, autoreverses)
    let part = AnimationGroup(timing: timing, beginsFromCurrentState: beginsFromCurrentState, completion: nil)
    parts.append(part)
    return part
  }

  func startKeyframes() {
    guard let collected = keyframes else { return }
    keyframes = nil
    for (layer, property, track) in collected.tracks() { layer.start(property, along: track, group: self) }
  }

  /// How far it has come.
  func progress(at time: FrameTime) -> CGFloat {
    pace?.progress(at: time, delayed: paceDelay) ?? timing.progress(at: time)
  }

  /// Those that travel, each once.
  var layers: [CALayer] {
    var seen: Set<ObjectIdentifier> = []
    return travellers.compactMap(\.layer).filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  /// Nothing moves any more: it never did, or something else took over.
  var hasLostAll: Bool { remaining == 0 }

  func add(_ layer: CALayer, on root: RenderRoot) {
    if self.root == nil {
      self.root = root
      timing.start = root.now + delay
    }
    travellers.append(WeakLayer(layer: layer))
    isEmpty = false
    remaining += 1
  }

  func lose() { remaining -= 1 }

  func finish(_ finished: Bool) {
    for traveller in travellers { traveller.layer?.animations.removeAll { $0.travel?.group === self } }
    completion?(finished)
    for waiting in waiting { waiting.leave() }
  }

  private struct WeakLayer {
    weak var layer: CALayer?
  }
}
