import Foundation

/// An object that receives messages for another one, whose class does not inherit from `NSObject` here.
package final class ForeignReceiver: NSObject {
  let object: AnyObject

  package init(_ object: AnyObject) { self.object = object }
}
