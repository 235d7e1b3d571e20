import Foundation
import UIKitCore

/// A task that waits for the end of an animation. It also continues if no end will ever be reported, as when the
/// windows are gone.
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
  /// Makes a change and returns when it reports its end. Where no frames are made that would be never: there it returns
  /// as soon as the change is made.
  ///
  /// Meanwhile nothing here retains the moving views, so that they can be deallocated with their window.
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
