import Foundation
import ScrollPhysics

extension UIScrollView {
  /// Fraction of the velocity that is left after each millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = DecelerationRate(rawValue: Deceleration.Rate.PerMillisecond.normal)
    public static let fast = DecelerationRate(rawValue: Deceleration.Rate.PerMillisecond.fast)
  }

  public enum IndicatorStyle: Int, Hashable, Sendable {
    case `default` = 0
    case black = 1
    case white = 2
  }

  /// Which safe area insets are added to the content's.
  public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
    case automatic = 0
    case scrollableAxes = 1
    case never = 2
    case always = 3
  }
}
