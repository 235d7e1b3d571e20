package import UIKitCore

extension WindowInput {
  /// - Parameters:
  ///   - key: The key at its position on the keyboard; `nil` if it is unknown.
  ///   - text: The text that the key typed in the user's layout; `nil` if it is unknown.
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
    // The press was consumed by the window, or delivered to another one.
    case (false, nil): return []
    }
    return [
      .key(KeyEvent(phase: phase, key: key, modifiers: moment.modifiers, characters: text, time: moment.time))
    ]
  }
}
