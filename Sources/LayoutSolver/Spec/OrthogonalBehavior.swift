/// The scrolling behavior of a section across its layout's direction.
///
/// The properties state the rules of each behavior; no other code distinguishes between the cases.
package enum OrthogonalBehavior: Hashable, Sendable, CaseIterable {
  case none
  case continuous
  case continuousGroupLeadingBoundary
  case paging
  case groupPaging
  case groupPagingCentered

  /// The kinds of offsets at which scrolling stops.
  package enum Stops: Hashable, Sendable {
    /// Any offset of the range.
    case anywhere
    /// Multiples of the viewport's length, and the end.
    case viewports
    /// The leading edge of a group, or its center if the behavior is centered, and the end.
    case groups
  }

  /// The offsets at which a section with this behavior rests.
  package var stops: Stops {
    switch self {
    case .none, .continuous: .anywhere
    case .paging: .viewports
    case .continuousGroupLeadingBoundary, .groupPaging, .groupPagingCentered: .groups
    }
  }

  /// Whether a section rests with a group in the center of its viewport, rather than at the leading edge.
  package var isCentered: Bool {
    switch self {
    case .groupPagingCentered: true
    case .none, .continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging: false
    }
  }

  /// Whether a flick moves by one stop at most and decelerates fast, rather than continuing with its momentum.
  package var isPaging: Bool {
    switch self {
    case .paging, .groupPaging, .groupPagingCentered: true
    case .none, .continuous, .continuousGroupLeadingBoundary: false
    }
  }
}
