import Foundation

/// The key of the transaction's duration, an `NSNumber` in seconds.
///
/// - Fidelity: documented.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of the Boolean that disables implicit animations, an `NSNumber`.
public let kCATransactionDisableActions = "disableActions"
/// The key of the transaction's timing function, a `CAMediaTimingFunction`.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of the transaction's completion block.
public let kCATransactionCompletionBlock = "completionBlock"

extension CATransaction {
  class func baseValue(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionDisableActions: disableActions()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionCompletionBlock: completionBlock()
    default: nil
    }
  }

  class func baseSetValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration:
      if let number = anObject as? NSNumber { setAnimationDuration(number.doubleValue) }
    case kCATransactionDisableActions: if let number = anObject as? NSNumber { setDisableActions(number.boolValue) }
    case kCATransactionAnimationTimingFunction: setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
    case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
    default: break
    }
  }
}
