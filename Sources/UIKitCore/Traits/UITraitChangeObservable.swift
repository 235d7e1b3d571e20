import Foundation

/// What a registration for changes of traits is taken back with.
///
/// - Fidelity: documented.
public protocol UITraitChangeRegistration: AnyObject, Sendable {}

/// Whatever tells of changes of its traits.
///
/// - Fidelity: documented; registrations with selectors are absent.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

extension UITraitChangeObservable where Self: UIResponder {
  /// Calls `handler` when one of the traits has another value. Who registers is told as long as it lives.
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

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitObservers.removeAll { $0 === registration }
  }
}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

/// One registration.
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
  /// Tells who has registered, in the order of their registrations.
  final func tellTraitObservers(from old: UITraitCollection?, to new: UITraitCollection) {
    guard !traitObservers.isEmpty, let old else { return }
    let changes = new.changedTraits(from: old)
    for observer in traitObservers { observer.tell(changes, from: old) }
  }
}
