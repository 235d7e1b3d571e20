import Drawing
import Foundation
import Geometry

extension CGContext {
  /// Adds commands in the context's coordinates to the drawing.
  package final func draw(_ commands: [DrawCommand]) { recorder.draw(commands) }

  /// Whether nothing was drawn, and the drawing state is that of a new context with a shift.
  final func isUntouched(at shift: CGPoint) -> Bool {
    let state = recorder.state
    return state.transform == CGAffineTransform(translationX: shift.x, y: shift.y) && state.alpha == 1
      && state.clips.isEmpty && state.shadow == nil && state.blendMode == .normal && recorder.commands.isEmpty
  }

  /// The traits with which dynamic colors are drawn.
  package final var drawnTraits: UITraitCollection { traits }

  /// Returns the commands that a closure draws in a current context of its own.
  @MainActor
  package static func commands(
    shiftedBy shift: CGPoint, traits: UITraitCollection, _ body: @MainActor () -> Void
  ) -> [DrawCommand] {
    let origin = CGAffineTransform(translationX: shift.x, y: shift.y)
    let context = CGContext(DrawingRecorder(transform: origin), traits: traits)
    DrawingContexts.push(context)
    defer { DrawingContexts.pop() }
    body()
    return context.recorder.commands
  }
}
