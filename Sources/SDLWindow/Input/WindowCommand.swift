/// A command for the window rather than the app in it.
package enum WindowCommand: CaseIterable, Sendable {
  case back
  case rotate
  case toggleAppearance
  case quit

  /// The keys of the command, most common first.
  package var keys: [WindowKey] {
    switch self {
    case .back: [.escape, .navigationBack]
    case .rotate: [.control("r")]
    case .toggleAppearance: [.control("d")]
    case .quit: [.control("q"), .control("w")]
    }
  }

  /// A description of the command, for help texts.
  package var summary: String {
    switch self {
    case .back:
      "one step back: ends editing, closes menus, searches, sheets and alerts, pops a page, and finally returns to "
        + "the list of scenes"
    case .rotate: "rotate the device"
    case .toggleAppearance: "switch between light and dark"
    case .quit: "quit"
    }
  }

  /// The names of the command's keys for the user, such as "Ctrl+Q or Ctrl+W".
  package var keyNames: String { keys.compactMap(\.name).joined(separator: " or ") }

  /// Creates the command of a key; `nil` if the key does not have a command.
  init?(_ key: WindowKey) {
    guard let command = Self.allCases.first(where: { $0.keys.contains(key) }) else { return nil }
    self = command
  }
}
