import Foundation
import Geometry

/// Keeps the reader's position within a layout pass and over several changes of the bounds, and the scrolls that code
/// asked for.
@MainActor
final class PositionKeeper {
  /// Chosen once in a pass, so that its rounds agree.
  private var chosen: KeptPosition?
  /// The offset that `chosen` led to; another means that the content was scrolled since.
  private var chosenOffset: CGPoint?
  /// Whether the bounds or the traits have changed, so that the reader's position counts and not the offset.
  private(set) var isReflowing = false
  /// The position kept in this pass because the content is reflowed.
  private var reflowed: KeptPosition?
  /// The position kept at the last reflow, and the offset that it led to: rotating back without scrolling leads back
  /// exactly.
  private var lastReflow: (position: KeptPosition, offset: CGPoint)?
  /// The area that was visible when the last pass ended, and the part of it that bars cover.
  private(set) var lastVisibleArea: VisibleArea?
  /// Whether only measured sizes changed since the last preparation, so that visible items must not jump.
  private(set) var onlySizesChanged = true
  /// A scroll in code that waits for a layout.
  private var pendingScroll: PendingScroll?
  /// The scroll in code under way, as long as sizes may still change where it ends.
  private(set) var goal: ScrollGoal?

  // MARK: Passes

  func beginPass(in size: CGSize) {
    chosen = nil
    reflowed = nil
    if let lastVisibleArea, lastVisibleArea.bounds.size != size { isReflowing = true }
  }

  func endPass(in sight: VisibleArea, at offset: CGPoint, isGoalReached: Bool) {
    if let reflowed { lastReflow = (reflowed, offset) }
    if isGoalReached { goal = nil }
    lastVisibleArea = sight
  }

  // MARK: Changes

  /// The bounds or the traits have changed.
  func beginReflow() { isReflowing = true }

  func noteChangeBeyondSizes() { onlySizesChanged = false }

  /// The layout is being prepared for everything that changed so far.
  func beginPreparation() { onlySizesChanged = true }

  /// Positions known by index path may stand for other items now.
  func forgetItems() {
    lastReflow = nil
    goal = nil
  }

  // MARK: Choice

  /// The position chosen in this pass, unless the content was scrolled since.
  func position(at offset: CGPoint) -> KeptPosition? { chosenOffset == offset ? chosen : nil }

  /// Keeps a position for the rest of the pass. An offset chosen while more than sizes changes says nothing about the
  /// rounds that only measure.
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

  // MARK: Scrolls in code

  func postpone(_ scroll: PendingScroll) { pendingScroll = scroll }

  func takePendingScroll() -> PendingScroll? {
    defer { pendingScroll = nil }
    return pendingScroll
  }

  func follow(_ goal: ScrollGoal) { self.goal = goal }

  func moveGoal(to offset: CGPoint) { goal?.offset = offset }

  func forgetGoal() { goal = nil }
}
