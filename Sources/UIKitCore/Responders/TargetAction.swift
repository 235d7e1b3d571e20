import Foundation

/// A target, which is not retained, and the selector of the method that is called on it.
struct TargetAction {
  private(set) weak var target: AnyObject?
  /// Whether the responder chain determines the target.
  let usesResponderChain: Bool
  let action: Selector

  init(target: Any?, action: Selector) {
    self.target = target.map { $0 as AnyObject }
    usesResponderChain = target == nil
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
