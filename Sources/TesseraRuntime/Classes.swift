public import Foundation

extension NSObject {
  /// The class, as an Objective-C class object returns it.
  public class func classForCoder() -> AnyClass { self }
}
