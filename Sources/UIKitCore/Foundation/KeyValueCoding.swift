import Foundation

// Properties by name: those that adapted source exposes to Objective-C, and some of UIKit's.
extension _KeyValueCodingAndObserving where Self: NSObject {
  /// Returns the value of a property.
  ///
  /// - Precondition: The class has a property of the name that Objective-C knows.
  /// - Fidelity: documented, for properties that are `@objc` in adapted source and those of UIKit that apps use by name.
  public func value(forKey key: String) -> Any? { KeyValueOverrides.value(key, of: self) }

  /// Sets the value of a property.
  ///
  /// - Precondition: The class has a property of the name that Objective-C knows, and the value is of its type.
  /// - Fidelity: documented, for properties that are `@objc` in adapted source and those of UIKit that apps use by name.
  public func setValue(_ value: Any?, forKey key: String) { KeyValueOverrides.set(value, key, of: self) }

  /// Called for a name of which the class has no property. Ends the app, unless a class of adapted source overrides it.
  public func setValue(_ value: Any?, forUndefinedKey key: String) { KeyValueOverrides.refuseKey(key, of: self) }

  /// Called for a name of which the class has no property. Ends the app, unless a class of adapted source overrides it.
  public func value(forUndefinedKey key: String) -> Any? { KeyValueOverrides.refuseKey(key, of: self) }

  /// Whether observers learn of changes of a property without calls by the class. Always `true`: values are compared.
  public static func automaticallyNotifiesObservers(forKey key: String) -> Bool { true }

  /// Returns the key paths of properties that a property's value depends on. It has no effect: values are compared.
  public static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }

  /// Returns the value of a property of the object that the keys before the last one lead to.
  ///
  /// - Precondition: Each object has a property of the name that Objective-C knows.
  /// - Fidelity: documented, for the properties of ``value(forKey:)``; of the operators on arrays, those for arrays of
  ///   arrays are absent.
  public func value(forKeyPath keyPath: String) -> Any? {
    CollectionKeys.value(at: keyPath.split(separator: ".").map(String.init)[...], of: self)
  }

  /// Sets a property of the object that the keys before the last one lead to. Does nothing if one of them is `nil`.
  ///
  /// - Precondition: Each object has a property of the name that Objective-C knows.
  /// - Fidelity: documented, for the properties of ``setValue(_:forKey:)``.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let keys = keyPath.split(separator: ".")
    guard let last = keys.last else { return }
    let owner = keys.dropLast().reduce(self as NSObject?) { object, key in
      object.flatMap { KeyValueOverrides.value(String(key), of: $0) as? NSObject }
    }
    if let owner { KeyValueOverrides.set(value, String(last), of: owner) }
  }

  /// Sets properties by their names.
  ///
  /// - Precondition: The class has properties of the names that Objective-C knows.
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    KeyValueOverrides.set(keyedValues, of: self)
  }

  /// Returns the values of properties by their names; `NSNull` for `nil`.
  ///
  /// - Precondition: The class has properties of the names that Objective-C knows.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { $1 }
  }

  /// Observes a property by its name, or by the names of properties one after the other: `observer` is called after each
  /// change.
  ///
  /// - Fidelity: documented; changes of a property behind another one are noticed with the next frame; see ``observe(_:options:changeHandler:)`` for the changes that are noticed.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    NamedObservations.add(observer, of: self, keyPath, options, context, getter(ofObserved: keyPath))
  }

  /// Returns the getter of a property, which may be behind others. A key of `UserDefaults` may contain a period.
  private func getter(ofObserved keyPath: String) -> SelectorMethod {
    if let getter = KeyValueAccess.getter(keyPath, of: self) { return getter }
    let first = String(keyPath.prefix { $0 != "." })
    guard first != keyPath, KeyValueAccess.getter(first, of: self) != nil else {
      KeyValueOverrides.refuseKey(first, of: self)
    }
    return SelectorMethod(applies: { _ in true }) { object, _ in
      SelectorMethod.Result((object as? NSObject)?.value(forKeyPath: keyPath))
    }
  }

  /// Observes a property by its name, or by the names that lead to it, until the observation is released.
  ///
  /// - Parameter report: A closure that is called with the object and each change.
  package func observation(
    ofKeyPath keyPath: String, options: NSKeyValueObservingOptions,
    _ report: @escaping (NSObject, [NSKeyValueChangeKey: Any]) -> Void
  ) -> NSKeyValueObservation {
    let getter = getter(ofObserved: keyPath)
    return NamedObservations.observation(of: self, getter) { object, old, new in
      report(object, NamedObservations.change(options, from: old, to: new))
    }
  }

  /// Ends the observation of a property by an observer.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    NamedObservations.remove(observer, of: self, keyPath) { _ in true }
  }

  /// Ends the observation of a property by an observer that was added with a context.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
    NamedObservations.remove(observer, of: self, keyPath) { $0 == context }
  }

  /// Reports that an observed property is about to change. It has no effect: values are compared after the change.
  public func willChangeValue(forKey key: String) {}

  /// Reports that a property has changed.
  public func didChangeValue(forKey key: String) { KeyValueObservers.check(self) }

  /// Reports that an observed property is about to change. It has no effect: values are compared after the change.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}

  /// Reports that a property has changed.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) { KeyValueObservers.check(self) }

  /// Called when a property that the object observes by name has changed. Adapted source overrides it.
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}
}

