import Foundation

/// What an animator moves, from its start until it is over.
@MainActor
final class AnimatorMotion: RunningMotion {
  private(set) var pace: AnimatorPace
  /// One for each share of the time after which something begins.
  private var groups: [AnimationGroup] = []
  private let root: RenderRoot?
  private weak var animator: UIViewPropertyAnimator?
  /// What has moved, once it does no more.
  private var settled: [(layer: CALayer, travel: PropertyTravel)] = []
  /// Keeps an animator that runs; one that is paused is kept by whoever wants to go on with it.
  private var runner: UIViewPropertyAnimator?

  init(_ animator: UIViewPropertyAnimator, pace: AnimatorPace) {
    self.animator = animator
    self.pace = pace
    root = RenderRoot.current
    root?.animations.start(self)
  }

  var now: FrameTime { root?.now ?? 0 }

  func change(_ change: (inout AnimatorPace) -> Void) {
    change(&pace)
    runner = pace.isPaused ? nil : animator
    for group in groups { group.pace = pace }
    root?.setNeedsRecord()
  }

  /// - Parameter late: They move in what is left of the time.
  func run(_ blocks: [(delay: CGFloat, action: () -> Void)], late: Bool = false) {
    let passed = late ? pace.fraction(at: now) : 0
    for block in blocks {
      let own = block.delay.unitClamped
      let delay = passed + (1 - passed) * own
      let timing = AnimationTiming(start: 0, duration: Swift.max(pace.duration, 1e-9), curve: pace.curve)
      let group = AnimationGroup(timing: timing, beginsFromCurrentState: false, completion: nil)
      (group.pace, group.paceDelay) = (pace, delay)
      groups.append(group)
      AnimationContext.run(in: group, block.action)
      group.startKeyframes()
    }
  }

  var needsFrames: Bool { !pace.isPaused }

  func begin(at time: FrameTime) {}

  func isOver(at time: FrameTime) -> Bool { animator?.motion !== self || pace.end <= time }

  func end() {
    guard let animator, animator.motion === self else { return release() }
    animator.arrive()
  }

  /// What moved stays at its end, at its start, or where it is shown.
  func settle(at position: UIViewAnimatingPosition) {
    let travels = groups.flatMap(\.travels)
    let current = travels.map { $0.layer.shown(at: now)[$0.travel.property] }
    settled = travels
    release()
    if position == .current {
      for (index, (layer, travel)) in travels.enumerated() { layer.adopt(current[index], as: travel.property) }
    } else {
      place(at: position)
    }
  }

  /// What was settled goes to another place.
  func place(at position: UIViewAnimatingPosition) {
    guard position != .current else { return }
    for (layer, travel) in position == .start ? settled.reversed() : settled {
      layer.adopt(position == .start ? travel.from : travel.to, as: travel.property)
    }
  }

  private func release() {
    for group in groups { group.finish(true) }
    (groups, runner) = ([], nil)
    root?.setNeedsRecord()
  }

  /// Waits for another end, after one at which it paused.
  func wait() { root?.animations.start(self) }
}

extension AnimationGroup {
  /// What still moves with the group.
  fileprivate var travels: [(layer: CALayer, travel: PropertyTravel)] {
    layers.flatMap { layer in
      layer.animations.compactMap(\.travel).filter { $0.group === self }.map { (layer, $0) }
    }
  }
}

extension CALayer {
  /// Sets a property as if it had been set long ago.
  fileprivate func adopt(_ value: AnimatedValue, as property: AnimatedProperty) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    defer { CATransaction.commit() }
    if [.position, .bounds, .anchorPoint, .transform].contains(property) {
      changeGeometry { $0[property] = value }
    } else {
      change(property) { $0[property] = value }
    }
  }
}
