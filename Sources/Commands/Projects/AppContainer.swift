import Foundation
import Glibc
import Simulator

/// The folders of a project's app, as an app has them on iOS: `Documents`, `Library`, `Library/Caches`,
/// `Library/Application Support`, `Library/Preferences` and `tmp`.
///
/// The app of a window keeps its folders, below the folder of the project's builds. Other processes have empty ones, like
/// an app that has just been installed, so that their frames do not depend on earlier runs.
struct AppContainer {
  let path: String
  /// The owner of a folder that is removed after use; `nil` for a folder that stays.
  private let folders: TemporaryFolders?

  /// The environment variable with the path, for the process that loads the project.
  static let variable = "TESSERA_CONTAINER"

  /// A container that stays.
  init(path: String) { (self.path, folders) = (path, nil) }

  private init(in folders: TemporaryFolders) throws(Failure) {
    path = try folders.make("app")
    self.folders = folders
  }

  /// Makes an empty container that ``remove()`` removes.
  static func temporary() throws(Failure) -> AppContainer { try AppContainer(in: TemporaryFolders()) }

  /// The variables for a process that loads the project. Foundation reads the folder of preferences when it starts.
  var environment: [String: String?] { [Self.variable: path, "XDG_CONFIG_HOME": path + "/Library/Preferences"] }

  func remove() { folders?.remove() }

  /// Makes the folders, and lets Foundation find them, if this process loads a project. The fonts of the machine must
  /// have been found before, because they may be in the user's own folders.
  static func enter() throws(Failure) {
    guard let path = ProcessInfo.processInfo.environment[variable] else { return }
    let folders = [
      "CFFIXED_USER_HOME": path, "XDG_DATA_HOME": path + "/Library/Application Support",
      "XDG_CACHE_HOME": path + "/Library/Caches", "XDG_CONFIG_HOME": path + "/Library/Preferences",
      "TMPDIR": path + "/tmp",
    ]
    for folder in folders.values.sorted() + [path + "/Documents"] {
      do { try OutputFolder.make(folder) } catch { throw Failure(error) }
    }
    for (name, folder) in folders { setenv(name, folder, 1) }
    unsetenv(variable)
  }
}
