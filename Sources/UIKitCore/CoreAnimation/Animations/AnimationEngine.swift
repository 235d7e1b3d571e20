import Foundation

/// An animation that an animation engine starts, and ends when its time is over.
@MainActor
protocol RunningMotion: AnyObject {
  /// Whether the next frame differs from the current one.
  var needsFrames: Bool { get }
  /// Reports the beginning, at the first call whose time has reached it.
  func begin(at time: FrameTime)
  func isOver(at time: FrameTime) -> Bool
  /// Reports the end.
  func end()
}

/// The animations of a render root: those in progress, and the closures to call at their ends. Intermediate values are
/// computed from the time at which they are requested; nothing is stepped.
@MainActor
final class AnimationEngine {
  /// The animations in progress, in the order in which they were started.
  private var motions: [any RunningMotion] = []
  /// Animations of layers that no window shows yet.
  private static var waiting: [AttachedAnimation] = []

  /// Whether an animation is in progress, or waits to begin or to be reported.
  var isActive: Bool { motions.contains { $0.needsFrames } }

  func start(_ motion: any RunningMotion) { motions.append(motion) }

  static func wait(_ animation: AttachedAnimation) { waiting.append(animation) }

  /// Fixes the begin times of the animations that wait for a layer on `root`, as the end of a turn of the run loop does
  /// on iOS: before the app's timers and display links, which may seek in them.
  func fixBeginTimes(on root: any LayerHost) {
    for animation in Self.waiting where animation.layer?.root === root { animation.fixBeginTime(at: root.now) }
  }

  /// Starts the animations that have waited for their layer to be shown on `root`.
  func beginWaiting(on root: any LayerHost) {
    guard !Self.waiting.isEmpty else { return }
    Self.waiting.removeAll { animation in
      guard let layer = animation.layer, !animation.isLost else {
        animation.end()
        return true
      }
      guard layer.root === root else { return false }
      animation.start(at: root.now)
      start(animation)
      return true
    }
  }

  /// Ends the animations that are over at `time`, and reports them in the order in which they were started.
  ///
  /// - Returns: Whether an animation has ended. The frame at that time differs from the one before, which still showed
  ///   the animation.
  func advance(to time: FrameTime) -> Bool {
    guard !motions.isEmpty else { return false }
    for motion in motions { motion.begin(at: time) }
    let ended = motions.filter { $0.isOver(at: time) }
    guard !ended.isEmpty else { return false }
    let gone = Set(ended.map(ObjectIdentifier.init))
    motions.removeAll { gone.contains(ObjectIdentifier($0)) }
    for motion in ended { motion.end() }
    return true
  }
}

/// The animation block whose closure is currently executing, if any.
@MainActor
package enum AnimationContext {
  static var group: AnimationGroup?
  /// Whether the app has animations enabled.
  static var isEnabled = true
  /// Whether the executing closure makes its changes without animation.
  private(set) static var isSuspended = false

  static var current: AnimationGroup? { isEnabled && !isSuspended ? group : nil }
  /// Whether changes are animated.
  package static var isAnimating: Bool { current != nil }

  /// Executes a closure whose changes belong to a group. Those of a property animator, which may be paused and scrubbed
  /// later, are animated even where others are not, such as in a cell that is made without animation.
  static func run(in group: AnimationGroup, _ actions: () -> Void) {
    let outer = (self.group, isSuspended)
    self.group = group
    if group.pace != nil { isSuspended = false }
    defer { (self.group, isSuspended) = outer }
    actions()
  }

  /// Executes a closure whose changes are not animated.
  static func suspend(_ actions: () -> Void) {
    let outer = isSuspended
    isSuspended = true
    defer { isSuspended = outer }
    actions()
  }
}
