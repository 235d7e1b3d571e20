import Foundation
import UIKitCore

/// The configuration of a list: a section with rows as wide as the collection view, or a layout of such sections.
///
/// Create a section with ``NSCollectionLayoutSection/list(using:layoutEnvironment:)``, or a layout with
/// ``UICollectionViewCompositionalLayout/list(using:)``.
///
/// - Fidelity: documented; content hugging is absent.
public struct UICollectionLayoutListConfiguration {
  /// The style of a list.
  public enum Appearance: Hashable, Sendable {
    /// Rows from edge to edge, with headers that remain visible.
    case plain
    /// Rows from edge to edge, in groups with space between them.
    case grouped
    /// Rows in groups with margins and rounded corners.
    case insetGrouped
    /// Rows of a sidebar with margins, in groups.
    case sidebar
    /// Rows of a sidebar with margins, and headers that remain visible.
    case sidebarPlain
  }

  /// The kind of headers in a list.
  public enum HeaderMode: Hashable, Sendable {
    /// No headers.
    case none
    /// Supplementary views of the kind `UICollectionView.elementKindSectionHeader` above the rows.
    case supplementary
    /// The first item of each section, drawn as a header. It does not pin.
    case firstItemInSection
  }

  /// The kind of footers in a list.
  public enum FooterMode: Hashable, Sendable {
    /// No footers.
    case none
    /// Supplementary views of the kind `UICollectionView.elementKindSectionFooter` below the rows.
    case supplementary
  }

  /// A closure that returns the separators of an item, based on those of the list.
  public typealias ItemSeparatorHandler =
    (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration

  /// The style of the list.
  public let appearance: Appearance
  /// Whether list cells draw separators between rows. The default is `true`. Other cells never draw any.
  public var showsSeparators = true
  /// The appearance of the separators that list cells draw. Unless set, it is that of the list's appearance.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// A closure that adjusts the separators of single items; `nil`, the default, for none.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// A closure that returns the actions uncovered by a swipe toward the trailing edge, called when a row is about to
  /// move; `nil`, the default, for none.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// A closure that returns the actions uncovered by a swipe toward the leading edge, called when a row is about to
  /// move; `nil`, the default, for none.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The color behind the rows of ``UICollectionViewCompositionalLayout/list(using:)``; `nil`, the default, for the
  /// system's color for the appearance. If it is clear, the collection view's own background is visible.
  public var backgroundColor: UIColor?
  /// The kind of headers. The default is `none`.
  public var headerMode: HeaderMode = .none
  /// The kind of footers. The default is `none`.
  public var footerMode: FooterMode = .none
  /// The padding above each header, in points; `nil`, the default, for that of the appearance.
  public var headerTopPadding: CGFloat?

  /// Creates a configuration with the default values for an appearance.
  public init(appearance: UICollectionLayoutListConfiguration.Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }
}

extension UICollectionLayoutListConfiguration {
  /// The color behind the rows.
  ///
  /// - Fidelity: approximated for sidebars, whose colors on a phone are unknown; they look like other lists.
  var effectiveBackgroundColor: UIColor {
    if let backgroundColor { return backgroundColor }
    switch appearance {
    case .plain, .sidebarPlain: return .systemBackground
    case .grouped, .insetGrouped, .sidebar: return .systemGroupedBackground
    }
  }
}
