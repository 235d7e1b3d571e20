import Drawing
import Foundation
import Geometry

/// The rounded corners of a rectangle in a path.
struct RoundedCorners {
  var size: CGSize
  var corners = UIRectCorner.allCorners
  /// Whether the curvature grows gradually, as in UIKit's own shapes.
  var isSmooth = false

  /// The extent of a smooth corner along its sides, in radii, and the control points of its three curves: across and
  /// down from the corner, from the end of the upper side on.
  ///
  /// - Source: read from a path made by iOS 7.
  static let smoothReach: CGFloat = 1.52866483
  private static let smooth: [(CGFloat, CGFloat)] = [
    (1.08849296, 0), (0.86840694, 0), (0.63149379, 0.07491139),
    (0.37282383, 0.16905956), (0.16905956, 0.37282383), (0.07491139, 0.63149379),
    (0, 0.86840694), (0, 1.08849296), (0, 1.52866483),
  ]
  /// The control points of a quarter of an ellipse.
  private static let round: [(CGFloat, CGFloat)] = [(0.4477152502, 0), (0, 0.4477152502), (0, 1)]

  /// Returns the points of a corner, across and down from it, in points.
  fileprivate func points(in rect: CGRect) -> (reach: CGSize, curves: [CGSize]) {
    let half = CGSize(width: rect.width / 2, height: rect.height / 2)
    func limit(_ value: CGFloat, _ most: CGFloat) -> CGFloat { Swift.min(FiniteGeometry.length(value), most) }
    var radii = CGSize(width: limit(size.width, half.width), height: limit(size.height, half.height))
    if size.width == size.height {
      let radius = Swift.min(radii.width, radii.height)
      radii = CGSize(width: radius, height: radius)
    }
    let reach = CGSize(width: radii.width * Self.smoothReach, height: radii.height * Self.smoothReach)
    guard isSmooth, reach.width <= half.width, reach.height <= half.height else {
      return (radii, Self.round.map { CGSize(width: $0.0 * radii.width, height: $0.1 * radii.height) })
    }
    return (reach, Self.smooth.map { CGSize(width: $0.0 * radii.width, height: $0.1 * radii.height) })
  }
}

extension Outline.Contour {
  /// Returns the outline of a rectangle, clockwise on a screen from the end of its top left corner.
  static func rectangle(_ rect: CGRect, corners: RoundedCorners) -> Outline.Contour {
    let (reach, curves) = corners.points(in: rect)
    let isRound = { (corner: UIRectCorner) in corners.corners.contains(corner) && reach.width > 0 && reach.height > 0 }
    let start = CGPoint(x: rect.minX + (isRound(.topLeft) ? reach.width : 0), y: rect.minY)
    var contour = Outline.Contour(start: start, isClosed: true)

    func turn(_ corner: UIRectCorner, at point: CGPoint, across: CGFloat, down: CGFloat, entersAcross: Bool) {
      guard isRound(corner) else { return contour.segments.append(.line(point)) }
      func place(_ size: CGSize) -> CGPoint {
        CGPoint(x: point.x + size.width * across, y: point.y + size.height * down)
      }
      let enter = CGSize(width: reach.width, height: 0)
      let leave = CGSize(width: 0, height: reach.height)
      contour.segments.append(.line(place(entersAcross ? enter : leave)))
      // A corner that is entered from below is the same one, reversed.
      let path = [enter] + curves
      let points = (entersAcross ? path : path.reversed()).dropFirst().map(place)
      for index in stride(from: 0, to: points.count - 2, by: 3) {
        contour.segments.append(.curve(points[index], points[index + 1], points[index + 2]))
      }
    }
    turn(.topRight, at: CGPoint(x: rect.maxX, y: rect.minY), across: -1, down: 1, entersAcross: true)
    turn(.bottomRight, at: CGPoint(x: rect.maxX, y: rect.maxY), across: -1, down: -1, entersAcross: false)
    turn(.bottomLeft, at: CGPoint(x: rect.minX, y: rect.maxY), across: 1, down: -1, entersAcross: true)
    if isRound(.topLeft) {
      turn(.topLeft, at: CGPoint(x: rect.minX, y: rect.minY), across: 1, down: 1, entersAcross: false)
    }
    return contour
  }
}

/// A set of corners of a rectangle.
///
/// - Fidelity: documented.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// The top right corner.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// The bottom left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// The bottom right corner.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// All corners.
  public static let allCorners = UIRectCorner(rawValue: UInt.max)
}
