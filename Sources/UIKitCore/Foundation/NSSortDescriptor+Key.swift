import Foundation

extension NSSortDescriptor {
  /// Creates a description of the order by a property.
  ///
  /// - Parameters:
  ///   - key: The name of the property, or the names that lead to it, with periods between them; `nil` for the objects
  ///     themselves.
  ///   - ascending: Whether smaller values come first.
  /// - Fidelity: documented, for objects with properties by name, as in ``value(forKeyPath:)``, and for dictionaries.
  public convenience init(key: String?, ascending: Bool) { self.init(key: key, ascending: ascending, selector: nil) }

  /// Creates a description of the order by a property, which a method compares.
  ///
  /// - Parameters:
  ///   - key: The name of the property, or the names that lead to it, with periods between them; `nil` for the objects
  ///     themselves.
  ///   - ascending: Whether smaller values come first.
  ///   - selector: The method that compares two values; `nil` for `compare:`.
  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    let comparison = KeyedComparison(key: key, selector: selector)
    self.init(keyPath: \Any.self, ascending: ascending) { comparison.order($0, $1) }
  }
}

/// The comparison of two objects by a property with a name.
private struct KeyedComparison {
  let key: String?
  let selector: Selector?

  func order(_ left: Any, _ right: Any) -> ComparisonResult {
    switch (value(of: left), value(of: right)) {
    case (nil, nil): .orderedSame
    case (nil, _): .orderedAscending
    case (_, nil): .orderedDescending
    case (let left?, let right?): compare(left, right)
    }
  }

  /// Returns the property's value; `nil` for none, and for `NSNull`.
  private func value(of object: Any) -> Any? {
    guard let key else { return object }
    var value: Any? = object
    for name in key.split(separator: ".").map(String.init) where name != "self" {
      if let table = value as? [String: Any] {
        value = table[name]
      } else if let table = value as? NSDictionary {
        value = table.object(forKey: name)
      } else {
        value = (value as? NSObject)?.value(forKey: name)
      }
    }
    return value is NSNull ? nil : value
  }

  private func compare(_ left: Any, _ right: Any) -> ComparisonResult {
    if let left = left as? String, let right = right as? String { return compare(left, right) }
    if let left = left as? NSNumber, let right = right as? NSNumber { return left.compare(right) }
    if let left = left as? NSDate, let right = right as? NSDate { return left.compare(right as Date) }
    if let left = left as? any Comparable { return order(left, right) }
    if let selector, let left = left as? NSObject, let result = selector.send(to: left, right) as? ComparisonResult {
      return result
    }
    refuse("NSSortDescriptor cannot compare a \(type(of: left)) with a \(type(of: right)) by \(key ?? "self").")
  }

  private func compare(_ left: String, _ right: String) -> ComparisonResult {
    switch selector?.name {
    case "caseInsensitiveCompare:": left.caseInsensitiveCompare(right)
    case "localizedCompare:": left.localizedCompare(right)
    case "localizedCaseInsensitiveCompare:": left.localizedCaseInsensitiveCompare(right)
    case "localizedStandardCompare:": left.localizedStandardCompare(right)
    default: left.compare(right)
    }
  }

  private func order<Value: Comparable>(_ left: Value, _ right: Any) -> ComparisonResult {
    guard let right = right as? Value else { return .orderedSame }
    return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
  }
}
