import Foundation
import UIKitCore

/// Changes between `beginUpdates()` and `endUpdates()`.
struct OpenUpdates {
  /// The number of calls of `beginUpdates()` without their `endUpdates()`.
  var depth = 0
  /// The state before the first call.
  var start: BatchStart?
  /// Whether the changes are not animated.
  var isQuiet = false
}

extension UITableView {
  /// Makes a change. Outside `beginUpdates()` and `endUpdates()` it takes effect at once.
  ///
  /// - Parameters:
  ///   - choose: A closure that tells which rows have the animation.
  ///   - body: A closure that applies the change to the contents.
  func change(_ animation: RowAnimation, _ choose: (inout RowAnimations) -> Void, _ body: () -> Void) {
    if contents.updates.isInBatch {
      openUpdates.isQuiet = animation == .none
      choose(&animations)
      return body()
    }
    animations = RowAnimations()
    choose(&animations)
    boundaries.forget()
    if animation == .none { UIView.performWithoutAnimation(body) } else { body() }
  }

  func runUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)?) {
    if contents.updates.isInBatch { return contents.runBatch(updates, completion: completion) }
    openUpdates.isQuiet = false
    animations = RowAnimations()
    let start = contents.openBatch()
    updates()
    finish(start, completion: completion)
  }

  func openBatch() {
    openUpdates.depth += 1
    guard openUpdates.depth == 1 else { return }
    openUpdates.isQuiet = false
    animations = RowAnimations()
    openUpdates.start = contents.openBatch()
  }

  func closeBatch() {
    guard openUpdates.depth > 0 else { return }
    openUpdates.depth -= 1
    guard openUpdates.depth == 0, let start = openUpdates.start else { return }
    // This only releases the state: the depth indicates whether updates are open.
    openUpdates.start = nil
    finish(start, completion: nil)
  }

  /// Finishes the updates, and requests the heights again.
  private func finish(_ start: BatchStart, completion: ((Bool) -> Void)?) {
    boundaries.forget()
    contents.measureAgain()
    let close = { self.contents.closeBatch(start, completion: completion) }
    if openUpdates.isQuiet { UIView.performWithoutAnimation(close) } else { close() }
  }
}
