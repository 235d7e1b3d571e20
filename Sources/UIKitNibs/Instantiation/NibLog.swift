import Synchronization
import UIKitCore

/// The warnings about nib files, on standard error, each of them once.
enum NibLog {
  private static let written = Mutex<Set<String>>([])
  /// The most warnings of a process.
  private static let limit = 300

  /// Writes a warning, as compilers do: with the file and the line.
  static func warn(_ text: String, file: String, line: Int) { write("\(file):\(line): warning: \(text)\n") }

  /// Writes an error for which iOS ends the app, and counts it.
  static func fail(_ text: String, file: String, line: Int) {
    write("\(file):\(line): error: \(text) On iOS, this ends the app.\n")
    UncaughtExceptions.add()
  }

  private static func write(_ message: String) {
    let isNew = written.withLock { $0.count < limit && $0.insert(message).inserted }
    if isNew { StandardError.write(message) }
  }
}
