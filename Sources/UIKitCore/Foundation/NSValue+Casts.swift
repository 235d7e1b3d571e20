import Foundation
import Geometry

/// A structure that `NSValue` boxes, so that `as? NSValue` and `as? CGRect` convert one into the other as on iOS.
/// Published code uses either form for the frame of the keyboard and for observed values.
package protocol BoxedStructure: _ObjectiveCBridgeable where _ObjectiveCType == NSValue {
  /// A structure of zeros.
  static var empty: Self { get }
  /// The box of the structure.
  var boxed: NSValue { get }
  /// Returns the contents of a box.
  static func contents(of value: NSValue) -> Self
}

extension BoxedStructure {
  /// Returns the box of the structure.
  public func _bridgeToObjectiveC() -> NSValue { boxed }

  /// Stores the contents of a box; any other value ends the app.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
    result = _unconditionallyBridgeFromObjectiveC(source)
  }

  /// Stores the contents of a box; returns `false` for any other value.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) -> Bool {
    result = unboxed(source)
    return result != nil
  }

  /// Returns the contents of a box; any other value ends the app.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
    guard let value = source.flatMap(unboxed) else {
      fatalError("Could not cast an NSValue of another structure to \(Self.self).")
    }
    return value
  }

  /// Returns the contents of a box of this structure; `nil` for other boxes and for numbers.
  private static func unboxed(_ source: NSValue) -> Self? {
    let isBox = !(source is NSNumber) && String(cString: source.objCType) == String(cString: empty.boxed.objCType)
    return isBox ? contents(of: source) : nil
  }
}

extension CGPoint: @retroactive _ObjectiveCBridgeable, BoxedStructure {
  package static var empty: CGPoint { .zero }
  package var boxed: NSValue { NSValue(cgPoint: self) }
  package static func contents(of value: NSValue) -> CGPoint { value.cgPointValue }
}

extension CGSize: @retroactive _ObjectiveCBridgeable, BoxedStructure {
  package static var empty: CGSize { .zero }
  package var boxed: NSValue { NSValue(cgSize: self) }
  package static func contents(of value: NSValue) -> CGSize { value.cgSizeValue }
}

extension CGRect: @retroactive _ObjectiveCBridgeable, BoxedStructure {
  package static var empty: CGRect { .zero }
  package var boxed: NSValue { NSValue(cgRect: self) }
  package static func contents(of value: NSValue) -> CGRect { value.cgRectValue }
}

extension NSRange: @retroactive _ObjectiveCBridgeable, BoxedStructure {
  package static var empty: NSRange { NSRange(location: 0, length: 0) }
  package var boxed: NSValue { NSValue(range: self) }
  package static func contents(of value: NSValue) -> NSRange { value.rangeValue }
}

extension UIEdgeInsets: BoxedStructure {
  package static var empty: UIEdgeInsets { .zero }
  package var boxed: NSValue { NSValue(uiEdgeInsets: self) }
  package static func contents(of value: NSValue) -> UIEdgeInsets { value.uiEdgeInsetsValue }
}

extension NSDirectionalEdgeInsets: BoxedStructure {
  package static var empty: NSDirectionalEdgeInsets { .zero }
  package var boxed: NSValue { NSValue(directionalEdgeInsets: self) }
  package static func contents(of value: NSValue) -> NSDirectionalEdgeInsets { value.directionalEdgeInsetsValue }
}

extension CGAffineTransform: BoxedStructure {
  package static var empty: CGAffineTransform { .identity }
  package var boxed: NSValue { NSValue(cgAffineTransform: self) }
  package static func contents(of value: NSValue) -> CGAffineTransform { value.cgAffineTransformValue }
}

extension CATransform3D: BoxedStructure {
  package static var empty: CATransform3D { CATransform3DIdentity }
  package var boxed: NSValue { NSValue(caTransform3D: self) }
  package static func contents(of value: NSValue) -> CATransform3D { value.caTransform3DValue }
}
