public import Foundation
import UIKitCore

// Functions that stand around the receiver of a message in adapted source.

/// Returns the value itself: its type has the method that is called.
public func tesseraReceiver<Value>(_ value: Value) -> Value { value }

/// Returns the object as one to which messages can be sent by selector.
@_disfavoredOverload
public func tesseraReceiver(_ object: AnyObject?) -> NSObject? { object.map(tesseraReceiver) }

/// Returns the object as one to which messages can be sent by selector.
///
/// Some classes, such as those of test cases, inherit from `NSObject` only on iOS. Their objects are wrapped.
@_disfavoredOverload
public func tesseraReceiver(_ object: AnyObject) -> NSObject { object as? NSObject ?? ForeignReceiver(object) }
