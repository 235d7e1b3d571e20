import Foundation
import Geometry

/// Keeps the reader's position within a layout pass and over several changes of the bounds, and stores programmatic
/// scrolls.
@MainActor
final class PositionKeeper {
  /// The position chosen in this pass. It is chosen once, so that all rounds of the pass agree.
  private var chosen: KeptPosition?
  /// The offset that `chosen` resulted in; another offset means that the content was scrolled since.
  private var chosenOffset: CGPoint?
  /// Whether the bounds or the traits have changed, so that the reader's position is kept and not the offset.
  private(set) var isReflowing = false
  /// The position kept in this pass because the content is reflowed.
  private var reflowed: KeptPosition?
  /// The position kept at the last reflow, and the offset that it resulted in. Rotating back without scrolling restores
  /// that offset exactly.
  private var lastReflow: (position: KeptPosition, offset: CGPoint)?
  /// The area that was visible when the last pass ended, and the part of it covered by bars.
  private(set) var lastVisibleArea: VisibleArea?
  /// Whether only measured sizes changed since the last preparation, so that visible items must not jump.
  private(set) var onlySizesChanged = true
  /// A programmatic scroll that waits for a layout.
  private var pendingScroll: PendingScroll?
  /// The current programmatic scroll, as long as measured sizes may still change its end.
  private(set) var goal: ScrollGoal?

  // MARK: Passes

  func beginPass(in size: CGSize) {
    chosen = nil
    reflowed = nil
    if let lastVisibleArea, lastVisibleArea.bounds.size != size { isReflowing = true }
  }

  func endPass(in visible: VisibleArea, at offset: CGPoint, isGoalReached: Bool) {
    if let reflowed { lastReflow = (reflowed, offset) }
    if isGoalReached { goal = nil }
    lastVisibleArea = visible
  }

  // MARK: Changes

  /// Records that the bounds or the traits have changed.
  func beginReflow() { isReflowing = true }

  func noteChangeBeyondSizes() { onlySizesChanged = false }

  /// Records that the layout is being prepared for all changes so far.
  func beginPreparation() { onlySizesChanged = true }

  /// Forgets positions known by index path, which may belong to other items now.
  func forgetItems() {
    lastReflow = nil
    goal = nil
  }

  // MARK: Choice

  /// The position chosen in this pass, unless the content was scrolled since.
  func position(at offset: CGPoint) -> KeptPosition? { chosenOffset == offset ? chosen : nil }

  /// Keeps a position for the rest of the pass. An offset chosen when more than sizes changed does not apply to later
  /// rounds, which only measure.
  func choose(_ position: KeptPosition) {
    if case .offset = position, !onlySizesChanged { chosen = nil } else { chosen = position }
  }

  func forgetChoice() { chosen = nil }

  func chooseForReflow(_ position: KeptPosition) { reflowed = position }

  /// The position of the last reflow, if the content was not scrolled since.
  func reflowPosition(at offset: CGPoint) -> KeptPosition? {
    lastReflow.flatMap { $0.offset == offset ? $0.position : nil }
  }

  func endReflow() { isReflowing = false }

  func noteOffset(_ offset: CGPoint) { chosenOffset = offset }

  // MARK: Programmatic scrolls

  func postpone(_ scroll: PendingScroll) { pendingScroll = scroll }

  func takePendingScroll() -> PendingScroll? {
    defer { pendingScroll = nil }
    return pendingScroll
  }

  func follow(_ goal: ScrollGoal) { self.goal = goal }

  func moveGoal(to offset: CGPoint) { goal?.offset = offset }

  func forgetGoal() { goal = nil }
}
