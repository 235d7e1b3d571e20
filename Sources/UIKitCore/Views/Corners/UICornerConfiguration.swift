import Foundation
import Geometry

/// The radii of a view's corners.
///
/// - Fidelity: approximated; rounded corners of different radii are drawn with the largest one.
public struct UICornerConfiguration: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case capsule(maximum: CGFloat?)
    /// The radii of the corners; `nil` for a square one. The corners in each set of `uniform` have the largest radius of
    /// the set.
    case corners(Corners, uniform: [CACornerMask])
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

  /// Whether a radius follows from that of a view around the view.
  var isConcentric: Bool {
    guard case .corners(let corners, _) = kind else { return false }
    return corners.all.contains { if case .concentric = $0.radius?.kind { true } else { false } }
  }

  /// Returns a configuration whose radius is half the shorter side of the view.
  ///
  /// - Parameter maximumRadius: The largest radius, in points; `nil` for no limit.
  public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
    UICornerConfiguration(kind: .capsule(maximum: maximumRadius.map { FiniteGeometry.length(CGFloat($0)) }))
  }

  /// Returns a configuration that gives each corner a radius on its own: concentric corners may differ.
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration { all(radius, uniform: []) }

  /// Returns a configuration that gives all corners the same radius.
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration { all(radius, uniform: [.all]) }

  private static func all(_ radius: UICornerRadius, uniform: [CACornerMask]) -> UICornerConfiguration {
    let corners = Corners(topLeft: radius, topRight: radius, bottomLeft: radius, bottomRight: radius)
    return UICornerConfiguration(kind: .corners(corners, uniform: uniform))
  }

  /// Returns a configuration with a radius for each corner; `nil` for a square one.
  public static func corners(
    topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil,
    bottomLeftRadius: UICornerRadius? = nil,
    bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    let corners = Corners(
      topLeft: topLeftRadius, topRight: topRightRadius, bottomLeft: bottomLeftRadius, bottomRight: bottomRightRadius)
    return UICornerConfiguration(kind: .corners(corners, uniform: []))
  }

  /// Returns a configuration with one radius for the upper corners and one for the lower ones. Where the radii of two
  /// such corners differ, both have the larger one.
  public static func uniformEdges(
    topRadius: UICornerRadius, bottomRadius: UICornerRadius
  ) -> UICornerConfiguration {
    let corners = Corners(
      topLeft: topRadius, topRight: topRadius, bottomLeft: bottomRadius, bottomRight: bottomRadius)
    let edges: [CACornerMask] = [
      [.layerMinXMinYCorner, .layerMaxXMinYCorner], [.layerMinXMaxYCorner, .layerMaxXMaxYCorner],
    ]
    return UICornerConfiguration(kind: .corners(corners, uniform: edges))
  }

  /// Returns a configuration with one radius for the left corners and one for the right ones. Where the radii of two
  /// such corners differ, both have the larger one.
  public static func uniformEdges(
    leftRadius: UICornerRadius, rightRadius: UICornerRadius
  ) -> UICornerConfiguration {
    let corners = Corners(
      topLeft: leftRadius, topRight: rightRadius, bottomLeft: leftRadius, bottomRight: rightRadius)
    let edges: [CACornerMask] = [
      [.layerMinXMinYCorner, .layerMinXMaxYCorner], [.layerMaxXMinYCorner, .layerMaxXMaxYCorner],
    ]
    return UICornerConfiguration(kind: .corners(corners, uniform: edges))
  }
}
