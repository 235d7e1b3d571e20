import Drawing
import Foundation

/// The kinds of elements of a path.
///
/// - Fidelity: documented.
public enum CGPathElementType: Int32, Hashable, Sendable {
  /// The beginning of a contour: one point.
  case moveToPoint = 0
  /// A line: its end.
  case addLineToPoint = 1
  /// A quadratic curve: its control point and its end. Paths contain equal cubic curves in its place.
  case addQuadCurveToPoint = 2
  /// A cubic curve: its two control points and its end.
  case addCurveToPoint = 3
  /// The end of a closed contour: no points.
  case closeSubpath = 4
}

/// An element of a path.
///
/// - Fidelity: documented.
public struct CGPathElement {
  /// The kind of the element.
  public var type: CGPathElementType
  /// The points of the element, as many as its kind has.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Creates an element of points that the caller keeps.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    (self.type, self.points) = (type, points)
  }
}

extension CGPath {
  /// Calls a closure with each element of the path. The element and its points are valid during the call only.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    func visit(_ type: CGPathElementType, _ points: [CGPoint]) {
      var points = points.isEmpty ? [.zero] : points
      points.withUnsafeMutableBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return }
        withUnsafePointer(to: CGPathElement(type: type, points: base)) { block($0) }
      }
    }
    for contour in outline.contours {
      visit(.moveToPoint, [contour.start])
      for segment in contour.segments {
        switch segment {
        case .line(let end): visit(.addLineToPoint, [end])
        case .curve(let first, let second, let end): visit(.addCurveToPoint, [first, second, end])
        }
      }
      if contour.isClosed { visit(.closeSubpath, []) }
    }
  }
}
