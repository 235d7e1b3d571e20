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
  /// A descriptor of the folder, which is locked as long as a temporary container is in use; -1 for others.
  private var lock: Int32 = -1

  init(path: String) { self.path = path }

  /// The environment variable with the path, for the process that loads the project.
  static let variable = "TESSERA_CONTAINER"
  private static let prefix = "tessera-app-"

  /// Makes an empty container that ``remove()`` removes, and removes those of processes that were ended before.
  static func temporary() throws(Failure) -> AppContainer {
    let base = ProcessInfo.processInfo.environment["TMPDIR"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/tmp"
    removeLeftOvers(in: base)
    let template = strdup("\(base)/\(prefix)XXXXXX")
    defer { free(template) }
    guard let path = template.flatMap({ mkdtemp($0) }) else {
      throw Failure(.cannotCreate, "cannot create a folder in \(base.quoted): \(String(cString: strerror(errno)))")
    }
    var container = AppContainer(path: String(cString: path))
    container.lock = Self.lock(container.path)
    return container
  }

  /// Locks a folder.
  ///
  /// - Returns: A descriptor; -1 if another process uses the folder.
  private static func lock(_ path: String) -> Int32 {
    let folder = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard folder >= 0, flock(folder, LOCK_EX | LOCK_NB) != 0 else { return folder }
    close(folder)
    return -1
  }

  private static func removeLeftOvers(in base: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: base)) ?? []
    for name in names where name.hasPrefix(prefix) {
      var container = AppContainer(path: "\(base)/\(name)")
      container.lock = lock(container.path)
      if container.lock >= 0 { container.remove() }
    }
  }

  /// The variables for a process that loads the project. Foundation reads the folder of preferences when it starts.
  var environment: [String: String?] { [Self.variable: path, "XDG_CONFIG_HOME": path + "/Library/Preferences"] }

  func remove() {
    try? FileManager.default.removeItem(atPath: path)
    if lock >= 0 { close(lock) }
  }

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
