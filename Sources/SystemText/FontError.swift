import PlainText

/// The reason why no text can be drawn, in one line with a remedy.
package enum FontError: Error, Hashable, CustomStringConvertible {
  /// The text for which a font is needed.
  package enum Role: String, Hashable, Sendable, CaseIterable {
    case sans = "Latin"
    case cjk = "Korean"
    case emoji = "emoji"

    /// The Debian package that contains the font.
    package var package: String {
      switch self {
      case .sans: "fonts-inter"
      case .cjk: "fonts-noto-cjk"
      case .emoji: "fonts-noto-color-emoji"
      }
    }

    /// The environment variable that specifies another file.
    package var variable: String {
      switch self {
      case .sans: "TESSERA_FONT_SANS"
      case .cjk: "TESSERA_FONT_CJK"
      case .emoji: "TESSERA_FONT_EMOJI"
      }
    }
  }

  case missing([Role])
  /// An existing or specified file that cannot be read as a font.
  case unusable(path: String, Role)
  case library(String)

  package var description: String {
    switch self {
    case .missing(let roles):
      "no \(roles.map(\.rawValue).joined(separator: ", no ")) font found; install with: "
        + PackageManager.current.install(roles.map(\.package)) + " (or name a file in "
        + roles.map(\.variable).joined(separator: ", ") + ")"
    case .unusable(let path, let role):
      "\(path.debugDescription) is not a readable font file; set \(role.variable) to another one, or install again with: "
        + PackageManager.current.install(role.package)
    case .library(let reason):
      "SDL2_ttf does not start: \(reason); install with: \(PackageManager.current.install("libsdl2-ttf-2.0-0"))"
    }
  }
}
