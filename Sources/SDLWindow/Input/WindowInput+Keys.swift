package import UIKitCore

extension WindowInput {
  /// - Parameters:
  ///   - key: By its place on the keyboard; nil for one that has none.
  ///   - text: What it typed in the user's layout; nil where nobody knows.
  package mutating func key(
    _ key: UIKeyboardHIDUsage?, isDown: Bool, text: String? = nil, _ moment: Moment
  ) -> [InputEvent] {
    guard let key else { return [] }
    let held = keys.firstIndex(of: key)
    let phase: KeyEvent.Phase
    switch (isDown, held) {
    case (true, nil):
      phase = .began
      keys.append(key)
    case (true, .some): phase = .repeated
    case (false, .some(let index)):
      phase = .ended
      keys.remove(at: index)
    // Its press was for the window itself, or for another.
    case (false, nil): return []
    }
    return [
      .key(KeyEvent(phase: phase, key: key, modifiers: moment.modifiers, characters: text, time: moment.time))
    ]
  }
}
