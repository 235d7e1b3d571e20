import Foundation

/// Values by name across arrays: those of all elements, and what operators such as `@sum` make of them.
enum CollectionKeys {
  /// Returns the value at the end of a path, such as `items.@sum.price`.
  static func value(at keys: ArraySlice<String>, of object: Any?) -> Any? {
    guard let first = keys.first, let object = object as? NSObject else { return keys.isEmpty ? object : nil }
    let rest = keys.dropFirst()
    if let array = object as? NSArray {
      return first.hasPrefix("@") ? result(of: first, array, rest) : values(at: keys, of: array) as NSArray
    }
    return value(at: rest, of: first == "self" ? object : KeyValueAccess.value(first, of: object))
  }

  /// Returns the values of the elements; `NSNull` for `nil`.
  static func values(at keys: ArraySlice<String>, of array: NSArray) -> [Any] {
    array.map { value(at: keys, of: $0) ?? NSNull() }
  }

  /// Returns the result of an operator.
  ///
  /// - Precondition: The operator is one of those for numbers, or `@distinctUnionOfObjects` or `@unionOfObjects`.
  private static func result(of name: String, _ array: NSArray, _ keys: ArraySlice<String>) -> Any? {
    if name == "@count" { return NSNumber(value: array.count) }
    let values = values(at: keys, of: array).filter { !($0 is NSNull) }
    let numbers = values.compactMap { ($0 as? NSNumber)?.doubleValue }
    switch name {
    case "@sum": return NSNumber(value: numbers.reduce(0, +))
    case "@avg": return NSNumber(value: numbers.isEmpty ? 0 : numbers.reduce(0, +) / Double(numbers.count))
    case "@max": return extreme(values, .orderedDescending)
    case "@min": return extreme(values, .orderedAscending)
    case "@unionOfObjects": return values as NSArray
    case "@distinctUnionOfObjects": return distinct(values) as NSArray
    default: refuse("Arrays have no operator \(name); use @count, @sum, @avg, @max, @min or @distinctUnionOfObjects.")
    }
  }

  private static func distinct(_ values: [Any]) -> [Any] {
    values.reduce(into: [Any]()) { found, value in
      let isKnown = found.contains { ($0 as? NSObject)?.isEqual(value) == true }
      if !isKnown { found.append(value) }
    }
  }

  /// Returns the value whose order to all others is `order`; `nil` without values.
  private static func extreme(_ values: [Any], _ order: ComparisonResult) -> Any? {
    values.dropFirst().reduce(values.first) { found, value in
      PredicateValue.order(value, found, []) == order ? value : found
    }
  }
}
