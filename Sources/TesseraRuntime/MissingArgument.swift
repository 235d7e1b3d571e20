import Foundation
import UIKitCore

/// The value of a parameter for which a message has `nil`, although the parameter is not optional.
///
/// Objective-C calls the method nevertheless. Foundation makes texts and collections of `nil` empty, numbers are 0, and
/// messages to an object that is `nil` have no effect and return 0. An empty sender or event behaves likewise. Any other
/// object is a null reference, with which methods work that never use it.
enum MissingArgument {
  /// Returns an object of one of UIKit's own classes that are sent with actions.
  static func sender(of type: AnyClass) -> AnyObject? {
    guard MainQueue.isCurrent, String(reflecting: type).hasPrefix("UIKit") else { return nil }
    let isSent =
      type is UIView.Type || type is UIGestureRecognizer.Type || type is UIBarItem.Type || type is UIEvent.Type
    return isSent ? instantiate(type) : nil
  }

  /// Returns the empty value of a type that is not a class; `nil` if it has none.
  static func empty(_ type: Any.Type) -> Any? {
    switch type {
    case let type as any RangeReplaceableCollection.Type: return type.init()
    case let type as any ExpressibleByDictionaryLiteral.Type: return emptyDictionary(type)
    case let type as any SetAlgebra.Type: return type.init()
    case let type as any AdditiveArithmetic.Type: return zero(type)
    default: return nil
    }
  }

  private static func emptyDictionary<Value: ExpressibleByDictionaryLiteral>(_ type: Value.Type) -> Any { [:] as Value }

  private static func zero<Value: AdditiveArithmetic>(_ type: Value.Type) -> Any { Value.zero }
}
