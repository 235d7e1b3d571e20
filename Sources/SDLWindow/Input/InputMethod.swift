import CSDL2
import Foundation
import Geometry
import Simulator
import UIKitCore

/// An observer that tells the machine's input method which responder takes text and where the caret is.
///
/// Text input is never switched off, because the text that a key types in the user's layout arrives the same way.
@MainActor
struct InputMethod {
  private var target: Keyboard.TextTarget?
  private var isComposing = false

  /// Notes an event before it is delivered.
  mutating func note(_ event: InputEvent) {
    guard case .text(let text) = event else { return }
    if case .composing(let text) = text.content { isComposing = !text.isEmpty } else { isComposing = false }
  }

  /// Updates the input method after a frame. Its composition is cancelled if it was for another responder, or is
  /// already committed.
  mutating func follow(_ keyboard: Keyboard, in window: WindowScale) {
    let new = keyboard.textTarget
    if isComposing, new?.responder != target?.responder || new?.isComposing != true {
      isComposing = false
      SDL_StopTextInput()
      SDL_StartTextInput()
    }
    if let new, new.caret != target?.caret {
      let place = window.units(of: new.caret)
      let whole = { (length: CGFloat) in Int32(clamping: Int(FiniteGeometry.coordinate(length))) }
      var rect = SDL_Rect(x: whole(place.minX), y: whole(place.minY), w: whole(place.width), h: whole(place.height))
      SDL_SetTextInputRect(&rect)
    }
    target = new
  }
}
