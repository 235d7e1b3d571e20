import Foundation

/// The program with which a system installs packages, and their names there.
package enum PackageManager: String, CaseIterable, Sendable {
  case apt
  case dnf
  case pacman

  /// The program of this system; Debian's if none is found.
  package static let current =
    allCases.first { manager in
      ["/usr/bin/", "/bin/"].contains { FileManager.default.isExecutableFile(atPath: $0 + manager.program) }
    } ?? .apt

  /// Returns the command that installs packages.
  ///
  /// - Parameter packages: Debian's names of the packages.
  package func install(_ packages: String...) -> String { install(packages) }

  /// Returns the command that installs packages.
  ///
  /// - Parameter packages: Debian's names of the packages.
  package func install(_ packages: [String]) -> String {
    let names = packages.map { Self.names[$0]?[self] ?? $0 }
    return "\(program) \(self == .pacman ? "-S" : "install") \(names.joined(separator: " "))"
  }

  private var program: String { self == .apt ? "apt-get" : rawValue }

  /// The names by Debian's.
  private static let names: [String: [PackageManager: String]] = [
    "fonts-inter": [.dnf: "rsms-inter-fonts", .pacman: "inter-font"],
    "fonts-noto-cjk": [.dnf: "google-noto-sans-cjk-fonts", .pacman: "noto-fonts-cjk"],
    "fonts-noto-color-emoji": [.dnf: "google-noto-color-emoji-fonts", .pacman: "noto-fonts-emoji"],
    "fonts-noto-core": [.dnf: "google-noto-sans-fonts", .pacman: "noto-fonts"],
    "libexpat1": [.dnf: "expat", .pacman: "expat"],
    "libpoppler-glib8": [.dnf: "poppler-glib", .pacman: "poppler-glib"],
    "librsvg2-2": [.dnf: "librsvg2", .pacman: "librsvg"],
    "libsdl2-2.0-0": [.dnf: "SDL2", .pacman: "sdl2"],
    "libsdl2-ttf-2.0-0": [.dnf: "SDL2_ttf", .pacman: "sdl2_ttf"],
  ]
}
