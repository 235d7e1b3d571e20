import Foundation
import UIKitCore

/// The target of a control, bar item or gesture recognizer that performs a segue.
final class SegueTrigger: NSObject {
  private let body: @MainActor (Any?) -> Void

  init(_ body: @escaping @MainActor (Any?) -> Void) {
    self.body = body
    super.init()
  }

  /// The method that the objects call.
  private static let action = Selector(
    name: "perform:",
    method: SelectorMethod(
      applies: { $0 is SegueTrigger },
      call: { object, values in
        let call = UncheckedCall(trigger: object as? SegueTrigger, sender: values.first ?? nil)
        MainActor.assumeIsolated { call.trigger?.body(call.sender) }
        return SelectorMethod.Result(nil)
      }))

  /// Makes an object perform the segue; returns whether it can.
  @MainActor
  func attach(to source: NSObject) -> Bool {
    switch source {
    case let control as UIControl:
      control.addTarget(self, action: Self.action, for: control is UIButton ? .touchUpInside : .valueChanged)
    case let item as UIBarButtonItem: (item.target, item.action) = (self, Self.action)
    case let recognizer as UIGestureRecognizer: recognizer.addTarget(self, action: Self.action)
    default: return false
    }
    return true
  }
}

/// The objects of a call, which stay on the main actor.
private struct UncheckedCall: @unchecked Sendable {
  let trigger: SegueTrigger?
  let sender: Any?
}
