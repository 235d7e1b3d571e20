import Drawing
import Foundation

/// The set of corners that `CALayer.cornerRadius` rounds.
///
/// - Fidelity: documented.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The top right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

  static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]

  /// The same corners of a rectangle, whose bits are equal.
  var corners: RoundedRect.Corners { RoundedRect.Corners(rawValue: UInt8(truncatingIfNeeded: rawValue & 15)) }
}

/// The shape of rounded corners.
///
/// - Fidelity: observed; approximated where a continuous corner has less space than it needs.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name of the shape.
  public let rawValue: String
  /// Creates a shape from its name. Unknown names are drawn as `circular`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve whose curvature changes gradually, which begins further from the corner.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

extension CALayer {
  /// Returns `rect` with the layer's rounded corners.
  func roundedRect(_ rect: CGRect, _ state: LayerState) -> RoundedRect {
    RoundedRect(
      rect, radius: state.cornerRadius, corners: maskedCorners.corners, isContinuous: cornerCurve == .continuous)
  }
}
