import Foundation
import OpenCombine

extension NotificationCenter {
  /// Notifications of a name, as they are posted.
  public struct Publisher: OpenCombine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never

    public let center: NotificationCenter
    public let name: Notification.Name
    public let object: AnyObject?

    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      (self.center, self.name, self.object) = (center, name, object)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
      let relay = Relay(subscriber)
      nonisolated(unsafe) let tell: (Notification) -> Void = relay.send
      let token = center.addObserver(forName: name, object: object, queue: nil) { tell($0) }
      relay.onCancel = { [center] in center.removeObserver(token) }
      subscriber.receive(subscription: relay)
    }
  }

  /// - Parameter object: Whose notifications count; nil for those of everybody.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}
