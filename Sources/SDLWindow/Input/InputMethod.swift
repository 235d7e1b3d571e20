import CSDL2
import Foundation
import Geometry
import Simulator
import UIKitCore

/// An observer that informs the machine's input method of the responder that takes text, and of the caret's position.
///
/// Text input is never switched off, because the text that a key types in the user's layout arrives in the same events.
@MainActor
struct InputMethod {
  private var target: TextInputTarget?
  private var isComposing = false

  /// Records an event before it is delivered.
  mutating func note(_ event: InputEvent) {
    guard case .text(let text) = event else { return }
    if case .composing(let text) = text.content { isComposing = !text.isEmpty } else { isComposing = false }
  }

  /// Updates the input method after a frame. Its composition is cancelled if it belongs to another responder or is
  /// already committed.
  mutating func follow(_ new: TextInputTarget?, in window: WindowScale) {
    if isComposing, new?.responder != target?.responder || new?.isComposing != true {
      isComposing = false
      SDL_StopTextInput()
      SDL_StartTextInput()
    }
    if let new, new.caret != target?.caret {
      let caretRect = window.units(of: new.caret)
      let whole = { (length: CGFloat) in Int32(clamping: Int(FiniteGeometry.coordinate(length))) }
      var rect = SDL_Rect(
        x: whole(caretRect.minX), y: whole(caretRect.minY), w: whole(caretRect.width), h: whole(caretRect.height))
      SDL_SetTextInputRect(&rect)
    }
    target = new
  }
}
