public import Foundation

extension NSObject {
  /// The class, as an Objective-C class object returns it.
  public class func classForCoder() -> AnyClass { self }
}

/// Returns the class of a name, as `NSClassFromString` does, or UIKit's class of that name.
public func tesseraClass(_ name: String) -> AnyClass? {
  NSClassFromString(name)
    ?? ["UIKitCore", "UIKitControls", "UIKitCollections"].lazy.compactMap {
      NSClassFromString("\($0).\(name)")
    }.first
}
