import Foundation
import OpenCombine
import UIKitCore

extension NSObject {
  /// A publisher of the values of a property, as they change.
  ///
  /// Changes that the subscriber has not demanded are dropped.
  public struct KeyValueObservingPublisher<Subject: NSObject, Value>: OpenCombine.Publisher {
    /// The type of the published values, that of the property.
    public typealias Output = Value
    /// The type of failures: the publisher never fails.
    public typealias Failure = Never

    /// The object whose property is observed.
    public let object: Subject
    /// The property.
    public let keyPath: KeyPath<Subject, Value>
    /// The values that are published: with `initial`, also the present one.
    public let options: NSKeyValueObservingOptions

    /// Creates a publisher of the values of a property.
    public init(object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions) {
      (self.object, self.keyPath, self.options) = (object, keyPath, options)
    }

    /// Attaches a subscriber, and begins to observe the property until it cancels.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      let relay = Relay(subscriber)
      nonisolated(unsafe) let send: (Value) -> Void = relay.send
      let (object, keyPath, options) = (object, keyPath, options)
      nonisolated(unsafe) let property = keyPath
      let observation = object.observe(keyPath, options: options.subtracting(.initial)) { object, _ in
        send(object[keyPath: property])
      }
      relay.onCancel = { observation.invalidate() }
      if options.contains(.initial) { relay.onFirstDemand = { send(object[keyPath: keyPath]) } }
      subscriber.receive(subscription: relay)
    }
  }
}

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// Returns a publisher of the values of a property.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - options: The values that are published. The default is the present value and those after it.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
  }
}
