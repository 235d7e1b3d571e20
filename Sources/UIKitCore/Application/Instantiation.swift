import Foundation

/// A class whose `init()` can be called on a metatype, which Swift allows for required initialisers only.
///
/// Public, since a class that the optimizer knows all subclasses of would be made itself, and not the class asked for.
@_spi(UIKitInstantiation)
open class InstantiableObject: NSObject {
  public required override init() { super.init() }
}

/// Makes an object as the Objective-C runtime makes delegates: through whatever `init()` the class has or inherits.
///
/// The place of `init()` in the tables of classes is the same for all that come from `NSObject`.
///
/// - Returns: nil for a class that is no `NSObject`, or where another object came of it than was asked for.
func instantiate(_ classType: AnyClass) -> NSObject? {
  guard classType is NSObject.Type else { return nil }
  let object = unsafeBitCast(classType, to: InstantiableObject.Type.self).init() as NSObject
  return type(of: object) == classType ? object : nil
}
