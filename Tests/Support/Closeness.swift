import Foundation

/// Whether two numbers differ by at most a millionth, or by another tolerance.
package func isClose(_ left: CGFloat, _ right: CGFloat, within tolerance: CGFloat = 1e-6) -> Bool {
  abs(left - right) <= tolerance
}

/// Whether two points differ by at most a millionth of a point, or by another tolerance, along either axis.
package func isClose(_ left: CGPoint, _ right: CGPoint, within tolerance: CGFloat = 1e-6) -> Bool {
  isClose(left.x, right.x, within: tolerance) && isClose(left.y, right.y, within: tolerance)
}

/// Whether the origins and the sizes of two rectangles differ by at most a tolerance.
package func isClose(_ left: CGRect, _ right: CGRect, within tolerance: CGFloat = 1e-6) -> Bool {
  isClose(left.origin, right.origin, within: tolerance) && isClose(left.width, right.width, within: tolerance)
    && isClose(left.height, right.height, within: tolerance)
}

/// Returns a rectangle, with a shorter name than Foundation's initializer.
package func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