/// The accessors of properties by their names.
package enum KeyValueAccess {
  /// Returns the value of a property whose name is known; `nil` for other names.
  static func knownValue(_ key: String, of object: NSObject) -> FoundValue? {
    getter(key, of: object).map { FoundValue(contents: $0.call(object, []).value.flatMap(unwrapped)) }
  }

  /// Returns the value of a property.
  static func value(_ key: String, of object: NSObject) -> Any? { KeyValueOverrides.value(key, of: object) }

  static func getter(_ key: String, of object: NSObject) -> SelectorMethod? {
    MethodTable.shared.method(named: key, of: object)
      ?? MethodTable.shared.method(named: "is" + key.capitalizedFirst, of: object) ?? defaultsGetter(key, of: object)
  }

  /// Returns a getter of a value of `UserDefaults`, which has one for every key.
  private static func defaultsGetter(_ key: String, of object: NSObject) -> SelectorMethod? {
    guard object is UserDefaults else { return nil }
    return SelectorMethod(applies: { $0 is UserDefaults }) { defaults, _ in
      SelectorMethod.Result((defaults as? UserDefaults)?.object(forKey: key))
    }
  }

  static func setter(_ key: String, of object: NSObject) -> SelectorMethod? {
    MethodTable.shared.method(named: "set\(key.capitalizedFirst):", of: object)
  }

  /// Makes a property of a class known by name.
  package static func add<Owner: NSObject, Value>(_ key: String, _ property: KeyPath<Owner, Value>) {
    let applies: (AnyObject) -> Bool = { $0 is Owner }
    let getter = SelectorMethod(applies: applies) { object, _ in
      .init((object as? Owner).flatMap { unwrapped($0[keyPath: property]) })
    }
    MethodTable.shared.add(getter, named: key, of: Owner.self)
    guard let property = property as? ReferenceWritableKeyPath<Owner, Value> else { return }
    let setter = SelectorMethod(applies: applies) { object, values in
      let value = values.first.flatMap { $0 }
      if let owner = object as? Owner, let value = KeyValueAccess.convert(value, to: Value.self) {
        owner[keyPath: property] = value
      }
      return .init(nil)
    }
    MethodTable.shared.add(setter, named: "set\(key.capitalizedFirst):", of: Owner.self)
  }

  /// Makes a property of a class known by name that the class does not declare: it is read, or set, by a closure.
  package static func add<Owner: NSObject, Value>(
    _ key: String, of owner: Owner.Type, as type: Value.Type, get: ((Owner) -> Value?)? = nil,
    set: ((Owner, Value?) -> Void)? = nil
  ) {
    let applies: (AnyObject) -> Bool = { $0 is Owner }
    if let get {
      let getter = SelectorMethod(applies: applies) { object, _ in .init((object as? Owner).flatMap(get)) }
      MethodTable.shared.add(getter, named: key, of: owner)
    }
    guard let set else { return }
    let setter = SelectorMethod(applies: applies) { object, values in
      let value: Value? = values.first.flatMap { $0 }.flatMap { convert($0, to: type) }
      if let object = object as? Owner { set(object, value) }
      return .init(nil)
    }
    MethodTable.shared.add(setter, named: "set\(key.capitalizedFirst):", of: owner)
  }

  static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? mirror.children.first?.value : value
  }

  /// Returns a value as a type: numbers of any kind are converted.
  static func convert<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    if let value = value as? Value { return value }
    guard let number = value as? NSNumber else { return nil }
    let candidates: [Any] = [
      number.doubleValue, CGFloat(number.doubleValue), number.intValue, number.floatValue, number.boolValue,
    ]
    return candidates.lazy.compactMap { $0 as? Value }.first
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

