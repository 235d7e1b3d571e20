import Foundation
import Synchronization

/// Pictures that were asked for and cannot be shown, on standard error: once each, however often cells ask.
enum ImageLog {
  private static let written = Mutex<Set<String>>([])
  /// A name that is made up anew every time shall not fill the log.
  private static let limit = 200

  static func write(_ message: String) {
    let isNew = written.withLock { $0.count < limit && $0.insert(message).inserted }
    if isNew { StandardError.write("\(message)\n") }
  }
}
