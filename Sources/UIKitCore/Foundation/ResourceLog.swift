import Foundation
import Synchronization

/// The diagnostics of pictures and colors that cannot be shown, on standard error, once for each message.
enum ResourceLog {
  private static let written = Mutex<Set<String>>([])
  /// The most messages of a process, so that generated names do not fill the log.
  private static let limit = 200

  static func write(_ message: String) {
    let isNew = written.withLock { $0.count < limit && $0.insert(message).inserted }
    if isNew { StandardError.write("\(message)\n") }
  }
}
