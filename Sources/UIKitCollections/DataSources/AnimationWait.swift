import Foundation
import UIKitCore

/// A task that waits for the end of an animation. It also continues if the end will never be reported, for example
/// because the windows were closed.
@MainActor
final class AnimationWait {
  private var continuation: CheckedContinuation<Void, Never>?

  init(_ continuation: CheckedContinuation<Void, Never>) { self.continuation = continuation }

  func end() {
    continuation?.resume()
    continuation = nil
  }

  deinit { continuation?.resume() }
}

extension AnimationWait {
  /// Makes a change and returns when its end is reported. If no frames are rendered, the end would never be reported;
  /// the method then returns as soon as the change is made.
  ///
  /// Nothing here retains the animating views meanwhile, so that they can be deallocated with their window.
  static func during(
    _ change: (@escaping () -> Void) -> Void, onDrivenRoot isDriven: Bool
  ) async {
    guard isDriven else { return change {} }
    await withCheckedContinuation { continuation in
      let wait = AnimationWait(continuation)
      change { wait.end() }
    }
  }
}
