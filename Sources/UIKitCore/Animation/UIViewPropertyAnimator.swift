import Foundation
import Geometry

/// Animations that are put together before they start.
///
/// - Fidelity: documented; pausing, scrubbing and reversing are absent.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject {
  private enum Motion {
    case curve(UIView.AnimationCurve)
    case spring(damping: CGFloat)
  }

  private let motion: Motion
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  /// In seconds.
  public let duration: TimeInterval
  open private(set) var isRunning = false
  open private(set) var state = UIViewAnimatingState.inactive

  public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.duration = duration
    motion = .curve(curve)
    super.init()
    if let animations { self.animations = [animations] }
  }

  public init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.duration = duration
    motion = .spring(damping: ratio)
    super.init()
    if let animations { self.animations = [animations] }
  }

  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let curve = UIView.AnimationCurve(rawValue: Int(options.rawValue >> 16 & 3)) ?? .easeInOut
    let animator = UIViewPropertyAnimator(duration: duration, curve: curve, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// Those that are added while it runs move to their end from where they are.
  open func addAnimations(_ animation: @escaping () -> Void) {
    guard isRunning else { return animations.append(animation) }
    run([animation], delay: 0) { _ in }
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

  open func startAnimation() { startAnimation(afterDelay: 0) }

  open func startAnimation(afterDelay delay: TimeInterval) {
    guard state == .inactive else { return }
    (state, isRunning) = (.active, true)
    let waiting = animations
    animations = []
    run(waiting, delay: delay) { [self] _ in
      (state, isRunning) = (.inactive, false)
      let told = completions
      completions = []
      for completion in told { completion(.end) }
    }
  }

  private func run(_ animations: [() -> Void], delay: TimeInterval, completion: @escaping (Bool) -> Void) {
    let actions = { for animation in animations { animation() } }
    switch motion {
    case .curve(let curve):
      let options = UIView.AnimationOptions(rawValue: UInt(curve.rawValue) << 16)
      UIView.animate(
        withDuration: duration, delay: delay, options: options, animations: actions, completion: completion)
    case .spring(let damping):
      UIView.animate(
        withDuration: duration, delay: delay, usingSpringWithDamping: damping, initialSpringVelocity: 0,
        animations: actions, completion: completion)
    }
  }
}

/// - Fidelity: documented.
public enum UIViewAnimatingState: Int, Hashable, Sendable {
  case inactive = 0
  case active = 1
  case stopped = 2
}

/// - Fidelity: documented.
public enum UIViewAnimatingPosition: Int, Hashable, Sendable {
  case end = 0
  case start = 1
  case current = 2
}
