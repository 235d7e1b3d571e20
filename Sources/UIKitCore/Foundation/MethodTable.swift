import Foundation

/// The answers of objects that decide themselves what they respond to and to which object they forward messages.
package struct MessageForwarding {
  /// Returns whether the object responds to a selector; `nil` if it does not decide that itself.
  package let responds: (AnyObject, Selector) -> Bool?
  /// Returns the object to which it forwards a message; `nil` if there is none.
  package let target: (AnyObject, Selector) -> AnyObject?

  package init(
    responds: @escaping (AnyObject, Selector) -> Bool?, target: @escaping (AnyObject, Selector) -> AnyObject?
  ) {
    (self.responds, self.target) = (responds, target)
  }
}

/// The methods and properties that the Objective-C runtime knows on iOS, by class and name.
///
/// Adapted source adds closures as it is loaded, which register its methods when a name is first looked up.
package final class MethodTable: @unchecked Sendable {
  package static let shared = MethodTable()

  private let lock = NSRecursiveLock()
  private var pending: [() -> Void] = []
  private var methods: [ObjectIdentifier: [String: SelectorMethod]] = [:]
  private var classes: [String: AnyClass] = [:]
  private var objectiveCNames: [String: AnyClass] = [:]
  private var creators: [ObjectIdentifier: () -> NSObject] = [:]
  private var modules: [String] = []
  private var principalClass: AnyClass?
  private var forwardingRules: MessageForwarding?
  private var registration: ((AnyClass) -> Void)?
  private var registered: Set<ObjectIdentifier> = []

  /// Adds a closure that registers methods.
  package func add(_ registration: @escaping () -> Void) { lock.withLock { pending.append(registration) } }

  /// Registers a method of a class.
  package func add(_ method: SelectorMethod, named name: String, of type: AnyClass) {
    lock.withLock { methods[ObjectIdentifier(type), default: [:]][name] = method }
  }

  /// Registers a closure that calls a class's own initializer without arguments, which does not override that of
  /// `NSObject` in Swift.
  package func add(_ creator: @escaping () -> NSObject, of type: AnyClass) {
    lock.withLock { creators[ObjectIdentifier(type)] = creator }
  }

  /// Returns the registered closure that makes an object of a class; `nil` if there is none.
  package func creator(of type: AnyClass) -> (() -> NSObject)? {
    lock.withLock {
      registerPending()
      return creators[ObjectIdentifier(type)]
    }
  }

  /// Registers a class by its name, as nib files write it: without its module, and without the types around it.
  package func add(_ type: AnyClass) {
    let parts = String(reflecting: type).split(separator: ".")
    guard let module = parts.first, let name = parts.last else { return }
    lock.withLock {
      if classes[String(name)] == nil { classes[String(name)] = type }
      if !modules.contains(String(module)) { modules.append(String(module)) }
    }
  }

  /// Registers a class by the name that it has in Objective-C.
  package func add(_ type: AnyClass, named name: String) { lock.withLock { objectiveCNames[name] = type } }

  /// Returns the class that has a name in Objective-C which its source gives it; `nil` if there is none.
  package func objectiveCClass(named name: String) -> AnyClass? {
    lock.withLock {
      registerPending()
      return objectiveCNames[name]
    }
  }

  /// Returns the registered class of a name; `nil` if there is none.
  package func registeredClass(named name: String) -> AnyClass? {
    lock.withLock {
      registerPending()
      return classes[name] ?? objectiveCNames[name]
    }
  }

  /// The class of the app's object that its main file names; `nil` for `UIApplication` itself.
  package var applicationClass: AnyClass? {
    get {
      lock.withLock {
        registerPending()
        return principalClass
      }
    }
    set { lock.withLock { principalClass = newValue } }
  }

  /// The answers of objects that forward messages; `nil` while adapted source has no such class.
  package var forwarding: MessageForwarding? {
    get {
      lock.withLock {
        registerPending()
        return forwardingRules
      }
    }
    set { lock.withLock { forwardingRules = newValue } }
  }

  /// A closure that registers the members of a class if the class itself can; `nil` while adapted source has no such class.
  package var innerRegistration: ((AnyClass) -> Void)? {
    get { lock.withLock { registration } }
    set { lock.withLock { registration = newValue } }
  }

  /// Registers the members of a class and its superclasses, once, as far as they do that themselves.
  package func register(_ type: AnyClass) {
    lock.withLock {
      registerPending()
      guard let registration else { return }
      var next: AnyClass? = type
      while let current = next, registered.insert(ObjectIdentifier(current)).inserted {
        registration(current)
        next = _getSuperclass(current)
      }
    }
  }

  /// The modules of the registered classes.
  package var moduleNames: [String] {
    lock.withLock {
      registerPending()
      return modules
    }
  }

  private func registerPending() { while let registration = pending.popLast() { registration() } }

  /// Returns the method of an object's class, or of the closest superclass that has one of the name.
  func method(named name: String, of object: AnyObject) -> SelectorMethod? {
    lock.withLock {
      register(Swift.type(of: object))
      var type: AnyClass? = Swift.type(of: object)
      while let current = type {
        if let method = methods[ObjectIdentifier(current)]?[name] { return method }
        type = _getSuperclass(current)
      }
      return nil
    }
  }
}
