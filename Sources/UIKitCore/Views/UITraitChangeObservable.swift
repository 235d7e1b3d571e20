import Foundation

/// A registration for trait changes, with which it can be removed.
///
/// - Fidelity: documented.
public protocol UITraitChangeRegistration: AnyObject, Sendable {}

/// An object that notifies closures of changes of its traits.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {
  /// Removes a registration. A registration that was removed already, or made with another object, has no effect.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

extension UITraitChangeObservable where Self: UIResponder {
  /// Registers a closure that is called after one of the given traits has changed. It is kept as long as the object
  /// lives, or until it is removed.
  ///
  /// - Parameters:
  ///   - traits: The traits to observe, such as `UITraitUserInterfaceStyle.self`.
  ///   - handler: A closure that receives the object and its traits from before the change.
  /// - Returns: The registration, for ``unregisterForTraitChanges(_:)``.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping @MainActor (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let observer = TraitObserver(traits) { [weak self] old in
      if let self { handler(self, old) }
    }
    traitObservers.append(observer)
    return observer
  }

  /// Registers a method of the object that is called after one of the given traits has changed.
  ///
  /// - Parameters:
  ///   - traits: The traits to observe, such as `UITraitUserInterfaceStyle.self`.
  ///   - action: A method without parameters, with the object, or with the object and its traits from before the change.
  /// - Returns: The registration, for ``unregisterForTraitChanges(_:)``.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// Registers a method of another object that is called after one of the given traits has changed.
  ///
  /// - Parameters:
  ///   - traits: The traits to observe, such as `UITraitUserInterfaceStyle.self`.
  ///   - target: The object whose method is called. It is not retained; the registration ends with it.
  ///   - action: A method without parameters, with the observed object, or with that object and its traits from before
  ///     the change.
  /// - Returns: The registration, for ``unregisterForTraitChanges(_:)``.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let pair = TargetAction(target: target, action: action)
    return registerForTraitChanges(traits) { object, old in
      if let target = pair.target { pair.action.send(to: target, object, old) }
    }
  }

  /// Removes a registration. A registration that was removed already, or made with another object, has no effect.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitObservers.removeAll { $0 === registration }
  }
}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

/// A registration: the observed traits and the closure.
@MainActor
final class TraitObserver: UITraitChangeRegistration {
  private let traits: Set<ObjectIdentifier>
  private let handler: (UITraitCollection) -> Void

  init(_ traits: [UITrait], handler: @escaping (UITraitCollection) -> Void) {
    self.traits = Set(traits.map { ObjectIdentifier($0) })
    self.handler = handler
  }

  func tell(_ changes: [UITrait], from old: UITraitCollection) {
    if changes.contains(where: { traits.contains(ObjectIdentifier($0)) }) { handler(old) }
  }
}

extension UIResponder {
  /// Calls the registered closures for a change of traits, in the order of their registration.
  final func tellTraitObservers(from old: UITraitCollection?, to new: UITraitCollection) {
    guard !traitObservers.isEmpty, let old else { return }
    let changes = new.changedTraits(from: old)
    for observer in traitObservers { observer.tell(changes, from: old) }
  }
}
