import Foundation
import UIKitCore

/// A look at a property of an object, until it has changed as a test expects.
final class KeyWatch: @unchecked Sendable {
  private let object: NSObject?
  private let keyPath: String
  private let expectedValue: Any?
  private var observation: NSKeyValueObservation?
  /// Returns whether a change is the expected one.
  var handler: ((Any, [AnyHashable: Any]) -> Bool)?
  /// Called once, with the expected change.
  var fulfill: () -> Void = {}

  init(_ object: Any, _ keyPath: String, _ expectedValue: Any?) {
    (self.object, self.keyPath, self.expectedValue) = (object as? NSObject, keyPath, expectedValue)
  }

  func start(_ options: NSKeyValueObservingOptions) {
    guard let object else { return }
    observation = object.observation(ofKeyPath: keyPath, options: options) { [weak self] in self?.check($0, $1) }
    if expectedValue != nil || options.contains(.initial) { check(object, [:]) }
  }

  private func check(_ object: NSObject, _ change: [NSKeyValueChangeKey: Any]) {
    guard observation != nil, matches(object, change) else { return }
    observation?.invalidate()
    observation = nil
    fulfill()
  }

  private func matches(_ object: NSObject, _ change: [NSKeyValueChangeKey: Any]) -> Bool {
    if let handler {
      let named = change.map { (AnyHashable($0.key.rawValue), $0.value) }
      return handler(object, Dictionary(named) { first, _ in first })
    }
    guard let expectedValue else { return true }
    guard let value = object.value(forKeyPath: keyPath) else { return false }
    return Self.isEqual(value, expectedValue)
  }

  /// Whether two values are equal as objects, among which numbers of all types are.
  private static func isEqual(_ value: Any, _ other: Any) -> Bool {
    if let one = number(value), let two = number(other) { return one == two }
    if let one = value as? any Hashable, let two = other as? any Hashable {
      return AnyHashable(one) == AnyHashable(two)
    }
    return value as AnyObject === other as AnyObject
  }

  private static func number(_ value: Any) -> Double? {
    switch value {
    case let number as NSNumber: number.doubleValue
    case let truth as Bool: truth ? 1 : 0
    case let number as any BinaryInteger: Double(number)
    case let number as any BinaryFloatingPoint: Double(number)
    default: nil
    }
  }
}
