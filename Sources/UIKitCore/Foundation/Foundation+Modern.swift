import Foundation

// Members of Foundation that its version for Linux lacks.

extension NSIndexPath {
  /// Creates the path of an item in a section.
  public convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }
  /// Creates the path of a row in a section.
  public convenience init(row: Int, section: Int) { self.init(item: row, section: section) }
}

extension URL {
  /// The folder of the user's documents.
  public static var documentsDirectory: URL { folder(.documentDirectory) }
  /// The folder of files that can be made again.
  public static var cachesDirectory: URL { folder(.cachesDirectory) }
  /// The folder of files that support the app.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  /// The folder of the user's desktop.
  public static var desktopDirectory: URL { folder(.desktopDirectory) }
  /// The folder of downloaded files.
  public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
  /// The folder of the user's pictures.
  public static var picturesDirectory: URL { folder(.picturesDirectory) }

  private static func folder(_ folder: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: folder, in: .userDomainMask).first ?? homeDirectory
  }
}

extension NotificationCenter {
  /// The notifications of a name and sender, one after another.
  ///
  /// - Fidelity: documented; notifications are observed from the call on.
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    private let stream: AsyncStream<Notification>

    fileprivate init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
      let (stream, continuation) = AsyncStream.makeStream(of: Notification.self)
      self.stream = stream
      let token = center.addObserver(forName: name, object: object, queue: nil) { notification in
        nonisolated(unsafe) let notification = notification
        continuation.yield(notification)
      }
      let registration = (center, token)
      continuation.onTermination = { [registration = Registration(registration)] _ in registration.end() }
    }

    /// The registration with the notification center, which ends with the sequence.
    private final class Registration: @unchecked Sendable {
      private let (center, token): (NotificationCenter, any NSObjectProtocol)
      init(_ value: (NotificationCenter, any NSObjectProtocol)) { (center, token) = value }
      func end() { center.removeObserver(token) }
    }

    /// Returns an iterator over the notifications.
    public func makeAsyncIterator() -> AsyncStream<Notification>.Iterator { stream.makeAsyncIterator() }
  }

  /// Returns the notifications of a name and sender as a sequence.
  public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }
}

extension NSData.WritingOptions {
  /// Writes to another file first, and then puts it in place of the old one. The name of `atomic` before Swift 3.
  public static var atomicWrite: NSData.WritingOptions { .atomic }
}
