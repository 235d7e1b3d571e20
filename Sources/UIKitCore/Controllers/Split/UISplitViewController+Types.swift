import Foundation

extension UISplitViewController {
  /// The number of columns, fixed when the controller is created.
  public enum Style: Int, Hashable, Sendable {
    /// Two controllers, in the form of iOS 8.
    case unspecified = 0
    /// A primary and a secondary column.
    case doubleColumn = 1
    /// A primary, a supplementary and a secondary column.
    case tripleColumn = 2
  }

  /// A column of the interface.
  public enum Column: Int, Hashable, Sendable {
    /// The first column.
    case primary = 0
    /// The column between the first and the last.
    case supplementary = 1
    /// The last column, which is the widest.
    case secondary = 2
    /// The only column where there is no space for several.
    case compact = 3
  }

  /// The columns that are visible.
  public enum DisplayMode: Int, Hashable, Sendable {
    /// The controller chooses.
    case automatic = 0
    /// The secondary column only.
    case secondaryOnly = 1
    /// One column beside the secondary one.
    case oneBesideSecondary = 2
    /// One column over the secondary one.
    case oneOverSecondary = 3
    /// Two columns beside the secondary one.
    case twoBesideSecondary = 4
    /// Two columns over the secondary one.
    case twoOverSecondary = 5
    /// Two columns that displace the secondary one.
    case twoDisplaceSecondary = 6

    /// The name of ``secondaryOnly`` before iOS 14.
    public static let primaryHidden = Self.secondaryOnly
    /// The name of ``oneBesideSecondary`` before iOS 14.
    public static let allVisible = Self.oneBesideSecondary
    /// The name of ``oneOverSecondary`` before iOS 14.
    public static let primaryOverlay = Self.oneOverSecondary
  }

  /// The effect of the primary column on the secondary one.
  public enum SplitBehavior: Int, Hashable, Sendable {
    /// The controller chooses.
    case automatic = 0
    /// Columns are beside each other.
    case tile = 1
    /// Columns cover the secondary one.
    case overlay = 2
    /// Columns displace the secondary one.
    case displace = 3
  }

  /// The side of the primary column.
  public enum PrimaryEdge: Int, Hashable, Sendable {
    /// The side where reading starts.
    case leading = 0
    /// The opposite side.
    case trailing = 1
  }

  /// The background of the primary column.
  public enum BackgroundStyle: Int, Hashable, Sendable {
    /// The background of its content.
    case none = 0
    /// The background of a sidebar.
    case sidebar = 1
  }

  /// The default of a width.
  public nonisolated static let automaticDimension: CGFloat = -.greatestFiniteMagnitude
}
