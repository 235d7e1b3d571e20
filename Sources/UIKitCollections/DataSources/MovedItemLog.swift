import DiffableData
import Synchronization
import UIKitCore

/// Messages about items that an app adds to a snapshot although they are in it, on standard error, as UIKit logs them.
///
/// A snapshot may be changed on any thread, before a data source knows it.
enum MovedItemLog {
  private static let written = Mutex<Set<String>>([])
  /// The maximum number of messages, for an app that moves items in this way all the time.
  private static let limit = 20

  /// Begins to write messages. Every data source does so; the first one has an effect.
  static func begin() { _ = hook }

  private static let hook: Void = {
    DuplicateIdentifiers.onMove = { message in
      let isNew = written.withLock { $0.count < limit && $0.insert(message).inserted }
      if isNew { StandardError.write("\(message)\n") }
    }
  }()
}
