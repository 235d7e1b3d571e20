import Foundation

/// The animations that one animation block has started. They end together and are reported once.
@MainActor
final class AnimationGroup: RunningMotion {
  private(set) var timing: AnimationTiming
  /// Whether the animations start from the displayed values, instead of being added to animations in progress.
  let beginsFromCurrentState: Bool
  /// The render root whose clock applies: that of the first animated layer, or of the property animator.
  private(set) weak var root: (any LayerHost)?
  let delay: TimeInterval
  private let completion: ((Bool) -> Void)?
  /// The animated layers, once for each property. The layers keep the group alive, not the other way around.
  private var animatedLayers: [WeakLayer] = []
  private(set) var isEmpty = true
  private var remaining = 0
  private let waiting = CATransaction.waiting
  /// The changes of a block of keyframes; `nil` for other blocks, and after the keyframes have started.
  var keyframes: KeyframeCollection?
  /// The pace of a property animator, which takes the place of the group's timing.
  private(set) var pace: AnimatorProgress?
  /// The fraction of the animator's duration after which the group begins.
  var paceDelay: CGFloat = 0
  /// The repeating parts of the block.
  private var parts: [AnimationGroup] = []

  /// - Parameter timing: The timing; its start is relative to the time at which the first layer is added.
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

  /// Whether other animations have replaced all of this one's before their time. An empty group is never interrupted.
  private var wasInterrupted: Bool { isEmpty ? parts.contains { $0.wasInterrupted } : hasLostAll }

  /// Returns a new part of the group, with the same timing but repeated.
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

  /// Returns the progress at a time: 0 at the old value, 1 at the new one.
  func progress(at time: FrameTime) -> CGFloat {
    pace?.progress(at: time, delayed: paceDelay) ?? timing.progress(at: time)
  }

  /// The animated layers, each once.
  var layers: [CALayer] {
    var seen: Set<ObjectIdentifier> = []
    return animatedLayers.compactMap(\.layer).filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  /// Whether no layer is animated by the group: none ever was, or other animations have replaced all.
  var hasLostAll: Bool { remaining == 0 }

  func add(_ layer: CALayer, on root: any LayerHost) {
    if self.root == nil {
      self.root = root
      timing.start = root.now + delay
    }
    animatedLayers.append(WeakLayer(layer: layer))
    isEmpty = false
    remaining += 1
  }

  /// Follows a property animator, whose layers need not be shown by a window yet.
  func follow(_ pace: AnimatorProgress, on root: (any LayerHost)?) { (self.pace, self.root) = (pace, root) }

  /// Returns the render root on which a layer is animated: its own, or for a property animator, the animator's.
  func root(for layer: CALayer) -> (any LayerHost)? { layer.root ?? (pace == nil ? nil : root) }

  func lose() { remaining -= 1 }

  func finish(_ finished: Bool) {
    for animatedLayer in animatedLayers {
      animatedLayer.layer?.animations.removeAll { $0.propertyAnimation?.group === self }
    }
    completion?(finished)
    for waiting in waiting { waiting.leave() }
  }

  private struct WeakLayer {
    weak var layer: CALayer?
  }
}
