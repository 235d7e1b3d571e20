import Foundation
import UIKitCore

extension UIBackgroundConfiguration {
  /// Returns an empty background for all states.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }

  /// Returns the background of rows in the style of the list that the cell is in.
  public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.listCell) }
  /// Returns the background of headers in the style of the list that the view is in.
  public static func listHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.listHeader) }
  /// Returns the background of footers in the style of the list that the view is in.
  public static func listFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.listFooter) }

  /// Returns the background of rows in plain lists.
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.plainCell) }
  /// Returns the background of headers and footers in plain lists.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.plainHeaderFooter)
  }
  /// Returns the background of rows in grouped lists.
  public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.groupedCell) }
  /// Returns the background of headers and footers in grouped lists.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.groupedHeaderFooter)
  }
  /// Returns the background of headers in sidebars.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.sidebarHeader) }
  /// Returns the background of rows in sidebars.
  public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.sidebarCell) }
  /// Returns the background of rows next to a sidebar.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.accompaniedSidebarCell)
  }

  enum Preset: Hashable {
    case clear
    case listCell, listHeader, listFooter
    case plainCell, plainHeaderFooter, groupedCell, groupedHeaderFooter
    case sidebarHeader, sidebarCell, accompaniedSidebarCell
  }
}

extension UIBackgroundConfiguration.Preset {
  /// Returns the preset that an adaptive preset resolves to in a list; other presets return themselves.
  func styled(in position: ListPosition?) -> Self {
    let appearance = position?.appearance ?? .plain
    switch self {
    case .listCell:
      switch appearance {
      case .plain: return .plainCell
      case .grouped, .insetGrouped: return .groupedCell
      case .sidebar, .sidebarPlain: return .sidebarCell
      }
    case .listHeader, .listFooter:
      switch appearance {
      case .plain, .sidebarPlain: return .plainHeaderFooter
      case .grouped, .insetGrouped: return .groupedHeaderFooter
      case .sidebar: return self == .listHeader ? .sidebarHeader : .groupedHeaderFooter
      }
    default: return self
    }
  }
}

/// The color and corners of a preset in a state.
///
/// - Fidelity: approximated; the colors of rows at rest are observed (iOS 16), highlighted rows have the system's gray
///   of selected rows, and headers at an edge are opaque where UIKit blurs the content behind them.
struct BackgroundAppearance {
  private(set) var color: UIColor? = .clear
  private(set) var cornerRadius: CGFloat = 0

  /// The corner radius of rows and headers in a sidebar, in points.
  private static let sidebarRadius: CGFloat = 10

  init(_ preset: UIBackgroundConfiguration.Preset, in state: KnownState?) {
    switch preset.styled(in: state?.listPosition) {
    case .plainCell: color = Self.marked(state) ?? .systemBackground
    case .groupedCell: color = Self.marked(state) ?? .secondarySystemGroupedBackground
    case .plainHeaderFooter: color = state.map { $0.isPinned ? .systemBackground : .clear } ?? .systemBackground
    case .sidebarCell, .accompaniedSidebarCell:
      cornerRadius = Self.sidebarRadius
      color = Self.marked(state, selected: .secondarySystemFill) ?? .clear
    case .sidebarHeader: cornerRadius = Self.sidebarRadius
    default: break
    }
  }

  /// Returns the color of a highlighted, selected or swiped row. Rows selected together with others are slightly
  /// lighter.
  private static func marked(_ state: KnownState?, selected: UIColor = .systemGray4) -> UIColor? {
    guard let state else { return nil }
    if state.isHighlighted { return .systemGray4 }
    guard state.isSelected else { return state.isSwiped ? .systemGray5 : nil }
    return state.isEditing ? .systemGray5 : selected
  }
}
