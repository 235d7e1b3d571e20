import CSDL2

/// A key that gives the window a command, identified by its meaning in the user's keyboard layout.
package enum WindowKey: Hashable, Sendable {
  case escape
  /// The back key of some keyboards and remote controls.
  case navigationBack
  /// A letter, with Control held.
  case control(Character)

  /// The key's name for the user; `nil` for keys that few keyboards have.
  package var name: String? {
    switch self {
    case .escape: "Esc"
    case .navigationBack: nil
    case .control(let letter): "Ctrl+\(letter.uppercased())"
    }
  }

  init?(_ key: SDL_Keysym) {
    switch Int(key.sym) {
    case Int(SDLK_ESCAPE.rawValue): self = .escape
    case Int(SDLK_AC_BACK.rawValue): self = .navigationBack
    case let symbol where UInt32(key.mod) & KMOD_CTRL.rawValue != 0:
      // SDL names the keys of printing characters by the character.
      guard let scalar = Unicode.Scalar(UInt32(truncatingIfNeeded: symbol)), scalar.isASCII else { return nil }
      self = .control(Character(scalar))
    default: return nil
    }
  }
}
