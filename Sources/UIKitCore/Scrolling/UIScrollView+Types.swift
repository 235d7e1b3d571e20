import Foundation
import ScrollPhysics

extension UIScrollView {
  /// The rate at which scrolling slows down after a drag: the fraction of the velocity left after each millisecond.
  ///
  /// - Fidelity: documented.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The fraction of the velocity left after one millisecond.
    public var rawValue: CGFloat
    /// Creates a rate that leaves `rawValue` of the velocity after each millisecond.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The default rate, 0.998.
    public static let normal = DecelerationRate(rawValue: Deceleration.Rate.PerMillisecond.normal)
    /// A rate that stops sooner, 0.99.
    public static let fast = DecelerationRate(rawValue: Deceleration.Rate.PerMillisecond.fast)
  }

  /// The color of scroll indicators.
  ///
  /// - Fidelity: approximated; iOS does not publish the shades.
  public enum IndicatorStyle: Int, Hashable, Sendable {
    /// Dark in light appearance, and light in dark appearance.
    case `default` = 0
    /// Dark, for content with a light background.
    case black = 1
    /// Light, for content with a dark background.
    case white = 2
  }

  /// The way in which the safe area contributes to the insets of the content.
  ///
  /// - Fidelity: documented; tab bars are part of the safe area.
  public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
    /// Adjusts the axes that can scroll, and the vertical axis of the topmost scroll view in a navigation controller.
    case automatic = 0
    /// Adjusts the axes that can scroll: those whose content is larger than the view, or that always bounce.
    case scrollableAxes = 1
    /// Leaves the insets as they are.
    case never = 2
    /// Adds the safe area on all edges.
    case always = 3
  }
}
