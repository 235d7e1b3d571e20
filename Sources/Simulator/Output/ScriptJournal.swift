import Foundation
import Glibc

/// A file beside the script of a recording with the input until now, which stays if the process is killed.
package final class ScriptJournal {
  /// The path of the file.
  package let path: String
  /// The latest file that an earlier recording of the same name left, because its process was killed; `nil` if there is
  /// none.
  package let unsaved: String?
  private let descriptor: Int32
  /// The number of the recording's lines that the file contains.
  private var count = 0

  /// Creates a file; `nil` if the script goes to a pipe or a device, or if there cannot be such a file.
  package init?(beside script: StreamedFile) {
    guard let base = script.filePath else { return nil }
    var left: String?
    let names = ["\(base).partial"] + (2...99).map { "\(base).\($0).partial" }
    for name in names {
      let file = open(name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
      guard file < 0 else {
        (path, descriptor, unsaved) = (name, file, left)
        // Another process can tell that this one is alive.
        flock(file, LOCK_EX | LOCK_NB)
        return
      }
      guard errno == EEXIST else { return nil }
      left = name
    }
    return nil
  }

  deinit { close(descriptor) }

  /// Returns the files in a folder that recordings of killed processes left, by name.
  ///
  /// - Parameter prefix: The beginning of the files' names.
  package static func left(in folder: String, prefix: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let candidates = names.filter { $0.hasPrefix(prefix) && $0.contains(".input.") && $0.hasSuffix(".partial") }
    return candidates.sorted().filter { name in
      let file = open("\(folder)/\(name)", O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
      guard file >= 0 else { return false }
      defer { close(file) }
      return flock(file, LOCK_SH | LOCK_NB) == 0
    }
  }

  /// Adds the lines that a recording has and the file has not. A failure is not reported, since saving the script
  /// reports it.
  package func update(_ recording: Recording) {
    let lines = recording.lines
    let new = lines[min(count, lines.count)...].map { $0 + "\n" }.joined()
    if DescriptorOutput.send(Array(new.utf8), to: descriptor) == nil { count = lines.count }
  }

  /// Removes the file, because the script is saved.
  package func remove() { unlink(path) }
}
