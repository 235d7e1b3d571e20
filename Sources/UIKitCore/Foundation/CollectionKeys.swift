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
    return value(at: rest, of: KeyValueOverrides.value(first, of: object))
  }

  /// Returns a value of a collection, a text or a number by its name, or that of a dictionary's key; `nil` for other
  /// objects and names.
  static func value(_ key: String, of object: NSObject) -> FoundValue? {
    switch (object, key) {
    case (_, "self"): FoundValue(contents: object)
    case (_, "description"): FoundValue(contents: object.description)
    case (let array as NSArray, _): FoundValue(contents: values(at: [key], of: array) as NSArray)
    case (let set as NSSet, "@count"): FoundValue(contents: set.count)
    case (let set as NSSet, _): FoundValue(contents: NSSet(array: values(at: [key], of: set.allObjects as NSArray)))
    case (let dictionary as NSDictionary, _): FoundValue(contents: value(key, of: dictionary))
    case (let text as NSString, _): value(key, of: text)
    case (let number as NSNumber, _): value(key, of: number)
    default: nil
    }
  }

  private static func value(_ key: String, of dictionary: NSDictionary) -> Any? {
    switch key {
    case "@count": dictionary.count
    case "@allKeys": dictionary.allKeys
    case "@allValues": dictionary.allValues
    default: dictionary.object(forKey: key)
    }
  }

  private static func value(_ key: String, of text: NSString) -> FoundValue? {
    let value: Any? =
      switch key {
      case "length": text.length
      case "uppercaseString": text.uppercased
      case "lowercaseString": text.lowercased
      case "capitalizedString": text.capitalized
      case "intValue", "integerValue": text.integerValue
      case "doubleValue", "floatValue": text.doubleValue
      case "boolValue": text.boolValue
      default: nil
      }
    return value.map { FoundValue(contents: $0) }
  }

  private static func value(_ key: String, of number: NSNumber) -> FoundValue? {
    let value: Any? =
      switch key {
      case "stringValue": number.stringValue
      case "intValue", "integerValue": number.intValue
      case "doubleValue", "floatValue": number.doubleValue
      case "boolValue": number.boolValue
      default: nil
      }
    return value.map { FoundValue(contents: $0) }
  }

  /// Sets the value for a key of a dictionary, or a property of all elements of an array or a set; `nil` removes the
  /// value of a dictionary. Returns `false` for other objects.
  static func set(_ value: Any?, _ key: String, of object: NSObject) -> Bool {
    if let dictionary = object as? NSMutableDictionary {
      if let value {
        dictionary.setObject(value, forKey: key as NSString)
      } else {
        dictionary.removeObject(forKey: key)
      }
      return true
    }
    guard let elements = (object as? NSArray).map(Array.init) ?? (object as? NSSet)?.allObjects else { return false }
    for element in elements { if let element = element as? NSObject { KeyValueOverrides.set(value, key, of: element) } }
    return true
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
