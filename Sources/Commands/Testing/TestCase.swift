import Foundation
import PlainText

/// One test: the command that makes its pictures, and the golden that they are compared with.
struct TestCase: Sendable {
  enum Kind: Sendable {
    /// The picture of one scene or screen.
    case scene
    /// The snapshots of a script.
    case script
    /// Two scenes that must look alike, or must not.
    case pair(isMatch: Bool)
    /// The faults in the layout of a scene.
    case lint
    /// A test in Swift, of a project.
    case unit
  }

  var kind: Kind
  /// The name in reports and for `-g`.
  var name: String
  /// The arguments of the processes that make the pictures.
  var commands: [[String]]
  /// The folder of the goldens.
  var goldens: String
  /// The options that make a picture differ from others of its name, as part of a file's name.
  var variant = ""
  /// Whether the screen is part of a nib file or a storyboard, and the user did not ask for it by its name. It may need
  /// what other screens give it, so an error that ends the app fails the test only if there is a golden.
  var mayDependOnOthers = false
  /// The source, for reports.
  var file: String
  var line: Int

  /// Whether a picture of the scene was recorded.
  var hasGolden: Bool {
    let screen = name.split(separator: ":").last.map(String.init) ?? name
    let suffix = variant.isEmpty ? "" : ".\(variant)"
    let base = screen.split(separator: " ").first.map(String.init) ?? screen
    return FileManager.default.fileExists(atPath: "\(goldens)/\(base)\(suffix).png")
  }

  /// The name as a folder's name: its last 60 bytes, which tell tests in one deep folder apart.
  var folderName: String {
    let words = name.unicodeScalars.map { scalar in
      scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == ".")
        ? Character(scalar) : "-"
    }
    return String(words.suffix(60))
  }

  /// The folder of the list, the script or the project, in which the goldens are.
  var goldensFolder: String {
    let folder = file.parentPath.or(".")
    guard !goldens.isEmpty else { return folder }
    return goldens.parentPath.parentPath.or(".")
  }
}

extension String {
  func or(_ other: String) -> String { isEmpty ? other : self }
}
