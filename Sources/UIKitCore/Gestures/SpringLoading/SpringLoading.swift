import Foundation
import Geometry

/// The activation of views over which a drag rests.
@MainActor
package final class SpringLoading {
  private var interaction: UISpringLoadedInteraction?
  private var context = Context()
  /// The location at which the finger rests, in the window.
  private var rest = CGPoint.zero
  private var due: FrameTime?
  private var now: FrameTime = 0

  /// The time that the finger rests before the view blinks, and the time of the blinking, in seconds.
  ///
  /// - Fidelity: approximated.
  package static let (restTime, blinkTime): (TimeInterval, TimeInterval) = (0.7, 0.3)
  /// The distance in points that a resting finger may move.
  private static let slop: CGFloat = 10

  package init() {}

  /// Whether a view is activated unless the finger moves.
  package var isWaiting: Bool { due != nil }

  /// Follows the finger.
  ///
  /// - Parameter point: The finger's location in the window.
  package func move(to point: CGPoint, in window: UIWindow?, at time: FrameTime) {
    now = max(now, time)
    guard let (found, new) = target(at: point, in: window) else { return end() }
    if found !== interaction || new.targetView !== context.targetView {
      end()
      (interaction, context, rest) = (found, new, point)
      return begin(.possible, for: Self.restTime)
    }
    context.point = point
    guard hypot(point.x - rest.x, point.y - rest.y) > Self.slop, context.state != .activated else { return }
    rest = point
    begin(.possible, for: Self.restTime)
  }

  /// Advances to a time, and activates the view if the finger has rested long enough.
  package func tick(to time: FrameTime) {
    now = max(now, time)
    guard let interaction, let due, due <= now else { return }
    guard context.state == .activating else { return begin(.activating, for: Self.blinkTime) }
    begin(.activated, for: nil)
    interaction.activate(context)
  }

  /// Ends the interaction with the view under the finger.
  package func end() {
    guard let ended = interaction else { return }
    begin(.inactive, for: nil)
    interaction = nil
    ended.interactionBehavior.interactionDidFinish(ended)
  }

  private func begin(_ state: UISpringLoadedInteractionEffectState, for duration: TimeInterval?) {
    due = duration.map { now + $0 }
    guard let interaction, state != context.state else { return }
    context.state = state
    interaction.interactionEffect.interaction(interaction, didChangeWith: context)
  }

  /// Returns the innermost interaction under the finger that allows activation.
  private func target(at point: CGPoint, in window: UIWindow?) -> (UISpringLoadedInteraction, Context)? {
    var view = window?.hitTest(point, with: nil)
    while let current = view {
      for case let interaction as UISpringLoadedInteraction in current.interactions {
        let context = Context()
        (context.point, context.window, context.targetView) = (point, window, current)
        if interaction.interactionBehavior.shouldAllow(interaction, with: context) { return (interaction, context) }
      }
      view = current.superview
    }
    return nil
  }

  /// The state of a drag over a view.
  @MainActor
  private final class Context: NSObject, UISpringLoadedInteractionContext {
    var state = UISpringLoadedInteractionEffectState.inactive
    weak var targetView: UIView?
    var targetItem: Any?
    weak var window: UIWindow?
    var point = CGPoint.zero

    func location(in view: UIView?) -> CGPoint {
      guard let view, let window else { return point }
      return window.convert(point, to: view)
    }
  }
}
