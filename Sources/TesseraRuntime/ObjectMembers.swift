public import Foundation
public import Geometry
public import UIKitCore

// Members of `AnyObject`, which Objective-C looks up among those of all classes.

/// An object of any class, with members that some classes have.
///
/// A member that the object's class does not have is `nil`, as in Objective-C.
public struct TesseraObject {
  /// The object.
  public let object: AnyObject

  /// Returns the object as one of a class; `nil` if it is none.
  func cast<Object>(to type: Object.Type = Object.self) -> Object? { object as? Object }
}

/// Returns the value itself: its type has the member that is used.
public func tesseraObject<Value>(_ value: Value) -> Value { value }

/// Returns the object as one that has the members of all classes.
@_disfavoredOverload
public func tesseraObject(_ object: AnyObject) -> TesseraObject { TesseraObject(object: object) }

/// Returns the object as one that has the members of all classes.
@_disfavoredOverload
public func tesseraObject(_ object: AnyObject?) -> TesseraObject? { object.map { TesseraObject(object: $0) } }

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
extension TesseraObject {
  private var number: NSNumber? { cast() }
  private var string: NSString? { cast() }
  private var box: NSValue? { cast() }

  // MARK: Numbers

  /// A number, or that of a text.
  public var intValue: Int! { number?.intValue ?? string?.integerValue }
  /// A number, or that of a text.
  public var integerValue: Int! { intValue }
  /// A number.
  public var int32Value: Int32! { number?.int32Value ?? string?.intValue }
  /// A number.
  public var int64Value: Int64! { number?.int64Value ?? string?.longLongValue }
  /// A number.
  public var uintValue: UInt! { number?.uintValue }
  /// A number, or that of a text.
  public var doubleValue: Double! { number?.doubleValue ?? string?.doubleValue }
  /// A number, or that of a text.
  public var floatValue: Float! { number?.floatValue ?? string?.floatValue }
  /// The truth of a number, or of a text.
  public var boolValue: Bool! { number?.boolValue ?? string?.boolValue }
  /// The text of a number.
  public var stringValue: String! { number?.stringValue }

  // MARK: Structures

  /// The rectangle of a box.
  public var cgRectValue: CGRect! { box?.cgRectValue }
  /// The point of a box.
  public var cgPointValue: CGPoint! { box?.cgPointValue }
  /// The size of a box.
  public var cgSizeValue: CGSize! { box?.cgSizeValue }
  /// The insets of a box.
  public var uiEdgeInsetsValue: UIEdgeInsets! { box?.uiEdgeInsetsValue }
  /// The transform of a box.
  public var cgAffineTransformValue: CGAffineTransform! { box?.cgAffineTransformValue }
  /// The range of a box.
  public var rangeValue: NSRange! { box?.rangeValue }

  // MARK: Objects

  /// The text that describes the object.
  public var description: String! { cast(to: NSObject.self)?.description ?? String(describing: object) }
  /// The text that describes the object to developers.
  public var debugDescription: String! { cast(to: NSObject.self)?.debugDescription ?? String(reflecting: object) }
  /// The hash value.
  public var hash: Int! { cast(to: NSObject.self)?.hash }
  /// Whether the object equals another one.
  public func isEqual(_ other: Any?) -> Bool { cast(to: NSObject.self)?.isEqual(other) ?? false }
  /// Whether the object's class is a class, or inherits from it.
  public func isKind(of type: AnyClass) -> Bool { cast(to: NSObject.self)?.isKind(of: type) ?? false }
  /// Whether the object's class is a class.
  public func isMember(of type: AnyClass) -> Bool { Swift.type(of: object) == type }
  /// Whether the object has a method.
  public func responds(to selector: Selector!) -> Bool { cast(to: NSObject.self)?.responds(to: selector) ?? false }
  /// The value of a property.
  public func value(forKey key: String) -> Any? { cast(to: NSObject.self)?.value(forKey: key) }
  /// The value of a property of the object that the keys before the last one lead to.
  public func value(forKeyPath path: String) -> Any? { cast(to: NSObject.self)?.value(forKeyPath: path) }
  /// Sets the value of a property.
  public func setValue(_ value: Any?, forKey key: String) { cast(to: NSObject.self)?.setValue(value, forKey: key) }
}

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
extension TesseraObject {
  private var array: NSArray? { cast() }
  private var dictionary: NSDictionary? { cast() }
  private var moment: NSDate? { cast() }

  // MARK: Collections

  /// The number of elements.
  public var count: Int! { array?.count ?? dictionary?.count ?? cast(to: NSSet.self)?.count }
  /// The keys of a dictionary.
  public var allKeys: [Any]! { dictionary?.allKeys }
  /// The values of a dictionary.
  public var allValues: [Any]! { dictionary?.allValues }
  /// The first element of an array.
  public var firstObject: Any?! { array.map(\.firstObject) }
  /// The last element of an array.
  public var lastObject: Any?! { array.map(\.lastObject) }
  /// The value for a key of a dictionary.
  public func object(forKey key: Any) -> Any? { dictionary?.object(forKey: key) }
  /// An element of an array.
  public func object(at index: Int) -> Any! { array?.object(at: index) }
  /// The value for a key of a dictionary.
  public subscript(key: String) -> Any! { dictionary?.object(forKey: key) }
  /// An element of an array.
  public subscript(index: Int) -> Any! { array?.object(at: index) }

  // MARK: Text

  /// The number of a text's UTF-16 units.
  public var length: Int! { string?.length }
  /// The text in capital letters.
  public var uppercased: String! { string?.uppercased }
  /// The text in small letters.
  public var lowercased: String! { string?.lowercased }
  /// Whether the text begins with another one.
  public func hasPrefix(_ text: String) -> Bool { string?.hasPrefix(text) ?? false }
  /// Whether the text ends with another one.
  public func hasSuffix(_ text: String) -> Bool { string?.hasSuffix(text) ?? false }
  /// The parts of the text between separators.
  public func components(separatedBy separator: String) -> [String] {
    string?.components(separatedBy: separator) ?? []
  }

  // MARK: Dates and addresses

  /// The seconds since 1970.
  public var timeIntervalSince1970: TimeInterval! { moment?.timeIntervalSince1970 }
  /// The seconds since now.
  public var timeIntervalSinceNow: TimeInterval! { moment?.timeIntervalSinceNow }
  /// The text of an address.
  public var absoluteString: String?! { cast(to: NSURL.self).map(\.absoluteString) }
}
