import Foundation
import Glibc

/// Folders for the files that a command needs until it ends. Only this user can read them, and nobody can guess their
/// names.
final class TemporaryFolders {
  /// The folders, with descriptors that lock them.
  private var folders: [(path: String, lock: Int32)] = []

  /// Makes a folder, and removes those for the same purpose that belong to processes that were ended before.
  ///
  /// - Parameter purpose: A part of its name, for people who find it.
  func make(_ purpose: String) throws(Failure) -> String {
    let (base, prefix) = (NSTemporaryDirectory() as NSString, "tessera-\(purpose)-")
    Self.removeFolders(in: base, from: prefix)
    var template = Array(base.appendingPathComponent(prefix + "XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else {
      throw Failure(.cannotCreate, "cannot make a temporary folder: \(String(cString: strerror(errno)))")
    }
    let path = template.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
    folders.append((path, Self.lock(path)))
    return path
  }

  /// Removes the folders and the files in them.
  func remove() {
    for (path, lock) in folders { Self.remove(path, lock) }
    folders = []
  }

  private static func remove(_ path: String, _ lock: Int32) {
    try? FileManager.default.removeItem(atPath: path)
    if lock >= 0 { close(lock) }
  }

  /// Locks a folder until this process ends.
  ///
  /// - Returns: A descriptor; -1 if another process uses the folder.
  private static func lock(_ path: String) -> Int32 {
    let folder = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard folder >= 0, flock(folder, LOCK_EX | LOCK_NB) != 0 else { return folder }
    close(folder)
    return -1
  }

  private static func removeFolders(in base: NSString, from prefix: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: base as String)) ?? []
    for name in names where name.hasPrefix(prefix) {
      let path = base.appendingPathComponent(name)
      let lock = lock(path)
      if lock >= 0 { remove(path, lock) }
    }
  }
}
