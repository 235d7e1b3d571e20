import Foundation

// Observers of notifications that are called by selector. They are not retained.
extension NotificationCenter {
  /// Adds an observer whose method is called, on the poster's thread, with every notification of a name and sender.
  ///
  /// - Fidelity: documented.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    let registration = SelectorObservers.Registration(
      observer as AnyObject, center: self, name: aName, object: anObject)
    let token = addObserver(forName: aName, object: anObject, queue: nil) { [registration] notification in
      if let observer = registration.observer { aSelector.send(to: observer, notification) }
    }
    SelectorObservers.shared.add(registration, token: token)
  }

  /// Removes an observer. It may be one that was added with a selector, or the token of a closure.
  ///
  /// - Fidelity: documented.
  public func removeObserver(_ observer: AnyObject) {
    SelectorObservers.shared.remove(observer, from: self) { _ in true }
    removeToken(observer)
  }

  /// Removes the registrations of an observer for a name and a sender; `nil` for all of either.
  ///
  /// - Fidelity: documented.
  public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
    SelectorObservers.shared.remove(observer, from: self) { registration in
      (aName == nil || registration.name == aName)
        && (anObject == nil || registration.object === anObject.map { $0 as AnyObject })
    }
    removeToken(observer, name: aName, object: anObject)
  }

  // Foundation's own methods take any value.
  private func removeToken(_ token: Any) { removeObserver(token) }
  private func removeToken(_ token: Any, name: NSNotification.Name?, object: Any?) {
    removeObserver(token, name: name, object: object)
  }
}

/// The observers that were added with selectors.
private final class SelectorObservers: @unchecked Sendable {
  static let shared = SelectorObservers()

  final class Registration: @unchecked Sendable {
    weak var observer: AnyObject?
    weak var center: NotificationCenter?
    weak var object: AnyObject?
    let name: NSNotification.Name?
    var token: (any NSObjectProtocol)?

    init(_ observer: AnyObject, center: NotificationCenter, name: NSNotification.Name?, object: Any?) {
      (self.observer, self.center, self.name) = (observer, center, name)
      self.object = object.map { $0 as AnyObject }
    }
  }

  private let lock = NSLock()
  private var registrations: [Registration] = []
  private var sweepLimit = 64

  func add(_ registration: Registration, token: any NSObjectProtocol) {
    registration.token = token
    lock.withLock { registrations.append(registration) }
    guard registrations.count > sweepLimit else { return }
    drop { $0.observer == nil }
    sweepLimit = max(64, 2 * registrations.count)
  }

  func remove(_ observer: AnyObject, from center: NotificationCenter, where matches: (Registration) -> Bool) {
    drop { $0.observer === observer && $0.center === center && matches($0) }
  }

  private func drop(_ condition: (Registration) -> Bool) {
    let dropped = lock.withLock {
      let dropped = registrations.filter(condition)
      registrations.removeAll { registration in dropped.contains { $0 === registration } }
      return dropped
    }
    for registration in dropped {
      if let token = registration.token { registration.center?.removeObserver(token as Any) }
    }
  }
}
