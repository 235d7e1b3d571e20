import Foundation

/// What an engine waits for.
@MainActor
protocol RunningMotion: AnyObject {
  /// Whether the next frame shows something else.
  var needsFrames: Bool { get }
  /// Tells whoever wants to know that it has begun, the first time it has.
  func begin(at time: FrameTime)
  func isOver(at time: FrameTime) -> Bool
  /// Reports the end.
  func end()
}

/// The animations of a stage: what is under way, and whom to tell when it ends. Values between are computed from the
/// time when they are asked for; nothing is stepped.
@MainActor
final class AnimationEngine {
  /// In the order they were started.
  private var motions: [any RunningMotion] = []
  /// Added to layers that no window shows yet.
  private static var waiting: [AttachedAnimation] = []

  /// Something moves, waits to move, or has yet to be reported.
  var isActive: Bool { motions.contains { $0.needsFrames } }

  func start(_ motion: any RunningMotion) { motions.append(motion) }

  static func wait(_ animation: AttachedAnimation) { waiting.append(animation) }

  /// Lets what waits for its layer to be shown on `root` begin now.
  func beginWaiting(on root: RenderRoot) {
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

  /// Ends what is over at `time` and reports it, in the order in which it was started.
  func advance(to time: FrameTime) {
    guard !motions.isEmpty else { return }
    for motion in motions { motion.begin(at: time) }
    let ended = motions.filter { $0.isOver(at: time) }
    guard !ended.isEmpty else { return }
    let gone = Set(ended.map(ObjectIdentifier.init))
    motions.removeAll { gone.contains(ObjectIdentifier($0)) }
    for motion in ended { motion.end() }
  }
}

/// The animation block that is running now, if any.
@MainActor
enum AnimationContext {
  static var group: AnimationGroup?
  static var isEnabled = true

  static var current: AnimationGroup? { isEnabled ? group : nil }

  static func run(in group: AnimationGroup, _ actions: () -> Void) {
    let outer = self.group
    self.group = group
    defer { self.group = outer }
    actions()
  }
}
