import Foundation
import Geometry

/// The radius of a view's corner: a length, or one that follows from the view around it.
///
/// - Fidelity: documented.
public struct UICornerRadius: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case fixed(CGFloat)
    case concentric(minimum: CGFloat)
  }

  let kind: Kind

  /// Returns a radius in points.
  public static func fixed(_ radius: Double) -> UICornerRadius {
    UICornerRadius(kind: .fixed(FiniteGeometry.length(CGFloat(radius))))
  }

  /// Returns a radius with which the corner has the same center as that of the container around the view.
  ///
  /// - Parameter minimum: The least radius, in points; `nil` for 0.
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
    UICornerRadius(kind: .concentric(minimum: FiniteGeometry.length(minimum ?? 0)))
  }
}

extension UICornerRadius: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Creates a radius in points.
  public init(floatLiteral value: Double) { self = .fixed(value) }
  /// Creates a radius in points.
  public init(integerLiteral value: Int) { self = .fixed(Double(value)) }
}
