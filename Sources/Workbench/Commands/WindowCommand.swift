import UIKitCore
package import Lens

/// A command of the window. Keys, palette, toolbar, help and documentation are generated from ``all``.
package struct WindowCommand: Hashable, Sendable {
  /// The subject of a command.
  package enum Topic: String, CaseIterable, Sendable {
    case window, device, lens, time

    package func title(_ language: Language) -> String {
      switch (self, language) {
      case (.window, .english): "Window"
      case (.device, .english): "Device"
      case (.lens, .english): "Layout"
      case (.time, .english): "Time"
      case (.window, .korean): "창"
      case (.device, .korean): "기기"
      case (.lens, .korean): "레이아웃"
      case (.time, .korean): "시간"
      }
    }
  }

  /// The effect of a command.
  package enum Action: Hashable, Sendable {
    case help, palette, back, home, toolbar, inspector, screenshot, fullScreen, quit
    /// The next device of the list, or the previous one with -1.
    case device(Int)
    case rotate, appearance, contrast, boldText, reduceMotion, direction, language
    /// A number of text sizes larger, or smaller if negative.
    case textSize(Int)
    case zoom(Zoom)
    case pause, frameStep, slowMotion
    case frameBack, rewind, nextMark, previousMark, timeline, frameBar, scope, copyState, copyPicture, record
    /// Time that passes faster while the key is down.
    case fastForward
    /// Keeps the frame on screen, and goes back to it.
    case keep, returnToKept
    /// Moves the keyboard's focus to the next part of the window, or to the previous one with -1.
    case landmark(Int)
    case overlay(LensOverlay)
    case noOverlays, measure
    /// Checks the layouts on a run of the screen.
    case lint
    /// Writes the layout as Swift.
    case export
    /// Writes the changes of values as a unified diff.
    case exportChanges
    /// The values of the layout by keyboard, and the changes made so far.
    case values, undo, redo, reset
  }

  /// A size of the device's picture.
  package enum Zoom: Hashable, Sendable {
    case larger, smaller, fit
    /// The size of the real device, if the screen's density is known.
    case physical
    /// One pixel per point.
    case points
    /// All pixels of the device.
    case pixels
  }

  /// The name, which is unique and never changes.
  package let name: String
  package let topic: Topic
  package let action: Action
  /// The keys, most common first.
  package let keys: [KeyChord]
  package let english: String
  package let korean: String

  package func title(_ language: Language) -> String { language == .korean ? korean : english }

  /// Words by which people look for the command besides its titles, because other tools have them.
  package var otherWords: String {
    switch action {
    case .overlay(.layers): "3d exploded view hierarchy"
    case .overlay(.repaints): "flash updated regions damage"
    case .overlay(.accessibility): "voiceover a11y"
    case .overlay(.pages): "snap targets paging"
    case .values: "knobs edit tweak properties"
    case .inspector: "panel debug why elements"
    case .lint: "problems warnings check rules"
    case .frameBar: "fps performance hud monitor"
    case .scope: "curves graph velocity scroll"
    case .timeline: "scrub history rewind"
    case .record: "gif video movie script"
    case .screenshot: "snapshot save image"
    case .appearance: "dark mode theme"
    case .direction: "rtl right to left"
    case .textSize: "dynamic type font accessibility"
    case .rotate: "landscape portrait orientation"
    case .language: "locale localization region"
    case .export: "source code generate"
    case .help: "shortcuts keyboard"
    case .quit: "exit close"
    default: ""
    }
  }

  /// The names of the command's keys for the user, such as "Ctrl+Q or Ctrl+W".
  package var keyNames: String { keyNames(.english) }

  package func keyNames(_ language: Language) -> String {
    keys.prefix(2).compactMap(\.name).joined(separator: language == .korean ? " 또는 " : " or ")
  }

  /// Whether the command changes the device, which a recorded session does not allow.
  package var changesDevice: Bool {
    switch action {
    case .device, .rotate, .appearance, .contrast, .boldText, .reduceMotion, .direction, .language, .textSize, .home,
      .pause,
      .frameStep, .slowMotion, .fastForward, .keep, .returnToKept, .frameBack, .rewind, .nextMark, .previousMark,
      .values, .undo, .redo, .reset:
      true
    default: false
    }
  }

  /// Whether the command is meaningful for several devices beside each other.
  private var isForSeveralDevices: Bool {
    switch action {
    case .help, .palette, .back, .toolbar, .screenshot, .copyPicture, .fullScreen, .quit, .landmark: true
    case .appearance, .contrast, .boldText, .reduceMotion, .direction, .language, .textSize, .zoom: true
    case .pause, .frameStep, .slowMotion, .fastForward, .overlay, .noOverlays: true
    default: false
    }
  }

  /// The commands of a window with several devices.
  package static var forSeveralDevices: [WindowCommand] { all.filter(\.isForSeveralDevices) }

  /// Whether a held key gives the command again and again.
  package var isRepeatable: Bool { [.frameStep, .frameBack, .nextMark, .previousMark, .undo, .redo].contains(action) }

  /// Returns the command of a key; `nil` if the key does not have a command.
  ///
  /// - Parameter isEditing: Whether a text field takes keys that type text or move the caret.
  package static func of(_ chord: KeyChord, isEditing: Bool = false) -> WindowCommand? {
    if isEditing, chord.belongsToEditing || chord.isCaretMove { return nil }
    return byChord[chord]
  }

  private static let byChord: [KeyChord: WindowCommand] = Dictionary(
    all.flatMap { command in command.keys.map { ($0, command) } }, uniquingKeysWith: { first, _ in first })
}

extension KeyChord {
  /// Whether the chord moves a caret by words.
  fileprivate var isCaretMove: Bool { (key == .left || key == .right) && modifiers.contains(.control) }
}

/// A language of the window's own interface.
package enum Language: String, Codable, Sendable, CaseIterable {
  case english, korean

  /// The language of a locale's name, such as `ko_KR.UTF-8`.
  package init(locale: String) { self = locale.lowercased().hasPrefix("ko") ? .korean : .english }

  /// The language of the environment's variables, in the order in which the C library reads them.
  package init(environment: [String: String]) {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
    self.init(locale: names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? "")
  }
}