/// The observations that were added by name.
private enum NamedObservations {
  private struct Entry {
    weak var observer: NSObject?
    weak var object: NSObject?
    let keyPath: String
    let context: UnsafeMutableRawPointer?
    let observation: NSKeyValueObservation
  }

  private static let lock = NSRecursiveLock()
  nonisolated(unsafe) private static var entries: [Entry] = []
  private static let selector = Selector("observeValueForKeyPath:ofObject:change:context:")

  static func add(
    _ observer: NSObject, of object: NSObject, _ keyPath: String, _ options: NSKeyValueObservingOptions,
    _ context: UnsafeMutableRawPointer?, _ getter: SelectorMethod
  ) {
    let report: (NSObject, Any?, Any?) -> Void = { [weak observer] object, old, new in
      let change = change(options, from: old, to: new)
      if let observer { selector.send(to: observer, keyPath, object, change, context) }
    }
    let observation = observation(of: object, getter, report)
    let entry = Entry(
      observer: observer, object: object, keyPath: keyPath, context: context, observation: observation)
    lock.withLock {
      entries.removeAll { $0.object == nil || $0.observer == nil }
      entries.append(entry)
    }
    if options.contains(.initial) { report(object, nil, getter.call(object, []).value) }
  }

  /// Returns the description of a change with the values that were requested.
  fileprivate static func change(
    _ options: NSKeyValueObservingOptions, from old: Any?, to new: Any?
  ) -> [NSKeyValueChangeKey: Any] {
    var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
    if options.contains(.new) { change[.newKey] = new ?? NSNull() }
    if options.contains(.old), let old { change[.oldKey] = old }
    return change
  }

  /// Returns an observation that reports each change of a property with its values.
  fileprivate static func observation(
    of object: NSObject, _ getter: SelectorMethod, _ report: @escaping (NSObject, Any?, Any?) -> Void
  ) -> NSKeyValueObservation {
    var last = getter.call(object, []).value
    return NSKeyValueObservation(object) { [weak object] in
      guard let object else { return }
      let (old, new) = (last, getter.call(object, []).value)
      guard !isSame(old, new) else { return }
      last = new
      report(object, old, new)
    }
  }

  private static func isSame(_ left: Any?, _ right: Any?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    return isSameValue(left, right)
  }

  static func remove(
    _ observer: NSObject, of object: NSObject, _ keyPath: String, _ matches: (UnsafeMutableRawPointer?) -> Bool
  ) {
    let gone = lock.withLock {
      let gone = entries.filter {
        $0.observer === observer && $0.object === object && $0.keyPath == keyPath && matches($0.context)
      }
      entries.removeAll { entry in gone.contains { $0.observation === entry.observation } }
      return gone
    }
    for entry in gone { entry.observation.invalidate() }
  }
}
