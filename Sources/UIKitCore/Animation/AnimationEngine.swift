import Foundation

/// The animations of a stage: what is under way, and whom to tell when it ends. Values between are computed from the
/// time when they are asked for; nothing is stepped.
@MainActor
final class AnimationEngine {
  /// In the order they were started.
  private var groups: [AnimationGroup] = []

  /// Something moves, waits to move, or has yet to be reported.
  var isActive: Bool { !groups.isEmpty }

  func start(_ group: AnimationGroup) { groups.append(group) }

  /// Ends what is over at `time` and reports it, in the order in which the blocks ran.
  func advance(to time: FrameTime) {
    let ended = groups.filter { $0.hasLostAll || $0.timing.end <= time }
    guard !ended.isEmpty else { return }
    groups.removeAll { group in ended.contains { $0 === group } }
    for group in ended {
      // Overtaken by others before its time, unless there was nothing to animate.
      let wasInterrupted = group.hasLostAll && !group.isEmpty
      group.finish(!wasInterrupted)
    }
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
