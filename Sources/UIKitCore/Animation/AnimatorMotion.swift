import Foundation

/// The animations of a property animator, from its start until it is over.
@MainActor
final class AnimatorMotion: RunningMotion {
  private(set) var pace: AnimatorProgress
  /// The groups, one for each delay.
  private var groups: [AnimationGroup] = []
  private let root: RenderRoot?
  private weak var animator: UIViewPropertyAnimator?
  /// The animated properties after the animation has stopped.
  private var finished: [(layer: CALayer, propertyAnimation: PropertyAnimation)] = []
  /// The animator while it runs, to keep it alive. The app must keep an animator that is paused.
  private var runner: UIViewPropertyAnimator?

  init(_ animator: UIViewPropertyAnimator, pace: AnimatorProgress) {
    self.animator = animator
    self.pace = pace
    root = RenderRoot.current
    root?.animations.start(self)
  }

  var now: FrameTime { root?.now ?? 0 }

  func change(_ change: (inout AnimatorProgress) -> Void) {
    change(&pace)
    runner = pace.isPaused ? nil : animator
    for group in groups { group.follow(pace, on: root) }
    root?.setNeedsRecord()
  }

  /// - Parameter late: Whether the blocks are added to a running animation, and take the remaining time.
  func run(_ blocks: [(delay: CGFloat, action: () -> Void)], late: Bool = false) {
    let passed = late ? pace.fraction(at: now) : 0
    for block in blocks {
      let own = block.delay.unitClamped
      let delay = passed + (1 - passed) * own
      let timing = AnimationTiming(start: 0, duration: Swift.max(pace.duration, 1e-9), curve: pace.curve)
      let group = AnimationGroup(timing: timing, beginsFromCurrentState: false, completion: nil)
      group.follow(pace, on: root)
      group.paceDelay = delay
      groups.append(group)
      AnimationContext.run(in: group, block.action)
      group.startKeyframes()
    }
  }

  var needsFrames: Bool { !pace.isPaused }

  func begin(at time: FrameTime) {}

  /// The animator whose animation this is, unless it was stopped.
  private var activeAnimator: UIViewPropertyAnimator? {
    animator.flatMap { $0.motion === self && $0.state == .active ? $0 : nil }
  }

  func isOver(at time: FrameTime) -> Bool { activeAnimator == nil || pace.end <= time }

  func end() {
    guard let activeAnimator else { return release() }
    activeAnimator.arrive()
  }

  /// Stops the animations, and leaves the properties at their end, at their start or at their displayed values.
  func stop(at position: UIViewAnimatingPosition) {
    let propertyAnimations = groups.flatMap(\.propertyAnimations)
    let current = propertyAnimations.map { $0.layer.shown(at: now)[$0.propertyAnimation.property] }
    finished = propertyAnimations
    release()
    if position == .current {
      for (index, (layer, propertyAnimation)) in propertyAnimations.enumerated() {
        layer.adopt(current[index], as: propertyAnimation.property)
      }
    } else {
      place(at: position)
    }
  }

  /// Moves the stopped properties to another position.
  func place(at position: UIViewAnimatingPosition) {
    guard position != .current else { return }
    for (layer, propertyAnimation) in position == .start ? finished.reversed() : finished {
      layer.adopt(position == .start ? propertyAnimation.from : propertyAnimation.to, as: propertyAnimation.property)
    }
  }

  private func release() {
    for group in groups { group.finish(true) }
    (groups, runner) = ([], nil)
    root?.setNeedsRecord()
  }

  /// Registers for the end again, after an end at which the animator has paused.
  func wait() { root?.animations.start(self) }
}

extension AnimationGroup {
  /// The animations of the group that have not been replaced.
  fileprivate var propertyAnimations: [(layer: CALayer, propertyAnimation: PropertyAnimation)] {
    layers.flatMap { layer in
      layer.animations.compactMap(\.propertyAnimation).filter { $0.group === self }.map { (layer, $0) }
    }
  }
}

extension CALayer {
  /// Sets a property without starting an implicit animation.
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
