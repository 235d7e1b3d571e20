public import Foundation
import UIKitCore

// Functions that stand around the receiver of a message in adapted source.

/// Returns the value itself: its type has the method that is called.
public func tesseraReceiver<Value>(_ value: Value) -> Value { value }

/// Returns the object as one to which messages can be sent by selector.
@_disfavoredOverload
public func tesseraReceiver(_ object: AnyObject?) -> NSObject? { object as? NSObject }

/// Returns the object as one to which messages can be sent by selector.
///
/// - Precondition: The object is a subclass of `NSObject`.
@_disfavoredOverload
public func tesseraReceiver(_ object: AnyObject) -> NSObject {
  guard let object = object as? NSObject else {
    fatalError("A message was sent to \(type(of: object)), which is not a subclass of NSObject.")
  }
  return object
}
