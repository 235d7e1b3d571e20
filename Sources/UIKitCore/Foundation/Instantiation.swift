import Foundation

/// A class whose `init()` can be called on a metatype, which Swift allows for required initializers only.
///
/// It is public because the optimizer would otherwise know all of its subclasses, and create an instance of this class
/// instead of the requested one.
@_spi(UIKitInstantiation)
open class InstantiableObject: NSObject {
  /// Creates an object.
  public required override init() { super.init() }
}

/// Creates an object as the Objective-C runtime creates delegates: with the `init()` that the class has or inherits.
///
/// All classes that inherit from `NSObject` have `init()` at the same index of their method tables.
///
/// - Returns: `nil` if the class does not inherit from `NSObject`, or if its `init()` returns an object of another
///   class.
package func instantiate(_ classType: AnyClass) -> NSObject? {
  guard classType is NSObject.Type else { return nil }
  if let creator = MethodTable.shared.creator(of: classType) { return creator() }
  let object = unsafeBitCast(classType, to: InstantiableObject.Type.self).init() as NSObject
  return type(of: object) == classType ? object : nil
}
