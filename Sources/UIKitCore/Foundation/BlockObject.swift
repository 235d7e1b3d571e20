import Foundation

/// A closure as an object, as blocks of Objective-C are.
package final class BlockObject: NSObject {
  /// The closure, whose type is that of the block.
  package let closure: Any

  /// Creates the object of a closure.
  package init(_ closure: Any) {
    self.closure = closure
    super.init()
  }
}
