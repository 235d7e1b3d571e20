import Foundation
import Synchronization

/// The values that an observer receives with a change.
///
/// - Fidelity: documented.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
  /// The bits of the options.
  public let rawValue: UInt
  /// Creates options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The new value.
  public static let new = Self(rawValue: 1)
  /// The old value.
  public static let old = Self(rawValue: 2)
  /// A first call at once, with the present value.
  public static let initial = Self(rawValue: 4)
  /// A separate call before the one for the change.
  public static let prior = Self(rawValue: 8)
}

/// The kind of an observed change. Here it is always `setting`.
///
/// - Fidelity: documented.
public enum NSKeyValueChange: UInt, Hashable, Sendable {
  /// The value was set.
  case setting = 1
  /// Elements were inserted in a collection.
  case insertion = 2
  /// Elements were removed from a collection.
  case removal = 3
  /// Elements of a collection were replaced.
  case replacement = 4
}

/// A key of the dictionary that describes a change.
///
/// - Fidelity: documented.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The name of the key.
  public let rawValue: String
  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The kind of the change, as a number.
  public static let kindKey = Self(rawValue: "kind")
  /// The new value.
  public static let newKey = Self(rawValue: "new")
  /// The old value.
  public static let oldKey = Self(rawValue: "old")
}

/// A change of an observed property.
///
/// - Fidelity: documented.
public struct NSKeyValueObservedChange<Value> {
  /// The kind of the change.
  public typealias Kind = NSKeyValueChange
  /// The kind of the change. Always `setting` here.
  public let kind: Kind
  /// The new value, if it was requested.
  public let newValue: Value?
  /// The old value, if it was requested.
  public let oldValue: Value?
  /// The indexes of a collection's elements that changed. Always `nil` here.
  public let indexes: IndexSet?
  /// Whether this is the call before the change, which has no new value.
  public let isPrior: Bool
}

/// An observation, which lasts until it is invalidated or released.
///
/// - Fidelity: documented.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  /// Compares the value with the last known one, and reports a change.
  private let lock = NSRecursiveLock()
  private var check: (() -> Void)?
  private let object: ObjectIdentifier

  init(_ object: AnyObject, check: @escaping () -> Void) {
    self.object = ObjectIdentifier(object)
    self.check = check
    super.init()
    KeyValueObservers.add(self, of: self.object)
  }

  /// Ends the observation.
  public func invalidate() {
    lock.withLock { check = nil }
    KeyValueObservers.remove(self, of: object)
  }

  func run() { lock.withLock { check }?() }

  deinit { KeyValueObservers.removeReleased(of: object) }
}

/// The observations of all objects. Properties of views and layers, and those of adapted source, report their changes;
/// other ones are compared once a frame.
package enum KeyValueObservers {
  private struct Entry: @unchecked Sendable {
    weak var observation: NSKeyValueObservation?
  }

  private static let table = Mutex<[ObjectIdentifier: [Entry]]>([:])
  /// Whether there may be observations, which costs nothing to ask.
  nonisolated(unsafe) private static var isActive = false

  fileprivate static func add(_ observation: NSKeyValueObservation, of object: ObjectIdentifier) {
    isActive = true
    table.withLock { $0[object, default: []].append(Entry(observation: observation)) }
  }

  fileprivate static func remove(_ observation: NSKeyValueObservation, of object: ObjectIdentifier) {
    edit(object) { $0.removeAll { $0.observation === observation || $0.observation == nil } }
  }

  fileprivate static func removeReleased(of object: ObjectIdentifier) {
    edit(object) { $0.removeAll { $0.observation == nil } }
  }

  private static func edit(_ object: ObjectIdentifier, _ body: (inout [Entry]) -> Void) {
    table.withLock { table in
      body(&table[object, default: []])
      if table[object]?.isEmpty == true { table[object] = nil }
      isActive = !table.isEmpty
    }
  }

  /// The objects whose changes are being reported, the latest last.
  private static let reported = Mutex<[ObjectIdentifier]>([])

  /// Returns whether the observers of an object are being called for a change of it.
  static func isReporting(_ object: AnyObject) -> Bool {
    guard isActive else { return false }
    return reported.withLock { $0.contains(ObjectIdentifier(object)) }
  }

  /// Reports changes of an object's observed properties.
  package static func check(_ object: AnyObject?) {
    guard isActive, let object else { return }
    let observations = table.withLock { $0[ObjectIdentifier(object)]?.compactMap(\.observation) ?? [] }
    guard !observations.isEmpty else { return }
    reported.withLock { $0.append(ObjectIdentifier(object)) }
    defer { reported.withLock { _ = $0.popLast() } }
    for observation in observations { observation.run() }
  }

  /// Reports changes of all observed properties.
  static func checkAll() {
    guard isActive else { return }
    let observations = table.withLock { $0.values.flatMap { $0.compactMap(\.observation) } }
    for observation in observations { observation.run() }
  }
}

/// The objects whose properties can be observed and set by name.
public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
  /// Observes a property.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - options: The values to report, and whether the handler is called at once.
  ///   - changeHandler: A closure that is called after the property has changed.
  /// - Returns: The observation. It ends when it is released.
  /// - Fidelity: approximated; setting an equal value is no change. Changes of properties that neither UIKit nor adapted
  ///   source reports are noticed at the next frame. In the call before a change, the object has the new value already.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    nonisolated(unsafe) var last = self[keyPath: keyPath]
    let report: (Self, Value?, Value?) -> Void = { object, old, new in
      let change = NSKeyValueObservedChange(
        kind: .setting, newValue: options.contains(.new) ? new : nil, oldValue: options.contains(.old) ? old : nil,
        indexes: nil, isPrior: new == nil)
      changeHandler(object, change)
    }
    let observed = self as AnyObject
    let observation = NSKeyValueObservation(observed) { [weak observed] in
      guard let object = observed as? Self else { return }
      let (old, new) = (last, object[keyPath: keyPath])
      guard !isSameValue(old, new) else { return }
      last = new
      if options.contains(.prior) { report(object, old, nil) }
      report(object, old, new)
    }
    if options.contains(.initial) { report(self, nil, last) }
    return observation
  }
}

/// Returns whether two values are equal: by `==`, or by identity. Values of other types count as equal, because a change
/// of them cannot be noticed.
func isSameValue<Value>(_ left: Value, _ right: Value) -> Bool {
  func equal<Other: Equatable>(_ left: Other, _ right: Any) -> Bool { left == right as? Other }
  if let left = left as? any Equatable { return equal(left, right) }
  if Mirror(reflecting: left).displayStyle == .optional || Mirror(reflecting: left).displayStyle == .class {
    return left as AnyObject === right as AnyObject
  }
  return true
}
