import Foundation
import OpenCombine

extension NotificationCenter {
  /// A publisher of the notifications of one name, as they are posted.
  ///
  /// Notifications that the subscriber has not demanded are dropped.
  public struct Publisher: OpenCombine.Publisher {
    /// The type of the published values, a notification.
    public typealias Output = Notification
    /// The type of failures: the publisher never fails.
    public typealias Failure = Never

    /// The center at which notifications are observed.
    public let center: NotificationCenter
    /// The name of the notifications.
    public let name: Notification.Name
    /// The object whose notifications are published; `nil` for those of all objects.
    public let object: AnyObject?

    /// Creates a publisher of notifications.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      (self.center, self.name, self.object) = (center, name, object)
    }

    /// Attaches a subscriber, and begins to observe notifications until it cancels.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
      let relay = Relay(subscriber)
      nonisolated(unsafe) let tell: (Notification) -> Void = relay.send
      let token = center.addObserver(forName: name, object: object, queue: nil) { tell($0) }
      relay.onCancel = { [center] in center.removeObserver(token) }
      subscriber.receive(subscription: relay)
    }
  }

  /// Returns a publisher of the notifications of a name.
  ///
  /// - Parameter object: The object whose notifications are published; `nil` for those of all objects.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}
