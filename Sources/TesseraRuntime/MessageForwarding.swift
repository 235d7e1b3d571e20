public import Foundation
public import UIKitCore

// Objects that forward messages, as the Objective-C runtime lets them: stand-ins for delegates and targets. Adapted source
// gives classes that override `responds(to:)` and `forwardingTarget(for:)` these protocols.

/// An object that decides itself which methods it has.
public protocol TesseraResponding: NSObject {
  /// Returns whether the object has a method, itself or by forwarding it.
  @MainActor func tessera_responds(to aSelector: Selector!) -> Bool
}

/// An object that forwards calls of methods that it lacks.
public protocol TesseraForwarding: NSObject {
  /// Returns the object to which a call is forwarded.
  @MainActor func tessera_forwardingTarget(for aSelector: Selector!) -> Any?
}

/// Lets the classes of adapted source forward messages.
public func tesseraForwardsMessages() {
  // Objective-C asks on any thread.
  let responds: @MainActor (AnyObject, Selector) -> Bool? = {
    ($0 as? any TesseraResponding)?.tessera_responds(to: $1)
  }
  let target: @MainActor (AnyObject, Selector) -> AnyObject? = {
    ($0 as? any TesseraForwarding)?.tessera_forwardingTarget(for: $1).map { $0 as AnyObject }
  }
  MethodTable.shared.forwarding = MessageForwarding(
    responds: unsafeBitCast(responds, to: ((AnyObject, Selector) -> Bool?).self),
    target: unsafeBitCast(target, to: ((AnyObject, Selector) -> AnyObject?).self))
}

extension NSObject {
  /// Returns what an object answers that does not override `responds(to:)`.
  public func tesseraResponds(to aSelector: Selector!) -> Bool { aSelector?.isMethod(of: self) ?? false }

  /// Returns what an object answers that does not override `forwardingTarget(for:)`.
  public func tesseraForwardingTarget(for aSelector: Selector!) -> Any? { nil }
}

extension TesseraForwarding {
  /// Returns the object to which a call of a protocol's optional method is forwarded, which this object's class does not
  /// implement; `nil` if there is none.
  @MainActor
  func target<Delegate>(of method: String) -> Delegate? {
    let selector = Selector(
      name: method,
      method: SelectorMethod(
        owner: Delegate.self,
        applies: { $0 is Delegate && ImplementedMethods.shared.mayContain(method, of: $0) },
        call: { _, _ in .init(nil) }))
    guard responds(to: selector), let target = forwardingTarget(for: selector), target as AnyObject !== self else {
      return nil
    }
    return target as? Delegate
  }
}
