import Foundation

/// An object that takes over animation blocks, such as those of a transition that an interaction drives.
@MainActor
protocol AnimationFollower {
  /// Performs the changes of a block at once, and animates them at its own pace.
  ///
  /// - Returns: Whether the block was taken.
  func take(_ animations: () -> Void, delay: TimeInterval, completion: ((Bool) -> Void)?) -> Bool
}

/// The object that takes over the animation blocks of a transition, while its animator begins them.
@MainActor
enum DrivenAnimations {
  private static var follower: (any AnimationFollower)?

  static func run(with follower: any AnimationFollower, _ body: () -> Void) {
    let outer = self.follower
    self.follower = follower
    defer { self.follower = outer }
    body()
  }

  static func take(_ animations: () -> Void, delay: TimeInterval, completion: ((Bool) -> Void)?) -> Bool {
    follower?.take(animations, delay: delay, completion: completion) ?? false
  }
}
