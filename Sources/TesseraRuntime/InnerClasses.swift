import Foundation
import UIKitCore

/// A class of adapted source that code at file scope cannot name, because it is within a function, private within another
/// type, or has type parameters.
public protocol TesseraInnerClass: AnyObject {
  /// Registers the members of the class.
  @MainActor static func tesseraRegisterMembers()
}

/// Lets such classes register their members when one is first looked up.
public func tesseraRegistersInnerClasses() {
  // Objective-C asks on any thread, and registration calls no method.
  let register: @MainActor (AnyClass) -> Void = { ($0 as? any TesseraInnerClass.Type)?.tesseraRegisterMembers() }
  MethodTable.shared.innerRegistration = unsafeBitCast(register, to: ((AnyClass) -> Void).self)
}
