import Foundation

/// The values that predicates compare.
enum PredicateValue {
  /// Returns the value of a property, or of one of its own properties.
  static func value(at path: String, of object: Any?) -> Any? {
    path.split(separator: ".").reduce(object) { object, key in
      object.flatMap { unwrapped($0) }.flatMap { property(String(key), of: $0) }
    }
  }

  private static func property(_ key: String, of object: Any) -> Any? {
    if key == "self" { return object }
    if let dictionary = object as? [String: Any] { return dictionary[key].flatMap { unwrapped($0) } }
    if let array = object as? [Any] {
      if key == "count" || key == "@count" { return array.count }
      return array.map { property(key, of: $0) as Any }
    }
    if let text = object as? String, key == "length" { return text.utf16.count }
    if let object = object as? NSObject, let getter = KeyValueAccess.getter(key, of: object) {
      return getter.call(object, []).value.flatMap { unwrapped($0) }
    }
    var mirror: Mirror? = Mirror(reflecting: object)
    while let present = mirror {
      let child = present.children.first { $0.label == key || $0.label == "$__lazy_storage_$_" + key }
      if let child { return unwrapped(child.value) }
      mirror = present.superclassMirror
    }
    return nil
  }

  /// Returns a value without the optionals around it.
  static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value is NSNull ? nil : value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }

  static func text(_ value: Any?) -> String? {
    switch value {
    case let text as String: text
    case let text as Substring: String(text)
    case let value?: (value as? any RawRepresentable).flatMap { $0.rawValue as? String }
    case nil: nil
    }
  }

  private static func number(_ value: Any?) -> Double? {
    (value as? NSNumber)?.doubleValue ?? (value as? Date)?.timeIntervalSinceReferenceDate
  }

  static func areEqual(_ left: Any?, _ right: Any?, _ options: String.CompareOptions) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    if let order = order(left, right, options) { return order == .orderedSame }
    if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
    return left as AnyObject === right as AnyObject
  }

  static func order(_ left: Any?, _ right: Any?, _ options: String.CompareOptions) -> ComparisonResult? {
    if let left = text(left), let right = text(right) { return left.compare(right, options: options) }
    guard let left = number(left), let right = number(right) else { return nil }
    return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
  }

  /// Returns whether a collection or text contains a value.
  static func contains(_ whole: Any?, _ part: Any?, _ options: String.CompareOptions) -> Bool {
    if text(whole) != nil { return find(part, in: whole, options) }
    let values: [Any]
    switch whole {
    case let array as [Any]: values = array
    case let set as Set<AnyHashable>: values = set.map(\.base)
    default: return false
    }
    return values.contains { areEqual(unwrapped($0), part, options) }
  }

  static func find(_ part: Any?, in whole: Any?, _ options: String.CompareOptions) -> Bool {
    guard let whole = text(whole), let part = text(part) else { return false }
    return whole.range(of: part, options: options) != nil
  }

  /// Returns whether a whole text matches a regular expression.
  static func matches(_ whole: Any?, _ pattern: String?, _ options: String.CompareOptions) -> Bool {
    guard let whole = text(whole), let pattern else { return false }
    let fold = { (text: String) in
      options.contains(.diacriticInsensitive) ? text.folding(options: .diacriticInsensitive, locale: nil) : text
    }
    let flags: NSRegularExpression.Options = options.contains(.caseInsensitive) ? .caseInsensitive : []
    guard let expression = try? NSRegularExpression(pattern: "^(?:\(fold(pattern)))$", options: flags) else {
      return false
    }
    let folded = fold(whole)
    return expression.firstMatch(in: folded, range: NSRange(folded.startIndex..., in: folded)) != nil
  }

  /// Returns the regular expression of a pattern in which `*` is any text and `?` any character.
  static func wildcards(_ pattern: String) -> String {
    NSRegularExpression.escapedPattern(for: pattern).replacingOccurrences(of: "\\*", with: ".*")
      .replacingOccurrences(of: "\\?", with: ".")
  }

  static func isBetween(_ value: Any?, _ range: Any?, _ options: String.CompareOptions) -> Bool {
    let ends = (range as? [Any])?.map { unwrapped($0) } ?? []
    guard ends.count == 2, let low = order(value, ends[0], options), let high = order(value, ends[1], options) else {
      return false
    }
    return low != .orderedAscending && high != .orderedDescending
  }
}
