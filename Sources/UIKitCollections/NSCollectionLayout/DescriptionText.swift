import Foundation
import Geometry

extension CGFloat {
  /// As C's `%g` prints it: up to six digits, no zeros behind the point.
  var inDescription: String { String(format: "%g", Double(self)) }
}

extension CGPoint {
  var inDescription: String { "{\(x.inDescription), \(y.inDescription)}" }
}

extension NSDirectionalEdgeInsets {
  /// Top, leading, bottom, trailing.
  var inDescription: String {
    "{\(top.inDescription), \(leading.inDescription), \(bottom.inDescription), \(trailing.inDescription)}"
  }
}

/// Tells objects that say the same apart, as UIKit's descriptions do.
func address(of object: AnyObject) -> String {
  "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
}
