import Foundation

// Libraries that may also be parts of app extensions, which have no application, reach the application by name.
extension UIApplication {
  /// Returns whether the class has a method.
  ///
  /// - Fidelity: documented, for `sharedApplication`.
  public class func responds(to aSelector: Selector!) -> Bool { aSelector?.name == "sharedApplication" }

  /// Calls a method of the class.
  ///
  /// - Fidelity: documented, for `sharedApplication`.
  @discardableResult
  public class func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    responds(to: aSelector) ? Unmanaged.passUnretained(shared) : nil
  }
}
