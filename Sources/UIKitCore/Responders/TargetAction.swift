import Foundation

/// The targets of actions.
enum ActionTarget {
  /// Returns the object whose method an action calls; `nil` for a value that is no object.
  ///
  /// In the initial value of a stored property, `self` is a method of `NSObject` rather than the object. The box of such
  /// a value has no owner, so a weak reference to it is `nil` at once, as on iOS.
  static func object(_ target: Any?) -> AnyObject? {
    weak let object = target.map { $0 as AnyObject }
    return object
  }
}

/// A target, which is not retained, and the selector of the method that is called on it.
struct TargetAction {
  private(set) weak var target: AnyObject?
  /// Whether the responder chain determines the target.
  let usesResponderChain: Bool
  let action: Selector

  init(target: Any?, action: Selector) {
    self.target = ActionTarget.object(target)
    usesResponderChain = self.target == nil
    self.action = action
  }

  /// Whether the target was released.
  var isOrphaned: Bool { !usesResponderChain && target == nil }

  /// Returns whether the pair is meant by a call that removes it: `nil` means any target, or any action.
  func matches(target: Any?, action: Selector?) -> Bool {
    (target == nil || self.target === target.map { $0 as AnyObject }) && (action == nil || self.action == action)
  }

  /// Returns whether the pair is that of an earlier one.
  func isSame(as other: TargetAction) -> Bool {
    usesResponderChain == other.usesResponderChain && target === other.target && action == other.action
  }
}

extension UIResponder {
  /// Returns the first responder along the chain that agrees to perform an action.
  final func chainTarget(for action: Selector, sender: Any?) -> Any? {
    var current: UIResponder? = self
    while let responder = current {
      if responder.canPerformAction(action, withSender: sender) { return responder }
      current = responder.next
    }
    return nil
  }
}
