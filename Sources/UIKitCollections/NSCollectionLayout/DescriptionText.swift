import Foundation
import Geometry

extension CGFloat {
  /// The number as C's `%g` prints it: up to six digits without trailing zeros.
  var inDescription: String { String(format: "%g", Double(self)) }
}

extension CGPoint {
  var inDescription: String { "{\(x.inDescription), \(y.inDescription)}" }
}

extension NSDirectionalEdgeInsets {
  /// The insets in the order top, leading, bottom, trailing.
  var inDescription: String {
    "{\(top.inDescription), \(leading.inDescription), \(bottom.inDescription), \(trailing.inDescription)}"
  }
}

/// Returns the address of an object, with which UIKit's descriptions distinguish equal objects.
func address(of object: AnyObject) -> String {
  "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
}
