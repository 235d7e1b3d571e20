import Foundation
import UIKitCore

/// Somebody who waits until an animation is over. Goes on as well if nobody can tell any more, as when the stage is gone.
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
  /// Runs a change and comes back when it calls back. Where nobody makes frames that would be never: there it comes back
  /// as soon as the change is made.
  ///
  /// Meanwhile nothing here holds on to the views that move, so that they can go with their stage.
  static func during(
    _ change: (@escaping () -> Void) -> Void, onDrivenStage isDriven: Bool
  ) async {
    guard isDriven else { return change {} }
    await withCheckedContinuation { continuation in
      let wait = AnimationWait(continuation)
      change { wait.end() }
    }
  }
}
