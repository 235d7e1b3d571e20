import Foundation
import LayoutSolver
import UIKitCore

/// The modes in which a section scrolls across its layout's direction.
///
/// - Fidelity: documented; stops and the choice of pages are observed (macOS 27 Catalyst).
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Hashable, Sendable {
  /// The section does not scroll across the layout's direction.
  case none
  /// The section scrolls freely and comes to rest anywhere.
  case continuous
  /// The section scrolls freely and comes to rest at a group's leading edge.
  case continuousGroupLeadingBoundary
  /// The section scrolls by pages as wide as its visible area.
  case paging
  /// The section scrolls by one group at a time, and rests at its leading edge.
  case groupPaging
  /// The section scrolls by one group at a time, and centers it.
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

  /// The name in a section's description.
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

/// The bounce and deceleration of a section that scrolls across its layout's direction.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject, @MainActor NSCopying {
  /// The rate at which a flick slows down: the fraction of the velocity that remains after each millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The fraction of the velocity that remains after one millisecond; 0 for the automatic rate.
    public let rawValue: CGFloat
    /// Creates a rate at which the fraction `rawValue` of the velocity remains after each millisecond.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The rate for the section's behavior: fast if it scrolls by pages, otherwise normal.
    public static let automatic = DecelerationRate(rawValue: 0)
    /// The rate of scroll views, 0.998.
    public static let normal = DecelerationRate(rawValue: UIScrollView.DecelerationRate.normal.rawValue)
    /// A rate with shorter deceleration, 0.99.
    public static let fast = DecelerationRate(rawValue: UIScrollView.DecelerationRate.fast.rawValue)
  }

  /// The condition under which a section bounces at its ends.
  public enum Bounce: Int, Hashable, Sendable {
    /// The section bounces if its content does not fit.
    case automatic
    /// The section bounces even if its content fits.
    case always
    /// The section stops at its ends.
    case never
  }

  /// The rate at which a flick slows down. The default is `automatic`.
  open var decelerationRate: DecelerationRate = .automatic
  /// The condition under which the section bounces at its ends. The default is `automatic`.
  open var bounce: Bounce = .automatic

  /// Returns a copy with the same properties.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionLayoutSectionOrthogonalScrollingProperties()
    copy.decelerationRate = decelerationRate
    copy.bounce = bounce
    return copy
  }
}
