import CSDL2
import UIKitCore
import Workbench

extension KeyChord {
  /// Creates the chord of a key of SDL, by its meaning in the user's keyboard layout; `nil` if no command can have it.
  ///
  /// - Parameter text: The text that the key typed, which tells the character of plain keys.
  init?(_ key: SDL_Keysym, text: String?) {
    let modifiers = Self.modifiers(UInt32(key.mod))
    if let named = Self.named(Int(key.sym)) {
      self.init(named, modifiers)
      return
    }
    let isPlain = modifiers.isDisjoint(with: [.control, .alternate])
    if isPlain, let text, text.count == 1, let character = text.first {
      let isLetter = character.isLetter
      let lower = Character(character.lowercased())
      self.init(.character(lower), isLetter && lower != character ? [.shift] : [])
      return
    }
    // SDL names the keys of printing characters by the character.
    guard !isPlain, let scalar = Unicode.Scalar(UInt32(truncatingIfNeeded: key.sym)), scalar.isASCII else { return nil }
    self.init(.character(Character(scalar)), modifiers)
  }

  private static func named(_ symbol: Int) -> Key? {
    let names: [(SDL_KeyCode, Key)] = [
      (SDLK_ESCAPE, .escape), (SDLK_AC_BACK, .navigationBack), (SDLK_LEFT, .left), (SDLK_RIGHT, .right),
      (SDLK_UP, .up), (SDLK_DOWN, .down), (SDLK_TAB, .tab), (SDLK_RETURN, .enter), (SDLK_KP_ENTER, .enter),
      (SDLK_PAGEUP, .pageUp), (SDLK_PAGEDOWN, .pageDown), (SDLK_BACKSPACE, .backspace),
    ]
    if let found = names.first(where: { Int($0.0.rawValue) == symbol }) { return found.1 }
    let first = Int(SDLK_F1.rawValue)
    return (first..<first + 12).contains(symbol) ? .function(symbol - first + 1) : nil
  }

  private static func modifiers(_ state: UInt32) -> UIKeyModifierFlags {
    let flags: [(SDL_Keymod, UIKeyModifierFlags)] = [
      (KMOD_SHIFT, .shift), (KMOD_CTRL, .control), (KMOD_ALT, .alternate),
    ]
    return flags.reduce(into: []) { held, flag in
      if state & flag.0.rawValue != 0 { held.insert(flag.1) }
    }
  }
}
