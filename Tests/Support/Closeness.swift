import Foundation
import Testing

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

/// Records an issue unless two numbers are close to each other.
package func expectClose(
  _ actual: CGFloat, _ expected: CGFloat, within tolerance: CGFloat = 1e-6,
  _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard !isClose(actual, expected, within: tolerance) else { return }
  Failure(actual, "==", expected).record(comment(), at: sourceLocation)
}

/// Records an issue unless two points are close to each other.
package func expectClose(
  _ actual: CGPoint, _ expected: CGPoint, within tolerance: CGFloat = 1e-6,
  _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard !isClose(actual, expected, within: tolerance) else { return }
  Failure(actual, "==", expected).record(comment(), at: sourceLocation)
}

/// Records an issue unless two rectangles are close to each other.
package func expectClose(
  _ actual: CGRect, _ expected: CGRect, within tolerance: CGFloat = 1e-6, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard !isClose(actual, expected, within: tolerance) else { return }
  Failure(actual, "==", expected).record(comment(), at: sourceLocation)
}

/// Returns a rectangle, with a shorter name than Foundation's initializer.
package func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
