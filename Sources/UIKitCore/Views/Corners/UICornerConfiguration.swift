import Foundation
import Geometry

/// The radii of a view's corners.
///
/// - Fidelity: approximated; rounded corners of different radii are drawn with the largest one.
public struct UICornerConfiguration: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case capsule(maximum: CGFloat?)
    /// The radii of the corners; `nil` for a square one. If they are uniform, all have the largest one.
    case corners(Corners, isUniform: Bool)
  }

  struct Corners: Hashable, Sendable {
    var topLeft: UICornerRadius?
    var topRight: UICornerRadius?
    var bottomLeft: UICornerRadius?
    var bottomRight: UICornerRadius?

    var all: [(corner: CACornerMask, radius: UICornerRadius?)] {
      [
        (.layerMinXMinYCorner, topLeft), (.layerMaxXMinYCorner, topRight), (.layerMinXMaxYCorner, bottomLeft),
        (.layerMaxXMaxYCorner, bottomRight),
      ]
    }
  }

  let kind: Kind

  /// Returns a configuration whose radius is half the shorter side of the view.
  ///
  /// - Parameter maximumRadius: The largest radius, in points; `nil` for no limit.
  public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
    UICornerConfiguration(kind: .capsule(maximum: maximumRadius.map { FiniteGeometry.length(CGFloat($0)) }))
  }

  /// Returns a configuration that gives each corner a radius on its own: concentric corners may differ.
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration { all(radius, isUniform: false) }

  /// Returns a configuration that gives all corners the same radius.
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration { all(radius, isUniform: true) }

  private static func all(_ radius: UICornerRadius, isUniform: Bool) -> UICornerConfiguration {
    let corners = Corners(topLeft: radius, topRight: radius, bottomLeft: radius, bottomRight: radius)
    return UICornerConfiguration(kind: .corners(corners, isUniform: isUniform))
  }

  /// Returns a configuration with a radius for each corner; `nil` for a square one.
  public static func corners(
    topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil,
    bottomLeftRadius: UICornerRadius? = nil,
    bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    let corners = Corners(
      topLeft: topLeftRadius, topRight: topRightRadius, bottomLeft: bottomLeftRadius, bottomRight: bottomRightRadius)
    return UICornerConfiguration(kind: .corners(corners, isUniform: false))
  }

  /// Returns a configuration with one radius for the upper corners and one for the lower ones.
  public static func uniformEdges(
    topRadius: UICornerRadius, bottomRadius: UICornerRadius
  ) -> UICornerConfiguration {
    corners(
      topLeftRadius: topRadius, topRightRadius: topRadius, bottomLeftRadius: bottomRadius,
      bottomRightRadius: bottomRadius)
  }
}
