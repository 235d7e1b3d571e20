import Foundation
import LayoutSolver
import UIKitCore

/// How a section scrolls across its layout's direction.
///
/// - Fidelity: documented; stops and page choice are observed (macOS 27 Catalyst).
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Hashable, Sendable {
  case none
  /// Rests anywhere.
  case continuous
  /// Free momentum that comes to rest at a group's leading edge.
  case continuousGroupLeadingBoundary
  /// Pages as wide as the section's viewport.
  case paging
  /// One group at a time, at its leading edge.
  case groupPaging
  /// One group at a time, centred.
  case groupPagingCentered

  package var spec: OrthogonalBehavior {
    switch self {
    case .none: .none
    case .continuous: .continuous
    case .continuousGroupLeadingBoundary: .continuousGroupLeadingBoundary
    case .paging: .paging
    case .groupPaging: .groupPaging
    case .groupPagingCentered: .groupPagingCentered
    }
  }

  /// As a section's description prints it.
  var title: String {
    switch self {
    case .none: "None"
    case .continuous: "Continuous"
    case .continuousGroupLeadingBoundary: "Continuous Group Leading Boundary"
    case .paging: "Paging"
    case .groupPaging: "Group Paging"
    case .groupPagingCentered: "Group Paging Centered"
    }
  }
}

/// Bounce and deceleration of a section that scrolls across its layout's direction.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject, @MainActor NSCopying {
  /// How fast a flick slows down; the raw value is the share of velocity left after a millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// What suits the section's behaviour: fast where it pages, otherwise normal.
    public static let automatic = DecelerationRate(rawValue: 0)
    public static let normal = DecelerationRate(rawValue: UIScrollView.DecelerationRate.normal.rawValue)
    public static let fast = DecelerationRate(rawValue: UIScrollView.DecelerationRate.fast.rawValue)
  }

  public enum Bounce: Int, Hashable, Sendable {
    /// At the ends, if there is anything to scroll.
    case automatic
    /// Even if everything fits.
    case always
    /// Stops dead at the ends.
    case never
  }

  open var decelerationRate: DecelerationRate = .automatic
  open var bounce: Bounce = .automatic

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionLayoutSectionOrthogonalScrollingProperties()
    copy.decelerationRate = decelerationRate
    copy.bounce = bounce
    return copy
  }
}

/// Which of the collection view's insets a section's content keeps clear of, across the scroll direction.
///
/// - Fidelity: documented.
public enum UIContentInsetsReference: Int, Hashable, Sendable {
  /// As the layout's configuration says; there, the safe area.
  case automatic
  case none
  case safeArea
  case layoutMargins
  case readableContent

  package var spec: InsetsReference {
    switch self {
    case .automatic: .automatic
    case .none: .none
    case .safeArea: .safeArea
    case .layoutMargins: .layoutMargins
    case .readableContent: .readableContent
    }
  }
}
