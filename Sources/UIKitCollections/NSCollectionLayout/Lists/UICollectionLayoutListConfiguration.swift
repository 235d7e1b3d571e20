import Foundation
import UIKitCore

/// How a list looks: a section of rows as wide as the collection view, or a whole layout of such sections.
///
/// Make a section of it with ``NSCollectionLayoutSection/list(using:layoutEnvironment:)``, or a layout with
/// ``UICollectionViewCompositionalLayout/list(using:)``.
///
/// - Fidelity: documented; content hugging is absent.
public struct UICollectionLayoutListConfiguration {
  /// The style of a list.
  public enum Appearance: Hashable, Sendable {
    case plain
    case grouped
    case insetGrouped
    case sidebar
    case sidebarPlain
  }

  public enum HeaderMode: Hashable, Sendable {
    case none
    /// A supplementary view of kind `UICollectionView.elementKindSectionHeader` above the rows.
    case supplementary
    /// The first item of every section is a row that looks like a header; it never pins.
    case firstItemInSection
  }

  public enum FooterMode: Hashable, Sendable {
    case none
    /// A supplementary view of kind `UICollectionView.elementKindSectionFooter` below the rows.
    case supplementary
  }

  /// What the lines of one item are, from what those of the list are.
  public typealias ItemSeparatorHandler =
    (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration

  public let appearance: Appearance
  /// Whether list cells draw lines between rows. Other cells never draw any.
  public var showsSeparators = true
  /// How the lines look that list cells draw.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Asked for each item whose lines may be other ones; has the last word on them.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// What a swipe towards the trailing edge uncovers; asked when a row is about to move.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// What a swipe towards the leading edge uncovers; asked when a row is about to move.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Behind the rows of ``UICollectionViewCompositionalLayout/list(using:)``; `nil` is the system's colour for the
  /// appearance, and a clear colour lets the collection view's own through.
  public var backgroundColor: UIColor?
  public var headerMode: HeaderMode = .none
  public var footerMode: FooterMode = .none
  /// Room above each header, in points; `nil` is what suits the appearance.
  public var headerTopPadding: CGFloat?

  public init(appearance: UICollectionLayoutListConfiguration.Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }
}

extension UICollectionLayoutListConfiguration {
  /// What is painted behind the rows.
  ///
  /// - Fidelity: approximated for sidebars, whose colours on a phone are not known; they look like other lists.
  var effectiveBackgroundColor: UIColor {
    if let backgroundColor { return backgroundColor }
    switch appearance {
    case .plain, .sidebarPlain: return .systemBackground
    case .grouped, .insetGrouped, .sidebar: return .systemGroupedBackground
    }
  }
}
