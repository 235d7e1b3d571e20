import Foundation
import Glibc

/// Folders for the files that a command needs until it ends. Only this user can read them, and nobody can guess their
/// names.
final class TemporaryFolders {
  private var paths: [String] = []

  /// Makes a folder.
  ///
  /// - Parameter purpose: A part of its name, for people who find it.
  func make(_ purpose: String) throws(Failure) -> String {
    var template = Array("\(NSTemporaryDirectory())/tessera-\(purpose)-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw Failure(.cannotCreate, "cannot make a temporary folder: \(String(cString: strerror(errno)))")
    }
    let path = template.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
    paths.append(path)
    return path
  }

  /// Removes the folders and the files in them.
  func remove() {
    for path in paths { try? FileManager.default.removeItem(atPath: path) }
    paths = []
  }
}
