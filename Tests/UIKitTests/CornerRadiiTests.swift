import Foundation
import Geometry
import TestSupport
import Testing
import UIKit

/// The radii of rounded corners, which are limited to half a side.
@MainActor
struct CornerRadiiTests {
  /// Whether a point is in a rectangle whose corners are quarters of an ellipse.
  private func isInside(_ point: CGPoint, _ rect: CGRect, _ radii: CGSize) -> CGFloat {
    let across = min(point.x - rect.minX, rect.maxX - point.x)
    let down = min(point.y - rect.minY, rect.maxY - point.y)
    guard across < radii.width, down < radii.height else { return min(across, down) }
    let (x, y) = ((radii.width - across) / radii.width, (radii.height - down) / radii.height)
    return 1 - (x * x + y * y).squareRoot()
  }

  @Test(arguments: [
    (CGSize(width: 10, height: 10), CGSize(width: 10, height: 10)),
    (CGSize(width: 18, height: 6), CGSize(width: 18, height: 6)),
    (CGSize(width: 6, height: 12), CGSize(width: 6, height: 12)),
    (CGSize(width: 100, height: 6), CGSize(width: 25, height: 6)),
    (CGSize(width: 6, height: 100), CGSize(width: 6, height: 15)),
    // Equal radii remain equal: the corner is a part of a circle.
    (CGSize(width: 100, height: 100), CGSize(width: 15, height: 15)),
    (CGSize(width: 20, height: 20), CGSize(width: 15, height: 15)),
  ])
  func radiiAreLimitedToHalfASide(radii: CGSize, limited: CGSize) {
    let rect = CGRect(x: 3, y: 4, width: 50, height: 30)
    let path = UIBezierPath(roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: radii)
    for x in 0..<112 {
      for y in 0..<76 {
        let point = CGPoint(x: CGFloat(x) / 2 + 0.2, y: CGFloat(y) / 2 + 0.2)
        let depth = isInside(point, rect, limited)
        if abs(depth) < 0.02 { continue }
        if path.contains(point) != (depth > 0) { Issue.record("\(point) of \(radii)") }
      }
    }
  }
}
