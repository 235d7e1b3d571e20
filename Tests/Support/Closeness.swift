import Foundation
import Testing

/// A value whose parts are lengths, such as a point.
package protocol Measurable {
  /// Whether no part differs from the other value's by more than a tolerance.
  func isClose(to other: Self, within tolerance: CGFloat) -> Bool
}

extension CGFloat: Measurable {
  package func isClose(to other: CGFloat, within tolerance: CGFloat) -> Bool { Swift.abs(self - other) <= tolerance }
}

extension Double: Measurable {
  package func isClose(to other: Double, within tolerance: CGFloat) -> Bool {
    CGFloat(self).isClose(to: CGFloat(other), within: tolerance)
  }
}

extension CGPoint: Measurable {
  package func isClose(to other: CGPoint, within tolerance: CGFloat) -> Bool {
    x.isClose(to: other.x, within: tolerance) && y.isClose(to: other.y, within: tolerance)
  }
}

extension CGSize: Measurable {
  package func isClose(to other: CGSize, within tolerance: CGFloat) -> Bool {
    width.isClose(to: other.width, within: tolerance) && height.isClose(to: other.height, within: tolerance)
  }
}

extension CGRect: Measurable {
  package func isClose(to other: CGRect, within tolerance: CGFloat) -> Bool {
    origin.isClose(to: other.origin, within: tolerance) && size.isClose(to: other.size, within: tolerance)
  }
}

/// Whether two values differ by at most a millionth in every part, or by another tolerance.
package func isClose<Value: Measurable>(_ left: Value, _ right: Value, within tolerance: CGFloat = 1e-6) -> Bool {
  left.isClose(to: right, within: tolerance)
}

/// Records an issue unless two values are close to each other.
package func expectClose<Value: Measurable>(
  _ actual: Value, _ expected: Value, within tolerance: CGFloat = 1e-6,
  _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  guard !isClose(actual, expected, within: tolerance) else { return }
  Failure(actual, "==", expected).record(comment(), fileID, filePath, line, column)
}

/// Records an issue at a place unless two values are close to each other.
package func expectClose<Value: Measurable>(
  _ actual: Value, _ expected: Value, within tolerance: CGFloat = 1e-6,
  _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation
) {
  guard !isClose(actual, expected, within: tolerance) else { return }
  Failure(actual, "==", expected).record(comment(), at: sourceLocation)
}

/// Returns a rectangle, with a shorter name than Foundation's initializer.
package func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
